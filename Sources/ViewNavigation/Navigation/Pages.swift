import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Screens side by side that are swiped through, with a dot for each.
struct Pages: View {
  let tabs: [ChildView]
  let shown: Int
  let dots: PageTabViewStyle.IndexDisplayMode.Kind
  let choose: @MainActor (Int) -> Void
  @State private var drag: CGFloat = 0
  @Environment(\.hasPageIndexBackground) private var hasBackground
  @Environment(\.layoutDirection) private var direction

  /// The pages follow one another from left to right, or from right to left.
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private static let animation = Animation.spring(response: 0.4, dampingFraction: 1)

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      HStack(spacing: 0) {
        ForEach(tabs) { tab in
          tab.frame(width: width, height: proxy.size.height)
        }
      }
      .offset(x: side * (drag - CGFloat(shown) * width))
      .animation(Self.animation, value: shown)
      .frame(width: width, height: proxy.size.height, alignment: .leading)
      .contentShape(Rectangle())
      .gesture(swiping(width: width))
    }
    .clipped()
    .overlay(alignment: .bottom) { if dots != .never, tabs.count > 1 || dots == .always { index } }
    .environment(\.tabViewStyle, .automatic)
  }

  private func swiping(width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        let isAtEnd =
          (shown == 0 && side * value.translation.width > 0)
          || (shown == tabs.count - 1 && side * value.translation.width < 0)
        drag = side * value.translation.width * (isAtEnd ? 0.35 : 1)
      }
      .onEnded { value in
        let goal = side * value.predictedEndTranslation.width
        let step = goal < -width / 2 ? 1 : goal > width / 2 ? -1 : 0
        withAnimation(Self.animation) {
          drag = 0
          choose(min(tabs.count - 1, max(0, shown + step)))
        }
      }
  }

  /// Recorded on iOS 26: dots of 7 points, 18 apart, their middles 21.5 above the edge.
  private var index: some View {
    HStack(spacing: 11) {
      ForEach(0..<tabs.count, id: \.self) { page in
        Circle().fill(
          page == shown
            ? SystemBars.currentPage ?? .white : SystemBars.otherPages ?? .white.opacity(0.45)
        ).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .background { if hasBackground { Capsule(style: .circular).fill(.black.opacity(0.25)) } }
    .padding(.bottom, 9)
  }
}
