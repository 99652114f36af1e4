import CoreGraphics
@testable import SpriteKit
import Testing

@MainActor @Suite("Regions and ranges")
struct SKRegionTests {
  private let disc = SKRegion(radius: 10)
  private let box = SKRegion(size: CGSize(width: 30, height: 10))

  /// Whether (x, 0) and (0, y) are inside.
  private func holds(_ region: SKRegion, _ points: [(CGFloat, CGFloat)]) -> [Bool] {
    points.map { region.contains(CGPoint(x: $0.0, y: $0.1)) }
  }

  // In the disc alone, in both, in the box alone, in neither.
  private let points: [(CGFloat, CGFloat)] = [(0, 9), (0, 0), (14, 0), (20, 20)]

  @Test("Discs and boxes lie about the node's place")
  func shapes() {
    #expect(holds(disc, points) == [true, true, false, false])
    #expect(holds(box, points) == [false, true, true, false])
    #expect(holds(.infinite(), points) == [true, true, true, true])
  }

  @Test("Unions, intersections, differences and inverses are those of sets")
  func sets() {
    #expect(holds(disc.byUnion(with: box), points) == [true, true, true, false])
    #expect(holds(disc.byIntersection(with: box), points) == [false, true, false, false])
    #expect(holds(disc.byDifference(from: box), points) == [true, false, false, false])
    #expect(holds(disc.inverse(), points) == [false, false, true, true])
  }

  @Test("A range is made of limits, of a value, or of a value with a variance")
  func ranges() {
    let range = SKRange(value: 5, variance: 2)
    #expect((range.lowerLimit, range.upperLimit) == (3, 7))
    let constant = SKRange(constantValue: 4)
    #expect((constant.lowerLimit, constant.upperLimit) == (4, 4))
    #expect([-1, 5, 9].map { range.nearest(to: $0) } == [3, 5, 7])
    #expect(SKRange(lowerLimit: 2).nearest(to: 1e9) == 1e9)
    #expect(SKRange.withNoLimits().nearest(to: -1e9) == -1e9)
  }
}
