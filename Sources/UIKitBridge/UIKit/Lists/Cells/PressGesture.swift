import Foundation

/// Begins as soon as a finger comes down, so that nothing else does: for what is dragged by a sign.
@MainActor
final class PressGesture: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    recognize(.began)
    // What is around has not heard of the finger yet: it would begin to scroll later.
    var place = view?.parentView
    while let current = place {
      for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
      where pan.state == .possible { pan.state = .failed }
      place = current.parentView
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .changed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
}
