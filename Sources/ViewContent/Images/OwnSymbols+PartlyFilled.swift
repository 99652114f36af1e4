import Foundation
import Geometry

/// Symbols of which their name says how much is filled: `square.lefthalf.filled`, `inset.filled.trailingthird.rectangle`
/// (until 2024 `rectangle.trailingthird.inset.filled`).
extension OwnSymbols {
  /// The symbol of that name; nil where it says no shape that is known here, and no part of one.
  static func partlyFilled(named name: String) -> SymbolOutline? {
    var words = name.split(separator: ".").map(String.init)
    guard let filled = words.lastIndex(of: "filled") else { return nil }
    words.remove(at: filled)
    let isInset = words.contains("inset")
    words.removeAll { $0 == "inset" }
    guard let place = words.firstIndex(where: { Part($0) != nil || $0 == "center" }) else {
      return isInset ? inset(words.joined(separator: "."), part: nil, isCentered: false) : nil
    }
    let word = words.remove(at: place)
    let shape = words.joined(separator: ".")
    if isInset { return inset(shape, part: Part(word), isCentered: word == "center") }
    guard let outline = shapes[shape], let part = Part(word) else { return nil }
    let body = SVGPathParser.parse(outline)
    let region = part.rectangle(in: body.boundingRect, gap: 0)
    return filling(outline, with: body.intersection(Path(region)))
  }

  /// With a gap between the outline and what is filled.
  private static func inset(_ shape: String, part: Part?, isCentered: Bool) -> SymbolOutline? {
    guard let outline = shapes[shape] else { return nil }
    let body = SVGPathParser.parse(outline)
    let box = body.boundingRect.insetBy(dx: 1.6, dy: 1.6)
    guard part != nil || isCentered else {
      let scale = box.width / body.boundingRect.width
      let middle = CGPoint(x: box.midX, y: box.midY)
      return filling(
        outline,
        with: body.applying(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x * (1 - scale),
            ty: middle.y * (1 - scale))))
    }
    let region =
      part?.rectangle(in: box, gap: 0.4)
      ?? box.insetBy(dx: box.width * 0.17, dy: box.height * 0.19)
    return filling(outline, with: Path(roundedRect: region, cornerRadius: 0.5))
  }

  private static func filling(_ outline: String, with part: Path) -> SymbolOutline {
    let edge = SVGPathParser.parse(outline).strokedPath(
      StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
    return SymbolOutline(path: edge.union(part), isEvenOdd: false)
  }

  private static let shapes: [String: String] = [
    "square": square, "rectangle": rectangle, "rectangle.portrait": portrait, "circle": circle,
    "capsule":
      "M5.4 3.6H10.6C13 3.6 15 5.6 15 8C15 10.4 13 12.4 10.6 12.4H5.4C3 12.4 1 10.4 1 8C1 5.6 3 3.6 5.4 3.6Z",
    "capsule.portrait":
      "M3.6 5.4V10.6C3.6 13 5.6 15 8 15C10.4 15 12.4 13 12.4 10.6V5.4C12.4 3 10.4 1 8 1C5.6 1 3.6 3 3.6 5.4Z",
    "diamond": "M8 0.9L15.1 8L8 15.1L0.9 8Z", "triangle": "M8 1.8L15 14H1Z",
  ]

  /// A half, a third or a quarter of a rectangle.
  private struct Part {
    /// -1 for the left or the top, 1 for the right or the bottom, 0 for all of it.
    private var x = 0, y = 0
    private var fraction: CGFloat = 0.5

    /// `lefthalf`, `topthird`, `bottomtrailing`, …; nil for other words.
    init?(_ word: String) {
      var rest = Substring(word)
      for (ending, share) in [("half", 0.5), ("third", 1.0 / 3)] where rest.hasSuffix(ending) {
        rest = rest.dropLast(ending.count)
        fraction = share
      }
      for (side, sign) in [("top", -1), ("bottom", 1)] where rest.hasPrefix(side) {
        rest = rest.dropFirst(side.count)
        y = sign
      }
      switch rest {
      case "left", "leading": x = -1
      case "right", "trailing": x = 1
      case "" where y != 0: break
      default: return nil
      }
    }

    /// - Parameter gap: what stays free where the rectangle is divided.
    func rectangle(in whole: CGRect, gap: CGFloat) -> CGRect {
      var result = whole
      if x != 0 {
        result.size.width = whole.width * fraction - gap
        if x > 0 { result.origin.x = whole.maxX - result.width }
      }
      if y != 0 {
        result.size.height = whole.height * fraction - gap
        if y > 0 { result.origin.y = whole.maxY - result.height }
      }
      return result
    }
  }
}
