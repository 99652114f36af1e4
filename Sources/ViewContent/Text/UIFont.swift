import Foundation
import Geometry
import Typesetting
import ViewRuntime

/// A font as UIKit has it.
nonisolated public final class UIFont: Hashable, Sendable {
  public typealias Weight = Font.Weight

  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)

    fileprivate static let names: [(style: TextStyle, name: String)] = [
      (.largeTitle, "Title0"), (.title1, "Title1"), (.title2, "Title2"), (.title3, "Title3"),
      (.headline, "Headline"), (.subheadline, "Subhead"), (.body, "Body"), (.callout, "Callout"),
      (.footnote, "Footnote"), (.caption1, "Caption1"), (.caption2, "Caption2"),
    ]
  }

  package let font: Font

  package init(_ font: Font) { self.font = font }

  /// The font of this name, at `size` points. It is looked up where it is shown.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size))
  }

  public typealias Width = Font.Width

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight))
  }
  /// Semibold, as iOS resolves it.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size, weight: .semibold))
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic())
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight, design: .monospaced))
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight).monospacedDigit())
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }
  public static func systemFont(
    ofSize size: CGFloat, weight: Weight = .regular, width: Font.Width
  ) -> UIFont {
    UIFont(.system(size: size, weight: weight).width(width))
  }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  var descriptor: FontDescriptor { font.descriptor(category: .large) }
  private var metrics: FontMetrics { FontLibrary.shared.font(descriptor).metrics }

  /// Points.
  public var pointSize: CGFloat { descriptor.size }
  public var ascender: CGFloat { metrics.ascent }
  /// Below the baseline: negative.
  public var descender: CGFloat { -metrics.descent }
  public var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  public var leading: CGFloat { metrics.leading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }

  /// The name that the font was asked by; the system's fonts have Apple's names.
  public var fontName: String {
    if let name = descriptor.name { return name }
    let design =
      switch descriptor.design {
      case .rounded: "Rounded"
      case .serif: "Serif"
      case .monospaced: "Monospaced"
      default: "UI"
      }
    let weight = Self.weightNames[descriptor.weight] ?? "Regular"
    return ".SF\(design)-\(weight)\(descriptor.isItalic ? "Italic" : "")"
  }

  public var familyName: String {
    descriptor.name.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont"
  }

  private static let weightNames: [FontDescriptor.Weight: String] = [
    .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .regular: "Regular",
    .medium: "Medium", .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
  ]

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.scaled(toSize: size)) }

  public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// A font as Core Text has it.
public typealias CTFont = UIFont

extension Font {
  nonisolated public init(_ font: UIFont) { self = font.font }
}

extension UIFont.TextStyle: RawRepresentable {
  private static let prefix = "UICTFontTextStyle"

  /// The style of that name, as archives and settings keep it: `UICTFontTextStyleBody`. One of another name is `body`.
  public init(rawValue: String) {
    self = Self.names.first { Self.prefix + $0.name == rawValue }?.style ?? .body
  }

  public var rawValue: String {
    Self.prefix + (Self.names.first { $0.style.style == style }?.name ?? "Body")
  }
}
