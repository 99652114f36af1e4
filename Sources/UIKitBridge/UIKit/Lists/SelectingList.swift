import Foundation

/// A list in which cells are selected by touch and by the program: the rules are those of tables and collections
/// alike, what they show and whom they tell is their own.
@MainActor
protocol SelectingList: AnyObject {
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var chosen: Set<IndexPath> { get set }

  /// The program's own way to select: a subclass may change it.
  func choose(_ path: IndexPath)
  /// The program's own way to deselect.
  func dismiss(_ path: IndexPath, animated: Bool)
  /// Makes the cell look as it is, where it is in view.
  func showSelection(of path: IndexPath, _ isSelected: Bool, animated: Bool)
  /// Tells the delegate what a touch has done.
  func tellSelection(of path: IndexPath, _ isSelected: Bool)
}

extension SelectingList {
  /// Selects `path`, beside the others where several may be; nil deselects all.
  func select(_ path: IndexPath?, animated: Bool) {
    if path == nil || !allowsMultipleSelection {
      for other in chosen where other != path { dismiss(other, animated: animated) }
    }
    guard let path else { return }
    chosen.insert(path)
    showSelection(of: path, true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard chosen.remove(path) != nil else { return }
    showSelection(of: path, false, animated: animated)
  }

  /// A touch selects; where several may be, a second one deselects.
  func touched(_ path: IndexPath?) {
    guard allowsSelection, let path else { return }
    if allowsMultipleSelection, chosen.contains(path) {
      dismiss(path, animated: true)
      return tellSelection(of: path, false)
    }
    let others = chosen.subtracting([path])
    choose(path)
    if !allowsMultipleSelection {
      for other in others { tellSelection(of: other, false) }
    }
    tellSelection(of: path, true)
  }
}
