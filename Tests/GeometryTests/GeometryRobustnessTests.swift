import Foundation
import TestSupport
import Testing

@testable import Geometry

/// Paths, styles and transforms of the worst numbers: nothing crashes or hangs, and what comes out is
/// finite and bounded.
@Suite("Numbers beyond reason")
struct GeometryRobustnessTests {
  private static let worst: [Double] = [
    0, 1, -1, 0.5, 100, -100, 1e-300, -1e-18, 1e9, -1e18, 1e18, 1e29, 1e38, -1e300, .nan,
    .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  private struct Source {
    var random: SplitMix

    mutating func number() -> CGFloat {
      let choice = Int(random.next() % 40)
      return CGFloat(choice < worst.count ? worst[choice] : random.unit() * 200 - 100)
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func rect() -> CGRect {
      CGRect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func transform() -> CGAffineTransform {
      if random.next().isMultiple(of: 2) { return CGAffineTransform(scaleX: 3, y: 3) }
      return CGAffineTransform(number(), number(), number(), number(), number(), number())
    }

    mutating func append(to path: inout Path) {
      switch random.next() % 13 {
      case 0: path.move(to: point())
      case 1, 2: path.addLine(to: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
      case 6: path.closeSubpath()
      case 7: path.addRect(rect())
      case 8: path.addEllipse(in: rect(), transform: transform())
      case 9:
        path.addRoundedRect(in: rect(), cornerSize: CGSize(width: number(), height: number()))
      case 10:
        let radii = RectangleCornerRadii(
          topLeading: number(), bottomLeading: number(), bottomTrailing: number(),
          topTrailing: number())
        path.addRoundedRect(in: rect(), cornerRadii: radii)
      case 11:
        path.addArc(
          center: point(), radius: number(), startAngle: .radians(Double(number())),
          endAngle: .radians(Double(number())), clockwise: random.next().isMultiple(of: 2))
      default:
        path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
      }
    }

    mutating func path() -> Path {
      var path = Path()
      path.move(to: point())
      for _ in 0..<random.next() % 8 { append(to: &path) }
      return path
    }

    mutating func polygon() -> Path { polyline((0..<8).map { _ in point() }, closed: true) }

    mutating func style() -> StrokeStyle {
      let caps: [CGLineCap] = [.butt, .round, .square]
      let joins: [CGLineJoin] = [.miter, .round, .bevel]
      return StrokeStyle(
        lineWidth: number(), lineCap: caps[Int(random.next() % 3)],
        lineJoin: joins[Int(random.next() % 3)], miterLimit: number(),
        dash: (0..<random.next() % 4).map { _ in number() }, dashPhase: number())
    }
  }

  private func expectSound(_ flattened: FlattenedPath, atMost count: Int) {
    #expect(flattened.points.count <= count)
    #expect(flattened.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    var end = 0
    for subpath in flattened.subpaths {
      #expect(subpath.start == end && subpath.end > subpath.start)
      end = subpath.end
    }
    #expect(end == flattened.points.count)
  }

  @Test("Flattening and stroking", arguments: 0..<20)
  func outlines(seed: Int) {
    var source = Source(random: SplitMix(seed: UInt64(seed)))
    var outliner = StrokeOutliner()
    let visible = CGRect(x: 0, y: 0, width: 400, height: 800)
    for _ in 0..<4 {
      let path = source.path()
      let transform = source.transform()
      expectSound(path.flattened(transform: transform, tolerance: 0.1), atMost: 600_000)
      var outline = FlattenedPath()
      outliner.outline(
        path, style: source.style(), transform: transform, tolerance: 0.1, visible: visible,
        into: &outline)
      expectSound(outline, atMost: 4_000_000)
    }
  }

  @Test("Asking and cutting", arguments: 0..<20)
  func queries(seed: Int) {
    var source = Source(random: SplitMix(seed: UInt64(1000 + seed)))
    for _ in 0..<5 {
      let path = source.path()
      _ = path.boundingRect
      _ = path.contains(source.point(), eoFill: seed.isMultiple(of: 2))
      _ = path.recognized
      let trimmed = path.trimmedPath(from: source.number(), to: source.number())
      #expect(trimmed.elements.count <= path.elements.count * 2)
      let text = path.description
      #expect(Path(text)?.elements.count == path.elements.count)
      _ = source.polygon().union(source.polygon()).elements.count
      _ = source.polygon().lineSubtraction(source.polygon())
    }
  }

  @Test("A million dashes are bounded and a pattern below a pixel is too")
  func millionDashes() {
    var outliner = StrokeOutliner()
    let line = polyline([.zero, CGPoint(x: 1_000_000, y: 0)])
    for style in [
      StrokeStyle(lineWidth: 2, dash: [0.5, 0.5]), StrokeStyle(lineWidth: 2, dash: [1e-9, 1e-9]),
      StrokeStyle(lineWidth: 2, dash: [0, 0, 0, 1e-300]),
    ] {
      var outline = FlattenedPath()
      outliner.outline(line, style: style, tolerance: 0.1, into: &outline)
      expectSound(outline, atMost: 4 * DashCutter.mostSteps)
    }
  }

  @Test("A step to a point that is no number is left out")
  func skippedPoints() {
    let path = polyline([
      .zero, CGPoint(x: 10, y: 0), CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 10, y: 10),
    ])
    #expect(
      path.flattened(tolerance: 0.1).points == [Vector(0, 0), Vector(10, 0), Vector(10, 10)])
    let started = polyline([CGPoint(x: CGFloat.infinity, y: 0), .zero, CGPoint(x: 1, y: 1)])
    #expect(started.flattened(tolerance: 0.1).points == [Vector(0, 0), Vector(1, 1)])
  }
}
