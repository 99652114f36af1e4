import Foundation

/// An element that wants to know of a pointer above it.
@MainActor
package protocol HoverResponder: Element {
  /// `location` is in points of the window; nil when the pointer has left.
  func pointerMoved(to location: CGPoint?)
}

extension ViewHost {
  /// Says where a pointer is that presses nothing, in points of the window; nil when it is outside.
  /// Fingers do not hover: hosts call this for a mouse or a trackpad. Answers whether there was
  /// anybody to hear of it.
  @discardableResult
  package func pointerMoved(to location: CGPoint?) -> Bool {
    var hovered: [any HoverResponder] = []
    if let location, location.x.isFinite, location.y.isFinite {
      hovered = hitPath(at: location).elements.compactMap { $0 as? any HoverResponder }
    }
    for old in self.hovered where !hovered.contains(where: { $0 === old.responder }) {
      old.responder?.pointerMoved(to: nil)
    }
    let isHeard = !hovered.isEmpty || !self.hovered.isEmpty
    self.hovered = hovered.map(WeakHoverResponder.init)
    for responder in hovered { responder.pointerMoved(to: location) }
    return isHeard
  }
}

/// What the pointer was above last.
struct WeakHoverResponder {
  weak var responder: (any HoverResponder)?
}
