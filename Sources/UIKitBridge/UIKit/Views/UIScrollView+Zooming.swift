import CoreAnimation
import Foundation
import FoundationNames
import Geometry

// As UIKit has it, the view that the delegate names is transformed, and the content grows with it.
extension UIScrollView {
  /// Below its least and above its greatest scale it follows fingers half as fast.
  private static let looseness: CGFloat = 0.5
  private static let duration = 0.3

  /// Shows the content at `scale`, within the limits, with the middle staying in the middle.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    perform(animated) { self.zoom(to: scale, about: center) }
  }

  /// Shows `rect`, which is in points of the zoomed view, as large as it goes and in the middle.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    perform(animated) {
      self.zoom(to: scale, about: self.bounds.origin)
      self.contentOffset = self.clamped(
        CGPoint(
          x: rect.midX * scale - self.bounds.width / 2,
          y: rect.midY * scale - self.bounds.height / 2))
    }
  }

  private func perform(_ animated: Bool, _ change: @escaping () -> Void) {
    if animated {
      UIView.animate(withDuration: Self.duration, animations: change)
    } else {
      change()
    }
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// `point`, of the content as it is shown, stays where it is on the screen.
  func zoom(to scale: CGFloat, about point: CGPoint, isLoose: Bool = false) {
    let (old, new) = (shownZoom, isLoose ? scale : limited(scale))
    guard new != old, old > 0, new > 0, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    let ratio = new / old
    let origin = view.frame.origin
    shownZoom = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.center = CGPoint(
      x: origin.x * ratio + view.bounds.width * new * view.anchorPoint.x,
      y: origin.y * ratio + view.bounds.height * new * view.anchorPoint.y)
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    let place = CGPoint(
      x: contentOffset.x + point.x * (ratio - 1), y: contentOffset.y + point.y * (ratio - 1))
    contentOffset = isLoose ? place : clamped(place)
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: Fingers

  /// Pinches are watched for where there is more than one scale.
  func zoomLimitsChanged() {
    guard maximumZoomScale > minimumZoomScale, pinchGestureRecognizer == nil else { return }
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: _SEL(UIScrollView.pinched))
    addGestureRecognizer(pinch)
    pinchGestureRecognizer = pinch
  }

  private func pinched() {
    guard let pinch = pinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      pinchedZoom = shownZoom
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    case .changed:
      guard let pinchedZoom else { return }
      let wished = pinchedZoom * pinch.scale
      let inside = limited(wished)
      // By ratios, so that both ends give way alike.
      let loose = inside * pow(wished / inside, Self.looseness)
      zoom(to: bouncesZoom ? loose : inside, about: pinch.location(in: self), isLoose: bouncesZoom)
    case .ended, .cancelled:
      pinchedZoom = nil
      setZoomScale(limited(shownZoom), animated: true)
      delegate?.scrollViewDidEndZooming(
        self, with: delegate?.viewForZooming(in: self), atScale: shownZoom)
    default: break
    }
  }
}
