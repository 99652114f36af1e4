import Foundation
import Testing

@testable import Motion

/// Compares a timeline with values measured of SwiftUI, to the three digits they were printed with.
private func expect(
  _ timeline: KeyframeTimeline<Double>, _ measured: KeyValuePairs<Double, Double>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (time, value) in measured {
    let actual = timeline.value(time: time)
    #expect(
      abs(actual - value) < 0.001, "at \(time) s: \(actual), not \(value)",
      sourceLocation: sourceLocation)
  }
}

private struct Shake: Equatable {
  var x = 0.0
  var scale = 1.0
}

@Suite("Keyframes")
struct KeyframesTests {
  @Test("Linear keyframes go from value to value and hold the first and the last one")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.2)
      LinearKeyframe(-10, duration: 0.2)
      LinearKeyframe(0, duration: 0.2)
    }
    #expect(abs(timeline.duration - 0.6) < 1e-12)
    expect(
      timeline, [-0.1: 0, 0: 0, 0.05: 2.5, 0.2: 10, 0.25: 5, 0.3: 0, 0.4: -10, 0.5: -5, 1.5: 0])
  }

  @Test("A timing curve shapes a linear keyframe")
  func timingCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut)
    }
    expect(timeline, [0.05: 0.311, 0.1: 1.292, 0.15: 2.928, 0.2: 5, 0.3: 8.708, 0.4: 10])
  }

  @Test("A cubic keyframe alone starts and ends at rest")
  func cubicAlone() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 0.4) }
    expect(timeline, [0.05: 0.430, 0.1: 1.5625, 0.2: 5, 0.35: 9.570, 0.4: 10, 1: 10])
  }

  @Test("Cubic keyframes side by side are a Catmull-Rom spline in time")
  func catmullRom() {
    let even = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(30, duration: 0.2)
    }
    expect(
      even, [0.05: 0.859, 0.1: 3.125, 0.15: 6.328, 0.25: 15.234, 0.3: 21.875, 0.35: 27.578])
    let uneven = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.1)
      CubicKeyframe(30, duration: 0.3)
    }
    expect(uneven, [0.025: 1.211, 0.05: 4.0625, 0.075: 7.383, 0.175: 16.289, 0.325: 27.930])
  }

  @Test("A cubic keyframe has the velocity of a linear neighbour")
  func cubicBesideLinear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.2)
      CubicKeyframe(0, duration: 0.2)
      LinearKeyframe(5, duration: 0.2)
    }
    expect(timeline, [0.2: 10, 0.25: 9.609, 0.3: 5.625, 0.35: 1.328, 0.4: 0, 0.5: 2.5])
    let hold = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(30, duration: 0.2)
      LinearKeyframe(30, duration: 0.2)
    }
    expect(hold, [0.25: 15.234, 0.3: 21.875, 0.35: 27.578])
  }

  @Test("A velocity that is given wins")
  func givenVelocity() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0)
    }
    expect(timeline, [0.05: 2.344, 0.1: 4.375, 0.2: 7.5, 0.3: 9.375, 0.35: 9.844])
    #expect(abs(timeline.velocity(time: 0) - 50) < 1e-9)
  }

  @Test("A spring that is out of time holds what it reached, and the next keyframe starts there")
  func springOutOfTime() {
    let spring = Spring(duration: 0.4, bounce: 0)
    let alone = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.4, spring: spring)
    }
    expect(alone, [0: 0, 0.05: 1.860, 0.1: 4.656, 0.2: 8.210, 0.35: 9.734, 0.4: 9.864, 1.5: 9.864])
    let followed = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.2, spring: spring)
      LinearKeyframe(0, duration: 0.2)
    }
    expect(followed, [0.2: 8.210, 0.25: 6.158, 0.3: 4.105, 0.4: 0])
  }

  @Test("A spring goes on with the velocity of the keyframe before")
  func springVelocity() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.2)
      SpringKeyframe(0, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0))
    }
    expect(timeline, [0.2: 10, 0.25: 9.280, 0.3: 6.384, 0.4: 2.222, 0.6: 0.173])
  }

  @Test("A spring without a duration takes as long as it needs to settle")
  func springDuration() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
    }
    #expect(abs(timeline.duration - 1.273) < 0.001)
  }

  @Test("A move jumps right after its time")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.2)
      MoveKeyframe(-5)
      LinearKeyframe(0, duration: 0.2)
    }
    #expect(abs(timeline.duration - 0.4) < 1e-12)
    expect(timeline, [0.15: 7.5, 0.2: 10, 0.25: -3.75, 0.3: -2.5, 0.4: 0])
  }

  @Test("Tracks run side by side; the shorter one holds, and what has no track stays")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Shake()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 0.2)
        LinearKeyframe(0, duration: 0.2)
      }
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.6) }
    }
    #expect(abs(timeline.duration - 0.6) < 1e-12)
    #expect(abs(timeline.value(time: 0.25).x - 7.5) < 1e-9)
    #expect(abs(timeline.value(time: 0.25).scale - 1.416667) < 1e-6)
    #expect(timeline.value(time: 0.5).x == 0)
    let single = KeyframeTimeline(initialValue: Shake(x: 3, scale: 7)) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 0.2) }
    }
    #expect(abs(single.value(time: 0.1).x - 6.5) < 1e-12)
    #expect(single.value(time: 0.1).scale == 7)
  }

  @Test("Of two tracks for one property the last one counts")
  func competingTracks() {
    let timeline = KeyframeTimeline(initialValue: Shake()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.x) { LinearKeyframe(-10, duration: 1) }
    }
    #expect(timeline.value(time: 1).x == -10)
  }

  @Test("Progress is a part of the whole duration, kept within it")
  func progress() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 0.4) }
    for (progress, value) in [(0, 0), (0.5, 5), (1, 10), (1.5, 10), (-1, 0)] as [(Double, Double)] {
      #expect(abs(timeline.value(progress: progress) - value) < 1e-9)
    }
  }

  @Test("A keyframe without length is a jump", arguments: [0, -1, Double.nan, .infinity])
  func withoutLength(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: duration)
      CubicKeyframe(20, duration: duration)
      SpringKeyframe(30, duration: duration)
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: -1) == 0)
    #expect(timeline.value(time: 0) == 10)
    #expect(timeline.value(time: 0.1) == 30)
  }

  @Test("Conditions and loops make keyframes")
  func controlFlow() {
    let wide = true
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for step in 1...3 { LinearKeyframe(Double(step), duration: 0.1) }
      if wide {
        LinearKeyframe(10, duration: 0.1)
      } else {
        SpringKeyframe(5, duration: 0.1)
      }
    }
    #expect(abs(timeline.duration - 0.4) < 1e-12)
    #expect(abs(timeline.value(time: 0.25) - 2.5) < 1e-9)
    #expect(timeline.value(time: 1) == 10)
  }

  @Test("Keyframes can be made of others")
  func composition() {
    struct Hop: KeyframeTrackContent {
      var height: Double
      var body: some KeyframeTrackContent<Double> {
        CubicKeyframe(height, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
      }
    }
    struct Hops: Keyframes {
      var body: some Keyframes<Shake> {
        KeyframeTrack(\.x) {
          Hop(height: 10)
          Hop(height: 5)
        }
        KeyframeTrack(\.scale) { Hop(height: 2) }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Shake()) { Hops() }
    #expect(abs(timeline.duration - 0.8) < 1e-12)
    #expect(abs(timeline.value(time: 0.2).x - 10) < 1e-9)
    #expect(abs(timeline.value(time: 0.2).scale - 2) < 1e-9)
    #expect(abs(timeline.value(time: 0.6).x - 5) < 1e-9)
  }

  @Test("Keyframes that start in mid-motion go on with its velocity")
  func initialVelocity() {
    let keyframes = KeyframeTrack(\Shake.x) { CubicKeyframe(10, duration: 0.4) }
    let timeline = KeyframeTimeline(
      initialValue: Shake(), initialVelocity: Shake(x: 50, scale: 0), keyframes: keyframes)
    #expect(abs(timeline.value(time: 0.2).x - 7.5) < 1e-9)
    #expect(abs(timeline.velocity(time: 0).x - 50) < 1e-9)
    #expect(abs(timeline.velocity(time: 0.4).x) < 1e-9)
  }
}
