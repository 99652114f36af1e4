import Foundation
import Testing

@testable import Geometry

@Suite("Paths recognised for fast drawing")
struct PathRecognitionTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("What one call made is recognised, also after a move and a scale")
  func primitives() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 1)
    #expect(Path().recognized == .empty)
    #expect(Path(rect).recognized == .rectangle(rect))
    #expect(Path(rect).applying(transform).recognized == .rectangle(rect.applying(transform)))
    #expect(
      Path(ellipseIn: rect).recognized
        == .ellipse(center: CGPoint(x: 25, y: 40), radii: CGSize(width: 15, height: 20)))
    let rounded = Path(roundedRect: rect, cornerRadius: 5, style: .circular)
    guard case .roundedRectangle(let outline) = rounded.recognized else {
      Issue.record("not a rounded rectangle")
      return
    }
    #expect(outline.rect == rect && outline.commonRadius == 5)
  }

  @Test("A rounded rectangle stays one under a move and an even scale")
  func movedRoundedRectangle() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6)
    let path = Path(roundedRect: rect, cornerRadius: 5).applying(transform)
    guard case .roundedRectangle(let outline) = path.recognized else {
      Issue.record("not a rounded rectangle")
      return
    }
    #expect(outline.rect == rect.applying(transform) && outline.commonRadius == 10)
    #expect(
      path.elements
        == Path(roundedRect: rect.applying(transform), cornerRadius: 10).elements)
  }

  @Test("Rectangles added one after another are a list")
  func rectangles() {
    let path = Path {
      $0.addRect(rect)
      $0.addRects([rect.offsetBy(dx: 100, dy: 0), rect.offsetBy(dx: 200, dy: 0)])
      $0.addPath(Path(rect.offsetBy(dx: 300, dy: 0)))
    }
    #expect(path.recognized == .rectangles(count: 4))
    for index in 0..<4 {
      #expect(path.rectangle(at: index) == rect.offsetBy(dx: CGFloat(index) * 100, dy: 0))
    }
  }

  @Test("Anything else added to a list makes it a path like any other")
  func cleared() {
    var path = Path {
      $0.addRect(rect)
      $0.addRect(rect)
    }
    path.addLine(to: .zero)
    #expect(path.recognized == .other)
    #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 1)).recognized == .other)
  }

  @Test("A line and a drawn rectangle are recognised from their elements")
  func drawn() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 3, y: 4)]) }
    #expect(line.recognized == .line(from: .zero, to: CGPoint(x: 3, y: 4)))
    let corners = [
      CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 60), CGPoint(x: 40, y: 60), CGPoint(x: 40, y: 20),
    ]
    let drawn = Path {
      $0.addLines(corners)
      $0.closeSubpath()
    }
    #expect(drawn.recognized == .rectangle(rect))
    let open = Path { $0.addLines(corners) }
    #expect(open.recognized == .other)
    let bow = Path {
      $0.addLines([corners[0], corners[2], corners[1], corners[3]])
      $0.closeSubpath()
    }
    #expect(bow.recognized == .other)
  }

  @Test("Four lines that are no rectangle are none, whichever of their sides are level")
  func nearlyRectangles() {
    func closed(_ points: [(CGFloat, CGFloat)]) -> Path {
      var path = Path()
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
      return path
    }
    func rectangle(_ points: [(CGFloat, CGFloat)]) -> CGRect? {
      if case .rectangle(let found) = closed(points).recognized { found } else { nil }
    }
    let upright: [(CGFloat, CGFloat)] = [(0, 0), (0, 40), (60, 40), (60, 0)]
    let level: [(CGFloat, CGFloat)] = [(0, 0), (60, 0), (60, 40), (0, 40)]
    for corners in [upright, level] {
      #expect(rectangle(corners) == CGRect(x: 0, y: 0, width: 60, height: 40))
      for corner in 0..<4 {
        for (x, y) in [(7.0, 0.0), (0, 7)] {
          var moved = corners
          moved[corner] = (moved[corner].0 + x, moved[corner].1 + y)
          #expect(rectangle(moved) == nil, "corner \(corner)")
        }
      }
    }
  }
}
