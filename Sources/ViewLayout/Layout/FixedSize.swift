import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Gives this view its ideal size, whatever is offered.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives this view its ideal size in some directions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

nonisolated private struct FixedSize: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    content.size(for: offer(proposal))
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    ContentPlacement(origin: .zero, proposal: offer(proposal))
  }
}
