import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) import Drawing
@testable import ViewContent
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct ContentTransitionTests {
  private let remote = Remote<String>()

  /// How many glyphs are seen at each opacity, in hundredths, half a second into a change that takes one.
  private func halfway(_ old: String, _ new: String, _ transition: ContentTransition) -> [Int: Int]
  {
    let probe = MotionProbe { RemoteView(old, remote) { Text($0).contentTransition(transition) } }
    withAnimation(.linear(duration: 1)) { remote.set(new) }
    probe.runFromChange(30)
    var counts: [Int: Int] = [:]
    count(probe.frame.displayList, 1, &counts)
    return counts
  }

  private func count(_ list: DisplayList, _ opacity: Double, _ counts: inout [Int: Int]) {
    for item in list.items {
      switch item {
      case .mark(let mark):
        guard case .glyphs(let run, _) = mark.content else { continue }
        counts[Int((opacity * 100).rounded()), default: 0] += run.glyphs.count
      case .layer(let layer, _): count(layer.content, opacity * layer.effect.opacity, &counts)
      }
    }
  }

  @Test("Without a content transition the new letters are there at once")
  func identity() {
    #expect(halfway("128", "129", .identity) == [100: 3])
  }

  @Test("With opacity the old text fades into the new")
  func opacity() {
    #expect(halfway("128", "129", .opacity) == [50: 6])
  }

  @Test("With numeric text only the digits that change fade, and both are seen on the way")
  func numericText() {
    #expect(halfway("128", "129", .numericText()) == [100: 2, 50: 2])
    #expect(halfway("99", "100", .numericText(value: 100)) == [50: 5])
  }

  @Test("Numbers count up unless it is said that they count down")
  func direction() {
    #expect(ContentTransition.numericText() == .numericText(countsDown: false))
    #expect(ContentTransition.numericText() != .numericText(countsDown: true))
  }

  @Test("A symbol shrinks away before the next one grows, in a time of its own")
  func symbols() {
    let remote = Remote<String>()
    let probe = MotionProbe {
      RemoteView("circle.fill", remote) {
        Image(systemName: $0).resizable().frame(width: 160, height: 160)
          .contentTransition(.symbolEffect(.replace))
      }
    }
    /// The width of the one symbol that is seen.
    func width() -> CGFloat { probe.frame.displayList.paths.first?.boundingRect.width ?? 0 }
    let full = width()
    remote.set("square.fill")
    // A quarter of 0.4 s; halfway of its easing lies at the half.
    probe.runFromChange(6)
    let shrinking = width()
    #expect(shrinking < full && shrinking > full / 2)
    probe.runFromChange(9)
    #expect(width() > full / 2)
    probe.run(60)
    #expect(abs(width() - full) < 20 && probe.host.nextFrameTime == nil)
  }

  @Test("Texts are unaffected by the effects of symbols")
  func symbolEffectOnText() {
    let probe = MotionProbe {
      RemoteView("1", remote) { Text($0).contentTransition(.symbolEffect) }
    }
    withAnimation(.linear(duration: 0.2)) { remote.set("2") }
    probe.run(6)
    var counts: [Int: Int] = [:]
    count(probe.frame.displayList, 1, &counts)
    #expect(counts == [100: 1])
  }

  @Test("After the change nothing of the old text is left")
  func end() {
    let probe = MotionProbe {
      RemoteView("1", remote) { Text($0).contentTransition(.numericText()) }
    }
    withAnimation(.linear(duration: 0.2)) { remote.set("2") }
    probe.run(30)
    var counts: [Int: Int] = [:]
    count(probe.frame.displayList, 1, &counts)
    #expect(counts == [100: 1])
    #expect(probe.host.nextFrameTime == nil)
  }
}
