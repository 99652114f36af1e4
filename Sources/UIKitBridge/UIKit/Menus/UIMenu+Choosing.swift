import Foundation

extension UIMenu {
  /// What choosing a line does: where one of a menu's lines is on at a time, it is that one then, and its action is performed.
  func choose(_ action: UIAction, from sender: Any?) {
    let others = exclusiveLines(around: action)
    for other in others { other.state = other === action ? .on : .off }
    action.perform(from: sender)
  }

  /// The actions of which one is on at a time, where `action` is one of such a menu's; else none.
  private func exclusiveLines(around action: UIAction) -> [UIAction] {
    let menus = children.compactMap { $0 as? UIMenu }
    for menu in menus {
      let found = menu.exclusiveLines(around: action)
      if !found.isEmpty { return found }
    }
    guard options.contains(.singleSelection) else { return [] }
    let lines = directActions
    return lines.contains { $0 === action } ? lines : []
  }

  /// The actions among its lines, also those of the menus whose lines stand among its own.
  var directActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.directActions : []
      }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}
