import Foundation
import Geometry
import Motion
import Testing

@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// The order of actions is that of OpenSwiftUI's compatibility tests, which are run on Apple's SwiftUI.
@Suite("Views that appear and disappear")
@MainActor
struct AppearanceTests {
  private let log = Noted("")
  private let remote = Remote<Bool>()

  private func tile(_ isOn: Bool) -> some View {
    Tile("a")
      .onAppear { log.value += isOn ? "AT" : "AF" }
      .onDisappear { log.value += isOn ? "DT" : "DF" }
  }

  @Test("A view with another identity appears before the old one disappears")
  func order() {
    let probe = MotionProbe { RemoteView(false, remote) { tile($0).id($0) } }
    #expect(log.value == "AF")
    remote.set(true)
    probe.run()
    #expect(log.value == "AFATDF")
  }

  @Test("With the identity as transition the old view disappears before the new one appears")
  func orderOfIdentities() {
    let probe = MotionProbe { RemoteView(false, remote) { tile($0).transition(.identity).id($0) } }
    remote.set(true)
    probe.run()
    #expect(log.value == "AFDFAT")
    withAnimation(.linear(duration: 1)) { remote.set(false) }
    probe.run()
    #expect(log.value == "AFDFATDTAF" && probe.names == "a")
  }

  @Test("What the identity removes inside a row leaves the others where they are")
  func identityAmongOthers() {
    let numbers = Remote<[Int]>()
    let probe = MotionProbe {
      RemoteView([1, 2, 3], numbers) { numbers in
        HStack(spacing: 0) {
          ForEach(numbers, id: \.self) {
            Tile(Character("\($0)")).transition($0 == 2 ? .identity : .opacity)
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { numbers.set([0, 1, 3]) }
    probe.run(30)
    #expect(probe.names == "013")
  }

  @Test("Actions of a view outside its identity are called once")
  func outsideOfIdentity() {
    let probe = MotionProbe {
      RemoteView(false, remote) { isOn in
        Tile("a").id(isOn).onAppear { log.value += "A" }.onDisappear { log.value += "D" }
      }
    }
    remote.set(true)
    probe.run()
    #expect(log.value == "A")
  }

  @Test("Any number of views may start animations of their own as they appear")
  func manyAnimations() {
    struct Rising: View {
      @State private var x = 0.0
      var body: some View {
        Tile("r").offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 60 } }
      }
    }
    let probe = MotionProbe {
      RemoteView(false, remote) { isOn in if isOn { ForEach(0..<80, id: \.self) { _ in Rising() } }
      }
    }
    remote.set(true)
    probe.run(31)
    #expect(probe.tiles.count == 80)
    for tile in probe.tiles { #expect(near(tile.x, probe.tiles[0].x, 1e-9) && tile.x > 200) }
  }
}
