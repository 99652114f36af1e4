import CoreAnimation
import Drawing
import Foundation
import Geometry
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// What a view of UIKit does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: _KnownByIdentity {
  public init() {}
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// What lets the colours behind a blur shine through its content: here content keeps its own colours.
@preconcurrency @MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  public override init() {
    super.init()
    Reports.once(
      "UIVibrancyEffect: what lies behind does not colour the content, which keeps its own colours")
  }
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// A blur: each style is the material that takes its place in SwiftUI.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) { self.style = style }

  var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .extraLight, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }

  /// Light or dark whatever is around; nil for as it is around.
  var colorScheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// A view that shows an effect. In an animation an effect grows out of nothing, its blur with its colour, and goes there.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { effectChanged() } }
  public let contentView = UIView()
  /// Seen until it has gone.
  private var shownEffect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    effectChanged()
  }

  override func setUp() {
    super.setUp()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override class func _makeLayer() -> CALayer { AmountLayer() }

  private func effectChanged() {
    if let effect { shownEffect = effect }
    appearanceChanged()
    (layer as? AmountLayer)?.amount = effect == nil ? 0 : 1
  }

  public convenience init() { self.init(effect: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // A container around draws glass.
    if shownEffect is UIGlassEffect { appearanceChanged() }
  }

  override func appearanceChanged() {
    let layer = layer as? AmountLayer
    layer?.picture = nil
    layer?.gathering = nil
    switch shownEffect {
    case let blur as UIBlurEffect: layer?.picture = picture(of: blur)
    case let glass as UIGlassEffect:
      if storedCorners == nil { layer?.cornerRule = Self.glassCorners(of: self.layer) }
      layer?.picture = glassPicture(of: glass)
    case let container as UIGlassContainerEffect:
      let values = environment
      layer?.gathering = { picture in
        assumeMainActor {
          GlassPanes.gathered(from: picture, spacing: container.spacing, in: values)
        }
      }
    default: break
    }
  }

  private func picture(of blur: UIBlurEffect) -> (Path, CGFloat) -> DisplayList {
    var values = environment
    if let scheme = blur.colorScheme { values.colorScheme = scheme }
    let style = blur.material.resolvedStyle(in: values)
    return { outline, amount in
      guard amount > 0 else { return .empty }
      // Corners are cut by a view that clips.
      let box = outline.boundingRect
      return style.weakened(to: min(Double(amount), 1)).draw(in: box) {
        .fill(Path(box), FillStyle(), $0)
      }
    }
  }

  private func glassPicture(of effect: UIGlassEffect) -> (Path, CGFloat) -> DisplayList {
    let glass = effect.glass
    let isInContainer = sequence(first: self, next: \.parentView).dropFirst().contains {
      ($0 as? UIVisualEffectView)?.effect is UIGlassContainerEffect
    }
    let look = GlassLook(glass, in: environment)
    return { outline, amount in
      guard amount > 0, !outline.isEmpty else { return .empty }
      guard isInContainer else { return look.draw(outline).faded(to: Double(amount)) }
      return DisplayList(GlassPanes.mark(glass, outline: outline)).faded(to: Double(amount))
    }
  }

  /// Glass is a capsule where nothing else is said.
  private static func glassCorners(of layer: CALayer) -> CornerRule {
    CornerRule { [weak layer] size in
      let configuration: UICornerConfiguration =
        if let radius = layer?.cornerRadius, radius > 0 {
          .corners(radius: .fixed(radius))
        } else {
          .capsule()
        }
      return configuration.radii(of: size) { _ in 0 }
    }
  }
}

extension DisplayList {
  fileprivate func faded(to opacity: Double) -> DisplayList {
    guard opacity < 1 else { return self }
    var effect = LayerEffect()
    effect.opacity = opacity
    return DisplayList(.layer(Layer(effect, self)))
  }
}
