import Foundation
import Testing

@testable import halcyon

@Suite("Tables of string catalogues")
struct StringCatalogueFilesTests {
  private let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hi": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Er sagte \"Hallo\""}},
        "fr": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "saluts"}}}}}}},
      "none": {}}}
    """#

  @Test(
    "Each language has a file with the texts that there are, with quotes as such files write them")
  func tables() {
    let tables = StringCatalogueFiles.tables(of: Data(catalogue.utf8), named: "Localizable")
    #expect(Set(tables.keys) == ["de.lproj/Localizable.strings", "fr.lproj/Localizable.strings"])
    let german = tables["de.lproj/Localizable.strings"].map { String(decoding: $0, as: UTF8.self) }
    #expect(german == "\"hi\" = \"Er sagte \\\"Hallo\\\"\";\n")
    let french = tables["fr.lproj/Localizable.strings"].map { String(decoding: $0, as: UTF8.self) }
    #expect(french == "\"hi\" = \"saluts\";\n")
  }

  @Test("What is no catalogue makes no files")
  func others() {
    #expect(StringCatalogueFiles.tables(of: Data("[]".utf8), named: "A").isEmpty)
  }
}
