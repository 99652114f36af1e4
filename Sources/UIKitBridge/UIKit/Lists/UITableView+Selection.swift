import Foundation
import Geometry

extension UITableView: SelectingList {
  func choose(_ path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
  func dismiss(_ path: IndexPath, animated: Bool) { deselectRow(at: path, animated: animated) }

  func showSelection(of path: IndexPath, _ isSelected: Bool, animated: Bool) {
    let cell = cellForRow(at: path)
    guard animated, !isSelected else {
      cell?.setSelected(isSelected, animated: animated)
      return
    }
    UIView.animate(withDuration: 0.25) { cell?.setSelected(false, animated: true) }
  }

  func tellSelection(of path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      delegate?.tableView(self, didSelectRowAt: path)
      cellForRow(at: path)?.chosenSegue?()
    } else {
      delegate?.tableView(self, didDeselectRowAt: path)
    }
  }

  /// A tap chooses the row below it, or does what its parts do.
  func tapped(_ tap: UITapGestureRecognizer) {
    guard let path = indexPathForRow(at: tap.location(in: self)) else { return }
    if isEditing, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing { return }
    if let cell = cellForRow(at: path), cell.hasDetailButton(at: tap.location(in: cell)) {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      return
    }
    guard let delegate else { return touched(path) }
    if allowsMultipleSelection, chosen.contains(path) {
      return touched(delegate.tableView(self, willDeselectRowAt: path))
    }
    touched(delegate.tableView(self, willSelectRowAt: path))
  }
}
