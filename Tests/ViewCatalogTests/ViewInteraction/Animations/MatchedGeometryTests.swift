import Foundation
import Geometry
import Motion
import Testing

@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// A small tile at the top left, or a large one at the bottom right, which are one to the eye.
private struct Hero: View {
  @Namespace private var namespace
  let isLarge: Bool

  var body: some View {
    ZStack(alignment: isLarge ? .bottomTrailing : .topLeading) {
      Tile("b", 400, 400)
      if isLarge {
        Tile(flexible: "l").matchedGeometryEffect(id: "hero", in: namespace).frame(
          width: 200, height: 100)
      } else {
        Tile(flexible: "s").matchedGeometryEffect(id: "hero", in: namespace).frame(
          width: 40, height: 20)
      }
    }
  }
}

private struct Marker: View {
  @Namespace private var namespace
  let selection: Int

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        Tile("a", 100, 50).matchedGeometryEffect(id: 0, in: namespace)
        Tile("b", 60, 50).matchedGeometryEffect(id: 1, in: namespace)
      }
      Tile(flexible: "m").matchedGeometryEffect(id: selection, in: namespace, isSource: false)
    }
  }
}

/// A source of 40 by 20 points at (90, 80), and a follower of 80 by 20 whose own place is (300, 300).
private struct Pair: View {
  @Namespace private var namespace
  let properties: MatchedGeometryProperties
  let sourceAnchor: UnitPoint
  let anchor: UnitPoint
  var isFlexible = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Tile("b", 400, 400)
      Tile("s", 40, 20)
        .matchedGeometryEffect(id: 0, in: namespace, anchor: sourceAnchor)
        .offset(x: 90, y: 80)
      follower.padding(.leading, 300).padding(.top, 300)
    }
  }

  private var follower: some View {
    (isFlexible ? Tile(flexible: "f") : Tile("f", 80, 20))
      .matchedGeometryEffect(
        id: 0, in: namespace, properties: properties, anchor: anchor, isSource: false
      )
      .frame(width: 80, height: 20)
  }
}

/// Cards that lie in one of two places; the way out of each is not shown.
private struct Deal: View {
  @Namespace private var namespace
  let isDealt: Bool

  var body: some View {
    ZStack(alignment: isDealt ? .bottomTrailing : .topLeading) {
      Tile("b", 400, 400)
      if isDealt {
        card("d")
      } else {
        card("u")
      }
    }
  }

  private func card(_ name: Character) -> some View {
    Tile(name, 40, 20).matchedGeometryEffect(id: "card", in: namespace)
      .transition(.asymmetric(insertion: .identity, removal: .identity))
  }
}

/// A card that stays, and a large one that opens over it; both are sources.
private struct TwoSources: View {
  @Namespace private var namespace
  let isOpen: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      Tile("b", 400, 400)
      Tile(flexible: "s").matchedGeometryEffect(id: "hero", in: namespace)
        .frame(width: 40, height: 20)
      if isOpen {
        Tile(flexible: "l").matchedGeometryEffect(id: "hero", in: namespace)
          .frame(width: 240, height: 220)
          .padding(.leading, 100)
      }
    }
  }
}

