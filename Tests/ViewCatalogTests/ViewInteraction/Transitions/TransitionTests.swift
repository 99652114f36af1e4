import Foundation
import Geometry
import Motion
import Testing

@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// Moves a view in from above and out below, and halves it on the way.
private struct FromAbove: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * 100).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

/// Fades with an animation of its own, whatever the transaction says.
private struct OwnFade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.transaction {
      $0.animation = .linear(duration: 1)
    } body: {
      $0.opacity(phase.isIdentity ? 1 : 0)
    }
  }
}

/// Chooses between two views, both of the content.
private struct Choosing: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .willAppear { content.opacity(0.5) } else { content.opacity(1) }
  }
}

private struct Shift: ViewModifier {
  let x: Double
  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
struct TransitionTests {
  private let remote = Remote<Bool>()

  /// A tile of 20 by 10 in the middle of the window, that comes and goes with `transition`.
  private func probe(shown: Bool, _ transition: AnyTransition?) -> MotionProbe {
    MotionProbe {
      RemoteView(shown, remote) { isShown in
        ZStack {
          Tile("b", 100, 100)
          if isShown {
            if let transition { Tile("a").transition(transition) } else { Tile("a") }
          }
          Tile("f", 4, 4)
        }
      }
    }
  }

  private func removed(_ transition: AnyTransition?, after frames: Int = 15) -> DrawnTile? {
    let probe = probe(shown: true, transition)
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(frames)
    return probe.tile("a")
  }

  private func inserted(_ transition: AnyTransition?, after frames: Int = 15) -> DrawnTile? {
    let probe = probe(shown: false, transition)
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    probe.runFromChange(frames)
    return probe.tile("a")
  }

  @Test(
    "A view without a transition fades, in its place and order, and is gone when the animation is over"
  )
  func fadesByDefault() {
    let probe = probe(shown: true, nil)
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(15)
    #expect(probe.names == "baf")
    #expect(near(probe.tile("a")?.opacity, 0.75, 1e-3))
    #expect(probe.tile("a")?.rect == CGRect(x: 190, y: 195, width: 20, height: 10))
    probe.run(50)
    #expect(probe.names == "bf")
    #expect(inserted(nil)?.opacity.rounded(toPlaces: 3) == 0.25)
  }

  @Test("Without an animation views come and go at once")
  func jumpsWithoutAnimation() {
    let probe = probe(shown: true, .slide)
    remote.set(false)
    probe.run()
    #expect(probe.names == "bf")
    remote.set(true)
    probe.run()
    #expect(probe.tile("a")?.x == 190)
  }

  @Test("A view that comes in does not go to where it comes from first, whoever animates it")
  func comesFromNowhere() {
    #expect(inserted(AnyTransition(OwnFade()), after: 3)?.opacity.rounded(toPlaces: 3) == 0.05)
    #expect(inserted(AnyTransition(OwnFade()))?.opacity.rounded(toPlaces: 3) == 0.25)
  }

  @Test("A transition may choose between views of its content")
  func conditions() {
    #expect(inserted(AnyTransition(Choosing()), after: 70)?.opacity == 1)
  }

  @Test("A row that is removed from a loop in a condition gives its place up at once")
  func loopInACondition() {
    let remote = Remote<String>()
    let probe = MotionProbe {
      RemoteView("ab", remote) { names in
        VStack(spacing: 0) {
          if !names.isEmpty { ForEach(Array(names), id: \.self) { Tile($0) } }
          Tile("z")
        }
      }
    }
    #expect(probe.tile("z")?.y == 205)
    withAnimation(.linear(duration: 1)) { remote.set("b") }
    probe.runFromChange(30)
    // Halfway from the third of three rows of ten points to the second of two.
    #expect(near(probe.tile("z")?.y, 202.5, 1e-3))
    #expect(near(probe.tile("a")?.opacity, 0.5, 1e-3))
  }

  @Test("What leaves takes no room any more, nor does what is written around it")
  func noRoom() {
    let probe = MotionProbe {
      RemoteView(true, remote) { isShown in
        VStack(spacing: 0) {
          Group { if isShown { Tile("a").transition(.opacity) } }.padding(5)
          Tile("z")
        }
      }
    }
    // Two rows of 20 and 10 points around the middle at 200; alone, z begins at 195.
    #expect(probe.tile("z")?.y == 205)
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(30)
    #expect(near(probe.tile("z")?.y, 200, 1e-3))
    #expect(near(probe.tile("a")?.opacity, 0.5, 1e-3))
  }

