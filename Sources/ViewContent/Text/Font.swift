import Foundation
import Typesetting
import ViewRuntime

/// A typeface at a size, to be looked up where it is used.
nonisolated public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Design?, Weight?)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  private enum Change: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case width(Width)
    case design(Design)
    case leading(Leading)
    case pointSize(CGFloat)
    case scaled(CGFloat)
    case category(TextSizeCategory)
  }

  private let base: Base
  private var changes: [Change] = []

  private init(_ base: Base) { self.base = base }

  // MARK: The system's fonts

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, design, weight))
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  {
    Font(.system(size, design, weight))
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(.style(style, design, weight))
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design, nil))
  }

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  // MARK: Other fonts

  /// A font by family, full or PostScript name; it grows with the user's text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  // MARK: Variants

  private func changed(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  public func bold() -> Font { changed(.bold) }
  public func bold(_ isActive: Bool) -> Font { isActive ? changed(.bold) : self }
  public func italic() -> Font { changed(.italic) }
  public func italic(_ isActive: Bool) -> Font { isActive ? changed(.italic) : self }
  public func monospaced() -> Font { changed(.monospaced) }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? changed(.monospaced) : self }
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func smallCaps() -> Font { changed(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  func design(_ design: Design) -> Font { changed(.design(design)) }
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

  /// The same font in another size, in points, which no longer follows the user's text size.
  public func pointSize(_ size: CGFloat) -> Font { changed(.pointSize(size)) }
  /// The same font, so many times as large.
  public func scaled(by factor: CGFloat) -> Font { changed(.scaled(factor)) }

  /// The same font as it is for a text size, whatever the text size where it is shown.
  package func category(_ category: TextSizeCategory) -> Font { changed(.category(category)) }

  /// The same font in another size, in points.
  func scaled(toSize size: CGFloat) -> Font {
    var font: Font
    switch base {
    case .custom(let name, _, let style): font = Font(.custom(name, size, relativeTo: style))
    case .system(_, let design, let weight): font = Font(.system(size, design, weight))
    case .style(let style, let design, let weight):
      font = Font(.system(size, design, weight ?? (style == .headline ? .semibold : nil)))
    }
    font.changes = changes
    return font
  }

  // MARK: Looking it up

  /// Whether it is named, and may be one of the program's own.
  var isCustom: Bool { if case .custom = base { true } else { false } }

  /// The font as the typesetter knows it, for a text size of the user's.
  package func descriptor(category: TextSizeCategory) -> FontDescriptor {
    var descriptor = baseDescriptor(ownCategory ?? category)
    for change in changes { apply(change, to: &descriptor) }
    return descriptor
  }

  private var ownCategory: TextSizeCategory? {
    for case .category(let category) in changes.reversed() { return category }
    return nil
  }

  private func baseDescriptor(_ category: TextSizeCategory) -> FontDescriptor {
    switch base {
    case .style(let style, let design, let weight):
      return FontDescriptor(
        style.typesetting, category: category, weight: weight?.typesetting,
        design: (design ?? .default).typesetting)
    case .system(let size, let design, let weight):
      return FontDescriptor(
        size: size, weight: (weight ?? .regular).typesetting,
        design: (design ?? .default).typesetting)
    case .custom(let name, let size, let style):
      let factor =
        style.map { $0.typesetting.size(in: category) / $0.typesetting.size(in: .large) } ?? 1
      return FontDescriptor(name: name, size: size * factor)
    }
  }

  private func apply(_ change: Change, to descriptor: inout FontDescriptor) {
    switch change {
    case .weight(let weight): descriptor.weight = weight.typesetting
    case .bold: descriptor.weight = descriptor.textStyle?.boldWeight ?? .bold
    case .italic: descriptor.isItalic = true
    case .monospaced: descriptor.design = .monospaced
    case .monospacedDigit: descriptor.features.insert(.monospacedDigit)
    case .smallCaps: descriptor.features.formUnion(.smallCaps)
    case .lowercaseSmallCaps: descriptor.features.insert(.lowercaseSmallCaps)
    case .uppercaseSmallCaps: descriptor.features.insert(.uppercaseSmallCaps)
    case .width(let width): descriptor.width = FontDescriptor.Width(factor: width.factor)
    case .design(let design): descriptor.design = design.typesetting
    case .leading(let leading): descriptor.leading = leading.typesetting
    case .pointSize(let size):
      if descriptor.size > 0 { descriptor = descriptor.scaled(by: size / descriptor.size) }
    case .scaled(let factor): descriptor = descriptor.scaled(by: factor)
    case .category: break  // the base was looked up for it
    }
  }
}

extension Font {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2

    package var typesetting: Typesetting.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  public struct Weight: Hashable, Sendable {
    package let typesetting: FontDescriptor.Weight

    public static let ultraLight = Weight(typesetting: .ultraLight)
    public static let thin = Weight(typesetting: .thin)
    public static let light = Weight(typesetting: .light)
    public static let regular = Weight(typesetting: .regular)
    public static let medium = Weight(typesetting: .medium)
    public static let semibold = Weight(typesetting: .semibold)
    public static let bold = Weight(typesetting: .bold)
    public static let heavy = Weight(typesetting: .heavy)
    public static let black = Weight(typesetting: .black)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var typesetting: FontDescriptor.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// How wide letters become, as a multiple of their own width.
    var factor: Double { value < 0 ? 1 + value * 0.7 : 1 + value * 0.9 }
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    var typesetting: FontDescriptor.Leading {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font of text; nil for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the text inside.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
