import Drawing
import Foundation
import Geometry
import Motion
import Testing

@testable import ViewGraphics
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct ShapeTests {
  @Test("A shape fills the space it is given with the foreground style")
  func defaultFill() {
    let list = draw(Rectangle().foregroundColor(.red), size: CGSize(width: 40, height: 20))
    #expect(list.paths == [Path(CGRect(x: 0, y: 0, width: 40, height: 20))])
    #expect(list.paints.map(\.bytes) == [[255, 56, 60]])
  }

  @Test("A circle is as wide as the smaller side and drawn in the middle")
  func circle() {
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 40, height: 20))
        == CGSize(width: 20, height: 20))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path == Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20)))
  }

  @Test("A shape that is scaled keeps its anchor in place")
  func scaledShape() {
    let box = CGRect(x: 10, y: 20, width: 40, height: 60)
    func scaled(_ anchor: UnitPoint) -> CGRect {
      Rectangle().scale(x: 0.25, y: 2, anchor: anchor).path(in: box).boundingRect
    }
    #expect(scaled(.center) == CGRect(x: 25, y: -10, width: 10, height: 120))
    #expect(scaled(.topLeading) == CGRect(x: 10, y: 20, width: 10, height: 120))
    #expect(scaled(.bottomTrailing) == CGRect(x: 40, y: -40, width: 10, height: 120))
  }

  @Test("The corners of a rectangle that is inset lose as much of their radii, down to none")
  func insetCorners() {
    let shape = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: 20, bottomLeading: 12, bottomTrailing: 4, topTrailing: 30), style: .circular)
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let expected = Path(
      roundedRect: CGRect(x: 8, y: 8, width: 84, height: 84),
      cornerRadii: RectangleCornerRadii(
        topLeading: 12, bottomLeading: 4, bottomTrailing: 0, topTrailing: 22), style: .circular)
    #expect(shape.inset(by: 8).path(in: box) == expected)
    #expect(shape.inset(by: 60).path(in: box).isEmpty)
  }

  @Test("A chain of fill, stroke and strokeBorder draws from back to front")
  func chain() {
    let list = draw(
      Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2))
    #expect(list.paints.map(\.bytes) == [[255, 56, 60], [0, 136, 255], [52, 199, 89]])
    guard case .stroke(let edge, let pen, _) = list.leaves[1].content,
      case .stroke(let inner, let border, _) = list.leaves[2].content
    else { return #expect(Bool(false), "strokes are drawn as lines") }
    #expect(edge == Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(inner == Path(ellipseIn: CGRect(x: 1, y: 1, width: 98, height: 98)))
    #expect(pen.lineWidth == 4 && border.lineWidth == 2)
  }

  @Test("A shape and its style move apart: a new colour leaves the way of the shape as it was")
  func movesApart() throws {
    let (length, brightness) = (Remote<Double>(), Remote<Double>())
    let host = makeHost(
      RemoteView(0.0, length) { length in
        RemoteView(0.0, brightness) { brightness in
          Bar(length: length).fill(Color(white: brightness))
        }
      })
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 2)) { length.set(100) }
    for frame in 1...32 { _ = host.frame(at: Double(frame) / 60) }
    withAnimation(.linear(duration: 1)) { brightness.set(1) }
    for frame in 33...64 { _ = host.frame(at: Double(frame) / 60) }
    let list = host.frame(at: 64.0 / 60).displayList
    // The time of each change counts from the second frame after it: 62 frames of 120, 30 of 60.
    let path = try #require(list.paths.first)
    #expect(abs(path.boundingRect.width - 100 * 62 / 120) < 1e-6)
    guard case .color(let color) = try #require(list.paints.first) else {
      return #expect(Bool(false), "a colour")
    }
    // Half the light, in sRGB: 1.055 · 0.5^(1/2.4) − 0.055.
    #expect(abs(color.red - 0.735357) < 1e-4)
  }

  @Test("The radii of an inset rounded rectangle shrink by as much as its sides")
  func insetRoundedRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(
      RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: rect)
        == Path(roundedRect: CGRect(x: 5, y: 5, width: 90, height: 50), cornerRadius: 15))
    #expect(
      RoundedRectangle(cornerRadius: 20).inset(by: 25).path(in: rect)
        == Path(roundedRect: CGRect(x: 25, y: 25, width: 50, height: 10), cornerRadius: 0))
  }

  @Test("Stroke and trim keep their shape's size; offset, rotation and scale take what is proposed")
  func sizes() {
    let proposal = ProposedViewSize(width: 40, height: 20)
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(proposal) == CGSize(width: 20, height: 20))
    #expect(Circle().stroke(lineWidth: 2).sizeThatFits(proposal) == CGSize(width: 20, height: 20))
    #expect(Circle().offset(x: 1).sizeThatFits(proposal) == CGSize(width: 40, height: 20))
    #expect(Circle().rotation(.degrees(3)).sizeThatFits(proposal) == CGSize(width: 40, height: 20))
    #expect(Circle().scale(2).sizeThatFits(proposal) == CGSize(width: 40, height: 20))
  }

  @Test("A quarter turn about the middle carries the top left corner to the top right")
  func rotation() {
    let path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)]) }
    let turned = path.rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    var points: [CGPoint] = []
    turned.forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      default: break
      }
    }
    #expect(abs(points[0].x - 10) < 1e-9 && abs(points[0].y) < 1e-9)
    #expect(abs(points[1].x - 10) < 1e-9 && abs(points[1].y - 1) < 1e-9)
  }

  @Test("Angles move in units of 1/128 radian beside their shape's own data")
  func animatableData() {
    let shape = RoundedRectangle(cornerRadius: 7).rotation(.degrees(90))
    #expect(abs(shape.animatableData.second.first - 201.0619) < 1e-4)
    #expect(shape.animatableData.second.second == AnimatablePair(64, 64))
    #expect(shape.animatableData.first == AnimatablePair(7, 7))
    #expect(
      _TrimmedShape(shape: Circle(), startFraction: 0.25).animatableData.second
        == AnimatablePair(0.25, 1))
  }

  private struct Wedge: Shape {
    var width: Double
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: 10)) }
  }

  @MainActor private final class Setter { var set: (Double) -> Void = { _ in } }

  private struct WedgeView: View {
    @State private var width = 10.0
    let setter: Setter
    var body: some View {
      setter.set = { width = $0 }
      return Wedge(width: width)
    }
  }

  @Test("A shape written by the user moves through its animatable data, and no body is run for it")
  func movingShape() {
    let setter = Setter()
    let host = makeHost(WedgeView(setter: setter))
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1)) { setter.set(70) }
    _ = host.frame(at: 1.0 / 60)
    let bodies = host.bodyCount
    var widths: [Double] = []
    for frame in 2..<80 {
      widths.append(host.frame(at: Double(frame) / 60).displayList.paths[0].boundingRect.width)
    }
    #expect(host.bodyCount == bodies)
    #expect(abs(widths[30] - 40) < 1.1)
    #expect(widths.last == 70)
  }

  @Test("A finger reaches a filled circle inside its path only")
  func hitTesting() {
    let host = makeHost(Circle())
    _ = host.frame(at: 0)
    func isHit(_ x: Double, _ y: Double) -> Bool {
      var path = HitPath()
      return host.rootNode.elements[0].hitTest(CGPoint(x: x, y: y), into: &path)
    }
    #expect(isHit(50, 50))
    #expect(!isHit(5, 5))
  }
}

/// A bar as long as it is told to be.
private struct Bar: Shape {
  var length: Double

  var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: 10)) }
}