  @Test("No body runs while a transition moves")
  func runsNoBody() {
    let probe = probe(shown: true, .scale.combined(with: .opacity))
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.run()
    let count = probe.host.bodyCount
    probe.run(40)
    #expect(probe.host.bodyCount == count)
  }

  @Test("Each transition shows a quarter of its way after a quarter of the time")
  func basicTransitions() {
    #expect(near(removed(.opacity)?.opacity, 0.75, 1e-3))
    #expect(near(removed(.move(edge: .leading))?.x, 190 - 5))
    #expect(near(removed(.move(edge: .bottom))?.y, 195 + 2.5))
    #expect(near(removed(.offset(x: 40, y: 8))?.x, 200))
    #expect(near(removed(.offset(x: 40, y: 8))?.y, 197))
    #expect(near(removed(.slide)?.x, 190 + 5))
    #expect(near(inserted(.slide)?.x, 190 - 15))
    #expect(near(removed(.scale)?.rect.width, 15))
    #expect(near(removed(.scale(scale: 0.2, anchor: .topLeading))?.rect.width, 16))
    #expect(near(removed(.scale(scale: 0.2, anchor: .topLeading))?.x, 190))
    #expect(near(inserted(.push(from: .leading))?.x, 190 - 15))
    #expect(near(removed(.push(from: .leading))?.x, 190 + 5))
    #expect(near(removed(.push(from: .leading))?.opacity, 0.75, 1e-3))
    #expect(near(removed(AnyTransition(.blurReplace))?.opacity, 0.75, 1e-3))
  }

  @Test("The identity transition shows neither way")
  func identity() {
    #expect(removed(.identity) == nil)
    #expect(inserted(.identity, after: -1)?.opacity == 1)
  }

  @Test("Transitions combine, differ between the ways, and take any modifier")
  func composedTransitions() {
    let both = removed(.move(edge: .top).combined(with: .opacity))
    #expect(near(both?.y, 192.5) && near(both?.opacity, 0.75, 1e-3))
    let uneven = AnyTransition.asymmetric(insertion: .move(edge: .leading), removal: .opacity)
    #expect(near(inserted(uneven)?.x, 175) && inserted(uneven)?.opacity == 1)
    #expect(near(removed(uneven)?.x, 190) && near(removed(uneven)?.opacity, 0.75, 1e-3))
    let shift = AnyTransition.modifier(active: Shift(x: 80), identity: Shift(x: 0))
    #expect(near(removed(shift)?.x, 210))
    #expect(near(inserted(shift)?.x, 250))
  }

