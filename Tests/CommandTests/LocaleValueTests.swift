import Testing

@testable import halcyon

@Suite("The user's language")
struct LocaleValueTests {
  @Test("A language stands alone or with a region or a script")
  func identifiers() {
    #expect(LocaleValue(argument: "de")?.identifier == "de")
    #expect(LocaleValue(argument: "pt-BR")?.identifier == "pt_BR")
    #expect(LocaleValue(argument: "zh-Hans")?.identifier == "zh_Hans")
    #expect(LocaleValue(argument: "") == nil)
    #expect(LocaleValue(argument: "nonsense") == nil)
  }

  @Test("Arabic and Hebrew are read from right to left")
  func directions() {
    for (identifier, isRightToLeft) in ["ar": true, "he_IL": true, "en_US": false, "ja": false] {
      #expect(LocaleValue(argument: identifier)?.isRightToLeft == isRightToLeft)
    }
  }
}
