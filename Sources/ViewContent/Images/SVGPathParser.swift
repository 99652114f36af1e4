import Foundation
import Geometry

/// Reads the path language of SVG 1.1, section 8.3.
struct SVGPathParser {
  private var scanner: NumberScanner
  private var path = Path()
  private var current = SIMD2<Double>.zero
  private var start = SIMD2<Double>.zero
  /// The last control point, which a smooth curve mirrors, and the command that left it.
  private var control = SIMD2<Double>.zero
  private var previous: Character = " "

  /// The path as far as the text can be read.
  static func parse(_ text: String) -> Path {
    var parser = SVGPathParser(scanner: NumberScanner(text))
    while let command = parser.scanner.nextCommand() {
      guard parser.run(command) else { break }
    }
    return parser.path
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  /// One letter and all the numbers after it; false where they cannot be read.
  private mutating func run(_ letter: Character) -> Bool {
    var letter = letter
    repeat {
      guard step(letter) else { return false }
      previous = Character(letter.uppercased())
      // More points after a move are lines.
      if letter == "m" { letter = "l" } else if letter == "M" { letter = "L" }
    } while previous != "Z" && scanner.hasNumber
    return true
  }

  private mutating func step(_ letter: Character) -> Bool {
    let base = letter.isLowercase ? current : .zero
    switch letter.uppercased() {
    case "M":
      guard let to = point(base) else { return false }
      path.move(to: to.point)
      (current, start) = (to, to)
    case "L":
      guard let to = point(base) else { return false }
      line(to: to)
    case "H":
      guard let x = scanner.number() else { return false }
      line(to: SIMD2(base.x + x, current.y))
    case "V":
      guard let y = scanner.number() else { return false }
      line(to: SIMD2(current.x, base.y + y))
    case "C":
      guard let first = point(base), let second = point(base), let to = point(base) else {
        return false
      }
      cubic(first, second, to)
    case "S":
      guard let second = point(base), let to = point(base) else { return false }
      cubic("CS".contains(previous) ? 2 * current - control : current, second, to)
    case "Q":
      guard let middle = point(base), let to = point(base) else { return false }
      quadratic(middle, to)
    case "T":
      guard let to = point(base) else { return false }
      quadratic("QT".contains(previous) ? 2 * current - control : current, to)
    case "A": return arc(base)
    case "Z":
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private mutating func point(_ base: SIMD2<Double>) -> SIMD2<Double>? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return base + SIMD2(x, y)
  }

  private mutating func line(to: SIMD2<Double>) {
    path.addLine(to: to.point)
    current = to
  }

  private mutating func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ to: SIMD2<Double>)
  {
    path.addCurve(to: to.point, control1: first.point, control2: second.point)
    (control, current) = (second, to)
  }

  private mutating func quadratic(_ middle: SIMD2<Double>, _ to: SIMD2<Double>) {
    path.addQuadCurve(to: to.point, control: middle.point)
    (control, current) = (middle, to)
  }

  /// An elliptical arc from its end points to its centre (SVG 1.1, appendix F.6.5), drawn as a
  /// circle's arc under a transform.
  private mutating func arc(_ base: SIMD2<Double>) -> Bool {
    guard let radiusX = scanner.number(), let radiusY = scanner.number(),
      let turn = scanner.number(),
      let isLarge = scanner.flag(), let sweeps = scanner.flag(), let to = point(base)
    else { return false }
    var radii = SIMD2(abs(radiusX), abs(radiusY))
    guard radii.x > 0, radii.y > 0, to != current else {
      line(to: to)
      return true
    }
    let angle = turn * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let half = (current - to) / 2
    let turned = SIMD2(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let reach = (turned / radii * turned / radii).sum()
    if reach > 1 { radii *= reach.squareRoot() }
    let fraction = (turned / radii * turned / radii).sum()
    let distance = max(0, 1 / fraction - 1).squareRoot() * (isLarge == sweeps ? -1 : 1)
    // The centre, in a plane where the ellipse is a circle of radius 1.
    let unit = turned / radii
    let center = SIMD2(distance * unit.y, -distance * unit.x)
    let from = atan2(unit.y - center.y, unit.x - center.x)
    let until = atan2(-unit.y - center.y, -unit.x - center.x)
    let scaled = center * radii
    let middle =
      SIMD2(cosine * scaled.x - sine * scaled.y, sine * scaled.x + cosine * scaled.y)
      + (current + to) / 2
    path.addArc(
      center: .zero, radius: 1, startAngle: Angle(radians: from), endAngle: Angle(radians: until),
      clockwise: !sweeps,
      transform: CGAffineTransform(
        a: radii.x * cosine, b: radii.x * sine, c: -radii.y * sine, d: radii.y * cosine,
        tx: middle.x,
        ty: middle.y))
    current = to
    return true
  }
}

extension SIMD2<Double> {
  fileprivate var point: CGPoint { CGPoint(x: x, y: y) }
}

/// Numbers and letters of a path's text; numbers may stand without anything between them.
private struct NumberScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipSeparators() {
    while position < bytes.count, bytes[position] <= 32 || bytes[position] == UInt8(ascii: ",") {
      position += 1
    }
  }

  mutating func nextCommand() -> Character? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return Character(UnicodeScalar(bytes[position]))
  }

  var hasNumber: Bool {
    mutating get {
      skipSeparators()
      guard position < bytes.count else { return false }
      return bytes[position] < UInt8(ascii: "A")
    }
  }

  /// A flag of an arc: one digit, also where the next number follows at once.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count, bytes[position] == 48 || bytes[position] == 49 else { return nil }
    defer { position += 1 }
    return bytes[position] == 49
  }

  mutating func number() -> Double? {
    skipSeparators()
    let start = position
    var hasPoint = false
    var hasExponent = false
    while position < bytes.count {
      let byte = bytes[position]
      let follows = position > start && (bytes[position - 1] | 32) == UInt8(ascii: "e")
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if position > start, !follows { return value(from: start) }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { return value(from: start) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent { return value(from: start) }
        hasExponent = true
      default: return value(from: start)
      }
      position += 1
    }
    return value(from: start)
  }

  private func value(from start: Int) -> Double? {
    Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }
}
