import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Recognises a pointer above the view: it begins where the pointer comes in, and ends where it leaves. Fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Points of the view.
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place }
    return own.convert(place, to: view)
  }

  /// - Parameter point: in points of the view; nil where the pointer is elsewhere.
  func pointerMoved(to point: CGPoint?) {
    guard isEnabled else { return }
    let isInside = state == .began || state == .changed
    guard let point else {
      if isInside {
        state = .ended
        state = .possible
      }
      return
    }
    place = point
    state = isInside ? .changed : .began
  }
}

extension UIView {
  /// Tells the recognisers in this view and those inside where the pointer is, in points of this view; nil for elsewhere.
  func pointerMoved(to point: CGPoint?) {
    let hovered = point.flatMap { hitTest($0, with: nil) }
    forEachView { view in
      for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? [] {
        let isInside = hovered?.isWithin(view) ?? false
        recognizer.pointerMoved(to: isInside ? point.map { convert($0, to: view) } : nil)
      }
    }
  }
}
