import Foundation
import Geometry
import Testing

@testable import ViewContent

@Suite("Letters and numbers in circles and squares")
struct LetterSymbolsTests {
  @Test(
    "Letters and numbers up to 50 stand in the middle, as high as each other",
    arguments: ["a", "m", "7", "50", "05", "eurosign", "coloncurrencysign"])
  func places(name: String) throws {
    let box = try #require(LetterSymbols.outline(named: name)).path.boundingRect
    #expect(abs(box.midX - 8) < 0.01 && abs(box.midY - 8) < 0.01)
    #expect(box.width <= 16.01 && box.height <= 14.01)
    #expect(abs(box.height - 14) < 0.01 || abs(box.width - 16) < 0.01)
  }

  @Test("Other names have none", arguments: ["ab", "51", "005", "-1", "A", "é", "", "heart"])
  func others(name: String) { #expect(LetterSymbols.outline(named: name) == nil) }

  @Test("Money and words stand by themselves, letters only in others")
  func alone() {
    #expect(SymbolLibrary.hasSymbol(named: "indianrupeesign"))
    #expect(SymbolLibrary.hasSymbol(named: "indianrupeesign.circle.fill"))
    #expect(SymbolLibrary.hasSymbol(named: "abc"))
    #expect(!SymbolLibrary.hasSymbol(named: "k") && SymbolLibrary.hasSymbol(named: "k.circle"))
  }

  @Test("A letter's symbol is that letter, though the collection has a cross under the name of x")
  func letterX() throws {
    func fills(_ name: String, _ point: CGPoint) -> Bool {
      SymbolLibrary.outline(named: name).path.contains(point)
    }
    // The letter i is a bar in the middle: left and right of it a filled circle is whole.
    #expect(!fills("i.circle.fill", CGPoint(x: 8, y: 8)))
    #expect(
      fills("i.circle.fill", CGPoint(x: 4, y: 8)) && fills("i.circle.fill", CGPoint(x: 12, y: 8)))
    #expect(fills("i.circle", CGPoint(x: 8, y: 8)) && !fills("i.circle", CGPoint(x: 4, y: 8)))
    #expect(SymbolLibrary.outline(named: "12.square").path != SymbolOutline.missing.path)
    #expect(
      SymbolLibrary.outline(named: "x.circle").path
        != SymbolLibrary.outline(named: "xmark.circle").path)
  }
}
