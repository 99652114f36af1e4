import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// Shows a background configuration behind a cell's content.
@MainActor
final class ConfiguredBackground: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { take() } }
  /// The corners that a card's first and last rows have, in points; nil for those of the configuration.
  var card: (radius: CGFloat, corners: CACornerMask)? { didSet { take() } }
  private let ground = UIView()
  private var effect: UIVisualEffectView?
  private var image: UIImageView?
  private weak var custom: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(ground)
  }

  required init?(coder: NSCoder) { return nil }

  private func take() {
    let wish = configuration
    let isPlain = wish.backgroundColor == nil && wish.backgroundColorTransformer == nil
    ground.backgroundColor = isPlain ? nil : wish.resolvedBackgroundColor(for: tintColor)
    if let card, wish.cornerRadius == 0 {
      ground.layer.cornerRadius = card.corners.isEmpty ? 0 : card.radius
      ground.layer.maskedCorners = card.corners
    } else {
      ground.layer.cornerRadius = wish.cornerRadius
      ground.layer.maskedCorners = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    }
    ground.clipsToBounds = ground.layer.cornerRadius > 0
    ground.layer.borderWidth = wish.strokeWidth
    ground.layer.borderColor =
      wish.strokeWidth > 0 ? resolve(wish.resolvedStrokeColor(for: tintColor)) : nil
    takeViews(wish)
    setNeedsLayout()
  }

  private func takeViews(_ wish: UIBackgroundConfiguration) {
    if wish.visualEffect !== effect?.effect {
      effect?.removeFromSuperview()
      effect = wish.visualEffect.map { UIVisualEffectView(effect: $0) }
      if let effect { ground.insertSubview(effect, at: 0) }
    }
    if wish.image != nil || image != nil {
      let view = image ?? UIImageView(image: nil)
      if image == nil { ground.addSubview(view) }
      image = view
      view.image = wish.image
      view.contentMode = wish.imageContentMode
    }
    if custom !== wish.customView {
      custom?.removeFromSuperview()
      custom = wish.customView
      if let view = wish.customView { ground.addSubview(view) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    var frame = CGRect(
      x: insets.leading, y: insets.top, width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    let outset = configuration.strokeOutset
    if outset != 0 { frame = frame.insetBy(dx: -outset, dy: -outset) }
    ground.frame = frame
    effect?.frame = ground.bounds
    image?.frame = ground.bounds
    custom?.frame = ground.bounds
  }
}
