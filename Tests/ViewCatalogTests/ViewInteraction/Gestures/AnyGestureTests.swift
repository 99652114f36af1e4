import Foundation
import Geometry
import Testing

@testable import ViewInteraction
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Gestures whose type is hidden")
@MainActor
struct AnyGestureTests {
  /// Taps until it was tapped once, from then on long presses.
  private struct Turning: View {
    let log: Noted<[String]>
    @State private var isTapped = false

    private var gesture: AnyGesture<Void> {
      isTapped
        ? AnyGesture(
          LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.value.append("press") }
            .map { _ in })
        : AnyGesture(
          TapGesture().onEnded {
            log.value.append("tap")
            isTapped = true
          }.map { _ in })
    }

    var body: some View { Box("a", 100, 100).gesture(gesture) }
  }

  @Test("Another type from one touch to the next is recognised as what it is then")
  func anotherType() {
    let log = Noted<[String]>([])
    let probe = LayoutProbe(100, 100) { Turning(log: log) }
    let middle = CGPoint(x: 50, y: 50)
    probe.tap(middle)
    probe.run(1)
    probe.tap(middle)
    probe.run(1)
    #expect(log.value == ["tap"])
    probe.press(middle)
    probe.run(0.5)
    probe.release(middle)
    #expect(log.value == ["tap", "press"])
  }

  /// A drag that becomes a tap while the finger is down.
  private struct Interrupted: View {
    let log: Noted<[String]>
    @GestureState private var length: CGFloat = 0

    private var gesture: AnyGesture<Void> {
      length > 20
        ? AnyGesture(TapGesture().onEnded { log.value.append("tap") }.map { _ in })
        : AnyGesture(
          DragGesture().updating($length) { value, length, _ in length = value.translation.width }
            .onEnded { _ in log.value.append("drag") }.map { _ in })
    }

    var body: some View {
      Box("a", 100, 100).gesture(gesture).onChange(of: length) {
        log.value.append("\(Int(length))")
      }
    }
  }

  @Test("A drag that is replaced under the finger falls back and does not end")
  func underTheFinger() {
    let log = Noted<[String]>([])
    let probe = LayoutProbe(100, 100) { Interrupted(log: log) }
    probe.press(CGPoint(x: 10, y: 50))
    for x in [25.0, 40, 55, 70] {
      probe.move(CGPoint(x: x, y: 50))
      probe.run(0.05)
    }
    #expect(log.value.contains("30"))
    probe.release(CGPoint(x: 70, y: 50))
    probe.run(0.1)
    #expect(!log.value.contains("tap") && !log.value.contains("drag"))
    #expect(log.value.last == "0")
  }
}
