import Foundation
import Geometry

/// The window's content: in the middle of what the safe area leaves free, and several views below one
/// another.
nonisolated package struct RootView<Content: View>: View {
  package let content: Content

  package init(content: Content) { self.content = content }

  package var body: some View {
    LayoutView(layout: RootLayout(), content: ImplicitStack(.vertical, content: content))
  }
}

/// Proposes the window without its safe area, and centres what comes.
private struct RootLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let first = subviews.first else { return }
    let free = assumeMainActor { first.element.host.safeArea }
    for subview in subviews {
      subview.place(
        at: CGPoint(x: free.midX, y: free.midY), anchor: .center,
        proposal: ProposedViewSize(free.size))
    }
  }
}
