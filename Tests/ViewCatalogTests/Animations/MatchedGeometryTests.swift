import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) @testable import ViewCatalog
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

@MainActor
struct MatchedGeometryTests {
  @Test("A view takes the place of another: both go the same way, one fading in, the other out")
  func hero() {
    let remote = Remote<Bool>()
    let probe = MotionProbe { Stage(false, remote) { Hero(isLarge: $0) } }
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
    let probe = MotionProbe { Stage(0, remote) { Marker(selection: $0) } }
    #expect(probe.tile("m")?.rect == probe.tile("a")?.rect)
    withAnimation(.linear(duration: 1)) { remote.set(1) }
    probe.runFromChange(30)
    #expect(near(probe.tile("m")?.x, 170, 0.01) && near(probe.tile("m")?.rect.width, 80, 0.01))
    probe.run(60)
    #expect(probe.tile("m")?.rect == probe.tile("b")?.rect)
  }
}
