import Foundation

/// The spacing that gives stand-in faces the line lengths of the system font.
enum SystemTracking {
  /// Points added after each letter.
  static func points(
    for descriptor: FontDescriptor, _ typeface: Typeface, _ glyphScale: Double
  ) -> Double {
    let ems: Double
    switch descriptor.design {
    case .default: ems = emsForSans(descriptor.size)
    case .rounded: ems = emsForSans(descriptor.size) - roundedNarrowing
    case .serif: ems = -serifNarrowing
    case .monospaced: return monospaced(descriptor, typeface, glyphScale)
    }
    return descriptor.size * ems * descriptor.width.factor
  }

  // A sentence of 19 characters at 20 points on macOS 26: 175 points wide in SF Rounded, 176.5 in SF,
  // 185.5 in New York, which Noto Serif sets 195.5 wide.
  private static let roundedNarrowing = 0.004
  private static let serifNarrowing = 0.026

  // SF Mono's letters are 0.618 em wide ("Mono 15" at 15 points is 65 points wide).
  private static func monospaced(
    _ descriptor: FontDescriptor, _ typeface: Typeface, _ glyphScale: Double
  ) -> Double {
    guard let zero = typeface.glyph(for: "0") else { return 0 }
    let advance = typeface.advance(of: zero) / typeface.unitsPerEm * glyphScale
    return descriptor.size * (0.618 - advance) * descriptor.width.factor
  }

  /// Thousandths of an em by size in points: the tracking of San Francisco in the Human Interface
  /// Guidelines, which the recorded widths of words bear out to one thousandth at 10 to 17 and at 28 to
  /// 34 points. Between these its letters change, and the figures are fitted with `SystemLetters`.
  private static let tracking: [(size: Double, ems: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (20, -20), (22, -16), (23, -12), (24, -8), (26, 2), (28, 14), (30, 13),
    (32, 13), (34, 12),
    (36, 10), (40, 10), (48, 8), (60, 5), (80, 1), (96, 0),
  ]

  private static func emsForSans(_ size: Double) -> Double {
    interpolated(tracking, at: size) / 1000
  }

  private static func interpolated(
    _ table: [(size: Double, ems: Double)], at size: Double
  ) -> Double {
    guard let upper = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].ems
    }
    guard upper > 0 else { return table[0].ems }
    let (low, high) = (table[upper - 1], table[upper])
    let part = (size - low.size) / (high.size - low.size)
    return low.ems + (high.ems - low.ems) * part
  }
}
