import Foundation
import Geometry
import Testing

@testable import ViewContent

@Suite("Symbols that are filled in part")
struct OwnSymbolsPartlyFilledTests {
  private func covers(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let symbol = try #require(OwnSymbols.partlyFilled(named: name), "\(name)")
    return symbol.path.contains(CGPoint(x: x, y: y))
  }

  @Test(
    "The half that the name says is filled, and no other",
    arguments: ["square", "rectangle", "rectangle.portrait", "circle", "capsule", "diamond"])
  func halves(shape: String) throws {
    #expect(
      try covers("\(shape).lefthalf.filled", 6, 8) && !covers("\(shape).lefthalf.filled", 10, 8))
    #expect(
      try covers("\(shape).righthalf.filled", 10, 8) && !covers("\(shape).righthalf.filled", 6, 8))
    #expect(
      try covers("\(shape).tophalf.filled", 8, 6) && !covers("\(shape).tophalf.filled", 8, 10))
    #expect(
      try covers("\(shape).bottomhalf.filled", 8, 10) && !covers("\(shape).bottomhalf.filled", 8, 6)
    )
  }

  @Test("Inside of an outline there is a gap around what is filled")
  func insets() throws {
    let name = "rectangle.leadingthird.inset.filled"
    // The outline, the gap, the filled third, what is left free.
    #expect(
      try covers(name, 1, 8) && !covers(name, 2, 8) && covers(name, 4, 8) && !covers(name, 7, 8))
    #expect(try covers("rectangle.inset.topright.filled", 11, 6))
    #expect(try !covers("rectangle.inset.topright.filled", 5, 6))
    #expect(try !covers("rectangle.inset.topright.filled", 11, 10))
    #expect(try covers("rectangle.center.inset.filled", 8, 8))
    #expect(try !covers("rectangle.center.inset.filled", 3, 8))
    #expect(try covers("circle.inset.filled", 8, 8) && !covers("circle.inset.filled", 2.4, 8))
  }

  @Test("The names before and since 2024 are the same drawing")
  func names() throws {
    for part in ["leadingthird", "bottomhalf", "topleft"] {
      let old = try #require(OwnSymbols.partlyFilled(named: "rectangle.\(part).inset.filled"))
      let new = try #require(OwnSymbols.partlyFilled(named: "inset.filled.\(part).rectangle"))
      #expect(old.path == new.path)
    }
  }

  @Test(
    "Other names have none",
    arguments: ["square.filled.on.square", "filled", "rectangle.somewhere.filled", "heart.filled"])
  func others(name: String) { #expect(OwnSymbols.partlyFilled(named: name) == nil) }
}
