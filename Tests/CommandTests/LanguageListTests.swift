import Testing

@testable import halcyon

@Suite("Lists of languages")
struct LanguageListTests {
  @Test("Languages stand between commas, with or without blanks")
  func languages() {
    #expect(LanguageList(argument: "en")?.locales.map(\.identifier) == ["en"])
    #expect(
      LanguageList(argument: "en, pt-BR,zh-Hans")?.locales.map(\.identifier)
        == ["en", "pt_BR", "zh_Hans"])
  }

  @Test(
    "What is no language, and a place without one, are refused",
    arguments: ["", "en,", "en,nonsense"])
  func refused(argument: String) {
    #expect(LanguageList(argument: argument) == nil)
  }
}
