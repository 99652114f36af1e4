import SwiftUI
import Testing

@testable import Charts

@Suite("Sectors")
struct PlacedMarkTests {
  private func sector(
    _ start: Double, _ end: Double, inner: CGFloat = 0, inset: CGFloat = 0, corner: CGFloat = 0
  ) -> SectorShape {
    SectorShape(
      center: CGPoint(x: 100, y: 100), start: start, end: end, innerRadius: inner,
      outerRadius: 80, inset: inset, cornerRadius: corner)
  }

  /// The share of a fine grid that lies in the path, in square points.
  private func area(_ path: Path) -> Double {
    var count = 0
    for row in 0..<400 {
      for column in 0..<400
      where path.contains(CGPoint(x: Double(column) / 2 + 0.25, y: Double(row) / 2 + 0.25)) {
        count += 1
      }
    }
    return Double(count) / 4
  }

  @Test("A sector has its share of the circle's area", arguments: [0.1, 0.25, 0.5, 0.8, 1])
  func area(turn: Double) {
    let expected = Double.pi * 80 * 80 * turn
    #expect(abs(area(sector(0, turn).path) - expected) < 0.01 * expected)
  }

  @Test("A ring's sector is what lies between both circles", arguments: [0.2, 0.7, 1])
  func ring(turn: Double) {
    let expected = Double.pi * (80 * 80 - 50 * 50) * turn
    #expect(abs(area(sector(0.1, 0.1 + turn, inner: 50).path) - expected) < 0.01 * expected)
  }

  @Test("Sectors begin on top and go around clockwise")
  func direction() {
    let path = sector(0, 0.25).path
    #expect(path.contains(CGPoint(x: 130, y: 70)))
    #expect(!path.contains(CGPoint(x: 70, y: 70)) && !path.contains(CGPoint(x: 130, y: 130)))
    let middle = sector(0, 0.5, inner: 40).middle
    #expect(abs(middle.x - 160) < 1e-9 && abs(middle.y - 100) < 1e-9)
  }

  @Test("An inset keeps the straight edges so many points from where they were")
  func inset() {
    let path = sector(0, 0.25, inset: 5).path
    // The edges stood at x = 100 and y = 100.
    #expect(!path.contains(CGPoint(x: 104.5, y: 50)) && path.contains(CGPoint(x: 105.5, y: 50)))
    #expect(!path.contains(CGPoint(x: 150, y: 95.5)) && path.contains(CGPoint(x: 150, y: 94.5)))
    let quarter = Double.pi * 80 * 80 / 4
    let loss = 2 * 5 * 80.0 - 25
    #expect(abs(area(path) - (quarter - loss)) < 20)
  }

  @Test("Rounded corners take little away, and only at the corners")
  func corners() {
    let (sharp, round) = (
      sector(0, 0.25, inner: 30).path, sector(0, 0.25, inner: 30, corner: 8).path
    )
    let loss = area(sharp) - area(round)
    // Four corners of about (1 − π/4) r² each.
    #expect(loss > 0 && loss < 4 * 0.5 * 64)
    #expect(sharp.contains(CGPoint(x: 100.5, y: 21)) && !round.contains(CGPoint(x: 100.5, y: 21)))
    let middle = sector(0, 0.25, inner: 30).middle
    #expect(round.contains(middle))
  }

  @Test("A sector of nothing draws nothing")
  func empty() {
    #expect(sector(0.3, 0.3).path.isEmpty)
  }
}
