import Foundation
import Geometry
import Motion
import Testing

@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// Moves a view in from above and out below, by 100 points.
private struct FromAbove: Transition {
  var distance: CGFloat = 100
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * distance)
  }
}

/// A body that is a condition.
private struct Inner: View {
  let isShown: Bool
  var body: some View {
    if isShown { Tile("a") }
  }
}

@Suite("A transition around views that come and go")
@MainActor
struct InheritedTransitionTests {
  private let remote = Remote<Bool>()

  /// What is seen a quarter of a second into a change from `shown` that takes one.
  private func changed(from shown: Bool, @ViewBuilder _ content: @escaping (Bool) -> some View)
    -> MotionProbe
  {
    let probe = MotionProbe { RemoteView(shown, remote) { on in ZStack { content(on) } } }
    withAnimation(.linear(duration: 1)) { remote.set(!shown) }
    probe.runFromChange(15)
    return probe
  }

  @Test("A view with another identity comes as the old one goes, by the transition around both")
  func identities() {
    let probe = changed(from: true) { on in
      Tile(on ? "a" : "b").id(on).transition(FromAbove()).onAppear {}
    }
    #expect(near(probe.tile("a")?.y, 220) && near(probe.tile("b")?.y, 120))
    #expect(probe.tile("a")?.opacity == 1)
    probe.run(60)
    #expect(probe.tiles.map(\.y) == [195])
  }

  @Test("Conditions in a group, in a view's body and in an erased view come and go by it")
  func conditions() {
    for isShown in [true, false] {
      let y: CGFloat = isShown ? 220 : 120
      let group = changed(from: isShown) { on in
        Group {
          if on { Tile("a") }
        }
        .transition(FromAbove())
      }
      #expect(near(group.tile("a")?.y, y))
      let body = changed(from: isShown) { Inner(isShown: $0).padding(0).transition(FromAbove()) }
      #expect(near(body.tile("a")?.y, y))
      let erased = changed(from: isShown) { on in
        AnyView(Inner(isShown: on)).zIndex(1).transition(FromAbove())
      }
      #expect(near(erased.tile("a")?.y, y))
    }
  }

  @Test("Rows of a loop come and go by it, and the others stay where they are")
  func loops() {
    let probe = changed(from: false) { on in
      ForEach(on ? ["a", "b"] : ["a", "c"], id: \.self) { Tile(Character($0)) }
        .transition(FromAbove())
    }
    #expect(near(probe.tile("a")?.y, 195) && near(probe.tile("b")?.y, 120))
    #expect(near(probe.tile("c")?.y, 220))
  }

  @Test("The transition of the view itself is the one that counts")
  func own() {
    let probe = changed(from: true) { on in
      Group {
        if on { Tile("a").transition(.opacity) } else { Tile("b") }
      }
      .transition(FromAbove())
    }
    #expect(near(probe.tile("a")?.y, 195) && near(probe.tile("a")?.opacity, 0.75, 1e-3))
    #expect(near(probe.tile("b")?.y, 120) && probe.tile("b")?.opacity == 1)
  }

  @Test("Views in a layout of their own come and go without it, and so does what is behind a view")
  func layouts() {
    let stack = changed(from: true) { on in
      VStack {
        if on { Tile("a") }
      }
      .transition(FromAbove())
    }
    #expect(near(stack.tile("a")?.y, 195) && near(stack.tile("a")?.opacity, 0.75, 1e-3))
    let background = changed(from: true) { on in
      Tile("b").background { if on { Tile("a") } }.transition(FromAbove())
    }
    #expect(near(background.tile("a")?.y, 195) && near(background.tile("a")?.opacity, 0.75, 1e-3))
  }

  @Test("It is the one that the view has when it goes")
  func latest() {
    let probe = changed(from: true) { on in
      Inner(isShown: on).transition(FromAbove(distance: on ? 100 : 200))
    }
    #expect(near(probe.tile("a")?.y, 245))
  }

  @Test("What a condition around the view removes goes by it once")
  func nested() {
    let probe = changed(from: true) { on in
      if on { Inner(isShown: true).transition(FromAbove()) }
    }
    #expect(near(probe.tile("a")?.y, 220))
    probe.run(60)
    #expect(probe.tiles.isEmpty)
  }
}
