import Foundation
import Testing

@testable import CoreAnimation

@Suite("Pictures of which the middle is stretched")
struct ContentsPiecesTests {
  @Test("Corners keep their size, edges their thickness, and the middle has the rest")
  func nine() {
    let pieces = ContentsPieces(
      center: CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0),
      source: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 2
    ).pieces(in: CGRect(x: 0, y: 0, width: 100, height: 10))
    // Nothing lies between the halves of the height: two rows of three.
    #expect(pieces.count == 6)
    #expect(pieces[0].source == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pieces[0].destination == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(pieces[1].source == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(pieces[1].destination == CGRect(x: 5, y: 0, width: 90, height: 5))
    #expect(pieces[5].destination == CGRect(x: 95, y: 5, width: 5, height: 5))
  }

  @Test("The whole picture is stretched where nobody says otherwise")
  func whole() {
    let box = CGRect(x: 3, y: 4, width: 50, height: 60)
    let source = CGRect(x: 0, y: 0, width: 40, height: 20)
    let pieces = ContentsPieces(
      center: CGRect(x: 0, y: 0, width: 1, height: 1), source: source, scale: 1
    ).pieces(in: box)
    #expect(pieces.count == 1 && pieces[0].source == source && pieces[0].destination == box)
  }
}
