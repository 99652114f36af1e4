import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in postfix form: `x y m` moves, `x y l` draws a line, `cx cy x y q` and
  /// `c1x c1y c2x c2y x y c` curves, and `h` closes. Six significant digits.
  public var description: String {
    let elements = compactElements
    var words: [String] = []
    words.reserveCapacity(elements.points.count * 2 + elements.verbs.count)
    var next = 0
    for verb in elements.verbs {
      for point in elements.points[next..<next + verb.pointCount] {
        words.append(shortDecimal(point.x))
        words.append(shortDecimal(point.y))
      }
      words.append(String(verb.letter))
      next += verb.pointCount
    }
    return words.joined(separator: " ")
  }

  /// Reads a path in the form of `description`; nil when a word is neither a number nor a letter of
  /// it, or when a letter has too few numbers before it.
  ///
  /// Numbers after the last letter are left out. `x y width height re` adds a rectangle.
  public init?(_ string: String) {
    self.init()
    var reader = PathReader()
    for word in string.split(whereSeparator: \.isWhitespace) {
      guard reader.read(word) else { return nil }
    }
    self = Path(reader.elements)
  }
}

extension PathVerb {
  fileprivate var letter: Character {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .close: "h"
    }
  }
}

/// A number with six significant digits, as C's `%g` writes it.
private func shortDecimal(_ value: CGFloat) -> String {
  let number = Double(value)
  if abs(number) < 1e6, number == number.rounded(), number != 0 || number.sign == .plus {
    return String(Int(number))
  }
  return String(format: "%g", number)
}

/// Reads the words of a path one after another.
private struct PathReader {
  private(set) var elements = PathElements()
  private var numbers: [CGFloat] = []

  /// False when the word has no meaning here.
  mutating func read(_ word: Substring) -> Bool {
    if let number = Double(word) {
      numbers.append(CGFloat(number))
      return true
    }
    guard let count = Self.numberCounts[word], numbers.count == count else { return false }
    let points = stride(from: 0, to: count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    numbers.removeAll(keepingCapacity: true)
    apply(word, points)
    return true
  }

  private static let numberCounts: [Substring: Int] = [
    "m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4,
  ]

  private mutating func apply(_ word: Substring, _ points: [CGPoint]) {
    switch word {
    case "m": elements.move(to: points[0])
    case "l": elements.addLine(to: points[0])
    case "q": elements.addQuadCurve(to: points[1], control: points[0])
    case "c": elements.addCurve(to: points[2], control1: points[0], control2: points[1])
    case "h": elements.close()
    default:
      let size = CGSize(width: points[1].x, height: points[1].y)
      elements.addRect(CGRect(origin: points[0], size: size), .identity)
    }
  }
}
