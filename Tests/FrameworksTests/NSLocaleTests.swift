import Foundation
import SwiftUI
import Testing

@Suite("Names in a locale's language")
struct NSLocaleTests {
  @Test("Languages, places, scripts and currencies have their names; what is unknown has none")
  func names() {
    let german = Locale(identifier: "de_DE") as NSLocale
    #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
    #expect(german.localizedString(forCountryCode: "AT") == "Österreich")
    #expect(german.localizedString(forScriptCode: "Cyrl") == "Kyrillisch")
    #expect(german.localizedString(forCurrencyCode: "EUR") == "Euro")
    #expect(german.localizedString(forLocaleIdentifier: "fr_CH") == "Französisch (Schweiz)")
  }
}
