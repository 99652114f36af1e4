import Foundation
import Geometry
import Pixels
import Typesetting

/// Glyphs that were drawn before, as masks and pictures. Any thread may ask.
package final class GlyphAtlas: @unchecked Sendable {
  /// Of all pictures and films that this process writes.
  package static let shared = GlyphAtlas()

  private let lock = NSLock()
  private var faces: [FaceKey: [MaskKey: CoverageMask?]] = [:]
  private var maskCount = 0
  private var pictures: [PictureKey: GlyphPicture?] = [:]
  private var byteCount = 0
  /// Masks that were made since somebody wants to know of them.
  private var made: [FaceKey: [MaskKey]]?

  /// A full atlas is emptied: 16 MB are some 10,000 letters of a phone's screen.
  private static let mostBytes = 16 << 20
  private static let mostMasks = 50_000

  struct FaceKey: Hashable {
    var font: FontInstance
    var scaleX: CGFloat
    var scaleY: CGFloat
  }

  /// A glyph whose origin lies `phase` quarters of a pixel right of a pixel's side.
  package struct MaskKey: Hashable, Sendable {
    package var glyph: UInt32
    package var phase: Int

    package init(glyph: UInt32, phase: Int) { (self.glyph, self.phase) = (glyph, phase) }
  }

  package init() {}

  /// Masks that were made since this was asked last; none the first time.
  func takeNewMasks() -> [FaceKey: [MaskKey]] {
    lock.withLock {
      defer { made = [:] }
      return made ?? [:]
    }
  }

  private struct PictureKey: Hashable {
    var font: FontInstance
    var glyph: UInt32
  }

  /// The coverage of the glyphs of a run, in order; nil for blanks.
  func masks(
    of glyphs: [MaskKey], _ font: FontInstance, scaleX: CGFloat, scaleY: CGFloat
  ) -> [CoverageMask?] {
    let face = FaceKey(font: font, scaleX: scaleX, scaleY: scaleY)
    var missing: [Int] = []
    var found: [CoverageMask?] = []
    found.reserveCapacity(glyphs.count)
    lock.withLock {
      let masks = faces[face] ?? [:]
      for (index, glyph) in glyphs.enumerated() {
        let known = masks[glyph]
        if known == nil { missing.append(index) }
        found.append(known ?? nil)
      }
    }
    var drawn: [MaskKey: CoverageMask?] = [:]
    for index in missing {
      if let known = drawn[glyphs[index]] {
        found[index] = known
        continue
      }
      found[index] = makeMask(of: glyphs[index], face)
      drawn[glyphs[index]] = .some(found[index])
      keep(found[index], glyphs[index], face)
    }
    return found
  }

  private func makeMask(of glyph: MaskKey, _ face: FaceKey) -> CoverageMask? {
    let outline = face.font.outline(of: glyph.glyph)
    let transform = CGAffineTransform(
      a: face.scaleX, b: 0, c: 0, d: face.scaleY, tx: CGFloat(glyph.phase) / 4, ty: 0)
    return outline.isEmpty ? nil : CoverageMask.make(outline, transform: transform)
  }

  private func keep(_ mask: CoverageMask?, _ glyph: MaskKey, _ face: FaceKey) {
    lock.withLock {
      if byteCount > Self.mostBytes || maskCount > Self.mostMasks {
        faces.removeAll(keepingCapacity: true)
        byteCount = 0
        maskCount = 0
      }
      if faces[face, default: [:]].updateValue(mask, forKey: glyph) == nil {
        byteCount += mask?.byteCount ?? 0
        maskCount += 1
        made?[face, default: []].append(glyph)
      }
    }
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
