import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// How a picture with proportions of its own uses a box of others.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  /// Keeps this view's proportions at width / height = `aspectRatio`; nil for those of its ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

nonisolated private struct AspectRatio: LayoutModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  /// The box with the right proportions inside, or around, what is proposed; where nothing is, the view
  /// has its ideal size, whatever proportions that has.
  @MainActor private func offer(_ proposal: ProposedViewSize, _ content: Element)
    -> ProposedViewSize
  {
    let ratio = ratio ?? idealRatio(of: content)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(box(CGSize(width: width, height: height), ratio))
    }
  }

  @MainActor private func idealRatio(of content: Element) -> CGFloat {
    let ideal = content.size(for: .unspecified)
    return ideal.width / ideal.height
  }

  private func box(_ size: CGSize, _ ratio: CGFloat) -> CGSize {
    let isWidthDeciding = (size.width / ratio < size.height) == (contentMode == .fit)
    return isWidthDeciding
      ? CGSize(width: size.width, height: size.width / ratio)
      : CGSize(width: size.height * ratio, height: size.height)
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    content.size(for: offer(proposal, content))
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    ContentPlacement(origin: .zero, proposal: offer(proposal, content))
  }
}
