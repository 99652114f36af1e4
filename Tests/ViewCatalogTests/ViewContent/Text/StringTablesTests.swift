import Foundation
import TestSupport
import Testing

@testable import ViewContent
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@Suite("Tables of translations")
struct StringTablesTests {
  @Test("A table as text has keys, texts and comments, with what is escaped in them")
  func strings() {
    let file = """
      /* A greeting: "not" = "this"; */
      "hello" = "Hallo";
      "two lines" = "eins\\nzwei"; "quote" = "\\"so\\"";
      """
    #expect(
      StringsFile.table(Data(file.utf8))
        == ["hello": "Hallo", "two lines": "eins\nzwei", "quote": "\"so\""])
  }

  @Test("A catalogue has all languages, and the forms of a plural beside the general one")
  func catalogue() {
    let file = """
      {"sourceLanguage": "en", "strings": {
        "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld fish": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld fish"}}, "other": {"stringUnit": {"value": "%lld fishes"}}}}}}},
        "bare": {}}}
      """
    #expect(
      StringCatalogue.tables(Data(file.utf8))
        == [
          "de": ["hello": "Hallo"],
          "en": [
            "%lld fish": "%lld fishes",
            PluralCategory.tableKey("%lld fish", "one"): "%lld fish",
            PluralCategory.tableKey("%lld fish", "other"): "%lld fishes",
          ],
        ])
  }

  @Test("Values take the places of their placeholders, in order or by number")
  func placeholders() {
    let values: [LocalizedStringKey.Piece] = [.value("Ada"), .value("3", specifier: "%lld")]
    func text(_ format: String) -> String {
      StringTables.pieces(of: format, values: values).map { piece in
        switch piece {
        case .literal(let string), .value(let string, _): string
        case .text: "?"
        }
      }
      .joined()
    }
    #expect(text("%@ hat %lld") == "Ada hat 3")
    #expect(text("%2$lld von %1$@, 100%%") == "3 von Ada, 100%")
    #expect(text("nichts") == "nichts")
  }

  @Test("A key names its values as C's printf would")
  func keys() {
    let name = "Ada"
    let key: LocalizedStringKey = "\(name) has \(3) and \(0.5)"
    #expect(key.tableKey == "%@ has %lld and %lf")
  }

  @Test("A text shows what the table beside the program has for its key")
  @MainActor func shown() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"short\" = \"a much longer text\";", to: "Localizable.strings")
    func width<V: View>(_ view: V, _ folders: [URL]) -> CGFloat {
      var configuration = HostConfiguration()
      configuration.assetFolders = folders
      let host = ViewHost(view.fixedSize(), configuration: configuration)
      _ = host.frame(at: 0)
      func leaf(_ element: Element) -> Element { element.childElements.first.map(leaf) ?? element }
      return leaf(host.windowElements[0]).frame.width
    }
    let translated = width(Text("short"), [folder.url])
    #expect(translated == width(Text(verbatim: "a much longer text"), []))
    #expect(translated != width(Text("short"), []))
    #expect(width(Text(verbatim: "short"), [folder.url]) == width(Text("short"), []))
  }

  @Test("A text that names its table looks there alone")
  @MainActor func namedTable() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"general\";", to: "Localizable.strings")
    try folder.write("\"a\" = \"of fish\";", to: "Fish.strings")
    var configuration = HostConfiguration()
    configuration.assetFolders = [folder.url]
    let scope = EnvironmentScope(parent: nil)
    scope.set { $0.configure(for: configuration) }
    let values = EnvironmentValues(scope: scope)
    #expect(StringTables.translation(of: "a", in: values)?.last == .literal("general"))
    #expect(
      StringTables.translation(of: "a", table: "Fish", in: values)?.last == .literal("of fish"))
    #expect(StringTables.translation(of: "a", table: "Birds", in: values) == nil)
  }
}
