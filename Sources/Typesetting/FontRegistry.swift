import CHarfBuzz
import Foundation

/// The fonts of the user's own files, by every name they go by.
final class FontRegistry: Sendable {
  private struct Entry: Sendable {
    let file: FontFile
    let names: Set<String>
    let family: String
    let weight: Int
    let isItalic: Bool
  }

  private let entries = Locked<[Entry]>([])

  func register(folder: URL) {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let fonts = (files?.allObjects as? [URL] ?? []).filter {
      ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension.lowercased())
    }
    // In the order of their paths, so that the same folder gives the same fonts everywhere.
    for font in fonts.sorted(by: { $0.path < $1.path }) where !register(file: font) {
      FontWarnings.warn("\(font.path) is not a font that can be read; text in it uses another.")
    }
  }

  func register(file: URL) -> Bool {
    var found: [Entry] = []
    while let typeface = Typeface(file: FontFile(path: file.path, index: found.count)) {
      found.append(Self.entry(for: typeface, stem: file.deletingPathExtension().lastPathComponent))
    }
    entries.withLock { $0.append(contentsOf: found) }
    return !found.isEmpty
  }

  /// The face of exactly this PostScript or full name, else the nearest of the family.
  func file(named name: String, weight: FontDescriptor.Weight, isItalic: Bool) -> FontFile? {
    let wanted = Self.folded(name)
    return entries.withLock { entries in
      let family = entries.filter { $0.family == wanted }
      let nearest = family.min {
        Self.distance($0, weight, isItalic) < Self.distance($1, weight, isItalic)
      }
      if let nearest, family.count > 1 { return nearest.file }
      if let exact = entries.first(where: { $0.names.contains(wanted) }) {
        let styled = entries.filter { $0.family == exact.family }
        let changes = weight != .regular || isItalic
        guard changes else { return exact.file }
        let best = styled.min {
          Self.distance($0, weight, isItalic) < Self.distance($1, weight, isItalic)
        }
        return (best ?? exact).file
      }
      return nearest?.file
    }
  }

  private static func distance(
    _ entry: Entry, _ weight: FontDescriptor.Weight, _ isItalic: Bool
  ) -> Int {
    abs(entry.weight - weight.rawValue) + (entry.isItalic == isItalic ? 0 : 1000)
  }

  // OpenType name identifiers: 1 family, 4 full name, 6 PostScript name, 16 typographic family.
  private static func entry(for typeface: Typeface, stem: String) -> Entry {
    let family = typeface.name(16) ?? typeface.name(1) ?? stem
    let names = [1, 4, 6, 16].compactMap { typeface.name($0) } + [stem]
    return Entry(
      file: typeface.file, names: Set(names.map(folded)), family: folded(family),
      weight: Int(hb_style_get_value(typeface.font, HB_STYLE_TAG_WEIGHT).rounded()),
      isItalic: hb_style_get_value(typeface.font, HB_STYLE_TAG_ITALIC) > 0)
  }

  /// A name without what may be written one way or another: spaces, hyphens, capitals.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
  }
}
