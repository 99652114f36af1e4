import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// One view of an item of a lazy container: its column, and the part of the item that is its own, in
/// points along the container from the item's start.
struct LazyCell {
  let element: Element
  let track: LazyTrack
  var start: CGFloat
  var length: CGFloat
}

/// The views of one item, and the item's length. A row of a loop is one item, of whatever it consists.
struct LazyCells {
  private(set) var cells: [LazyCell] = []
  private(set) var length: CGFloat = 0

  /// Views one after another in the same column.
  @MainActor init(_ elements: [Element], in track: LazyTrack, _ arrangement: LazyArrangement) {
    for element in elements {
      let own = element.length(in: track, along: arrangement.axis)
      let start = cells.isEmpty ? 0 : length + arrangement.gap
      cells.append(LazyCell(element: element, track: track, start: start, length: own))
      length = start + own
    }
  }

  /// Views that are a grid of their own, as those of a section are: its header and footer have lines for
  /// themselves in `whole`, the others stand in `tracks`.
  @MainActor init(
    _ elements: [Element], in tracks: [LazyTrack], whole: LazyTrack, _ arrangement: LazyArrangement
  ) {
    var flow = LazyFlow()
    for element in elements {
      flow.add(
        1, perLine: tracks.count, isWhole: element.trait(SectionPartTrait.self) != nil)
    }
    var lengths = Array(repeating: CGFloat.zero, count: flow.lineCount)
    for (index, element) in elements.enumerated() {
      let (line, column) = flow.place(of: index)
      let track = column.map { tracks[$0] } ?? whole
      let own = element.length(in: track, along: arrangement.axis)
      lengths[line] = max(lengths[line], own)
      cells.append(LazyCell(element: element, track: track, start: 0, length: own))
    }
    var starts: [CGFloat] = []
    for own in lengths {
      starts.append(starts.isEmpty ? 0 : length + arrangement.gap)
      length = starts.last! + own
    }
    for index in cells.indices {
      let line = flow.place(of: index).line
      (cells[index].start, cells[index].length) = (starts[line], lengths[line])
    }
  }
}

extension Element {
  /// How long this view is along a lazy container in a column, in points.
  func length(in track: LazyTrack, along axis: Axis) -> CGFloat {
    size(for: ProposedViewSize(nil, along: axis, across: track.length)).finite[axis]
  }
}
