import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Testing

@testable import ViewRuntime

/// Draws the frame of that number, at sixty a second.
@MainActor
private func widths(_ host: ViewHost, frame: Int) -> [Double] {
  drawnWidths(host.frame(at: Double(frame) / 60).displayList)
}

/// Two frames after a change its time begins to count.
private func covered(_ frame: Int) -> Double { min(max(Double(frame - 2) / 60, 0), 1) }

@MainActor
struct RunningAnimationsTests {
  @Test(
    "What moves by one clock is drawn anew in each frame: few, many as one, and very many ahead",
    arguments: [2, 40, 600])
  func following(count: Int) {
    let remote = BoxRemote()
    let start = [Double](repeating: 10, count: count)
    let host = ViewHost(MovingBoxes(start, remote: remote), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1)) { remote.set((0..<count).map { 110 + Double($0) }) }
    for frame in 1..<70 {
      let drawn = widths(host, frame: frame)
      let expected = (0..<count).map { 10 + (100 + Double($0)) * covered(frame) }
      #expect(zip(drawn, expected).allSatisfy { abs($0 - $1) < 1e-6 } && drawn.count == count)
    }
    #expect(host.animations.isEmpty)
    #expect(host.nextFrameTime == nil)
    let number = host.frame(at: 2).number
    #expect(host.frame(at: 3).number == number)
  }

  @Test("A picture that somebody keeps stays as it was when the next one is drawn")
  func keptPictures() {
    let remote = BoxRemote()
    let start = [Double](repeating: 10, count: 40)
    let host = ViewHost(MovingBoxes(start, remote: remote), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1)) { remote.set(start.map { $0 + 100 }) }
    var kept: [(list: DisplayList, widths: [Double])] = []
    for frame in 1..<40 {
      let list = host.frame(at: Double(frame) / 60).displayList
      if frame.isMultiple(of: 3) { kept.append((list, drawnWidths(list))) }
    }
    #expect(kept.allSatisfy { drawnWidths($0.list) == $0.widths })
    #expect(Set(kept.map { $0.widths[0] }).count == kept.count)
  }

  @Test("One that gets another goal on the way leaves the others as they are")
  func anotherGoal() {
    let remote = BoxRemote()
    let host = ViewHost(
      MovingBoxes([10, 10, 10], remote: remote), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1)) { remote.set([110, 110, 110]) }
    var last = [10.0, 10, 10]
    for frame in 1..<120 {
      if frame == 30 { withAnimation(.linear(duration: 0.5)) { remote.set([110, 10, 110]) } }
      if frame == 40 { remote.set([110, 10, 60]) }
      let drawn = widths(host, frame: frame)
      #expect(abs(drawn[0] - (10 + 100 * covered(frame))) < 1e-6)
      // Changes with an animation are covered step by step, the sum of two at most.
      #expect(abs(drawn[1] - last[1]) < (100 + 200) / 60 + 1e-6)
      // One without moves what is seen at once, and the rest of the way is covered as before.
      #expect(abs(drawn[2] - (10 + 100 * covered(frame) - (frame < 40 ? 0 : 50))) < 1e-6)
      last = drawn
    }
    #expect(last == [110, 10, 60])
    #expect(host.animations.isEmpty)
  }

  @Test("What moves for ever and is removed moves no more")
  func removal() {
    let remote = BoxRemote()
    let host = ViewHost(MovingBoxes([10, 10], remote: remote), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1).repeatForever()) { remote.set([110, 110]) }
    for frame in 1..<10 { _ = widths(host, frame: frame) }
    #expect(host.animations.count == 2)
    remote.set([110])
    #expect(widths(host, frame: 10).count == 1)
    #expect(host.animations.count == 1)
    remote.set([])
    #expect(widths(host, frame: 11) == [])
    #expect(host.nextFrameTime == nil)
  }
}
