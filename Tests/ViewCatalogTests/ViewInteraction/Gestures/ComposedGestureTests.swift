import Foundation
import Geometry
import Testing

@testable import ViewInteraction
@_spi(Runtime) @testable import ViewRuntime

@Suite("Gestures made of others")
@MainActor
struct ComposedGestureTests {
  private func probe(_ gesture: some Gesture) -> LayoutProbe {
    LayoutProbe(100, 100) { Box("a", 100, 100).gesture(gesture) }
  }

  private let middle = CGPoint(x: 50, y: 50)

  @Test("A press before a drag is recognised again after it has ended")
  func sequence() {
    let ends = Noted<[CGFloat]>([])
    let probe = probe(
      LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).onEnded { value in
        if case .second(true, let drag?) = value { ends.value.append(drag.translation.width) }
      })
    for length in [30.0, 40] {
      probe.press(middle)
      probe.run(0.3)
      probe.move(CGPoint(x: 50 + length / 2, y: 50))
      probe.move(CGPoint(x: 50 + length, y: 50))
      probe.release(CGPoint(x: 50 + length, y: 50))
      probe.run(1)
    }
    #expect(ends.value == [30, 40])
  }

  @Test("A tap before another finger's drag keeps its place until that finger comes")
  func tapThenDrag() {
    let ends = Noted(0)
    let probe = probe(
      TapGesture().sequenced(before: DragGesture()).onEnded { _ in ends.value += 1 })
    probe.tap(middle)
    probe.run(0.1)
    probe.drag(from: middle, to: CGPoint(x: 90, y: 50))
    #expect(ends.value == 1)
  }

  @Test("Two taps come before one, again and again")
  func exclusive() {
    let log = Noted<[Int]>([])
    let probe = probe(
      TapGesture(count: 2).onEnded { log.value.append(2) }
        .exclusively(before: TapGesture().onEnded { log.value.append(1) }))
    for count in [1, 2, 1, 2] {
      for _ in 0..<count { probe.tap(middle) }
      probe.run(1)
    }
    #expect(log.value == [1, 2, 1, 2])
  }

  @Test("Both of two simultaneous gestures end, again and again")
  func simultaneous() {
    let log = Noted<[String]>([])
    let probe = probe(
      LongPressGesture(minimumDuration: 0.2).onEnded { _ in log.value.append("press") }
        .simultaneously(with: DragGesture().onEnded { _ in log.value.append("drag") }))
    for _ in 0..<2 {
      probe.press(middle)
      probe.run(0.3)
      probe.move(CGPoint(x: 80, y: 50))
      probe.release(CGPoint(x: 80, y: 50))
      probe.run(1)
    }
    #expect(log.value == ["press", "drag", "press", "drag"])
  }

  @Test("A gesture that is not there recognises nothing, and is there once the program says so")
  func optional() {
    let (taps, knob) = (Noted(0), Knob(0))
    let probe = LayoutProbe(100, 100) {
      Turning(knob: knob) { value in
        Box("a", 100, 100).gesture(value > 0 ? TapGesture().onEnded { taps.value += 1 } : nil)
      }
    }
    probe.tap(middle)
    #expect(taps.value == 0)
    knob.turn(1)
    probe.step()
    probe.tap(middle)
    #expect(taps.value == 1)
  }
}
