import Testing

@testable import ViewContent

@Suite("Names of symbols")
struct SymbolNamesTests {
  @Test("A symbol is found by the name that it has had since 2024")
  func renamed() {
    #expect(SymbolNames.otherNames(of: "microphone.fill").contains("mic.fill"))
    #expect(SymbolNames.otherNames(of: "document.badge.plus").contains("doc.badge.plus"))
    #expect(SymbolNames.otherNames(of: "arrow.up.document.fill").contains("arrow.up.doc.fill"))
    #expect(SymbolNames.otherNames(of: "text.document").contains("doc.text"))
    #expect(
      SymbolNames.otherNames(of: "arrow.trianglehead.clockwise").contains("arrow.clockwise"))
    #expect(
      SymbolNames.otherNames(of: "arrow.trianglehead.2.clockwise.rotate.90")
        .contains("arrow.triangle.2.circlepath"))
  }

  @Test("What turns with the direction of reading is that which reads from the left")
  func directions() {
    #expect(SymbolNames.otherNames(of: "arrow.forward.to.line").contains("arrow.right.to.line"))
    #expect(SymbolNames.otherNames(of: "delete.backward").contains("delete.left"))
    #expect(SymbolNames.otherNames(of: "heart.fill").isEmpty)
  }
}
