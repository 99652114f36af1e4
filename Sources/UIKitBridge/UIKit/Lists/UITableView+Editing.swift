import Foundation
import Geometry
import ViewContent
import ViewGraphics

extension UITableView {
  func showEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != isChangingRows else { return }
    swipe.close(animated: animated)
    isChangingRows = editing
    forgetPlaces()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: ListFigures.updateDuration) {
      self.layoutSubviews()
      for cell in self.shown.values { cell.layoutIfNeeded() }
    }
  }

  /// What a row shows at its ends while the table is edited; nil while it is not.
  func signs(at path: IndexPath) -> RowEditingSigns? {
    guard isEditing, let dataSource else { return nil }
    var signs = RowEditingSigns()
    if dataSource.tableView(self, canEditRowAt: path) {
      signs.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      signs.indents = indents && (style == .plain || signs.style != .none)
      signs.selects = allowsMultipleSelectionDuringEditing
    }
    signs.moves = dataSource.tableView(self, canMoveRowAt: path)
    return signs
  }

  /// A touch on the sign at the beginning of a row.
  func editingSignTouched(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .delete: swipe.open(path, .trailing)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }

  // MARK: Rows moved by a finger

  func moveSign(_ cell: UITableViewCell, _ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began:
      moving = indexPath(for: cell)
      bringSubviewToFront(cell)
    case .changed: cell.center.y = gesture.location(in: self).y
    case .ended: endMoving(cell)
    case .cancelled, .failed: settle()
    case .possible: break
    }
  }

  private func endMoving(_ cell: UITableViewCell) {
    guard let from = moving else { return }
    let y = cell.center.y
    let rows = currentPlaces().rows
    let nearest = rows.min { abs($0.frame.midY - y) < abs($1.frame.midY - y) }
    var goal = nearest?.path ?? from
    if let delegate {
      goal = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: goal)
    }
    guard goal != from, let counts = places?.counts else { return settle() }
    moving = nil
    dataSource?.tableView(self, moveRowAt: from, to: goal)
    var updates = ListUpdates()
    updates.moved = [(from, goal)]
    let next = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    guard let change = updates.change(from: counts, to: next) else { return reloadData() }
    apply(change, RowAnimations(all: .automatic), completion: nil)
  }

  /// Back to where everything stands.
  private func settle() {
    moving = nil
    UIView.animate(withDuration: ListFigures.updateDuration) { self.layoutSubviews() }
  }
}

extension UITableView: SwipingList {
  func swipeActions(at path: IndexPath, _ edge: RowSwipe.Edge) -> UISwipeActionsConfiguration? {
    if edge == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let wish = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return wish
    }
    return deletion(of: path)
  }

  /// The button that deletes a row which may be edited. Whether the data source deletes at all is known once it was
  /// asked to: a touch on the button of one that does not closes the row, and there is no button any more.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, idleSource !== dataSource,
      dataSource.tableView(self, canEditRowAt: path),
      (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    if title == nil { action.image = UIImage(systemName: "trash") }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func swipedView(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func swipePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipeChanged(at path: IndexPath, isOpen: Bool) {
    cellForRow(at: path)?.isSwiped = isOpen
    if isOpen {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    } else {
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
  }
}

/// What is at the ends of a row while its table is edited.
struct RowEditingSigns: Equatable {
  var style = UITableViewCell.EditingStyle.none
  var indents = false
  var moves = false
  /// Whether the sign at the beginning selects the row instead.
  var selects = false
}
