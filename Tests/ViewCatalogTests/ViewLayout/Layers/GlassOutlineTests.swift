import Foundation
import Geometry
import Testing

@testable import ViewLayout

@Suite("Outlines of glass that flows together")
struct GlassOutlineTests {
  private func circle(_ x: CGFloat, _ radius: CGFloat = 40) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }

  /// By the shoelace formula, in square points.
  private func area(_ path: Path) -> Double {
    let flat = path.flattened(tolerance: 0.01)
    return flat.subpaths.reduce(0) { sum, subpath in
      let points = Array(flat.points[subpath.range])
      let pairs = zip(points, points.dropFirst() + points.prefix(1))
      return sum + abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2)
    }
  }

  @Test("One pane keeps its own path")
  func alone() {
    #expect(GlassOutline.merged([circle(0)], reach: 40) == circle(0))
  }

  @Test("Circles that are further apart than the reach stay as they are")
  func apart() {
    let merged = GlassOutline.merged([circle(0), circle(121)], reach: 40)
    #expect(abs(area(merged) - 2 * .pi * 1600) < 20)
    #expect(!merged.contains(CGPoint(x: 60, y: 0)))
    #expect(merged.contains(CGPoint(x: 39, y: 0)) && merged.contains(CGPoint(x: 82, y: 0)))
  }

  @Test("Circles that touch are joined by a neck, and no larger elsewhere")
  func touching() {
    let merged = GlassOutline.merged([circle(0), circle(80)], reach: 40)
    #expect(merged.contains(CGPoint(x: 40, y: 15)))
    #expect(!merged.contains(CGPoint(x: 40, y: 39)))
    let bounds = merged.boundingRect
    let sides: [(CGFloat, CGFloat)] = [
      (bounds.minX, -40), (bounds.maxX, 120), (bounds.minY, -40), (bounds.maxY, 40),
    ]
    for (seen, expected) in sides {
      #expect(abs(seen - expected) < 0.1)
    }
  }

  @Test("Long edges that face each other meet below (2 - √2) of the reach")
  func edges() {
    func meets(_ gap: CGFloat) -> Bool {
      let panes = [
        Path(CGRect(x: 0, y: 0, width: 50, height: 300)),
        Path(CGRect(x: 50 + gap, y: 0, width: 50, height: 300)),
      ]
      return GlassOutline.merged(panes, reach: 40).contains(CGPoint(x: 50 + gap / 2, y: 150))
    }
    let limit = (2 - 2.0.squareRoot()) * 40
    #expect(meets(limit - 1))
    #expect(!meets(limit + 1))
  }

  @Test("Panes that lie over each other are no larger than they are")
  func covered() {
    #expect(abs(area(GlassOutline.merged([circle(0), circle(0)], reach: 40)) - .pi * 1600) < 15)
    let inner = GlassOutline.merged([circle(0), circle(0, 20)], reach: 40)
    #expect(abs(area(inner) - .pi * 1600) < 15)
  }

  @Test("The same panes have the same outline, which turns through no corner")
  func smooth() {
    let panes = [circle(0), circle(57)]
    let outline = GlassOutline.merged(panes, reach: 40)
    #expect(outline == GlassOutline.merged(panes, reach: 40))
    let points = outline.flattened(tolerance: 0.01).points.map { CGPoint(x: $0.x, y: $0.y) }
    for index in points.indices {
      let (a, b, c) = (
        points[index], points[(index + 1) % points.count], points[(index + 2) % points.count]
      )
      let (before, after) = (
        CGPoint(x: b.x - a.x, y: b.y - a.y), CGPoint(x: c.x - b.x, y: c.y - b.y)
      )
      // The shortest pieces, where the line cuts a corner of the grid, say nothing of its direction.
      let (long, short) = (hypot(before.x, before.y), hypot(after.x, after.y))
      guard min(long, short) > 0.4 else { continue }
      let cosine = (before.x * after.x + before.y * after.y) / (long * short)
      #expect(cosine > 0.95, "\(a) \(b) \(c)")
    }
  }
}
