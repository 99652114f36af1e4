import Foundation
import Geometry

/// How a horizontal or vertical stack divides its length among its views.
///
/// The rule: the distances between neighbours are taken off first. Views of higher priority choose
/// before those of lower priority, whose smallest lengths are kept free for them. Among equals the
/// least flexible chooses first; each is offered an equal share of what is left.
package struct StackArrangement {
  let axis: Axis
  let guide: AlignmentKey
  /// The distance between neighbours in points; nil for what they wish themselves.
  let spacing: CGFloat?

  package init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing
  }

  package func makeCache(_ subviews: LayoutSubviews) -> _StackLayoutCache {
    guard subviews.count > 1 else { return _StackLayoutCache() }
    let distances = zip(subviews, subviews.dropFirst()).map { first, second in
      spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    }
    return _StackLayoutCache(distances: distances)
  }

  package func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
  ) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  package func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout _StackLayoutCache
  ) {
    let arrangement =
      proposal[across: axis] == nil
      ? filled(bounds.size[across: axis], proposal, subviews, &cache)
      : arrangement(proposal, subviews, &cache)
    for (subview, box) in zip(subviews, arrangement.boxes) {
      subview.place(
        at: CGPoint(x: bounds.minX + box.origin.x, y: bounds.minY + box.origin.y),
        proposal: box.proposal)
    }
  }

  /// The wishes of the outermost views: along the axis those at the ends, across it all of them.
  package func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let across: Edge.Set = axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
    var result = ViewSpacing.zero
    result.formUnion(first.spacing, edges: start)
    result.formUnion(last.spacing, edges: end)
    for subview in subviews { result.formUnion(subview.spacing, edges: across) }
    return result
  }

  // MARK: Arranging

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
  ) -> _StackLayoutCache.Arrangement {
    if let known = cache.arrangements.first(where: { $0.proposal == proposal }) { return known }
    let offers = offers(for: proposal, subviews, cache.distances)
    let arrangement = align(offers, proposal, subviews, cache.distances)
    if cache.arrangements.count >= 4 { cache.arrangements.removeFirst() }
    cache.arrangements.append(arrangement)
    return arrangement
  }

  /// Where nothing was offered across the stack, narrower views are offered its own size, so that dividers and fills reach as
  /// far as the largest of their neighbours. That one has been offered nothing, and stays so: a row that is offered just what
  /// it wishes may share it out otherwise, and cut words off.
  private func filled(
    _ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout _StackLayoutCache
  ) -> _StackLayoutCache.Arrangement {
    if let known = cache.filled, known.length == length, known.arrangement.proposal == proposal {
      return known.arrangement
    }
    let natural = arrangement(proposal, subviews, &cache)
    let whole = ProposedViewSize(proposal[axis], along: axis, across: length)
    var offers = offers(for: whole, subviews, cache.distances)
    for (index, box) in natural.boxes.enumerated() where box.extent >= length - 0.001 {
      offers[index] = box.proposal
    }
    let arrangement = align(offers, proposal, subviews, cache.distances)
    cache.filled = (length, arrangement)
    return arrangement
  }

  /// What each view is proposed.
  private func offers(
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ distances: [CGFloat]
  ) -> [ProposedViewSize] {
    let across = proposal[across: axis]
    guard let length = proposal[axis], length.isFinite else {
      let offer = ProposedViewSize(proposal[axis], along: axis, across: across)
      return Array(repeating: offer, count: subviews.count)
    }
    var division = LengthDivision(
      subviews: subviews, axis: axis, across: across, length: length - distances.reduce(0, +))
    return division.offers().map { ProposedViewSize($0, along: axis, across: across) }
  }

  /// Lines the views up along the axis, and across it by their guides.
  private func align(
    _ offers: [ProposedViewSize], _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ distances: [CGFloat]
  ) -> _StackLayoutCache.Arrangement {
    let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
    let guides = dimensions.map { $0[guide] }
    var extent = AlignedExtent()
    for (dimensions, guide) in zip(dimensions, guides) {
      extent.add(length: dimensions.size[across: axis], guide: guide)
    }
    var position: CGFloat = 0
    var boxes: [_StackLayoutCache.Box] = []
    for index in offers.indices {
      if index > 0 { position += distances[index - 1] }
      let origin = CGPoint(position, along: axis, across: extent.start(guide: guides[index]))
      boxes.append(
        _StackLayoutCache.Box(
          origin: origin, extent: dimensions[index].size[across: axis], proposal: offers[index]))
      position += dimensions[index].size[axis]
    }
    return _StackLayoutCache.Arrangement(
      proposal: proposal, size: CGSize(position, along: axis, across: extent.length), boxes: boxes)
  }
}

/// What a stack remembers between questions.
public struct _StackLayoutCache {
  struct Box {
    var origin: CGPoint
    /// How far the view reaches across the stack.
    var extent: CGFloat
    var proposal: ProposedViewSize
  }

  struct Arrangement {
    var proposal: ProposedViewSize
    var size: CGSize
    var boxes: [Box]
  }

  var distances: [CGFloat] = []
  var arrangements: [Arrangement] = []
  /// The last one in which narrower views were offered the stack's own size across it.
  var filled: (length: CGFloat, arrangement: Arrangement)?
}

/// One length shared out among the views of a stack.
private struct LengthDivision {
  let subviews: LayoutSubviews
  let axis: Axis
  let across: CGFloat?
  var length: CGFloat

  private func length(of index: Int, offered length: CGFloat) -> CGFloat {
    subviews[subviews.startIndex + index].sizeThatFits(
      ProposedViewSize(length, along: axis, across: across))[axis]
  }

  /// The smallest lengths of the views of a group together; one that has none counts as nothing.
  private func leastLength(of group: [Int]) -> CGFloat {
    group.reduce(0) { sum, index in
      let least = length(of: index, offered: 0)
      return least.isFinite ? sum + least : sum
    }
  }

  /// What each view is offered along the axis.
  mutating func offers() -> [CGFloat] {
    var offers = Array(repeating: CGFloat.zero, count: subviews.count)
    let groups = groupsByPriority()
    var keptFree = groups.dropFirst().reduce(0) { $0 + leastLength(of: $1) }
    for (number, group) in groups.enumerated() {
      if number > 0 { keptFree -= leastLength(of: group) }
      var left = length - keptFree
      for (position, index) in byFlexibility(group).enumerated() {
        let offer = max(0, left / CGFloat(group.count - position))
        offers[index] = offer
        let taken = length(of: index, offered: offer)
        left -= taken
        length -= taken
      }
    }
    return offers
  }

  /// The indices of the views of each priority, the highest first.
  private func groupsByPriority() -> [[Int]] {
    let priorities = subviews.map(\.priority)
    return Set(priorities).sorted(by: >).map { priority in
      priorities.indices.filter { priorities[$0] == priority }
    }
  }

  /// The least flexible first; equals in their order.
  private func byFlexibility(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    let ranges = group.map { index -> (index: Int, range: CGFloat) in
      let least = length(of: index, offered: 0)
      return (index, least.isFinite ? length(of: index, offered: .infinity) - least : 0)
    }
    return ranges.sorted { ($0.range, $0.index) < ($1.range, $1.index) }.map(\.index)
  }
}
