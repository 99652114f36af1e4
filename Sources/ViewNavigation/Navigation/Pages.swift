import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Screens side by side, or below one another, that are swiped through, with a dot for each.
struct Pages: View {
  let tabs: [ChildView]
  let shown: Int
  let dots: PageTabViewStyle.IndexDisplayMode.Kind
  var axis = Axis.horizontal
  let choose: @MainActor (Int) -> Void
  @State private var drag: CGFloat = 0
  @Environment(\.hasPageIndexBackground) private var hasBackground
  @Environment(\.layoutDirection) private var direction

  /// The pages follow one another from left to right, or from right to left.
  private var side: CGFloat { axis == .horizontal && direction == .rightToLeft ? -1 : 1 }

  private static let animation = Animation.spring(response: 0.4, dampingFraction: 1)

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let length = axis == .horizontal ? size.width : size.height
      let offset = side * (drag - CGFloat(shown) * length)
      let row =
        axis == .horizontal
        ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      row {
        ForEach(tabs) { tab in
          tab.frame(width: size.width, height: size.height)
        }
      }
      .offset(x: axis == .horizontal ? offset : 0, y: axis == .horizontal ? 0 : offset)
      .animation(Self.animation, value: shown)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .contentShape(Rectangle())
      .gesture(swiping(length: length))
    }
    .clipped()
    .overlay(alignment: axis == .horizontal ? .bottom : .trailing) {
      if dots != .never, tabs.count > 1 || dots == .always { index }
    }
    .environment(\.tabViewStyle, .automatic)
  }

  private func along(_ translation: CGSize) -> CGFloat {
    axis == .horizontal ? side * translation.width : translation.height
  }

  private func swiping(length: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        let way = along(value.translation)
        let isAtEnd = (shown == 0 && way > 0) || (shown == tabs.count - 1 && way < 0)
        drag = way * (isAtEnd ? 0.35 : 1)
      }
      .onEnded { value in
        let goal = along(value.predictedEndTranslation)
        let step = goal < -length / 2 ? 1 : goal > length / 2 ? -1 : 0
        withAnimation(Self.animation) {
          drag = 0
          choose(min(tabs.count - 1, max(0, shown + step)))
        }
      }
  }

  /// Recorded on iOS 26: dots of 7 points, 18 apart, their middles 21.5 above the edge.
  private var index: some View {
    let row =
      axis == .horizontal
      ? AnyLayout(HStackLayout(spacing: 11)) : AnyLayout(VStackLayout(spacing: 11))
    return row {
      ForEach(0..<tabs.count, id: \.self) { page in
        Circle().fill(
          page == shown
            ? SystemBars.currentPage ?? .white : SystemBars.otherPages ?? .white.opacity(0.45)
        ).frame(width: 7, height: 7)
      }
    }
    .padding(axis == .horizontal ? .horizontal : .vertical, 14)
    .padding(axis == .horizontal ? .vertical : .horizontal, 9)
    .background { if hasBackground { Capsule(style: .circular).fill(.black.opacity(0.25)) } }
    .padding(axis == .horizontal ? .bottom : .trailing, 9)
  }
}
