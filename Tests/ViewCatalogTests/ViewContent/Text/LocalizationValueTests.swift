import Foundation
import TestSupport
import Testing

@testable import ViewContent
@testable import ViewRuntime

@Suite("Texts that code looks up in tables", .serialized)
struct LocalizationValueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let catalogue = """
      {"sourceLanguage": "en", "strings": {
        "hello %@": {"localizations": {"de": {"stringUnit": {"value": "hallo %@"}},
          "de-CH": {"stringUnit": {"value": "grüezi %@"}}}},
        "fish": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Fisch"}},
          "other": {"stringUnit": {"value": "%lld Fische"}}}}}}}}}
      """
    try folder.write(catalogue, to: "Localizable.xcstrings")
  }

  private func text(
    _ key: String.LocalizationValue, _ locale: String, else other: String.LocalizationValue? = nil
  ) -> String? {
    StringTables.translation(
      of: key.key.carrying((other ?? key).key), in: [folder.url],
      locale: Locale(identifier: locale)
    ).map { LocalizedStringKey(pieces: $0).plainText }
  }

  @Test("A value stands in the translation, and a region's own comes before the language's")
  func regions() {
    #expect(text("hello \("Ada")", "de_DE") == "hallo Ada")
    #expect(text("hello \("Ada")", "de_CH") == "grüezi Ada")
    #expect(text("hello \("Ada")", "fr") == nil)
  }

  @Test("A key with a default takes its plural from the default's number")
  func plurals() {
    #expect(text("fish", "de", else: "\(1) fish") == "1 Fisch")
    #expect(text("fish", "de", else: "\(3) fish") == "3 Fische")
  }

  @Test("Where no table has it the default is the text, with its values")
  func defaults() {
    #expect(String(localized: "no.such.key", defaultValue: "\(2) of \(1000)") == "2 of 1,000")
    #expect(String(localized: "so it is") == "so it is")
    let resource = LocalizedStringResource("no.such.key", defaultValue: "as written")
    #expect(resource.key == "no.such.key")
    #expect(String(localized: resource) == "as written")
    #expect(
      String(localized: LocalizedStringResource("half \(0.5, specifier: "%.1f")")) == "half 0.5")
  }
}
