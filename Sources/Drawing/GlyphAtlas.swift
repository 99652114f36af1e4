import Foundation
import Geometry
import Pixels
import Typesetting

/// Glyphs that were drawn before, as masks and pictures. Any thread may ask.
final class GlyphAtlas: @unchecked Sendable {
  private let lock = NSLock()
  private var masks: [MaskKey: CoverageMask?] = [:]
  private var pictures: [PictureKey: GlyphPicture?] = [:]
  private var byteCount = 0

  /// A full atlas is emptied: 16 MB are some 10,000 letters of a phone's screen.
  private static let mostBytes = 16 << 20
  private static let mostMasks = 50_000

  private struct MaskKey: Hashable {
    var font: FontInstance
    var glyph: UInt32
    var scaleX: CGFloat
    var scaleY: CGFloat
    var phase: Int
  }

  private struct PictureKey: Hashable {
    var font: FontInstance
    var glyph: UInt32
  }

  /// The coverage of a glyph whose origin lies `phase` quarters of a pixel right of a pixel's side; nil
  /// for blanks.
  func mask(
    of glyph: UInt32, _ font: FontInstance, scaleX: CGFloat, scaleY: CGFloat, phase: Int
  ) -> CoverageMask? {
    let key = MaskKey(font: font, glyph: glyph, scaleX: scaleX, scaleY: scaleY, phase: phase)
    if let known = lock.withLock({ masks[key] }) { return known }
    let outline = font.outline(of: glyph)
    let transform = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: CGFloat(phase) / 4, ty: 0)
    let mask = outline.isEmpty ? nil : CoverageMask.make(outline, transform: transform)
    lock.withLock {
      if byteCount > Self.mostBytes || masks.count > Self.mostMasks {
        masks.removeAll(keepingCapacity: true)
        byteCount = 0
      }
      masks[key] = .some(mask)
      byteCount += mask?.byteCount ?? 0
    }
    return mask
  }

  /// The picture of a coloured glyph, or nil.
  func picture(of glyph: UInt32, _ font: FontInstance) -> GlyphPicture? {
    let key = PictureKey(font: font, glyph: glyph)
    if let known = lock.withLock({ pictures[key] }) { return known }
    let picture = font.colorGlyph(glyph).map {
      GlyphPicture(
        bitmap: Bitmap(width: $0.width, height: $0.height, premultiplied: $0.pixels),
        frame: $0.frame)
    }
    lock.withLock {
      if pictures.count > 1000 { pictures.removeAll() }
      pictures[key] = .some(picture)
    }
    return picture
  }
}

/// A coloured glyph; its frame in points from the glyph's origin.
struct GlyphPicture: Sendable {
  let bitmap: Bitmap
  let frame: CGRect
}
