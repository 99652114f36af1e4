import Foundation

/// The spacing that gives stand-in faces the line lengths of the system font.
enum SystemTracking {
  /// Points added after each letter.
  static func points(
    for descriptor: FontDescriptor, _ typeface: Typeface, _ glyphScale: Double
  ) -> Double {
    switch descriptor.design {
    case .default, .rounded: descriptor.size * emsForSans(descriptor) * descriptor.width.factor
    case .serif: 0
    case .monospaced: monospaced(descriptor, typeface, glyphScale)
    }
  }

  // SF Mono's letters are 0.618 em wide ("Mono 15" at 15 points is 65 points wide).
  private static func monospaced(
    _ descriptor: FontDescriptor, _ typeface: Typeface, _ glyphScale: Double
  ) -> Double {
    guard let zero = typeface.glyph(for: "0") else { return 0 }
    let advance = typeface.advance(of: zero) / typeface.unitsPerEm * glyphScale
    return descriptor.size * (0.618 - advance) * descriptor.width.factor
  }

  /// Thousandths of an em for regular weight, by size in points. San Francisco spaces small text
  /// more than large text; these are the spacings with which Inter, drawn at San Francisco's
  /// height, sets sentences as wide as iOS 26 does at 13 to 28 points (within 0.5 %), and beyond
  /// them the change of San Francisco's own table. At 24 points the display cut takes over.
  private static let textSpacing: [(size: Double, spacing: Double)] = [
    (6, 50), (9, 32), (11, 19), (12, 13), (13, 6.6), (14, 2), (15, -3), (16, -6.8), (17, -12.4),
    (18, -16), (20, -22.5), (22, -31), (24, -36),
  ]
  private static let displaySpacing: [(size: Double, spacing: Double)] = [
    (24, 8), (28, 6.4), (34, 5), (40, 3), (48, 1), (60, -2), (80, -6), (100, -7),
  ]

  private static func emsForSans(_ descriptor: FontDescriptor) -> Double {
    let isDisplay = descriptor.size >= SystemFontFamilies.displaySize
    let table = isDisplay ? displaySpacing : textSpacing
    let regular = interpolated(table, at: descriptor.size)
    return (regular + extraSpacing(descriptor.weight) * (isDisplay ? 0.7 : 1)) / 1000
  }

  // San Francisco widens more with its weight than Inter does; medium to bold are measured.
  private static func extraSpacing(_ weight: FontDescriptor.Weight) -> Double {
    switch weight {
    case .ultraLight: -12
    case .thin: -8
    case .light: -4
    case .regular: 0
    case .medium: 7.5
    case .semibold: 10
    case .bold: 14.5
    case .heavy: 18
    case .black: 22
    }
  }

  private static func interpolated(
    _ table: [(size: Double, spacing: Double)], at size: Double
  ) -> Double {
    guard let upper = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].spacing
    }
    guard upper > 0 else { return table[0].spacing }
    let (low, high) = (table[upper - 1], table[upper])
    let part = (size - low.size) / (high.size - low.size)
    return low.spacing + (high.spacing - low.spacing) * part
  }
}
