import Testing

@testable import ViewContent

@Suite("Families of fonts")
struct UIFontFamiliesTests {
  @Test("Families stand by the alphabet, each with the names of its fonts")
  func names() {
    let families = UIFont.familyNames
    #expect(families == families.sorted() && families.contains("Avenir Next"))
    #expect(families.allSatisfy { !UIFont.fontNames(forFamilyName: $0).isEmpty })
    #expect(UIFont.fontNames(forFamilyName: "Helvetica Neue").contains("HelveticaNeue-Bold"))
    #expect(UIFont.fontNames(forFamilyName: "Helvetica Neue").contains("HelveticaNeue"))
    #expect(UIFont.fontNames(forFamilyName: "Times New Roman").contains("TimesNewRomanPSMT"))
    #expect(UIFont.fontNames(forFamilyName: "None").isEmpty)
  }
}
