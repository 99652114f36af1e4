import Foundation
import Geometry
import Typesetting
import ViewRuntime

/// What a font is to be like: its design, traits and size, to be changed and made a font of.
nonisolated public final class UIFontDescriptor: Hashable, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    // The class of a design, in the four highest bits; fonts here tell none.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    public static let classMask = SymbolicTraits(rawValue: 0xF << 28)
  }

  public struct SystemDesign: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  public struct AttributeName: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  let font: Font

  init(_ font: Font) { self.font = font }

  /// The font of this name, at `size` points.
  public convenience init(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size)) }

  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor(.system(size: 12)).adding(fontAttributes))
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(.system(style.style))
  }

  private var descriptor: FontDescriptor { font.descriptor(category: .large) }

  /// Points.
  public var pointSize: CGFloat { descriptor.size }
  public var postscriptName: String { UIFont(font).fontName }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight.rawValue >= FontDescriptor.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if descriptor.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.scaled(toSize: size))
  }

  /// The system's fonts are there in all designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.design(design.design))
  }

  /// The same font with these traits and no others of them.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    let bold = FontDescriptor.Weight.bold.rawValue
    if traits.contains(.traitBold) {
      if descriptor.weight.rawValue < bold { font = font.bold() }
    } else if symbolicTraits.contains(.traitBold) {
      font = font.weight(.regular)
    }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    if traits.contains(.traitCondensed) { font = font.width(.condensed) }
    if traits.contains(.traitExpanded) { font = font.width(.expanded) }
    if traits.contains(.traitTightLeading) { font = font.leading(.tight) }
    if traits.contains(.traitLooseLeading) { font = font.leading(.loose) }
    return UIFontDescriptor(font)
  }

  public func withFamily(_ family: String) -> UIFontDescriptor {
    UIFontDescriptor(name: family, size: pointSize)
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(adding(attributes))
  }

  private func adding(_ attributes: [AttributeName: Any]) -> Font {
    var font = font
    let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? Double).map { CGFloat($0) }
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      font = .custom(name, fixedSize: size ?? pointSize)
    } else if let size {
      font = font.scaled(toSize: size)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { font = font.weight(weight) }
      if let symbolic = traits[.symbolic] as? SymbolicTraits,
        let changed = UIFontDescriptor(font).withSymbolicTraits(symbolic)
      {
        font = changed.font
      }
    }
    if attributes[.featureSettings] != nil {
      Reports.once("settings of a font's features by number are left out")
    }
    return font
  }

  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.font == right.font
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// The font of `descriptor`, at `size` points; 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? descriptor.font.scaled(toSize: size) : descriptor.font)
  }
}
