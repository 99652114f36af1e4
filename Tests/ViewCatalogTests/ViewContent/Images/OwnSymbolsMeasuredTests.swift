import Foundation
import Geometry
import Testing

@testable import ViewContent

@Suite("Drawings of symbols whose boxes are recorded")
struct OwnSymbolsMeasuredTests {
  /// The recorded box beside text of 26 points, without its margins.
  private func recorded(_ name: String) -> CGSize? {
    guard let measure = SymbolMeasure.named(name) else { return nil }
    let (box, _) = measure.box(at: 26, weight: .regular, scale: .medium)
    return CGSize(
      width: box.width - 2 * SymbolBox.margins.width * 26,
      height: box.height - 2 * SymbolBox.margins.height * 26)
  }

  @Test(
    "Each is as wide, for its height, as the recorded box, within a tenth",
    arguments: OwnSymbols.measured.keys.sorted().filter { $0 != "minus" })
  func proportions(name: String) throws {
    let ink = try #require(OwnSymbols.measured(named: name)).path.boundingRect
    // What has no box of its own is drawn as large as it is; see the next test.
    guard let size = recorded(name) else { return }
    let ratio = ink.width / ink.height / (size.width / size.height)
    #expect(ratio > 0.9 && ratio < 1.1, "\(ink.size), recorded \(size)")
  }

  @Test("They come out as large as recorded where nobody fits them into a box")
  func size() throws {
    for name in ["arrow.right", "checkmark", "mic", "line.3.horizontal", "lock"] {
      let ink = try #require(OwnSymbols.measured(named: name)).path.boundingRect
      let size = try #require(recorded(name))
      let unit = 26 * 1.06 / SymbolOutline.side
      #expect(
        abs(ink.width * unit - size.width) < 1.6, "\(name): \(ink.width * unit) \(size.width)")
      #expect(abs(ink.midX - 8) < 0.8 && abs(ink.midY - 8) < 0.8, "\(name): \(ink)")
    }
  }

  @Test("A filled one covers what its first outline surrounds, and keeps its other lines")
  func filled() throws {
    func covers(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
      try #require(OwnSymbols.measured(named: name)).path.contains(CGPoint(x: x, y: y))
    }
    // The middle of a lock's body, and of its shackle.
    #expect(try covers("lock.fill", 8, 11) && !covers("lock", 8, 11))
    #expect(try !covers("lock.fill", 8, 5.5))
    #expect(try covers("mic.fill", 8, 5) && !covers("mic", 8, 5))
  }
}
