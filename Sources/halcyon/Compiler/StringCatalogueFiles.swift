import Foundation

/// The tables that Xcode makes of a program's string catalogues, which `NSLocalizedString` and bundles read: one file of texts
/// for each language. Forms of plurals are left to the texts of SwiftUI, which read the catalogue itself.
enum StringCatalogueFiles {
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

  /// Texts by their places in a bundle, such as `de.lproj/Localizable.strings`; none for what is no catalogue.
  static func tables(of data: Data, named name: String) -> [String: Data] {
    guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return [:] }
    var languages: [String: [String: String]] = [:]
    for (key, entry) in catalogue.strings {
      for (language, localization) in entry.localizations ?? [:] {
        let plural = localization.variations?.plural?["other"]?.stringUnit
        guard let unit = localization.stringUnit ?? plural else { continue }
        languages[language, default: [:]][key] = unit.value
      }
    }
    return Dictionary(
      uniqueKeysWithValues: languages.map { language, texts in
        let lines = texts.sorted { $0.key < $1.key }.map {
          "\"\(escaped($0.key))\" = \"\(escaped($0.value))\";\n"
        }
        return ("\(language).lproj/\(name).strings", Data(lines.joined().utf8))
      })
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
