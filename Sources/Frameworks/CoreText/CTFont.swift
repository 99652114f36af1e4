import Foundation
import Geometry
import Typesetting
import ViewContent

public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0
  case user = 1
  case system = 2
  case emphasizedSystem = 3
  case label = 10
}

/// The font of that name at so many points. Of matrices the one that changes nothing holds: `matrix` is not read.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size > 0 ? size : 12) ?? .systemFont(ofSize: 12) }

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : 12
  return uiType == .emphasizedSystem ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
}

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat {
  CGFloat(RunFonts.instance(font).metrics.leading)
}
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat {
  CGFloat(RunFonts.instance(font).metrics.capHeight)
}
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat {
  CGFloat(RunFonts.instance(font).metrics.xHeight)
}

/// The outline of a glyph from its origin on the baseline, y upwards; nil for blanks, and for pictures.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = RunFonts.instance(font).outline(of: UInt32(glyph))
  guard !outline.isEmpty else { return nil }
  let upwards = CGAffineTransform(scaleX: 1, y: -1)
  return CGPath(outline.applying(matrix.map { upwards.concatenating($0.pointee) } ?? upwards))
}

/// The glyph of each unit of UTF-16 by itself, 0 where the font has none; whether it has all.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var hasAll = true
  for index in 0..<count {
    // A blank at the end of a line is no part of it: a letter stands behind each.
    let text = String(decoding: [characters[index]], as: UTF16.self) + "."
    let run = LineText(NSAttributedString(string: text, attributes: [.font: font])).line?.runs.first
    let isOwn = run.map { RunFonts.instance(font) === $0.glyphs.font } ?? false
    glyphs[index] = isOwn ? CGGlyph(truncatingIfNeeded: run?.glyphs.glyphs.first ?? 0) : 0
    if glyphs[index] == 0 { hasAll = false }
  }
  return hasAll
}

/// The faces of runs: letters that a font lacks are another's, which no name tells.
enum RunFonts {
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var fonts: [FontInstance: UIFont] = [:]
  nonisolated(unsafe) private static var instances: [ObjectIdentifier: FontInstance] = [:]

  static func instance(_ font: UIFont) -> FontInstance {
    lock.withLock { instances[ObjectIdentifier(font)] }
      ?? FontLibrary.shared.font(Font(font).descriptor(category: .large))
  }

  /// A font that stands for a face; it is kept.
  static func font(_ instance: FontInstance) -> UIFont {
    lock.withLock {
      if let known = fonts[instance] { return known }
      let font = UIFont.systemFont(ofSize: CGFloat(instance.size))
      fonts[instance] = font
      instances[ObjectIdentifier(font)] = instance
      return font
    }
  }
}
