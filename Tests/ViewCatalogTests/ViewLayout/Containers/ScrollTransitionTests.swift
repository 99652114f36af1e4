import Foundation
import Geometry
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Where transitions of scrolling begin and end")
struct ScrollTransitionTests {
  private typealias Threshold = ScrollTransitionConfiguration.Threshold

  /// Of a view of 40 points whose middle is `offset` points from that of a scroll view of 100: it is seen until they
  /// are 70 apart, and wholly while they are not more than 30.
  private func part(_ offset: Double, _ threshold: Threshold) -> Double {
    ScrollPlace(offset: offset, view: 40, container: 100).part(beyond: threshold)
  }

  @Test("A visible view is not in transition, one that is hidden is through it")
  func visible() {
    #expect(part(0, .visible) == 0)
    #expect(part(30, .visible) == 0)
    #expect(part(-30, .visible) == 0)
    #expect(part(50, .visible) == 0.5)
    #expect(part(-50, .visible) == 0.5)
    #expect(part(70, .visible) == 1)
    #expect(part(500, .visible) == 1)
  }

  @Test("With half of it to be seen it begins when half of it is gone")
  func half() {
    #expect(part(50, .visible(0.5)) == 0)
    #expect(part(60, .visible(0.5)) == 0.5)
  }

  @Test("A centred view alone is not in transition")
  func centered() {
    #expect(part(0, .centered) == 0)
    #expect(part(35, .centered) == 0.5)
    #expect(part(-70, .centered) == 1)
  }

  @Test("Hidden is the end itself")
  func hidden() {
    #expect(part(69, .hidden) == 0)
    #expect(part(71, .hidden) == 1)
  }

  @Test("Thresholds lie between others, and points further in")
  func between() {
    let quarter = Threshold.centered.interpolated(towards: .hidden, amount: 0.5)
    #expect(part(35, quarter) == 0)
    #expect(part(52.5, quarter) == 0.5)
    #expect(part(20, .visible.inset(by: 10)) == 0)
    #expect(part(45, .visible.inset(by: 10)) == 0.5)
    #expect(part(55, .visible.inset(by: -10)) == 0.5)
  }

  @Test("A view that is longer than what shows it is in transition even in the middle")
  func long() {
    let place = ScrollPlace(offset: 0, view: 200, container: 100)
    #expect(place.part(beyond: .visible) == 0.25)
  }
}
