import Foundation
import Geometry

/// A face at a size, with its variation settings; shared and compared by identity.
///
/// Any thread may ask for outlines and pictures; they are kept once made.
package final class FontInstance: Sendable {
  /// Points per em.
  package let size: Double
  package let descriptor: FontDescriptor
  package let metrics: FontMetrics
  let typeface: Typeface?
  /// Points per font unit, along the line and up.
  let unitWidth: Double
  let unitHeight: Double
  /// Points that the system font's spacing adds after each letter at this size.
  let tracking: Double
  private let letters: SystemLetters?
  private let rounding: CornerRounding?
  private let colorReader: ColorGlyphReader?
  /// Points per em of the pictures.
  private let pictureSize: Double
  private let outlines = Locked<[UInt32: Path]>([:])
  private let colorGlyphs = Locked<[UInt32: ColorGlyph?]>([:])

  init(_ design: FontInstanceDesign) {
    size = design.descriptor.size
    descriptor = design.descriptor
    metrics = design.metrics
    typeface = design.typeface
    tracking = design.tracking
    letters = design.letters
    let unit = design.typeface.map { 1 / $0.unitsPerEm } ?? 0
    unitHeight = unit * design.descriptor.size * design.glyphScale
    unitWidth = unitHeight * design.descriptor.width.factor
    pictureSize = design.descriptor.size * design.glyphScale
    rounding = design.cornerRadius.map(CornerRounding.init(radius:))
    colorReader = design.colorReader
  }

  /// A font without glyphs: text has a size and draws nothing.
  package convenience init(size: Double) {
    let descriptor = FontDescriptor(size: size)
    self.init(FontInstanceDesign(descriptor: descriptor, metrics: .system(descriptor)))
  }

  /// True where glyphs are pictures: draw `colorGlyph(_:)` instead of the outline.
  package var hasColorGlyphs: Bool { colorReader != nil }

  /// The outline of a glyph in points at this size, y down, its origin on the baseline at (0, 0).
  ///
  /// Empty for blanks, unknown glyphs and coloured glyphs. Not hinted.
  package func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let path = makeOutline(of: glyph)
    outlines.withLock { $0[glyph] = path }
    return path
  }

  /// The picture of a glyph, or nil where it is an outline or a blank.
  package func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    guard let colorReader else { return nil }
    if let known = colorGlyphs.withLock({ $0[glyph] }) { return known }
    let picture = colorReader.glyph(glyph, size: pictureSize)
    colorGlyphs.withLock { $0[glyph] = picture }
    return picture
  }

  /// Units of the font's file in an em; 1,000 for a font without glyphs.
  package var unitsPerEm: Int { Int(typeface?.unitsPerEm ?? 1000) }
  package var glyphCount: Int { typeface?.glyphCount ?? 0 }
  /// Degrees counterclockwise from upright.
  package var slantAngle: Double { typeface?.slantAngle ?? 0 }

  /// True where letters need room of their own beside the tracking.
  var hasLetterRoom: Bool { letters != nil }

  /// Points that a glyph of the system font needs more than the face gives it, half of them on each side.
  func room(for glyph: UInt32) -> Double { points(letters?.room(for: glyph, size: size)) }

  /// The same for digits that are all as wide as a zero.
  var roomOfTabularDigits: Double { points(letters?.roomOfTabularDigits(size: size)) }

  private func points(_ ems: Double?) -> Double { (ems ?? 0) * size * descriptor.width.factor }

  private func makeOutline(of glyph: UInt32) -> Path {
    guard let typeface, !hasColorGlyphs else { return Path() }
    var elements = typeface.outline(of: glyph)
    if let rounding { elements = rounding.apply(to: elements) }
    let start = room(for: glyph) / 2
    func scaled(_ point: CGPoint) -> CGPoint {
      CGPoint(x: start + point.x * unitWidth, y: -point.y * unitHeight)
    }
    return Path(
      elements: elements.map { element -> Path.Element in
        switch element {
        case .move(let point): .move(to: scaled(point))
        case .line(let point): .line(to: scaled(point))
        case .quadCurve(let point, let control):
          .quadCurve(to: scaled(point), control: scaled(control))
        case .curve(let point, let control1, let control2):
          .curve(to: scaled(point), control1: scaled(control1), control2: scaled(control2))
        case .closeSubpath: .closeSubpath
        }
      })
  }
}

extension FontInstance: Hashable {
  package static func == (left: FontInstance, right: FontInstance) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What an instance is made from.
struct FontInstanceDesign {
  var descriptor: FontDescriptor
  var metrics: FontMetrics
  var typeface: Typeface?
  /// How much larger the glyphs are drawn than the face's em says.
  var glyphScale = 1.0
  var tracking = 0.0
  var letters: SystemLetters?
  /// Outward corners are rounded by this many font units.
  var cornerRadius: Double?
  var colorReader: ColorGlyphReader?
}
