import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) @testable import ViewRuntime

/// What is expected are the answers of OpenSwiftUI's compatibility tests, which are run on Apple's SwiftUI.
@Suite("Values that change")
@MainActor
struct OnChangeTests {
  private let log = Noted<[[Int]]>([])

  private func turnOfMainQueue() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("Changes in different turns of the main queue are changes of their own")
  func turns() async {
    let remote = Remote<Int>()
    let probe = MotionProbe {
      RemoteView(0, remote) { Tile("a").onChange(of: $0) { log.value.append([$0, $1]) } }
    }
    remote.set(1)
    await turnOfMainQueue()
    remote.set(5)
    remote.set(0)
    await turnOfMainQueue()
    remote.set(1)
    probe.run()
    #expect(log.value == [[0, 1], [1, 0], [0, 1]])
  }

  @Test("Changes in one transaction are one change, and an animation's are another")
  func transactions() {
    let bodies = Noted<[Int]>([])
    struct Counting: View {
      @State private var value = 0
      let bodies: Noted<[Int]>
      let log: Noted<[[Int]]>
      var body: some View {
        let _ = bodies.value.append(value)
        Tile("a")
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { log.value.append([$0, $1]) }
      }
    }
    let probe = MotionProbe { Counting(bodies: bodies, log: log) }
    probe.run()
    #expect(bodies.value == [0, 2, 4])
    #expect(log.value == [[0, 2], [2, 4]])
  }

  @Test("An initial call comes with the same value twice, before those of changes")
  func initial() {
    let remote = Remote<Int>()
    let probe = MotionProbe {
      RemoteView(0, remote) { value in
        Tile("a").onChange(of: value, initial: true) { log.value.append([$0, $1]) }
      }
    }
    remote.set(1)
    probe.run()
    remote.set(1)
    probe.run()
    #expect(log.value == [[0, 0], [0, 1]])
  }
}
