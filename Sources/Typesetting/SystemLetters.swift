import Foundation

/// How far the letters of a face stand apart where it draws the system font: as those of San Francisco,
/// which are a little wider or narrower, letter by letter.
///
/// The figures are fitted to 524 words whose widths were recorded on iOS 26 and macOS 26 at 10 to 34
/// points: 516 of them come out within half a point. Fitted without a third of the words, the errors of
/// these are smaller than those of one spacing for all letters, from 28 points on by three quarters.
final class SystemLetters: Sendable {
  /// Ems to add to a glyph's own advance.
  private struct Room {
    /// At 17 points and less, where San Francisco has its text cut.
    var text: Double
    /// At 28 points and more, where it has its display cut.
    var display: Double
  }

  private let rooms: [UInt32: Room]
  private let other: Room
  private let zero: UInt32?
  /// Ems by which digits of one width are narrower than the zero among digits of their own widths.
  private let tabularNarrowing: Double

  /// Without a companion the letters are set for the sizes of the drawn face's own cut.
  ///
  /// - Parameters:
  ///   - drawn: the face that is drawn.
  ///   - companion: the family's face of the other cut, where both count.
  init(
    drawn: Typeface, isDisplay: Bool, companion: Typeface?, weight: FontDescriptor.Weight
  ) {
    let extra = Self.extraRoom(weight)
    let faces = (text: isDisplay ? companion : drawn, display: isDisplay ? drawn : companion)
    var rooms: [UInt32: Room] = [:]
    for (scalar, figures) in Self.scalars {
      guard let glyph = drawn.glyph(for: scalar), rooms[glyph] == nil,
        let own = Self.ems(scalar, drawn)
      else { continue }
      let isBlank = scalar == " " || scalar == "\u{A0}"
      func room(_ face: Typeface?, _ figure: Double, _ extra: Double) -> Double {
        if scalar == Self.bullet { return Self.bulletAdvance - own }
        let advance = face.flatMap { Self.ems(scalar, $0) } ?? own
        return advance - own + (figure + (isBlank ? 0 : extra)) / 1000
      }
      rooms[glyph] = Room(
        text: room(faces.text, figures.text, extra.text),
        display: room(faces.display, figures.display, extra.display))
    }
    self.rooms = rooms
    other = Room(
      text: (Self.others.text + extra.text) / 1000,
      display: (Self.others.display + extra.display) / 1000)
    zero = drawn.glyph(for: "0")
    tabularNarrowing = Self.tabularNarrowing(weight)
  }

  /// Ems to add to a glyph's advance at a size in points.
  func room(for glyph: UInt32, size: Double) -> Double {
    let room = rooms[glyph] ?? other
    return room.text + (room.display - room.text) * Self.displayShare(size: size)
  }

  /// The same where all digits are as wide as a zero.
  func roomOfTabularDigits(size: Double) -> Double {
    zero.map { room(for: $0, size: size) - tabularNarrowing } ?? 0
  }

  /// How much of San Francisco's display cut is in its letters: they change between 17 and 28 points.
  static func displayShare(size: Double) -> Double { min(max((size - 17) / 11, 0), 1) }

  /// The advance of a character's glyph as the system font draws it.
  private static func ems(_ scalar: Unicode.Scalar, _ typeface: Typeface) -> Double? {
    typeface.glyph(for: scalar).map { glyph in
      typeface.advance(of: glyph) / typeface.unitsPerEm
        * SystemFontFamilies.glyphScale(of: typeface)
    }
  }
}

// MARK: Figures

extension SystemLetters {
  /// Thousandths of an em at text and at display sizes.
  private typealias Figures = (text: Double, display: Double)

  // What San Francisco widens more with its weight than Inter does; light to black are fitted.
  private static func extraRoom(_ weight: FontDescriptor.Weight) -> Figures {
    switch weight {
    case .ultraLight, .thin, .light, .regular: (0, 0)
    case .medium: (7, 2.5)
    case .semibold: (9.5, 4)
    case .bold: (17, 8.5)
    case .heavy: (32, 22)
    case .black: (52, 40)
    }
  }

  // Measured with Core Text: 1.3 % of a zero in semibold, 2 % in bold, nothing in regular.
  private static func tabularNarrowing(_ weight: FontDescriptor.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.004
    case .semibold: 0.008
    case .bold, .heavy, .black: 0.013
    }
  }

  // Six dots of a password at 17 points are 46 points wide, in semibold 46.5; Inter's own advances jump.
  private static let bullet: Unicode.Scalar = "\u{2022}"
  private static let bulletAdvance = 0.476

  // Letters that are in no recorded word: the mean of the small ones.
  private static let others: Figures = (12, -2)

  /// The characters with figures, and the Latin letters with accents, which are as wide as without.
  private static let scalars: [(Unicode.Scalar, Figures)] = {
    var scalars = figures.map { ($0.key, $0.value) }
    scalars.append(("\u{A0}", figures[" "]!))
    scalars.append((bullet, others))
    for value in UInt32(0xC0)...0x24F {
      guard let scalar = Unicode.Scalar(value),
        let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first,
        base != scalar, let figures = figures[base]
      else { continue }
      scalars.append((scalar, figures))
    }
    return scalars
  }()

  /// How much wider than Inter's, drawn at San Francisco's height and with its tracking.
  private static let figures: [Unicode.Scalar: Figures] = [
    " ": (10, -50), "+": (3, 15), ",": (23, 25), "-": (11, 19), ".": (6, 16), ":": (21, 26),
    "?": (19, 23), "%": (77, 52), "*": (-12, 7), "\u{2026}": (34, 31), "\u{2212}": (3, 15),
    "0": (19, 12), "1": (16, 18), "2": (18, 23), "3": (11, 13), "4": (22, 28), "5": (42, 32),
    "6": (37, 29), "7": (21, 21), "8": (26, 27), "9": (22, 25),
    "A": (11, 10), "B": (26, 13), "C": (10, 10), "D": (26, 32), "E": (20, 18), "F": (17, 23),
    "G": (21, 22), "H": (24, 34), "I": (13, 29), "J": (17, 22), "K": (10, 14), "L": (14, 24),
    "M": (-11, 17), "N": (13, 48), "O": (27, 20), "P": (4, 29), "Q": (52, 39), "R": (28, 45),
    "S": (23, 2), "T": (1, -11), "U": (19, 22), "V": (-8, 2), "W": (16, 21), "X": (38, 30),
    "Y": (17, 22), "Z": (17, 22),
    "a": (9, -18), "b": (17, 14), "c": (12, -28), "d": (13, 19), "e": (13, 1), "f": (11, -8),
    "g": (18, 16), "h": (16, 20), "i": (23, 11), "j": (17, 0), "k": (9, -26), "l": (17, 13),
    "m": (24, 1), "n": (16, -11), "o": (22, 12), "p": (15, -10), "q": (20, -3), "r": (23, 8),
    "s": (12, 12), "t": (5, -1), "u": (15, -17), "v": (-5, -2), "w": (-17, -24), "x": (9, -16),
    "y": (4, -12), "z": (-7, -12),
  ]
}
