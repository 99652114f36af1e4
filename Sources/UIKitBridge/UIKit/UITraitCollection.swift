import Foundation
import ViewGraphics
import ViewRuntime

/// Light or dark, as UIKit calls it.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What surrounds a colour that chooses for itself.
nonisolated public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Light: pictures ask their own surroundings, not these.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}

extension UIColor {
  /// One colour in light surroundings and another in dark ones: `dynamicProvider` is asked once for
  /// each.
  nonisolated public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    var (lightValues, darkValues) = (EnvironmentValues(), EnvironmentValues())
    lightValues.colorScheme = .light
    darkValues.colorScheme = .dark
    self.init(
      color: Color(
        ColorSource.adaptive(
          light: light.color.resolve(in: lightValues), dark: dark.color.resolve(in: darkValues))))
  }

  /// The colour that it is there.
  nonisolated public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var values = EnvironmentValues()
    values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(color: Color(color.resolve(in: values)))
  }
}
