import DrawingCommands
import Foundation
import ViewGraphics
import ViewRuntime

/// Light or dark, as UIKit calls it.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// How much room there is along an axis, as UIKit calls it.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// From where to where lines are read, as UIKit calls it.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The size of text that the user has chosen, as UIKit calls it.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// What surrounds a view or a colour: what nobody has said is unspecified.
nonisolated public final class UITraitCollection: Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  private convenience init(
    style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    category: UIContentSizeCategory = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified
  ) {
    var values = TraitValues()
    (values.style, values.scale, values.direction) = (style, scale, direction)
    (values.category, values.horizontal, values.vertical) = (category, horizontal, vertical)
    self.init(values)
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Pixels per point; 0 where nobody has said it.
  public var displayScale: CGFloat { values.scale }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }

  public convenience init() { self.init(style: .unspecified) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.idiom = userInterfaceIdiom
    self.init(values)
  }

  /// All that any of them says; of two that say the same, the later one holds.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(
      _ value: (UITraitCollection) -> Value, but unspecified: Value
    ) -> Value {
      collections.map(value).last { $0 != unspecified } ?? unspecified
    }
    var values = TraitValues()
    values.style = last(\.userInterfaceStyle, but: .unspecified)
    values.idiom = last(\.userInterfaceIdiom, but: .unspecified)
    values.scale = last(\.displayScale, but: 0)
    values.direction = last(\.layoutDirection, but: .unspecified)
    values.category = last(\.preferredContentSizeCategory, but: .unspecified)
    values.horizontal = last(\.horizontalSizeClass, but: .unspecified)
    values.vertical = last(\.verticalSizeClass, but: .unspecified)
    for collection in collections { values.own.merge(collection.values.own) { $1 } }
    self.init(values)
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

extension UIWindowScene {
  /// Those of its window.
  public var traitCollection: UITraitCollection { UIWindow.main.traitCollection }
}

extension UIScreen {
  /// Those of the window, which is as large as it.
  public var traitCollection: UITraitCollection { UIWindow.main.traitCollection }
}
