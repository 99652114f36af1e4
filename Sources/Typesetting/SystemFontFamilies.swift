import CHarfBuzz
import Foundation

/// Which free family draws which design of the system font.
enum SystemFontFamilies {
  // San Francisco changes from its text cut to its display cut between 17 and 28 points by and by;
  // Inter has two cuts.
  static let displaySize = 24.0

  static func family(for descriptor: FontDescriptor) -> FontFamily {
    switch descriptor.design {
    // SF Rounded has no free twin: it is Inter with its outward corners rounded.
    case .default, .rounded: descriptor.size >= displaySize ? .interDisplay : .inter
    case .serif: .notoSerif
    case .monospaced: .jetBrainsMono
    }
  }

  /// Draws the capitals of a face as tall as San Francisco's: 1443 of 2048 units.
  static func glyphScale(of typeface: Typeface) -> Double {
    guard let capHeight = typeface.metric(HB_OT_METRICS_TAG_CAP_HEIGHT), capHeight > 0 else {
      return 1
    }
    return (1443 / 2048) / (capHeight / typeface.unitsPerEm)
  }

  /// True for the faces whose contextual alternates turn "->" into an arrow.
  static func hasCodeLigatures(_ font: FontInstance) -> Bool {
    guard let path = font.typeface?.file.path else { return false }
    return path.hasPrefix(FontFamily.inter.directory)
      || path.hasPrefix(FontFamily.jetBrainsMono.directory)
  }

  struct StandIn {
    var design: FontDescriptor.Design
    var weight: FontDescriptor.Weight?
    var isItalic = false

    /// The system font that draws what `descriptor` names.
    func replacing(_ descriptor: FontDescriptor) -> FontDescriptor {
      var replaced = descriptor
      replaced.name = nil
      replaced.design = design
      replaced.weight = weight ?? descriptor.weight
      replaced.isItalic = isItalic || descriptor.isItalic
      return replaced
    }
  }

  /// What draws a font that iOS brings along and Debian does not have.
  static func standIn(for name: String) -> StandIn? {
    let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let matches = families.filter { folded.hasPrefix($0.key) }
    guard let match = matches.max(by: { $0.key.count < $1.key.count }) else { return nil }
    let rest = folded.dropFirst(match.key.count)
    return StandIn(
      design: match.value, weight: weights.first { rest.contains($0.0) }?.1,
      isItalic: rest.contains("italic") || rest.contains("oblique"))
  }

  private static let families: [String: FontDescriptor.Design] = [
    "sfpro": .default, "sfcompact": .default, "helvetica": .default, "arial": .default,
    "avenir": .default, "futura": .default, "gillsans": .default, "verdana": .default,
    "trebuchet": .default, "optima": .default, "systemfont": .default,
    "georgia": .serif, "timesnewroman": .serif, "times": .serif, "newyork": .serif,
    "palatino": .serif, "baskerville": .serif, "didot": .serif, "hoefler": .serif,
    "cochin": .serif, "bodoni": .serif, "charter": .serif, "iowan": .serif,
    "menlo": .monospaced, "courier": .monospaced, "monaco": .monospaced, "sfmono": .monospaced,
    "americantypewriter": .monospaced,
    "arialrounded": .rounded, "sfprorounded": .rounded, "chalkboard": .rounded,
    "markerfelt": .rounded, "noteworthy": .rounded,
  ]

  // Longer names first: “semibold” holds “bold”.
  private static let weights: [(String, FontDescriptor.Weight)] = [
    ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("condensedblack", .black), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ("regular", .regular), ("roman", .regular),
  ]
}
