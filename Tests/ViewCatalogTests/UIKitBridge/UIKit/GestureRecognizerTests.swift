import Foundation
import FoundationNames
import Geometry
import HalcyonTesting
import Testing

@testable import CoreAnimation
@testable import UIKitBridge
@testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

/// A view with recognisers in a window, and fingers that are put on it.
@MainActor
private final class Pad: UIGestureRecognizerDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var log: [String] = []
  var wantsBoth = false
  var refuses = false
  private let stage: Stage
  private var fingers: [Int: StageFinger] = [:]

  private struct Glass: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  init() {
    stage = Stage(
      Glass(view: view).frame(width: 400, height: 400), size: CGSize(width: 400, height: 400))
  }

  func watch(_ recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: _SEL(Pad.noted(_:)))
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  func noted(_ recognizer: UIGestureRecognizer) {
    let name = "\(type(of: recognizer))".replacing("GestureRecognizer", with: "").dropFirst(2)
    log.append("\(name) \(recognizer.state)")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { wantsBoth }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }

  /// What a finger does `after` so many seconds.
  func put(
    _ phase: TouchEvent.Phase, _ x: Double, _ y: Double, finger number: Int = 1,
    after: Double = 0.01
  ) {
    let point = CGPoint(x: x, y: y)
    stage.advance(by: after)
    switch phase {
    case .began: fingers[number] = stage.putDown(at: point)
    case .moved: fingers[number]?.move(to: point, duration: 0)
    case .ended: fingers.removeValue(forKey: number)?.lift()
    case .cancelled: fingers.removeValue(forKey: number)?.cancel()
    }
  }

  func tap(_ x: Double = 50, _ y: Double = 50) { stage.tap(at: CGPoint(x: x, y: y)) }

  func wait(_ seconds: Double) { stage.advance(by: seconds) }
}

@Suite("UIKit's gesture recognisers")
@MainActor
struct GestureRecognizerTests {
  @Test("A tap is told once, when the finger goes up; one that goes far or stays long is none")
  func tap() {
    let pad = Pad()
    pad.watch(UITapGestureRecognizer())
    pad.tap()
    #expect(pad.log == ["Tap ended"])
    pad.put(.began, 10, 10)
    pad.put(.moved, 10, 80)
    pad.put(.ended, 10, 10)
    pad.put(.began, 10, 10)
    pad.put(.ended, 10, 10, after: 2)
    #expect(pad.log.count == 1)
    pad.tap()
    #expect(pad.log.count == 2)
  }

  @Test("Taps that are required together are told at the last one")
  func taps() {
    let pad = Pad()
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    pad.watch(recognizer)
    pad.tap()
    #expect(pad.log.isEmpty)
    pad.tap()
    #expect(pad.log == ["Tap ended"])
    pad.tap()
    pad.wait(0.5)
    pad.tap()
    #expect(pad.log.count == 1)
  }

  @Test(
    "A tap that has to wait for two taps is told when the second one has not come, and never with it"
  )
  func requirement() {
    let pad = Pad()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    pad.watch(single)
    pad.view.addGestureRecognizer(double)
    pad.tap()
    #expect(pad.log.isEmpty)
    pad.wait(0.5)
    #expect(pad.log == ["Tap ended"])
    pad.tap()
    pad.tap()
    pad.wait(0.5)
    #expect(pad.log.count == 1)
  }

