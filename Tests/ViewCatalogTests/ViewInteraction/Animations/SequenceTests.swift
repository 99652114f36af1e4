import Foundation
import Geometry
import Motion
import Testing

@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct SequenceTests {
  @Test(
    "A phase animator goes from phase to phase, over and over, and runs its content once for each")
  func phases() {
    var seen: [Double] = []
    let probe = MotionProbe {
      PhaseAnimator([0.0, 60, 30]) { phase in
        Tile("a").offset(
          x: {
            seen.append(phase); return phase
          }())
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    probe.run(16)
    #expect(near(probe.tile("a")?.x, 190 + 30))
    probe.run(400)
    #expect(seen.prefix(7) == [0, 60, 30, 0, 60, 30, 0])
  }

  @Test("A phase animator with a trigger rests until that changes, and ends in its first phase")
  func triggeredPhases() {
    let remote = Remote<Int>()
    let probe = MotionProbe {
      RemoteView(0, remote) { value in
        Tile("a").phaseAnimator([0.0, 60], trigger: value) { content, phase in
          content.offset(x: phase)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      }
    }
    probe.run(60)
    #expect(near(probe.tile("a")?.x, 190) && probe.host.nextFrameTime == nil)
    remote.set(1)
    probe.runFromChange(15)
    #expect(near(probe.tile("a")?.x, 220))
    probe.run(120)
    #expect(near(probe.tile("a")?.x, 190) && probe.host.nextFrameTime == nil)
  }

  @Test("A phase without animation is shown for a frame and no more")
  func phasesWithoutAnimation() {
    var count = 0
    let probe = MotionProbe {
      PhaseAnimator([0.0, 1]) { phase in
        Tile("a").offset(
          x: {
            count += 1; return phase
          }())
      } animation: { _ in
        nil
      }
    }
    probe.run(10)
    #expect((5...15).contains(count))
  }

  @Test("A keyframe animator runs its content in each frame, with the value of that time")
  func keyframes() {
    var values: [Double] = []
    let probe = MotionProbe {
      KeyframeAnimator(initialValue: 0.0) { (value: Double) in
        Tile("a").offset(
          x: {
            values.append(value); return value
          }())
      } keyframes: { _ in
        LinearKeyframe(60, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    probe.run(30)
    #expect(near(probe.tile("a")?.x, 220))
    probe.run(60)
    #expect(near(probe.tile("a")?.x, 220))
    probe.run(60)
    #expect(near(probe.tile("a")?.x, 220))
    #expect(values.count >= 150)
  }

  @Test("Keyframes with a trigger run once for each change, several tracks side by side")
  func triggeredKeyframes() {
    struct Place {
      var x = 0.0
      var y = 0.0
    }
    let remote = Remote<Int>()
    let probe = MotionProbe {
      RemoteView(0, remote) { value in
        Tile("a").keyframeAnimator(initialValue: Place(), trigger: value) { content, place in
          content.offset(x: place.x, y: place.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) { LinearKeyframe(60, duration: 1) }
          KeyframeTrack(\.y) {
            MoveKeyframe(10)
            LinearKeyframe(40, duration: 0.5)
          }
        }
      }
    }
    probe.run(10)
    #expect(near(probe.tile("a")?.x, 190) && probe.host.nextFrameTime == nil)
    remote.set(1)
    probe.run()
    probe.run(30)
    #expect(near(probe.tile("a")?.x, 220) && near(probe.tile("a")?.y, 195 + 40))
    probe.run(60)
    #expect(near(probe.tile("a")?.x, 250) && probe.host.nextFrameTime == nil)
  }
}
