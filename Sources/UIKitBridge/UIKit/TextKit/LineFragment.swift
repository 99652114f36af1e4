import Foundation
import Geometry
import Typesetting
import ViewContent

/// A line of a text as it lies in a container.
struct LineFragment {
  /// The container's place among those of the layout manager.
  let container: Int
  /// As wide as the container, in its points; fragments of a container follow one another without gaps.
  let rect: CGRect
  /// The part of `rect` that letters take, with the container's padding beside them.
  let usedRect: CGRect
  /// In units of UTF-16 of the whole text, with the end of the line.
  let range: Range<Int>
  /// Where its letters stand on the baseline, from the upper left corner of `rect`.
  let baseline: CGFloat
  /// Its offsets are those from `start` on.
  let line: TextLine
  let start: Int
  /// From the places of `line` to those of the container, in points.
  let padding: CGFloat
  let text: UIKitText
  let layout: TextLayout
  /// Those of each unit of `range`, from the left of the container in points.
  private let edges: [Edges]

  typealias Edges = (left: CGFloat, right: CGFloat)

  init(
    container: Int, rect: CGRect, usedRect: CGRect, range: Range<Int>, line: TextLine, start: Int,
    padding: CGFloat, text: UIKitText, layout: TextLayout
  ) {
    self.container = container
    self.rect = rect
    self.usedRect = usedRect
    self.range = range
    baseline = line.origin.y - rect.minY
    self.line = line
    self.start = start
    self.padding = padding
    self.text = text
    self.layout = layout
    let end = line.origin.x + line.width + padding
    var edges = [Edges](repeating: (end, end), count: range.count)
    for run in line.runs {
      for (unit, own) in zip(run.range, run.edges) {
        let index = start + unit - range.lowerBound
        if edges.indices.contains(index) {
          edges[index] = (own.left + padding, own.right + padding)
        }
      }
    }
    self.edges = edges
  }

  /// All lines that have room in `containers`, one container after the other.
  @MainActor
  static func all(of string: NSAttributedString, in containers: [NSTextContainer]) -> [LineFragment]
  {
    var found: [LineFragment] = []
    var start = 0
    for (index, container) in containers.enumerated() where start < string.length {
      let rest =
        start == 0
        ? string
        : string.attributedSubstring(
          from: NSRange(location: start, length: string.length - start))
      let lines = fragments(of: rest, from: start, in: container, index)
      guard let last = lines.last else { continue }
      found += lines
      start = last.range.upperBound
    }
    return found
  }

  @MainActor
  private static func fragments(
    of string: NSAttributedString, from start: Int, in container: NSTextContainer, _ index: Int
  ) -> [LineFragment] {
    let text = UIKitText(string, isOneLine: false)
    let layout = text.layout(width: container.lineWidth)
    let padding = container.lineFragmentPadding
    let width =
      container.lineWidth.map { $0 + 2 * padding } ?? layout.measure.size.width + 2 * padding
    let lines = layout.lines
    var found: [LineFragment] = []
    for (number, line) in lines.enumerated() {
      if container.maximumNumberOfLines > 0, number == container.maximumNumberOfLines { break }
      let isLast = number == lines.count - 1
      let top = number == 0 ? 0 : line.origin.y - line.ascent
      let bottom =
        isLast
        ? line.origin.y + line.descent : lines[number + 1].origin.y - lines[number + 1].ascent
      // A hair more than the room is taken for rounding.
      if container.size.height > 0, bottom > container.size.height + 0.5, number > 0 { break }
      let end = isLast ? string.length : lines[number + 1].range.lowerBound
      found.append(
        LineFragment(
          container: index, rect: CGRect(x: 0, y: top, width: width, height: bottom - top),
          usedRect: CGRect(
            x: line.origin.x, y: top, width: line.width + 2 * padding, height: bottom - top),
          range: start + line.range.lowerBound..<start + max(end, line.range.lowerBound),
          line: line, start: start, padding: padding, text: text, layout: layout))
    }
    return found
  }

  /// The empty line below one that ends in a line break and is the text's last; nil below others.
  var extraRect: CGRect? {
    guard range.isEmpty, !layout.lines.isEmpty else { return nil }
    return rect
  }

  /// The left and the right edge of what stands for the unit of UTF-16 at `offset`, in points of the container. A line's
  /// end stands behind its last letter and has no width.
  func edges(of offset: Int) -> Edges {
    if range.contains(offset) { return edges[offset - range.lowerBound] }
    let end = line.origin.x + line.width + padding
    return (end, end)
  }

  /// What letters of `units` cover, as high as the line; nil for none of them.
  func cover(of units: Range<Int>) -> CGRect? {
    let units = units.clamped(to: range)
    guard !units.isEmpty else { return nil }
    let edges = units.map(edges(of:))
    let (left, right) = (edges.map(\.left).min() ?? 0, edges.map(\.right).max() ?? 0)
    return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
  }

  /// The unit at `x` or nearest to it, and how far through it that is, 0…1.
  func unit(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
    var best = (index: range.lowerBound, fraction: CGFloat(0))
    var least = CGFloat.infinity
    for unit in range {
      let (left, right) = edges(of: unit)
      let distance = max(left - x, x - right, 0)
      guard distance < least else { continue }
      least = distance
      best = (unit, right > left ? min(max((x - left) / (right - left), 0), 1) : 0)
    }
    return best
  }

  /// The line, or the parts of it in which `units` are drawn.
  func parts(_ units: Range<Int>) -> [TextLine] {
    if units.lowerBound <= range.lowerBound, units.upperBound >= range.upperBound { return [line] }
    return line.runs.indices.compactMap { index in
      let run = line.runs[index]
      if run.isAttachment {
        return units.contains(start + run.range.lowerBound)
          ? line.part(ofRun: index, glyphs: 0..<1) : nil
      }
      let shown = run.clusters.indices.filter { units.contains(start + run.clusters[$0]) }
      guard let first = shown.first, let last = shown.last else { return nil }
      return line.part(ofRun: index, glyphs: first..<last + 1)
    }
  }
}

extension TextLine.StyledGlyphRun {
  /// The edges of what stands for each unit of UTF-16 of `range`; letters that are drawn by one glyph share its
  /// width.
  fileprivate var edges: [LineFragment.Edges] {
    guard !isAttachment, !clusters.isEmpty else {
      return Array(repeating: (bounds.minX, bounds.maxX), count: range.count)
    }
    let isRightToLeft = clusters[clusters.count - 1] < clusters[0]
    // One beside the other as they are seen; glyphs of one cluster follow one another.
    var places: [Int: (left: CGFloat, width: CGFloat)] = [:]
    var left = bounds.minX
    for (cluster, advance) in zip(clusters, advances) {
      places[cluster, default: (left, 0)].width += advance
      left += advance
    }
    let starts = places.keys.sorted()
    var edges: [LineFragment.Edges] = []
    edges.reserveCapacity(range.count)
    for (index, own) in starts.enumerated() {
      let first = index == 0 ? range.lowerBound : own
      let next = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      let (left, width) = places[own]!
      let units = max(next - first, 1)
      let share = width / CGFloat(units)
      for place in 0..<units {
        let start = left + CGFloat(isRightToLeft ? units - 1 - place : place) * share
        edges.append((start, start + share))
      }
    }
    return edges
  }
}
