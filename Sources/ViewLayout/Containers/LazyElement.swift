@_spi(Runtime) import Drawing
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// The element of a lazy container: of its rows only those exist that are seen.
@MainActor
final class LazyElement: Element, LazyContainer, ScrollWatcher {
  var arrangement: LazyArrangement {
    didSet { if arrangement != oldValue { arrangementChanged() } }
  }
  private var flow = LazyFlow()
  private let source: Node
  private var segments: [LazySegment]?
  private var lines: LazyLines
  private var shownLines = 0..<0
  private var rowsAreStale = true
  private var measuredAcross: CGFloat = 0
  private var lastAcross: CGFloat?
  private weak var scroll: ScrollElement?

  init(arrangement: LazyArrangement, node: Node, source: Node) {
    self.arrangement = arrangement
    self.source = source
    lines = LazyLines(gap: arrangement.gap)
    super.init(node: node)
  }

  // Without it the compiler writes one itself and warns of what it wrote.
  override init(node: Node) { fatalError("a lazy element needs an arrangement") }

  private var axis: Axis { arrangement.axis }

  override var childElements: [Element] {
    let elements = source.elements
    for element in elements { element.parent = self }
    return elements
  }

  override var stackAxisOfContent: Axis? { arrangement.items == nil ? axis : nil }

  private func arrangementChanged() {
    lines = LazyLines(gap: arrangement.gap)
    setNeedsLayout()
  }

  // MARK: Changes

