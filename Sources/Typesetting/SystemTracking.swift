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

  private static func emsForSans(_ descriptor: FontDescriptor) -> Double { 0 }
}
