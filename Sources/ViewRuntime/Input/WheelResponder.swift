import Foundation

/// An element whose content a wheel moves.
@MainActor
package protocol WheelResponder: Element {
  /// Moves the content by `delta`, in points, as far as it goes; negative y shows what is further
  /// down. Answers what is left of `delta`.
  func wheelMoved(by delta: CGSize) -> CGSize
}

extension ViewHost {
  /// Moves what lies at `point` by a wheel or a trackpad: the innermost first, and those around it by
  /// what that one leaves.
  package func wheelMoved(at point: CGPoint, by delta: CGSize) {
    guard [point.x, point.y, delta.width, delta.height].allSatisfy(\.isFinite) else { return }
    var left = delta
    for case let responder as any WheelResponder in hitPath(at: point).elements
    where left != .zero {
      left = responder.wheelMoved(by: left)
    }
  }
}
