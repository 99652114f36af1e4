import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// As large as a button is at least, and never smaller than its label: a frame with a least height would be, where a
/// column is short of room.
nonisolated struct ButtonLeastSize: LayoutModifier, Equatable {
  /// Points.
  let width: CGFloat
  let height: CGFloat

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    let own = content.size(for: offer(proposal))
    return CGSize(width: max(width, own.width), height: max(height, own.height))
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    let offer = offer(proposal)
    let own = content.size(for: offer)
    return ContentPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: offer)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0, width) }, height: proposal.height.map { max($0, height) })
  }
}