  @Test("A pan begins 10 points away, and its way counts from there")
  func pan() {
    let pad = Pad()
    let pan = UIPanGestureRecognizer()
    pad.watch(pan)
    pad.put(.began, 100, 100)
    pad.put(.moved, 106, 100)
    #expect(pad.log.isEmpty)
    pad.put(.moved, 112, 100)
    #expect(pad.log == ["Pan began"] && pan.translation(in: pad.view) == .zero)
    pad.put(.moved, 132, 105, after: 0.1)
    #expect(pan.translation(in: pad.view) == CGPoint(x: 20, y: 5))
    #expect(abs(pan.velocity(in: pad.view).x - 200) < 1e-6)
    pan.setTranslation(.zero, in: pad.view)
    pad.put(.moved, 133, 105)
    #expect(pan.translation(in: pad.view) == CGPoint(x: 1, y: 0))
    pad.put(.ended, 133, 105)
    #expect(pad.log == ["Pan began", "Pan changed", "Pan changed", "Pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("A pan from an edge begins within 20 points of it, and nowhere else")
  func edgePan() {
    let pad = Pad()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pad.watch(pan)
    for x in [390.0, 60] {
      pad.put(.began, x, 100)
      pad.put(.moved, x - 40, 100)
      pad.put(.ended, x - 40, 100)
    }
    #expect(pad.log.allSatisfy { $0.hasSuffix("failed") })
    pad.log = []
    pad.put(.began, 10, 100)
    pad.put(.moved, 60, 100)
    #expect(pad.log == ["ScreenEdgePan began"])
    pad.put(.ended, 60, 100)
  }

  @Test("A pan goes on while a finger is left, and the finger that leaves does not move it")
  func panOfTwo() {
    let pad = Pad()
    let pan = UIPanGestureRecognizer()
    pad.watch(pan)
    pad.put(.began, 100, 100)
    pad.put(.began, 200, 100, finger: 2)
    for finger in [1, 2] { pad.put(.moved, Double(finger) * 100, 140, finger: finger) }
    let way = pan.translation(in: pad.view)
    pad.put(.ended, 200, 140, finger: 2)
    #expect(pan.state == .changed && pan.translation(in: pad.view) == way)
    pad.put(.ended, 100, 140)
    #expect(pad.log.last == "Pan ended")
  }

  @Test("Two fingers pinch by the ratio of their distances and turn by the angle between them")
  func twoFingers() {
    let pad = Pad()
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    pad.wantsBoth = true
    pad.watch(pinch)
    pad.watch(turn)
    pad.put(.began, 100, 100, finger: 1)
    pad.put(.began, 200, 100, finger: 2)
    pad.put(.moved, 300, 100, finger: 2)
    #expect(abs(pinch.scale - 2) < 1e-9 && pinch.state == .began && turn.state == .possible)
    pad.put(.moved, 100, 300, finger: 2)
    #expect(abs(turn.rotation - .pi / 2) < 1e-9 && turn.state == .began)
    #expect(abs(pinch.scale - 2) < 1e-9)
    pad.put(.ended, 100, 100, finger: 1)
    #expect(pad.log.suffix(2) == ["Pinch ended", "Rotation ended"])
  }

  @Test(
    "A press begins after its time, follows the finger and ends with it; one that moves first is none"
  )
  func longPress() {
    let pad = Pad()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.05
    pad.watch(press)
    pad.put(.began, 10, 10)
    pad.wait(0.2)
    #expect(pad.log == ["LongPress began"])
    pad.put(.moved, 60, 10)
    pad.put(.ended, 60, 10)
    #expect(pad.log == ["LongPress began", "LongPress changed", "LongPress ended"])
    pad.put(.began, 10, 10)
    pad.put(.moved, 60, 10)
    pad.wait(0.2)
    pad.put(.ended, 60, 10)
    #expect(pad.log.count == 3)
  }

  @Test("A swipe is fast and goes its way")
  func swipe() {
    let pad = Pad()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    pad.watch(swipe)
    for (x, time) in [(200.0, 0.05), (100, 0.05), (-40, 0.05), (40, 1)] {
      pad.put(.began, 100, 100)
      pad.put(.moved, x, 105, after: time)
      pad.put(.ended, x, 105)
    }
    #expect(pad.log == ["Swipe ended"])
  }

  @Test(
    "The first one to recognise ends the others, unless a delegate wants both; a delegate can refuse"
  )
  func competition() {
    func log(_ change: (Pad) -> Void) -> [String] {
      let pad = Pad()
      change(pad)
      pad.watch(UIPanGestureRecognizer())
      pad.watch(UISwipeGestureRecognizer())
      pad.put(.began, 100, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { pad.put(.moved, x, 100) }
      pad.put(.ended, 200, 100)
      return pad.log
    }
    #expect(log { _ in }.filter { $0.hasPrefix("Swipe") }.isEmpty)
    #expect(log { $0.wantsBoth = true }.contains("Swipe ended"))
    #expect(log { $0.wantsBoth = true }.contains("Pan began"))
    #expect(log { $0.refuses = true }.isEmpty)
  }
}
