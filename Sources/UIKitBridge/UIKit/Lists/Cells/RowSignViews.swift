import Foundation
import FoundationNames
import Geometry
import ViewContent
import ViewGraphics

/// The signs at the ends of a table's row while it is edited: one that deletes or inserts, and one to move it by.
@MainActor
struct RowSignViews {
  private var leading: CellAccessoryView?
  private var trailing: CellAccessoryView?

  nonisolated init() {}

  mutating func take(_ signs: RowEditingSigns?, in cell: UITableViewCell) {
    leading?.removeFromSuperview()
    trailing?.removeFromSuperview()
    (leading, trailing) = (nil, nil)
    guard let signs else { return }
    leading = Self.accessory(signs).map { CellAccessoryView($0) }
    if let leading {
      leading.addAction(
        UIAction { [weak cell] _ in
          guard let cell else { return }
          (cell.parentView as? UITableView)?.editingSignTouched(cell)
        }, for: .touchUpInside)
      cell.addSubview(leading)
      leading.fadeIn()
    }
    guard signs.moves else { return }
    let view = CellAccessoryView(.reorder())
    let drag = PressGesture()
    drag.onAction = { [weak cell] gesture in
      guard let cell else { return }
      (cell.parentView as? UITableView)?.moveSign(cell, gesture)
    }
    view.addGestureRecognizer(drag)
    trailing = view
    cell.addSubview(view)
    view.fadeIn()
  }

  private static func accessory(_ signs: RowEditingSigns) -> UICellAccessory? {
    if signs.selects { return .multiselect() }
    switch signs.style {
    case .none: return nil
    case .delete: return .delete()
    case .insert: return .insert()
    }
  }

  /// The circle of a row that is selected is filled.
  func select(_ isSelected: Bool) { leading?.rowState = (isSelected, false) }

  /// Recorded of tables on iOS 26, in points.
  private static let handleRoom: CGFloat = 35

  /// What the signs take away from the content at its ends, in points.
  func room(_ signs: RowEditingSigns?, isIndented: Bool) -> (start: CGFloat, end: CGFloat) {
    guard let signs else { return (0, 0) }
    let hasSign = leading != nil && isIndented && signs.indents
    return (hasSign ? ListFigures.signRoom : 0, trailing == nil ? 0 : Self.handleRoom)
  }

  func layOut(in bounds: CGRect) {
    let room = ListFigures.signRoom
    leading?.frame = CGRect(
      x: ListFigures.inset, y: 0, width: room - ListFigures.inset, height: bounds.height)
    trailing?.frame = CGRect(
      x: bounds.width - room, y: 0, width: room - ListFigures.inset, height: bounds.height)
  }
}
