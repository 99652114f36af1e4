import Foundation
import Geometry
import Testing

@testable import ViewInteraction
@_spi(Runtime) @testable import ViewRuntime

/// Two fingers by their angle on a circle around the middle of a window of 200 by 200 points.
@MainActor
private struct TwoFingers {
  let probe: LayoutProbe

  func send(_ phase: TouchEvent.Phase, radius: Double, degrees: Double) {
    for finger in 0...1 {
      let angle = degrees * .pi / 180 + Double(finger) * .pi
      let point = CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
      probe.host.send(TouchEvent(time: probe.time, finger: finger, phase: phase, location: point))
    }
    probe.step()
  }
}

/// A box that follows a finger by a `GestureState`.
private struct Follower: View {
  @GestureState private var offset = 3.0
  let seen: Noted<[Double]>

  var body: some View {
    let _ = seen.value.append(offset)
    Box("a", 100, 100)
      .gesture(
        DragGesture(minimumDistance: 5)
          .updating($offset) { value, state, _ in state = value.translation.width })
  }
}

@Suite("Limits of gestures, and their values")
@MainActor
struct GestureLimitTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test("A tap may stray ten points, and no more", arguments: [(9.0, 1), (12.0, 0)])
  func tapDistance(distance: Double, taps: Int) {
    let count = Noted(0)
    let probe = LayoutProbe(100, 100) { Box("a", 100, 100).onTapGesture { count.value += 1 } }
    probe.press(middle)
    probe.move(CGPoint(x: 50 + distance, y: 50))
    probe.release(CGPoint(x: 50 + distance, y: 50))
    probe.run(1)
    #expect(count.value == taps)
  }

  @Test(
    "A long press may stray its largest distance, and no more", arguments: [(18.0, 1), (22, 0)])
  func pressDistance(distance: Double, presses: Int) {
    let count = Noted(0)
    let pressing = Noted<[Bool]>([])
    let probe = LayoutProbe(100, 100) {
      Box("a", 100, 100).onLongPressGesture(minimumDuration: 0.5, maximumDistance: 20) {
        count.value += 1
      } onPressingChanged: {
        pressing.value.append($0)
      }
    }
    probe.press(middle)
    probe.run(0.1)
    probe.move(CGPoint(x: 50, y: 50 + distance))
    #expect(pressing.value == (presses == 1 ? [true] : [true, false]))
    probe.run(0.6)
    #expect(count.value == presses)
    #expect(pressing.value == [true, false])
    probe.release(middle)
  }

  @Test("A long press shorter than its duration is none")
  func pressDuration() {
    let count = Noted(0)
    let probe = LayoutProbe(100, 100) {
      Box("a", 100, 100).onLongPressGesture(minimumDuration: 0.5) { count.value += 1 }
    }
    probe.press(middle)
    probe.run(0.4)
    probe.release(middle)
    probe.run(1)
    #expect(count.value == 0)
  }

  @Test("Fingers that turn on beyond half a turn are counted on, either way", arguments: [1.0, -1])
  func rotation(direction: Double) {
    let angles = Noted<[Double]>([])
    let probe = LayoutProbe(200, 200) {
      Box("a", 200, 200).gesture(
        RotateGesture().onChanged { angles.value.append($0.rotation.degrees) })
    }
    let fingers = TwoFingers(probe: probe)
    fingers.send(.began, radius: 50, degrees: 10)
    for step in 1...15 {
      fingers.send(.moved, radius: 50, degrees: 10 + direction * Double(step) * 20)
    }
    #expect(abs((angles.value.last ?? 0) - direction * 300) < 1e-6)
    fingers.send(.ended, radius: 50, degrees: 10 + direction * 300)
  }

  @Test("Fingers twice as far apart magnify by two, half as far by a half", arguments: [2.0, 0.5])
  func magnification(factor: Double) {
    let (values, older) = (Noted<[CGFloat]>([]), Noted<[CGFloat]>([]))
    let probe = LayoutProbe(200, 200) {
      Box("a", 200, 200).gesture(MagnifyGesture().onEnded { values.value.append($0.magnification) })
        .simultaneousGesture(MagnificationGesture().onEnded { older.value.append($0) })
    }
    let fingers = TwoFingers(probe: probe)
    fingers.send(.began, radius: 40, degrees: 0)
    fingers.send(.moved, radius: 40 * factor, degrees: 0)
    fingers.send(.ended, radius: 40 * factor, degrees: 0)
    #expect(values.value.count == 1 && abs(values.value[0] - factor) < 1e-9)
    #expect(older.value.count == 1 && abs(older.value[0] - factor) < 1e-9)
  }

  @Test("A gesture's state falls back when the finger is up")
  func stateAtTheEnd() {
    let seen = Noted<[Double]>([])
    let probe = LayoutProbe(100, 100) { Follower(seen: seen) }
    probe.press(middle)
    probe.move(CGPoint(x: 80, y: 50))
    #expect(seen.value.last == 30)
    probe.release(CGPoint(x: 80, y: 50))
    probe.step()
    #expect(seen.value.last == 3)
  }

  @Test("A gesture's state falls back when the touch is cancelled")
  func stateWhenCancelled() {
    let seen = Noted<[Double]>([])
    let probe = LayoutProbe(100, 100) { Follower(seen: seen) }
    probe.press(middle)
    probe.move(CGPoint(x: 20, y: 50))
    #expect(seen.value.last == -30)
    probe.host.send(
      TouchEvent(time: probe.time, finger: 1, phase: .cancelled, location: CGPoint(x: 20, y: 50)))
    probe.step()
    probe.step()
    #expect(seen.value.last == 3)
  }

  @Test(
    "A long press may stray as far as its maximum distance, in any direction",
    arguments: [(9.0, 0.0, 1), (0, 9, 1), (12, 0, 0), (0, -12, 0), (-8, 8, 0)])
  func longPressDistance(x: Double, y: Double, presses: Int) {
    let count = Noted(0)
    let probe = LayoutProbe(100, 100) {
      Box("a", 100, 100).onLongPressGesture(minimumDuration: 0.5, maximumDistance: 10) {
        count.value += 1
      }
    }
    probe.press(middle)
    probe.step()
    probe.move(CGPoint(x: 50 + x, y: 50 + y))
    probe.run(1)
    #expect(count.value == presses)
    probe.release(CGPoint(x: 50 + x, y: 50 + y))
  }
}
