import Foundation
import Geometry

@_spi(Runtime) @testable import ViewRuntime

extension LayoutProbe {
  private func send(_ phase: TouchEvent.Phase, _ point: CGPoint) {
    host.send(TouchEvent(time: time, finger: 1, phase: phase, location: point))
    step()
  }

  func press(_ point: CGPoint) { send(.began, point) }
  func move(_ point: CGPoint) { send(.moved, point) }
  func release(_ point: CGPoint) { send(.ended, point) }

  func tap(_ point: CGPoint) {
    press(point)
    release(point)
  }

  func tap(_ name: String) { tap(middle(name)) }

  /// The middle of the box of that name, in points of the window; far outside where there is none.
  func middle(_ name: String) -> CGPoint {
    guard let frame = windowElement(name)?.frameInWindow else { return CGPoint(x: -999, y: -999) }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Goes from one point to another in ten steps.
  func drag(from start: CGPoint, to end: CGPoint) {
    press(start)
    for index in 1...10 {
      let part = CGFloat(index) / 10
      move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    release(end)
  }

  /// All elements, those in front of the window's content too.
  private var windowElements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.childElements.flatMap(all) }
    return host.windowElements.flatMap(all)
  }

  func windowElement(_ name: String) -> Element? {
    windowElements.first {
      ($0.node as? LeafNode<Box>)?.view.name == name && $0.childElements.isEmpty
    }
  }

  func shows(_ name: String) -> Bool { windowElement(name) != nil }
}

/// A value that views under test write.
@MainActor
final class Noted<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { (new: Value) in self.value = new })
  }
}
