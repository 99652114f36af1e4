import Foundation
import Geometry
import HalcyonTesting
import Testing

@testable import UIKitBridge

@Suite("Fingers that a gesture takes")
@MainActor
struct TouchCancellingTests {
  @Test("A button on which a finger begins to scroll is not pressed; one that is tapped is")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("pressed") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("cancelled") }, for: .touchCancel)
    scroll.addSubview(button)
    let screen = ListStage(scroll)
    screen.drag(from: CGPoint(x: 100, y: 350), by: CGPoint(x: 0, y: -40))
    #expect(scroll.contentOffset.y > 20 && log == ["cancelled"])
    screen.stage.advance(by: 1)
    screen.stage.tap(at: CGPoint(x: 100, y: 350 - scroll.contentOffset.y))
    screen.stage.advance(by: 0.2)
    #expect(log == ["cancelled", "pressed"])
  }

  @Test("A gesture that leaves the view its touches is told beside it")
  func leaving() {
    final class Pad: UIView {
      var log: [String] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
      }
    }
    for cancels in [true, false] {
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      pad.addGestureRecognizer(pan)
      ListStage(pad).drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 50, y: 0))
      #expect(pad.log == [cancels ? "cancelled" : "ended"])
    }
  }
}
