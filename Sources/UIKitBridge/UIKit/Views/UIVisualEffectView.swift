import CoreAnimation
import Drawing
import Foundation
import Geometry
import ViewGraphics
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

/// Liquid Glass: the material comes nearest to it in a view of UIKit, without the light at its edge, which is told once.
@preconcurrency @MainActor
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style
  public var isInteractive = false
  public var tintColor: UIColor?

  public init(style: Style = .regular) {
    self.style = style
    super.init()
    Reports.once("UIGlassEffect is drawn as a thin material, without the light at its edge")
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
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    effectChanged()
  }

  open override class func _makeLayer() -> CALayer { AmountLayer() }

  private func effectChanged() {
    if let effect { shownEffect = effect }
    appearanceChanged()
    (layer as? AmountLayer)?.amount = effect == nil ? 0 : 1
  }

  public convenience init() { self.init(effect: nil) }

  public required init?(coder: NSCoder) { return nil }

  override func appearanceChanged() {
    var values = environment
    var (material, tint): (Material, ResolvedStyle?)
    let layer = layer as? AmountLayer
    switch shownEffect {
    case let blur as UIBlurEffect:
      if let scheme = blur.colorScheme { values.colorScheme = scheme }
      (material, tint) = (blur.material, nil)
    case let glass as UIGlassEffect:
      material = glass.style == .clear ? .ultraThin : .thin
      tint = glass.tintColor.map { $0.color.opacity(0.6).resolvedStyle(in: values) }
    default:
      layer?.picture = nil
      return
    }
    let styles = [material.resolvedStyle(in: values), tint].compactMap { $0 }
    layer?.picture = { size, amount in
      guard amount > 0 else { return .empty }
      let box = CGRect(origin: .zero, size: size)
      return styles.reduce(into: DisplayList()) { list, style in
        let part = style.weakened(to: min(Double(amount), 1))
        list.append(contentsOf: part.draw(in: box) { .fill(Path(box), FillStyle(), $0) })
      }
    }
  }
}
