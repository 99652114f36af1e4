import Foundation
import ViewRuntime

/// The translations that lie beside a program: `Localizable.xcstrings`, or `Localizable.strings` in a
/// folder of assets or in a folder of a language there, such as `de.lproj`; and tables of other names.
enum StringTables {
  /// Keys and texts of one folder, by language; "" for a table that names none.
  typealias Tables = [String: [String: String]]

  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var known: [Place: Tables] = [:]

  private struct Place: Hashable {
    let folder: URL
    let table: String
  }

  /// The text for `key` with the key's values in it; nil where the table has none.
  static func translation(
    of key: LocalizedStringKey, table: String? = nil, in environment: EnvironmentValues
  ) -> [LocalizedStringKey.Piece]? {
    translation(of: key, table: table, in: environment.assetFolders, locale: environment.locale)
  }

  /// The text for `key` in the tables of `folders`; that of a region or a script before that of the language.
  static func translation(
    of key: LocalizedStringKey, table: String? = nil, in folders: [URL], locale: Locale
  ) -> [LocalizedStringKey.Piece]? {
    guard !folders.isEmpty else { return nil }
    let name = key.tableKey
    let language = locale.language.languageCode?.identifier ?? "en"
    let region = locale.language.region.map { ["\(language)-\($0.identifier)"] } ?? []
    let script = locale.language.script.map { ["\(language)-\($0.identifier)"] } ?? []
    for folder in folders {
      let tables = tables(at: Place(folder: folder, table: table ?? "Localizable"))
      for language in region + script + [language, "en", "Base", ""] {
        guard let table = tables[language], let text = table[name] else { continue }
        let form = key.firstCount.map { PluralCategory.name(of: $0, language: language) }
        let plural = form.flatMap { table[PluralCategory.tableKey(name, $0)] }
        return pieces(of: plural ?? text, values: key.values)
      }
    }
    return nil
  }

  private static func tables(at place: Place) -> Tables {
    lock.lock()
    defer { lock.unlock() }
    if let tables = known[place] { return tables }
    var tables: Tables = [:]
    read(place, language: "", &tables)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: place.folder.path)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".lproj") {
      let folder = place.folder.appendingPathComponent(entry)
      read(
        Place(folder: folder, table: place.table), language: String(entry.dropLast(6)), &tables)
    }
    known[place] = tables
    return tables
  }

  private static func read(_ place: Place, language: String, _ tables: inout Tables) {
    func data(_ ending: String) -> Data? {
      FileManager.default.contents(
        atPath: place.folder.appendingPathComponent(place.table + ending).path)
    }
    if let catalogue = data(".xcstrings") {
      for (language, table) in StringCatalogue.tables(catalogue) {
        tables[language, default: [:]].merge(table) { $1 }
      }
    }
    if let file = data(".strings") {
      tables[language, default: [:]].merge(StringsFile.table(file)) { $1 }
    }
  }

  /// `text` taken apart at its placeholders, which stand for the values in order or by number.
  static func pieces(
    of text: String, values: [LocalizedStringKey.Piece]
  ) -> [LocalizedStringKey.Piece] {
    var pieces: [LocalizedStringKey.Piece] = []
    var (next, start) = (0, text.startIndex)
    for match in text.matches(
      of: /%(?:%|(?:(\d+)\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z)?[@difuxXeEgGsc])/)
    {
      pieces.append(.literal(String(text[start..<match.range.lowerBound])))
      start = match.range.upperBound
      guard match.output.0 != "%%" else {
        pieces.append(.literal("%"))
        continue
      }
      let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      pieces.append(
        values.indices.contains(index) ? values[index] : .literal(String(match.output.0)))
    }
    pieces.append(.literal(String(text[start...])))
    return pieces
  }
}

extension LocalizedStringKey {
  /// The first whole number of the key, which decides about its plural.
  fileprivate var firstCount: Int? {
    for case .value(let text, let specifier) in pieces + hidden where specifier.contains("d") {
      return Int(text.filter { $0.isNumber || $0 == "-" })
    }
    return nil
  }

  /// The pieces that tables have placeholders for.
  fileprivate var values: [Piece] {
    pieces.filter { if case .literal = $0 { false } else { true } } + hidden
  }
}

/// A catalogue as Xcode writes it: JSON with all languages of all keys.
enum StringCatalogue {
  private struct Catalogue: Decodable {
    var strings: [String: Entry]
  }
  private struct Entry: Decodable { var localizations: [String: Localization]? }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }
  private struct Variations: Decodable { var plural: [String: Localization]? }
  private struct Unit: Decodable { var value: String }

  /// Keys and texts by language; plural forms stand beside the general one, under keys of their own.
  static func tables(_ data: Data) -> StringTables.Tables {
    guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else {
      Reports.once("A table of translations is not read: it is no string catalogue.")
      return [:]
    }
    var tables: StringTables.Tables = [:]
    for (key, entry) in catalogue.strings {
      for (language, localization) in entry.localizations ?? [:] {
        let plural = localization.variations?.plural
        let unit = localization.stringUnit ?? plural?["other"]?.stringUnit
        if let unit { tables[language, default: [:]][key] = unit.value }
        for (category, form) in plural ?? [:] {
          let name = PluralCategory.tableKey(key, category)
          tables[language, default: [:]][name] = form.stringUnit?.value
        }
      }
    }
    return tables
  }
}

/// A table as text: `"key" = "text";`, with comments between.
enum StringsFile {
  static func table(_ data: Data) -> [String: String] {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      Reports.once("A table of translations is not read: it is neither UTF-8 nor UTF-16.")
      return [:]
    }
    var table: [String: String] = [:]
    let pair = /"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/
    for match in text.replacing(/\/\*[\s\S]*?\*\//, with: "").matches(of: pair) {
      table[unescaped(match.output.1)] = unescaped(match.output.2)
    }
    return table
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
