import Foundation

/// What a finger touched: the element hit, then everything around it that responds, outwards.
@_spi(Runtime) @MainActor
public struct HitPath {
  package private(set) var elements: [Element] = []

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func add(_ element: Element) { elements.append(element) }
}

extension ViewHost {
  /// What lies at `point`, in points of the window, in the frontmost of its layers that has something
  /// there; empty where there is nothing.
  func hitPath(at point: CGPoint) -> HitPath {
    var path = HitPath()
    for element in windowElements.reversed() where element.hitTest(point, into: &path) { break }
    return path
  }
}

extension Element {
  /// A point of the window in this element's own coordinates, whose origin is its top left corner.
  package final func localPoint(_ point: CGPoint) -> CGPoint {
    var transform = containerTransform
    guard transform.invert() else { return point }
    let inContainer = point.applying(transform)
    let origin = (self as? MovingElement)?.presentedFrame.origin ?? frame.origin
    return CGPoint(x: inContainer.x - origin.x, y: inContainer.y - origin.y)
  }

  /// A point in this element's own coordinates in those of the window.
  package final func windowPoint(_ point: CGPoint) -> CGPoint {
    let origin = (self as? MovingElement)?.presentedFrame.origin ?? frame.origin
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y).applying(containerTransform)
  }
}
