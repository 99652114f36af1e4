import Foundation
import Geometry
import Testing
import Typesetting

@testable import ViewContent
@_spi(Runtime) @testable import ViewRuntime

private let isInstalled = FileManager.default.fileExists(atPath: SymbolLibrary.folder.path)

@Suite("Symbols", .enabled(if: isInstalled))
struct SymbolLibraryTests {
  private func outline(_ name: String) -> SymbolOutline { SymbolLibrary.outline(named: name) }

  private func covers(_ name: String, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let symbol = outline(name)
    return symbol.path.contains(CGPoint(x: x, y: y), eoFill: symbol.isEvenOdd)
  }

  @Test("Every name that the table of common symbols has is drawn")
  func commonNames() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Facts/common-symbols.txt")
    let names = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
    #expect(names.count > 900)
    let missing = names.filter { !SymbolLibrary.hasSymbol(named: String($0)) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("All own drawings lie on their square", arguments: ["figure.run", "soccerball", "swift"])
  func ownDrawings(name: String) {
    let box = outline(name).path.boundingRect
    #expect(box.minX >= -0.5 && box.minY >= -0.5 && box.maxX <= 16.5 && box.maxY <= 16.5)
    #expect(box.height > 10)
  }

  @Test("A filled drawing of lines covers what its outline surrounds")
  func filled() {
    #expect(!covers("soccerball", 8, 8) && covers("soccerball.fill", 8, 8))
    #expect(!covers("hand.raised", 8, 10) && covers("hand.raised.fill", 8, 10))
    #expect(!covers("seal", 8, 8) && covers("seal.fill", 8, 8))
  }

  @Test("A circle around a person is a person in a circle, which is full where it is filled")
  func personInCircle() {
    #expect(covers("person.circle.fill", 1, 8) && covers("person.circle.fill", 8, 1.5))
    #expect(!covers("person.circle.fill", 8, 6))
  }

  @Test("Two symbols of which no drawing shows both stand beside each other, the second one small")
  func pairs() {
    #expect(SymbolLibrary.hasSymbol(named: "macbook.and.iphone"))
    // The first one's upper left is as it was, its lower right has a gap for the second.
    #expect(covers("square.fill.and.heart", 4, 4) && !covers("square.fill.and.heart", 15.6, 8.4))
    #expect(!SymbolLibrary.hasSymbol(named: "square.and.nothing"))
  }

  @Test("A symbol turns inside of an arrow, and a badge may show what stands behind its name")
  func rotations() {
    #expect(outline("lock.rotation").path != outline("arrow.clockwise").path)
    #expect(SymbolLibrary.hasSymbol(named: "lock.open.rotation"))
    #expect(SymbolLibrary.hasSymbol(named: "person.badge.shield.exclamationmark"))
    #expect(SymbolLibrary.hasSymbol(named: "folder.fill.badge.person.crop"))
  }

  @Test("Names are put together: a badge, a slash, a number, a frame")
  func compositions() {
    // A badge keeps the folder's upper left, and has its lower right for itself.
    #expect(
      covers("folder.fill.badge.gearshape", 4, 8) && !covers("folder.fill.badge.gearshape", 8.6, 12)
    )
    // The line from the upper left to the lower right, and the gap above it.
    #expect(covers("flag.slash.fill", 8, 8) && !covers("flag.slash.fill", 8.9, 7.1))
    #expect(outline("goforward.30").path != outline("goforward").path)
    #expect(covers("gearshape.shield.fill", 8, 2) && covers("shield.fill", 8, 10))
    #expect(!covers("multiply.shield.fill", 8, 7.4))
    #expect(covers("plus.bubble", 8, 6.6) && !covers("bubble.left", 8, 6.6))
  }

  @Test("Heavier symbols cover more, lighter ones less, in the order of the weights")
  func weights() {
    func area(_ weight: FontDescriptor.Weight) -> Int {
      let symbol = SymbolLibrary.outline(named: "star", weight: weight)
      var count = 0
      for x in 0..<64 {
        for y in 0..<64 {
          let point = CGPoint(x: Double(x) / 4 + 0.125, y: Double(y) / 4 + 0.125)
          if symbol.path.contains(point, eoFill: symbol.isEvenOdd) { count += 1 }
        }
      }
      return count
    }
    let areas = FontDescriptor.Weight.allCases.map(area)
    for (lighter, heavier) in zip(areas, areas.dropFirst()) { #expect(lighter < heavier) }
  }

  @Test("A symbol has the weight of the text that it stands beside")
  func weightOfText() {
    var environment = EnvironmentValues()
    #expect(environment.symbolWeight == .regular)
    environment.font = .headline
    #expect(environment.symbolWeight == .semibold)
    environment.font = .system(size: 20, weight: .black)
    #expect(environment.symbolWeight == .black)
    environment.textStyle.changes = [.weight(.thin)]
    #expect(environment.symbolWeight == .thin)
  }
}