  func lazyChildrenChanged() {
    rowsAreStale = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  func childrenChanged() {
    segments = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  func visibleRectChanged() {
    guard isPlaced else { return }
    if hasPinnedViews { return setNeedsLayout() }
    let (low, high) = visibleSpan
    let wanted = lines.lines(from: low, to: high)
    if wanted != shownLines { setNeedsLayout() }
  }

  // MARK: What there is

  private func findSegments() -> [LazySegment] {
    if let segments { return segments }
    let found = LazySegment.all(below: source, for: self)
    segments = found
    return found
  }

  /// Loops in a grid whose rows are more than one view, such as sections: each row begins a line and has
  /// all of it.
  private var sectionLoops: Set<ObjectIdentifier> = []

  /// Sets which items stand in which line, for lines of `perLine` items.
  private func findFlow(perLine: Int) {
    var flow = LazyFlow()
    for segment in findSegments() {
      flow.add(segment.count, perLine: perLine, isWhole: isWhole(segment))
    }
    self.flow = flow
  }

  private func isWhole(_ segment: LazySegment) -> Bool {
    guard arrangement.items != nil else { return false }
    if case .rows(let rows) = segment { return sectionLoops.contains(ObjectIdentifier(rows)) }
    return segment.isPart
  }

  /// Notes loops of sections among those whose rows are shown; answers whether there are new ones.
  private func noteSectionLoops() -> Bool {
    guard arrangement.items != nil else { return false }
    let count = sectionLoops.count
    for case .rows(let rows) in findSegments()
    where rows.shownRows.contains(where: { $0.count > 1 }) {
      sectionLoops.insert(ObjectIdentifier(rows))
    }
    return sectionLoops.count > count
  }

  /// Builds the rows among the items of `range`; answers the items in order.
  private func showItems(_ range: Range<Int>) -> [Int: [Element]] {
    var first = 0
    var items: [Int: [Element]] = [:]
    for segment in findSegments() {
      let count = segment.count
      let part = range.clamped(to: first..<(first + count))
      switch segment {
      case .views(let elements):
        for (index, element) in elements.staying.enumerated() { items[first + index] = [element] }
      case .rows(let rows):
        let wanted = part.isEmpty ? 0..<0 : (part.lowerBound - first)..<(part.upperBound - first)
        rows.showRows(wanted, isScrolling: !rowsAreStale)
        for (index, elements) in rows.shownRows.enumerated() {
          items[first + wanted.lowerBound + index] = elements.staying
        }
      }
      first += count
    }
    rowsAreStale = false
    for elements in items.values { for element in elements { element.parent = self } }
    return items
  }

  // MARK: Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal[across: axis]
    if offered == nil { isFreeAcross = true }
    // Offered no end it takes no end; what is in it is as wide as it was before.
    let across = offered.flatMap { $0.isFinite ? $0 : nil } ?? measuredAcross
    prepareLines(across)
    return CGSize(lines.total, along: axis, across: offered == .infinity ? .infinity : across)
  }

  private func prepareLines(_ across: CGFloat) {
    findFlow(perLine: arrangement.tracks(across).count)
    lines.setCount(flow.lineCount)
  }

  // MARK: Placing

  private var pins = LazyPins()
  private var hasPinnedViews: Bool { !pins.isEmpty }

  /// The part of this element along the axis that is not covered, as it is seen just now.
  private var uncoveredSpan: (CGFloat, CGFloat)? {
    guard let scroll else { return nil }
    let margins = scroll.margins
    return span(
      of: CGRect(
        x: scroll.presentedOffset.x + margins.leading, y: scroll.presentedOffset.y + margins.top,
        width: scroll.containerSize.width, height: scroll.containerSize.height), in: scroll)
  }

  /// The part along the axis that is seen, from this element's start.
  private var visibleSpan: (CGFloat, CGFloat) {
    guard let scroll, let seen = span(of: scroll.visibleRect, in: scroll) else {
      return (-.infinity, .infinity)
    }
    return seen
  }

  /// What `rect`, of the content of `scroll`, is of this element along the axis, from its start; nil where
  /// the axis is not scrolled.
  private func span(of rect: CGRect, in scroll: ScrollElement) -> (CGFloat, CGFloat)? {
    var toContent = goalTransform(to: scroll)
    guard scroll.scrolls(axis), toContent.invert() else { return nil }
    let seen = rect.boundingBox(under: toContent)
    let start = frame.origin[axis]
    return (seen.origin[axis] - start, seen.origin[axis] + seen.size[axis] - start)
  }

  private func findScroll() {
    guard scroll == nil else { return }
    var element = parent
    while let current = element {
      if let found = current as? ScrollElement {
        scroll = found
        return found.addWatcher(self)
      }
      element = current.parent
    }
  }

  override func layOutContent() {
    findScroll()
    let across = frame.size[across: axis]
    if lastAcross != across { lines.forget() }
    lastAcross = across
    prepareLines(across)
    let (oldTotal, oldMeasuredAcross) = (lines.total, measuredAcross)
    let tracks = arrangement.tracks(across)
    var items: [Int: [Element]] = [:]
    // What is measured may be shorter than was thought, so that more is seen.
    for _ in 0..<4 {
      let (low, high) = visibleSpan
      shownLines = lines.lines(from: low, to: high)
      items = showItems(flow.items(inLines: shownLines))
      if noteSectionLoops() {
        lines.forget()
        prepareLines(across)
        continue
      }
      // A line that comes into sight before those that were seen may push none of them on.
      let anchor = lines.firstKnown(of: shownLines)
      let start = lines.start(anchor)
      if !measureLines(items, tracks) { break }
      // What is seen stays where it is, however long the lines before it turn out to be.
      if shownLines.count < lines.count {
        scroll?.shift(by: lines.start(anchor) - start, along: axis)
      }
    }
    place(items, tracks)
    let isOtherAcross = isFreeAcross && measuredAcross != oldMeasuredAcross
    if lines.total != oldTotal || isOtherAcross { setNeedsLayout() }
  }

  /// True once it was offered nothing across: it is as wide as its widest view then, and is asked again
  /// when that is known.
  private var isFreeAcross = false

  private func offer(_ track: LazyTrack) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: track.length)
  }

  private func cells(of item: Int, _ elements: [Element], _ tracks: [LazyTrack], _ whole: LazyTrack)
    -> LazyCells
  {
    if let column = flow.place(of: item).column {
      return LazyCells(elements, in: tracks[column], arrangement)
    }
    return LazyCells(elements, in: tracks, whole: whole, arrangement)
  }

  /// Measures the lines of the given items; answers whether any is new.
  private func measureLines(_ items: [Int: [Element]], _ tracks: [LazyTrack]) -> Bool {
    var lengths: [Int: CGFloat] = [:]
    let whole = arrangement.wholeTrack(frame.size[across: axis], shift: 0)
    for (index, item) in items {
      let line = flow.place(of: index).line
      let cells = cells(of: index, item, tracks, whole)
      lengths[line] = max(lengths[line] ?? 0, cells.length)
      for cell in cells.cells {
        let offer = isFreeAcross ? .unspecified : offer(cell.track)
        let size = cell.element.size(for: offer).finite
        measuredAcross = max(measuredAcross, size[across: axis])
      }
    }
    var isNew = false
    for (line, length) in lengths where lines.note(length, at: line) { isNew = true }
    return isNew
  }

  private func place(_ items: [Int: [Element]], _ tracks: [LazyTrack]) {
    let across = frame.size[across: axis]
    let width = tracks.last.map { $0.start + $0.length } ?? 0
    let room = ViewDimensions(size: CGSize(0, along: axis, across: across))
    let all = ViewDimensions(size: CGSize(0, along: axis, across: width))
    let shift = arrangement.items == nil ? 0 : room[arrangement.guide] - all[arrangement.guide]
    let whole = arrangement.wholeTrack(across, shift: shift)
    pins.removeAll()
    for (index, item) in items {
      let line = flow.place(of: index).line
      for cell in cells(of: index, item, tracks, whole).cells {
        // A single view has all of its line, which another item may have made longer.
        let length = item.count == 1 ? lines.length(line) : cell.length
        let box = CGRect(
          origin: CGPoint(
            lines.start(line) + cell.start, along: axis, across: cell.track.start + shift),
          size: CGSize(length, along: axis, across: cell.track.length))
        if let kind = arrangement.pinnedKind(of: cell.element) {
          let pin = LazyPins.Pin(element: cell.element, kind: kind, box: box, track: cell.track)
          pins.add(pin, axis)
        } else {
          place(cell.element, in: box, cell.track)
        }
      }
    }
    for pin in pins.placed(along: axis, total: lines.total, gap: arrangement.gap, uncoveredSpan) {
      place(pin.element, in: pin.box, pin.track)
    }
  }

  private func place(_ element: Element, in box: CGRect, _ track: LazyTrack) {
    let offer = offer(track)
    let dimensions = element.dimensions(for: offer)
    let room = ViewDimensions(size: box.size)
    let origin = track.alignment.origin(of: dimensions, in: room)
    let (x, y) = (box.minX + origin.x, box.minY + origin.y)
    element.place(
      at: CGPoint(x: frame.minX + mirrored(x, width: dimensions.width), y: frame.minY + y),
      proposal: offer)
  }

  /// Where the item of that identity lies or would lie, in points from this element's corner.
  func estimatedBox(of id: AnyHashable) -> CGRect? {
    var first = 0
    for segment in findSegments() {
      if case .rows(let rows) = segment, let row = rows.rowIndex(of: id) {
        let line = flow.place(of: first + row).line
        return CGRect(
          origin: CGPoint(lines.start(line), along: axis, across: 0),
          size: CGSize(lines.length(line), along: axis, across: frame.size[across: axis]))
      }
      first += segment.count
    }
    return nil
  }

  // MARK: Drawing and touching

  private var drawingOrder: [Element] {
    // What is pinned lies above what is scrolled below it.
    childElements.inDrawingOrder { [self] child in
      hasPinnedViews && arrangement.pinnedKind(of: child) != nil ? 1 : 0
    }
  }

  override func display(into list: inout DisplayList) {
    for child in drawingOrder { child.draw(into: &list) }
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    drawingOrder.reversed().contains {
      !$0.isLeaving && $0.hitTest(point, into: &path)
    }
  }
}
