import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge
@_spi(Runtime) @testable import ViewRuntime

@Suite("Pointers above views of UIKit")
@MainActor
struct UIHoverGestureRecognizerTests {
  @MainActor private final class Listener {
    var lines: [String] = []
    func hovered(_ recognizer: UIHoverGestureRecognizer) {
      let place = recognizer.location(in: recognizer.view)
      lines.append("\(recognizer.state) \(Int(place.x)) \(Int(place.y))")
    }
  }

  @Test("It begins where the pointer comes in and ends where it leaves; inner views are in it")
  func hovering() {
    let outer = UIView()
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    outer.addSubview(inner)
    let (onOuter, onInner) = (Listener(), Listener())
    outer.addGestureRecognizer(
      UIHoverGestureRecognizer(target: onOuter, action: _SEL(Listener.hovered(_:))))
    inner.addGestureRecognizer(
      UIHoverGestureRecognizer(target: onInner, action: _SEL(Listener.hovered(_:))))
    let probe = LayoutProbe(100, 100, scale: 1) { Shown(view: outer) }
    probe.step()
    for x in [10.0, 55, 90] { probe.host.pointerMoved(to: CGPoint(x: x, y: 60)) }
    probe.host.pointerMoved(to: nil)
    #expect(onOuter.lines == ["began 10 60", "changed 55 60", "changed 90 60", "ended 90 60"])
    #expect(onInner.lines == ["began 5 10", "ended 5 10"])
  }
}
