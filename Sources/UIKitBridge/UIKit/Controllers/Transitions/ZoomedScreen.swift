import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// A screen that grows out of a view, or goes back into it.
@MainActor
final class ZoomedScreen {
  /// Seconds, and of what its swing is left: what a film of the system's transition looks like.
  static let duration: TimeInterval = 0.5
  static let damping: CGFloat = 0.86
  /// Of the corners on the way, in points, where the source's own are not rounder.
  private static let corner: CGFloat = 12

  private let screen: UIView
  private let source: UIView?
  private let dimming = UIView()
  private let window = UIView()
  private let target: CGRect
  private let small: (transform: CGAffineTransform, window: CGRect, corner: CGFloat)

  /// - Parameters:
  ///   - zoomed: the controller whose view changes its size.
  ///   - other: the controller below.
  ///   - stage: what holds both views.
  /// - Returns: nil where `zoomed` is to come in another way.
  init?(of zoomed: UIViewController, above other: UIViewController, in stage: UIView) {
    guard case .zooming(let options, let provider)? = zoomed.preferredTransition?.kind else {
      return nil
    }
    screen = zoomed.view
    target = screen.bounds
    guard target.width > 0, target.height > 0 else { return nil }
    source = provider(.init(sourceViewController: other, zoomedViewController: zoomed))
    let middle = CGRect(x: stage.bounds.midX, y: stage.bounds.midY, width: 0, height: 0)
      .insetBy(dx: -target.width / 20, dy: -target.height / 20)
    let start = source.map { $0.convert($0.bounds, to: stage) } ?? middle
    let part =
      source.flatMap {
        options.alignmentRectProvider?(.init(sourceView: $0, zoomedViewController: zoomed))
      } ?? target
    // As wide as the source; what is then higher than it is cut off above and below.
    let scale = max(start.width / max(part.width, 1), 0.001)
    let height = start.height / scale
    let width = start.width / scale
    let whole = screen.center
    let shown = CGPoint(x: part.midX - target.midX, y: part.midY - target.midY)
    small = (
      CGAffineTransform(
        translationX: start.midX - whole.x - shown.x * scale,
        y: start.midY - whole.y - shown.y * scale
      ).scaledBy(x: scale, y: scale),
      CGRect(
        x: part.midX - width / 2, y: part.midY - height / 2, width: width, height: height),
      max(source?.layer.cornerRadius ?? 0, Self.corner) / scale
    )
    window.backgroundColor = .black
    window.layer.masksToBounds = true
    dimming.backgroundColor = options.dimmingColor
    dimming.frame = stage.bounds
    stage.insertSubview(dimming, belowSubview: screen)
    screen.mask = window
    source?.alpha = 0
  }

  /// As small as the source, or as large as it is.
  func show(isSmall: Bool) {
    screen.transform = isSmall ? small.transform : .identity
    window.frame = isSmall ? small.window : target
    window.layer.cornerRadius = isSmall ? small.corner : 0
    dimming.alpha = isSmall ? 0 : 1
  }

  func end() {
    screen.mask = nil
    screen.transform = .identity
    dimming.removeFromSuperview()
    source?.alpha = 1
  }
}
