import Foundation
import Testing

@testable import Geometry

@Suite("Path description")
struct PathDescriptionTests {
  @Test("A path reads back what it wrote")
  func roundTrip() throws {
    let text = "0 0 m 10 0 l 1 2 3 4 q 1 2 3 4 5.5 -6.25 c h 1e+07 2 l"
    #expect(try #require(Path(text)).description == text)
    #expect(try #require(Path("")).isEmpty)
    for reference in referencePaths where reference.kind == .exact {
      #expect(try #require(Path(reference.answer)).description == reference.answer)
    }
  }

  @Test("Numbers have six significant digits")
  func digits() {
    var path = Path()
    path.move(to: CGPoint(x: 1.0 / 3, y: 123456.789))
    path.addLine(to: CGPoint(x: 1e-7, y: 12_345_678))
    #expect(path.description == "0.333333 123457 m 1e-07 1.23457e+07 l")
  }

  @Test("Words that mean nothing are refused", arguments: ["0 m", "0 0 x", "1 2 3 l", "a 0 m"])
  func refused(text: String) {
    #expect(Path(text) == nil)
  }

  @Test("Numbers after the last letter are left out, and re adds a rectangle")
  func leniency() throws {
    #expect(try #require(Path("0 0 m 1 1 l 5 5")).description == "0 0 m 1 1 l")
    #expect(try #require(Path("1 2 3 4 re")) == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }
}
