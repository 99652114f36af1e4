import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Gives this view the size of the nearest container: a scroll view, or the window.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view `span` of `count` equal parts of the container, `spacing` points apart.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives this view a length made from the container's along each of `axes`.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated private struct ContainerRelativeFrame: LayoutModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor private func containerSize(_ content: Element) -> CGSize {
    var element = content.parent
    while let current = element {
      if let scroll = current as? ScrollElement { return scroll.containerSize(for: content) }
      element = current.parent
    }
    return content.safeArea.size
  }

  @MainActor private func offer(_ proposal: ProposedViewSize, _ content: Element)
    -> ProposedViewSize
  {
    let container = containerSize(content)
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? max(0, length(container.width, .horizontal)) : proposal.width,
      height: axes.contains(.vertical)
        ? max(0, length(container.height, .vertical)) : proposal.height)
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal, content)
    let size = content.size(for: offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? offer.height ?? size.height : size.height)
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    let offer = offer(proposal, content)
    return ContentPlacement(
      origin: alignment.origin(of: content, for: offer, in: size), proposal: offer)
  }
}