  @Test("A transition of one's own is asked for each phase and moves between them")
  func customTransition() {
    let probe = MotionProbe {
      RemoteView(false, remote) { isShown in
        ZStack { if isShown { Tile("a").transition(FromAbove()) } }
      }
    }
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.y, 195 - 50))
    probe.run(60)
    #expect(near(probe.tile("a")?.y, 195) && probe.tile("a")?.opacity == 1)
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.y, 195 + 50) && near(probe.tile("a")?.opacity, 0.75, 1e-3))
  }

  @Test("A view that returns in mid-flight turns back from where it is, without a jump")
  func returnsInMidFlight() {
    let probe = probe(shown: true, .move(edge: .leading))
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(30)
    let before = probe.tile("a")!.x
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    var positions = [before]
    for _ in 0..<100 {
      probe.run()
      positions.append(probe.tile("a")!.x)
    }
    let steps = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
    #expect(steps.max()! < 20.0 / 60 * 1.01)
    #expect(near(positions.last, 190))
    #expect(probe.names == "baf")
  }

  @Test("A view keeps its state when it returns before it is gone")
  func keepsStateWhenReturning() {
    let inner = Remote<Int>()
    let probe = MotionProbe {
      RemoteView(true, remote) { isShown in
        ZStack {
          if isShown { RemoteView(20, inner) { Tile("a", CGFloat($0)) }.transition(.opacity) }
        }
      }
    }
    inner.set(50)
    probe.run()
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(10)
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    probe.run(120)
    #expect(probe.tile("a")?.rect.width == 50)
  }

  @Test("An animation of the transition's own moves it also in a change without animation")
  func ownAnimation() {
    let probe = probe(shown: true, .move(edge: .leading).animation(.linear(duration: 1)))
    remote.set(false)
    probe.runFromChange(15)
    #expect(near(probe.tile("a")?.x, 185))
    probe.run(60)
    #expect(probe.names == "bf")
  }

  @Test("A transition moves all that is around its view within the condition")
  func movesTheWholeView() {
    let probe = MotionProbe {
      RemoteView(true, remote) { isShown in
        ZStack {
          if isShown {
            Tile("a").transition(.move(edge: .leading)).padding(5).background {
              Tile(flexible: "b")
            }
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(30)
    #expect(near(probe.tile("b")?.x, 185 - 15))
    #expect(near(probe.tile("a")?.x, 190 - 15))
  }

  @Test("The transition of a view in an inner condition runs when the outer one removes it")
  func nestedConditions() {
    let probe = MotionProbe {
      RemoteView(true, remote) { isShown in
        ZStack {
          if isShown {
            if isShown { Tile("a").transition(.move(edge: .trailing)) }
            Tile("c")
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(30)
    #expect(near(probe.tile("a")?.x, 200) && probe.tile("a")?.opacity == 1)
    #expect(near(probe.tile("c")?.x, 190) && near(probe.tile("c")?.opacity, 0.5, 1e-3))
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    probe.run(130)
    #expect(near(probe.tile("a")?.x, 190) && probe.tile("c")?.opacity == 1)
  }

  @Test("A view that goes stays at its depth")
  func keepsZIndex() {
    let probe = MotionProbe {
      RemoteView(true, remote) { isShown in
        ZStack {
          if isShown { Tile("a").zIndex(1).transition(.opacity) }
          Tile("b", 100, 100)
        }
      }
    }
    #expect(probe.names == "ba")
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(30)
    #expect(probe.names == "ba")
  }

  @Test("With reduced motion a transition that moves becomes a fade")
  func reducedMotion() {
    let probe = MotionProbe(reduceMotion: true) {
      RemoteView(true, remote) { isShown in
        ZStack { if isShown { Tile("a").transition(.slide) } }
      }
    }
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.runFromChange(15)
    #expect(near(probe.tile("a")?.x, 190) && near(probe.tile("a")?.opacity, 0.75, 1e-3))
  }

  @Test(
    "Another identity is another view: the old one goes with its transition as the new one comes")
  func identityChange() {
    let remote = Remote<Int>()
    let inserted = MotionProbe {
      RemoteView(1, remote) { value in
        ZStack { Tile("a").transition(.slide).id(value) }
      }
    }
    withAnimation(.linear(duration: 1)) { remote.set(2) }
    inserted.runFromChange(15)
    #expect(inserted.tiles.map(\.x).map { $0.rounded() } == [195, 175])
    inserted.run(60)
    #expect(inserted.tiles.map(\.x) == [190])
  }

  @Test("In a loop rows come, go and move, and the others make way")
  func loops() {
    let remote = Remote<[String]>()
    let probe = MotionProbe {
      RemoteView(["a", "b", "c"], remote) { rows in
        VStack(spacing: 0) { ForEach(rows, id: \.self) { Tile(Character($0)) } }
      }
    }
    #expect(probe.tiles.map(\.y) == [185, 195, 205])
    withAnimation(.linear(duration: 1)) { remote.set(["c", "a", "d"]) }
    probe.runFromChange(30)
    #expect(near(probe.tile("c")?.y, 195) && near(probe.tile("a")?.y, 190))
    #expect(near(probe.tile("b")?.y, 195) && near(probe.tile("b")?.opacity, 0.5, 1e-3))
    #expect(near(probe.tile("d")?.y, 205) && near(probe.tile("d")?.opacity, 0.5, 1e-3))
    probe.run(60)
    #expect(probe.names == "cad")
    #expect(probe.tiles.map(\.y) == [185, 195, 205])
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
