import Foundation
import Geometry
import Motion
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Watching scroll views")
@MainActor
struct LayoutScrollObservationTests {
  @Test("The offset follows the finger once it has gone ten points")
  func geometry() {
    let offsets = Noted<[CGFloat]>([])
    let probe = LayoutProbe(100, 100) {
      ScrollView { Box("tall", 100, 400) }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in
          offsets.value.append(new)
        }
    }
    #expect(offsets.value == [0])
    probe.press(CGPoint(x: 50, y: 90))
    probe.move(CGPoint(x: 50, y: 70))
    #expect(offsets.value.last == 10)
    probe.move(CGPoint(x: 50, y: 40))
    #expect(offsets.value.last == 40)
  }

  @Test("Sizes are those of the content and of what it is seen through")
  func sizes() {
    let noted = Noted<ScrollGeometry?>(nil)
    _ = LayoutProbe(100, 80) {
      ScrollView { Box("tall", 60, 400) }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { noted.value = $1 }
    }
    // Along its axis it is as long as what it is offered; across it, as wide as its content.
    #expect(noted.value?.contentSize == CGSize(width: 60, height: 400))
    #expect(noted.value?.containerSize == CGSize(width: 60, height: 80))
    #expect(noted.value?.visibleRect.origin.y == 0)
  }

  @Test("A flick goes through interacting and decelerating back to rest")
  func phases() {
    let phases = Noted<[ScrollPhase]>([])
    let probe = LayoutProbe(100, 100) {
      ScrollView { Box("tall", 100, 2000) }.onScrollPhaseChange { _, new in
        phases.value.append(new)
      }
    }
    probe.press(CGPoint(x: 50, y: 95))
    for y in stride(from: 85.0, through: 15, by: -10) { probe.move(CGPoint(x: 50, y: y)) }
    probe.release(CGPoint(x: 50, y: 10))
    probe.run(4)
    #expect(phases.value.filter { $0 != .tracking } == [.interacting, .decelerating, .idle])
  }

  @Test("A view half out of sight is half through its transition")
  func transition() {
    let probe = LayoutProbe(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Box("a", 100, 40)
            .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
          Box("b", 100, 400)
        }
      }
    }
    func opacity() -> Double {
      probe.host.frame(at: probe.time).displayList.effects.map(\.opacity).min() ?? 1
    }
    #expect(opacity() == 1)
    probe.press(CGPoint(x: 50, y: 90))
    probe.move(CGPoint(x: 50, y: 60))
    // The finger has gone 30 points, ten of which were needed to begin: 20 of the 40 are out of sight.
    probe.step()
    #expect(abs(opacity() - 0.5) < 0.01)
  }

  @Test("A view is told when half of it comes into sight and when it goes")
  func visibility() {
    let seen = Noted<[Bool]>([])
    let probe = LayoutProbe(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Box("a", 100, 90)
          Box("b", 100, 40).onScrollVisibilityChange { seen.value.append($0) }
          Box("c", 100, 400)
        }
      }
    }
    #expect(seen.value == [false])
    probe.press(CGPoint(x: 50, y: 90))
    probe.move(CGPoint(x: 50, y: 60))
    probe.step()
    #expect(seen.value == [false, true])
  }
}
