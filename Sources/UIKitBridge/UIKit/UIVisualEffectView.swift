import Drawing
import Foundation
import Geometry
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// What a view of UIKit does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect {
  public init() {}
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

/// A view that shows an effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { element?.setNeedsDisplay() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public convenience init() { self.init(effect: nil) }

  public required init?(coder: NSCoder) { return nil }
}

extension UIView {
  /// Its backgrounds and blurs and those of the views in it, in its own points.
  func picture(in environment: EnvironmentValues) -> DisplayList {
    guard !isHidden, alpha > 0 else { return .empty }
    var list = DisplayList()
    let path = Path(bounds)
    func fill(_ style: ResolvedStyle) {
      list.append(contentsOf: style.draw(in: bounds) { .fill(path, FillStyle(), $0) })
    }
    if let blur = (self as? UIVisualEffectView)?.effect as? UIBlurEffect {
      var values = environment
      if let scheme = blur.colorScheme { values.colorScheme = scheme }
      fill(blur.material.resolvedStyle(in: values))
    }
    if let backgroundColor { fill(backgroundColor.color.resolvedStyle(in: environment)) }
    for view in subviews {
      list.append(view.picture(in: environment), at: view.frame.origin)
    }
    guard alpha < 1, !list.isEmpty else { return list }
    var effect = LayerEffect()
    effect.opacity = alpha
    return DisplayList([.layer(Layer(effect, list))])
  }
}
