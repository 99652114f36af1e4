import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Arranges the cells of a grid.
///
/// Columns share the width as the views of a row would, and rows the height as those of a column:
/// the least flexible chooses first. A view outside of any row is a row of its own as wide as the grid;
/// where it is wider than the columns together, they all grow by the same.
nonisolated public struct GridLayout: Layout, Sendable {
  /// Where cells lie in their room.
  public var alignment: Alignment
  /// The distances between columns and between rows in points; nil for what the cells wish.
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    GridArrangement(self, subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    GridArrangement(self, subviews, proposal).place(in: bounds)
  }
}

/// One view in a grid.
struct GridCell {
  let view: LayoutSubview
  let column: Int
  let span: Int
  /// True for a view outside of any row.
  let isWholeRow: Bool

  func sizes(_ axis: Axis) -> Bool {
    !(view.trait(GridCellUnsizedAxes.self) ?? []).contains(Axis.Set(axis))
  }
}

/// The cells of one row.
struct GridLine {
  var cells: [GridCell]
  var alignment: VerticalAlignment?
}

/// The rows of a grid's views.
struct GridTable {
  private(set) var rows: [GridLine] = []
  private(set) var columnCount = 0

  init(_ subviews: LayoutSubviews) {
    var current: ObjectIdentifier?
    for subview in subviews {
      guard let mark = subview.trait(GridRowTrait.self) else {
        current = nil
        rows.append(
          GridLine(cells: [GridCell(view: subview, column: 0, span: 1, isWholeRow: true)]))
        continue
      }
      if mark.row != current { rows.append(GridLine(cells: [], alignment: mark.alignment)) }
      current = mark.row
      let column = rows.last!.cells.last.map { $0.column + $0.span } ?? 0
      let span = subview.trait(GridCellColumns.self) ?? 1
      rows[rows.count - 1].cells.append(
        GridCell(view: subview, column: column, span: span, isWholeRow: false))
      columnCount = max(columnCount, column + span)
    }
  }

  var cells: [GridCell] { rows.flatMap(\.cells) }

  /// How the cells of a column are lined up where one of them says so.
  func alignment(ofColumn column: Int) -> HorizontalAlignment? {
    cells.lazy.filter { $0.column == column && !$0.isWholeRow }
      .compactMap { $0.view.trait(GridColumnAlignment.self) }.first
  }
}