@MainActor
struct MatchedGeometryTests {
  @Test("A view takes the place of another: both go the same way, one fading in, the other out")
  func hero() {
    let remote = Remote<Bool>()
    let probe = MotionProbe { RemoteView(false, remote) { Hero(isLarge: $0) } }
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    probe.run()
    #expect(probe.tile("l")?.rect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(near(probe.tile("l")?.opacity, 0))
    probe.run(31)
    let half = CGRect(x: 100, y: 150, width: 120, height: 60)
    for name: Character in ["s", "l"] {
      let tile = probe.tile(name)
      #expect(near(tile?.x, half.minX, 0.01) && near(tile?.y, half.minY, 0.01))
      #expect(
        near(tile?.rect.width, half.width, 0.01) && near(tile?.rect.height, half.height, 0.01))
      #expect(near(tile?.opacity, 0.5, 1e-3))
    }
    probe.run(60)
    #expect(probe.names == "bl")
    #expect(probe.tile("l")?.rect == CGRect(x: 200, y: 300, width: 200, height: 100))
  }

  @Test("A view that is no source stands where its source is, and moves to the next one")
  func follower() {
    let remote = Remote<Int>()
    let probe = MotionProbe { RemoteView(0, remote) { Marker(selection: $0) } }
    #expect(probe.tile("m")?.rect == probe.tile("a")?.rect)
    withAnimation(.linear(duration: 1)) { remote.set(1) }
    probe.runFromChange(30)
    #expect(near(probe.tile("m")?.x, 170, 0.01) && near(probe.tile("m")?.rect.width, 80, 0.01))
    probe.run(60)
    #expect(probe.tile("m")?.rect == probe.tile("b")?.rect)
  }

  @Test("A follower puts its own anchor upon the anchor of its source")
  func anchors() {
    let probe = MotionProbe {
      Pair(properties: .frame, sourceAnchor: .bottomLeading, anchor: .center)
    }
    #expect(probe.tile("f")?.rect == CGRect(x: 50, y: 90, width: 80, height: 20))
  }

  @Test("A follower of the position keeps its size, and one of the size its origin")
  func properties() {
    let position = MotionProbe {
      Pair(properties: .position, sourceAnchor: .center, anchor: .topLeading, isFlexible: true)
    }
    #expect(position.tile("f")?.rect == CGRect(x: 110, y: 90, width: 80, height: 20))
    let size = MotionProbe {
      Pair(properties: .size, sourceAnchor: .center, anchor: .center, isFlexible: true)
    }
    #expect(size.tile("f")?.rect == CGRect(x: 300, y: 300, width: 40, height: 20))
  }

  @Test("Of two sources the one that came last is followed")
  func lastSource() {
    struct Sources: View {
      @Namespace private var namespace
      var body: some View {
        ZStack(alignment: .topLeading) {
          Tile("b", 400, 400)
          Tile("s", 40, 20).matchedGeometryEffect(id: 0, in: namespace)
          Tile("t", 40, 20).matchedGeometryEffect(id: 0, in: namespace).padding(.leading, 200)
          Tile(flexible: "f").matchedGeometryEffect(id: 0, in: namespace, isSource: false)
        }
      }
    }
    let probe = MotionProbe { Sources() }
    #expect(probe.tile("f")?.rect == CGRect(x: 200, y: 0, width: 40, height: 20))
  }

  @Test("Views that are matched fly from place to place though neither comes nor goes by itself")
  func identityTransitions() {
    let remote = Remote<Bool>()
    let probe = MotionProbe { RemoteView(false, remote) { Deal(isDealt: $0) } }
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    probe.run()
    #expect(probe.names == "bd")
    #expect(probe.tile("d")?.rect == CGRect(x: 0, y: 0, width: 40, height: 20))
    probe.run(31)
    #expect(near(probe.tile("d")?.x, 180, 0.01) && near(probe.tile("d")?.y, 190, 0.01))
    probe.run(60)
    #expect(probe.tile("d")?.rect == CGRect(x: 360, y: 380, width: 40, height: 20))
  }

  @Test("A view that opens over another source of its group grows out of it, and shrinks back")
  func twoSources() {
    let remote = Remote<Bool>()
    let probe = MotionProbe { RemoteView(false, remote) { TwoSources(isOpen: $0) } }
    let (small, large) = (
      CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 100, y: 0, width: 240, height: 220)
    )
    let half = CGRect(x: 50, y: 0, width: 140, height: 120)
    for isOpen in [true, false] {
      withAnimation(.linear(duration: 1)) { remote.set(isOpen) }
      probe.run()
      #expect(probe.tile("l")?.rect == (isOpen ? small : large))
      probe.run(31)
      for name: Character in ["s", "l"] {
        let rect = probe.tile(name)?.rect ?? .null
        #expect(near(rect.minX, half.minX, 0.01) && near(rect.width, half.width, 0.01))
        #expect(near(rect.minY, half.minY, 0.01) && near(rect.height, half.height, 0.01))
      }
      probe.run(60)
    }
    #expect(probe.names == "bs" && probe.tile("s")?.rect == small)
  }
}
