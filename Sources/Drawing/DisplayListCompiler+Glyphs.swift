import Foundation
import Geometry
import Pixels
import Typesetting

extension DisplayListCompiler {
  /// Letters larger than this, in pixels per em, are filled by their outline.
  private static let largestMask = 160.0

  mutating func addGlyphs(_ run: GlyphRun, _ paint: Paint, _ composition: Composition) {
    if run.font.hasColorGlyphs {
      addColorGlyphs(run, composition)
      return
    }
    let ink = ink(paint, composition)
    let pixelsPerEm = run.font.size * Double(max(abs(transform.a), abs(transform.d)))
    let isUpright = transform.b == 0 && transform.c == 0
    if isUpright && pixelsPerEm <= Self.largestMask {
      addMasks(run, ink)
      return
    }
    for (glyph, position) in zip(run.glyphs, run.positions) {
      addOutline(of: glyph, run.font, at: position, ink)
    }
  }

  private mutating func addMasks(_ run: GlyphRun, _ ink: Ink) {
    var places: [GlyphPlace] = []
    var keys: [GlyphAtlas.MaskKey] = []
    places.reserveCapacity(run.glyphs.count)
    keys.reserveCapacity(run.glyphs.count)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let place = GlyphPlace(position.applying(transform)) else { continue }
      places.append(place)
      keys.append(GlyphAtlas.MaskKey(glyph: glyph, phase: place.phase))
    }
    let masks = glyphs.masks(of: keys, run.font, scaleX: transform.a, scaleY: transform.d)
    for (mask, place) in zip(masks, places) {
      guard let mask else { continue }
      let bounds = mask.bounds.offsetBy(x: place.x, y: place.y)
      guard !bounds.intersection(visible).isEmpty else { continue }
      program.masks.append(mask)
      program.commands.append(
        .mask(program.masks.count - 1, x: bounds.x0, y: bounds.y0, ink))
    }
  }

  private mutating func addOutline(
    of glyph: UInt32, _ font: FontInstance, at position: CGPoint, _ ink: Ink
  ) {
    let outline = font.outline(of: glyph)
    guard !outline.isEmpty else { return }
    let placed = CGAffineTransform(translationX: position.x, y: position.y)
      .concatenating(transform)
    let shape = addShape(RasterShape(path: outline, transform: placed))
    program.commands.append(.fill(shape: shape, ink))
  }

  private mutating func addColorGlyphs(_ run: GlyphRun, _ composition: Composition) {
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let picture = glyphs.picture(of: glyph, run.font) else { continue }
      let bitmap = picture.bitmap
      addImage(
        ImageItem(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: picture.frame.offsetBy(dx: position.x, dy: position.y),
          interpolation: .high), composition)
    }
  }
}

/// Where a glyph's mask lies: a whole pixel, and a quarter of a pixel along the line. Baselines lie on
/// whole pixels, so that level strokes stay sharp.
private struct GlyphPlace {
  let x: Int
  let y: Int
  /// 0...3 quarters of a pixel.
  let phase: Int

  init?(_ origin: CGPoint) {
    guard abs(origin.x) < 1e7, abs(origin.y) < 1e7 else { return nil }
    let quarters = Int((Double(origin.x) * 4).rounded())
    x = quarters >> 2
    phase = quarters & 3
    y = Int(Double(origin.y).rounded())
  }
}
