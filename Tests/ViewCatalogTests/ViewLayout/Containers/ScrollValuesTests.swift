import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) import Drawing
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("What scroll views and transactions know of scrolling")
struct ScrollValuesTests {
  @Test("The environment knows of indicators and bounces what the modifiers say")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.verticalScrollIndicatorVisibility == .automatic)
    values.verticalScrollIndicatorVisibility = .hidden
    #expect(values.verticalScrollIndicatorVisibility == .hidden)
    #expect(values.horizontalScrollIndicatorVisibility == .automatic)
    values.horizontalScrollBounceBehavior = .basedOnSize
    #expect(values.horizontalScrollBounceBehavior == .basedOnSize)
    #expect(values.verticalScrollBounceBehavior == .automatic)
  }

  private struct Early: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = context.layoutDirection == .rightToLeft ? 80 : 40
    }
  }

  @Test("A behaviour whose type is hidden decides, and may ask the environment")
  func hiddenBehavior() {
    func place(_ direction: LayoutDirection) -> CGFloat {
      let probe = LayoutProbe(100, 100) {
        ScrollView { Box("content", 100, 1000) }
          .scrollTargetBehavior(AnyScrollTargetBehavior(Early()))
          .environment(\.layoutDirection, direction)
      }
      probe.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
      probe.run(4)
      return -(probe.frame("content")?.minY ?? 0)
    }
    #expect(place(.leftToRight) == 40)
    #expect(place(.rightToLeft) == 80)
  }

  @Test("What a transaction says of scrolling is kept in it")
  func transaction() {
    var transaction = Transaction()
    #expect(transaction.scrollTargetAnchor == nil)
    transaction.scrollTargetAnchor = .bottom
    transaction.scrollPositionUpdatePreservesVelocity = true
    #expect(transaction.scrollTargetAnchor == .bottom)
    #expect(transaction.scrollPositionUpdatePreservesVelocity)
  }

  private struct Wide: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View {
      content.overlay { Box("wide", height: .fixed(20)).frame(width: width) }
    }
  }

  private struct Growing: View {
    @State private var isWide = false
    var body: some View {
      VStack(spacing: 0) {
        Box("modified", 10, 20).modifier(
          Wide(width: isWide ? 80 : 40).animation(.linear(duration: 1)))
        Box("grow", 20, 20).onTapGesture { isWide = true }
      }
    }
  }

  @Test("The changes of a modifier with an animation of its own are animated")
  func modifierAnimation() {
    let probe = LayoutProbe(100, 100) { Growing() }
    #expect(probe.size("wide")?.width == 40)
    probe.tap("grow")
    probe.run(0.5)
    let drawn = probe.host.frame(at: probe.time).displayList.drawnWidths
    #expect(drawn.contains { $0 > 45 && $0 < 75 })
    probe.run(1)
    #expect(probe.host.frame(at: probe.time + 0.1).displayList.drawnWidths.contains(80))
  }
}
