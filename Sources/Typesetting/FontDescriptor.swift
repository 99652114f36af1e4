import Foundation

/// What a font is asked to be: the key by which faces are found and instances are shared.
package struct FontDescriptor: Hashable, Sendable {
  /// Points per em.
  package var size: Double { didSet { size = Self.valid(size) } }
  package var weight: Weight
  package var design: Design
  package var isItalic: Bool
  package var width: Width
  package var features: Features
  /// PostScript, full or family name of a font that is not the system's.
  package var name: String?
  /// The style whose line height this font keeps, at any size.
  package var textStyle: TextStyle?
  package var sizeCategory: TextSizeCategory
  /// The size in points whose heights the system font keeps, where its letters are of another; nil for `size`.
  package var heightSize: Double?
  package var leading: Leading

  /// The system font at a size in points.
  package init(
    size: Double, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false
  ) {
    self.size = Self.valid(size)
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    width = .standard
    features = []
    textStyle = nil
    sizeCategory = .large
    leading = .standard
  }

  /// The system font of a text style; `weight` nil is the style's own.
  package init(
    _ style: TextStyle, category: TextSizeCategory = .large, weight: Weight? = nil,
    design: Design = .default
  ) {
    self.init(
      size: style.size(in: category), weight: weight ?? style.weight, design: design)
    textStyle = style
    sizeCategory = category
  }

  /// A font of the user's or of the machine, by PostScript, full or family name.
  package init(name: String, size: Double) {
    self.init(size: size)
    self.name = name
  }

  // Larger letters than this many points cover any screen.
  private static func valid(_ size: Double) -> Double {
    size.isFinite ? min(max(size, 0), 1e5) : 0
  }

  /// This font at `factor` times its size.
  package func scaled(by factor: Double) -> FontDescriptor {
    var copy = self
    copy.size *= factor
    return copy
  }
}

extension FontDescriptor {
  /// SwiftUI's nine weights, by their number in a font's OS/2 table.
  package enum Weight: Int, CaseIterable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  package enum Design: Int, Sendable { case `default`, rounded, serif, monospaced }

  package enum Leading: Int, Sendable { case standard, tight, loose }

  /// How wide the letters are, as a multiple of their own width.
  package struct Width: Hashable, Sendable {
    package var factor: Double
    package init(factor: Double) { self.factor = factor }

    package static let compressed = Width(factor: 0.72)
    package static let condensed = Width(factor: 0.86)
    package static let standard = Width(factor: 1)
    package static let expanded = Width(factor: 1.18)
  }

  /// OpenType features that are off unless asked for.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let monospacedDigit = Features(rawValue: 1 << 0)
    package static let lowercaseSmallCaps = Features(rawValue: 1 << 1)
    package static let uppercaseSmallCaps = Features(rawValue: 1 << 2)
    package static let smallCaps: Features = [.lowercaseSmallCaps, .uppercaseSmallCaps]
  }
}

extension FontDescriptor.Features {
  /// The four-letter tags of these features.
  var openTypeTags: [String] {
    var tags: [String] = []
    if contains(.monospacedDigit) { tags.append("tnum") }
    if contains(.lowercaseSmallCaps) { tags.append("smcp") }
    if contains(.uppercaseSmallCaps) { tags.append("c2sc") }
    return tags
  }
}
