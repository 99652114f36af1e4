import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// The widths of a grid's columns and the heights of its rows for one proposal.
struct GridArrangement {
  private let layout: GridLayout
  private let table: GridTable
  private var columns = GridTracks()
  private var rows = GridTracks()
  /// That of the columns together, or of a view that is a row of its own where there are none.
  private var width: CGFloat = 0

  init(_ layout: GridLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
    self.layout = layout
    table = GridTable(subviews)
    columns.gaps = columnGaps
    rows.gaps = rowGaps
    sizeColumns(proposal.width)
    sizeRows(proposal.height)
  }

  var size: CGSize { CGSize(width: width, height: rows.total) }

  // MARK: Gaps

  private var columnGaps: [CGFloat] {
    (1..<max(1, table.columnCount)).map { column in
      if let spacing = layout.horizontalSpacing { return spacing }
      let wishes = table.rows.compactMap { row -> CGFloat? in
        guard let right = row.cells.firstIndex(where: { $0.column == column && !$0.isWholeRow }),
          right > 0
        else {
          return nil
        }
        return row.cells[right - 1].view.spacing.distance(
          to: row.cells[right].view.spacing, along: .horizontal)
      }
      return wishes.max() ?? ViewSpacing.standard
    }
  }

  private var rowGaps: [CGFloat] {
    zip(table.rows, table.rows.dropFirst()).map { upper, lower in
      if let spacing = layout.verticalSpacing { return spacing }
      let wishes = lower.cells.flatMap { cell in
        upper.cells.filter { $0.isWholeRow || cell.isWholeRow || $0.column == cell.column }.map {
          $0.view.spacing.distance(to: cell.view.spacing, along: .vertical)
        }
      }
      return wishes.max() ?? ViewSpacing.standard
    }
  }

  // MARK: Columns

  private mutating func sizeColumns(_ proposed: CGFloat?) {
    let cells = table.cells.filter { !$0.isWholeRow && $0.sizes(.horizontal) }
    columns.lengths = GridTracks.share(
      proposed, gaps: columns.gaps, count: table.columnCount
    ) { column, offer in
      cells.filter { $0.span == 1 && $0.column == column }.map {
        $0.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      }.max() ?? 0
    }
    for cell in cells where cell.span > 1 {
      let room = columns.length(cell.column, cell.span)
      // Recorded on iOS 26: it is offered all that the other columns leave, and its columns grow for it.
      let free = proposed.map { max(room, $0 - (columns.total - room)) }
      let wanted = cell.view.sizeThatFits(ProposedViewSize(width: free, height: nil)).width
      guard wanted > room else { continue }
      for column in cell.column..<(cell.column + cell.span) {
        columns.lengths[column] += (wanted - room) / CGFloat(cell.span)
      }
    }
    let wanted =
      table.cells.filter { $0.isWholeRow && $0.sizes(.horizontal) }.map {
        $0.view.sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width
      }.max() ?? 0
    width = max(columns.total, wanted)
    widenColumns()
  }

  /// Gives each column the same part of what a view that is a row of its own is wider than all of them.
  private mutating func widenColumns() {
    let rest = width - columns.total
    guard rest > 0, rest.isFinite else { return }
    for column in columns.lengths.indices {
      columns.lengths[column] += rest / CGFloat(columns.lengths.count)
    }
  }

  /// The room of a cell along x.
  private func room(of cell: GridCell) -> (x: CGFloat, width: CGFloat) {
    if cell.isWholeRow { return (0, width) }
    return (columns.start(cell.column), columns.length(cell.column, cell.span))
  }

  // MARK: Rows

  private mutating func sizeRows(_ proposed: CGFloat?) {
    let lengths = GridTracks.share(proposed, gaps: rows.gaps, count: table.rows.count) {
      row, offer in
      extent(ofRow: row, offer).height
    }
    rows.lengths = lengths
  }

  private func guide(ofRow row: Int) -> VerticalAlignment {
    table.rows[row].alignment ?? layout.alignment.vertical
  }

  /// How far the cells of a row reach above and below their common guide.
  private func extent(ofRow row: Int, _ offer: CGFloat?) -> (guide: CGFloat, height: CGFloat) {
    let guide = guide(ofRow: row)
    var extent = AlignedExtent()
    for cell in table.rows[row].cells where cell.sizes(.vertical) {
      let dimensions = cell.view.dimensions(
        in: ProposedViewSize(width: room(of: cell).width, height: offer))
      extent.add(length: dimensions.height, guide: dimensions[guide])
    }
    return (extent.before, extent.length)
  }

  // MARK: Placing

  func place(in bounds: CGRect) {
    for (row, line) in table.rows.enumerated() {
      let (y, height) = (rows.start(row), rows.lengths[row])
      let baseline = extent(ofRow: row, height).guide
      for cell in line.cells {
        let (x, width) = room(of: cell)
        let box = CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
        place(cell, in: box, guide: guide(ofRow: row), baseline: baseline)
      }
    }
  }

  private func place(_ cell: GridCell, in box: CGRect, guide: VerticalAlignment, baseline: CGFloat)
  {
    let offer = ProposedViewSize(box.size)
    if let anchor = cell.view.trait(GridCellAnchor.self) {
      let point = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
      return cell.view.place(at: point, anchor: anchor, proposal: offer)
    }
    // A cell that reaches over several columns is lined up with none of them.
    let isOfOneColumn = !cell.isWholeRow && cell.span == 1
    let column = isOfOneColumn ? table.alignment(ofColumn: cell.column) : nil
    let horizontal = column ?? layout.alignment.horizontal
    let dimensions = cell.view.dimensions(in: offer)
    let room = ViewDimensions(size: box.size)
    cell.view.place(
      at: CGPoint(
        x: box.minX + room[horizontal] - dimensions[horizontal],
        y: box.minY + baseline - dimensions[guide]),
      proposal: offer)
  }
}

/// The columns or the rows of a grid along their axis.
struct GridTracks {
  var lengths: [CGFloat] = []
  var gaps: [CGFloat] = []

  var total: CGFloat { lengths.reduce(0, +) + gaps.prefix(max(0, lengths.count - 1)).reduce(0, +) }

  func start(_ index: Int) -> CGFloat {
    lengths.prefix(index).reduce(0, +) + gaps.prefix(index).reduce(0, +)
  }

  func length(_ index: Int, _ span: Int) -> CGFloat {
    let end = min(index + span, lengths.count)
    return lengths[index..<end].reduce(0, +) + gaps[index..<max(index, end - 1)].reduce(0, +)
  }

  /// Shares `proposed` among tracks whose length for an offer is `length`: the least flexible first.
  static func share(
    _ proposed: CGFloat?, gaps: [CGFloat], count: Int, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let proposed, proposed.isFinite else { return (0..<count).map { length($0, proposed) } }
    var result = Array(repeating: CGFloat.zero, count: count)
    let flexibility = (0..<count).map { index -> CGFloat in
      let least = length(index, 0)
      return least.isFinite ? length(index, .infinity) - least : 0
    }
    var left = proposed - gaps.reduce(0, +)
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (position, index) in order.enumerated() {
      result[index] = length(index, max(0, left / CGFloat(count - position)))
      left -= result[index]
    }
    return result
  }
}
