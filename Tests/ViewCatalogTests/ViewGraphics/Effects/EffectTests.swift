import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// What a view looks like: bytes of a pixel over a background.
@MainActor
func pixel<V: View>(
  of view: V, at point: (Int, Int), size: CGSize = CGSize(width: 100, height: 100),
  background: ColorComponents = .white
) -> [Int] {
  let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
  Painter(jobs: 1).paint(draw(view, size: size), into: bitmap, scale: 1, background: background)
  return (0..<3).map {
    Int(
      bitmap.bytes.load(
        fromByteOffset: point.1 * bitmap.rowBytes + point.0 * 4 + $0, as: UInt8.self))
  }
}

@MainActor
struct EffectTests {
  @Test("Red, green and blue screened over black give a very pale lilac")
  func screen() {
    let view = ZStack {
      Color.black
      Circle().fill(.red).blendMode(.screen)
      Circle().fill(.green).blendMode(.screen)
      Circle().fill(.blue).blendMode(.screen)
    }
    let seen = pixel(of: view, at: (50, 50))
    #expect(zip(seen, [255, 235, 255]).allSatisfy { abs($0 - $1) <= 2 }, "\(seen)")
  }

  @Test("A group of several views gets an effect on each of them")
  func eachElement() {
    let list = draw(
      VStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .opacity(0.5)
      })
    #expect(list.effects.filter { $0.opacity == 0.5 }.count == 2)
  }

  @Test("Saturation 0.5 turns (204, 102, 51) into (162, 111, 85)")
  func saturation() {
    let view = Color(red: 0.8, green: 0.4, blue: 0.2).saturation(0.5)
    #expect(zip(pixel(of: view, at: (50, 50)), [162, 111, 85]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("Colour filters follow their formulas")
  func filters() {
    let color = Color(red: 0.8, green: 0.4, blue: 0.2)
    func expect(_ view: some View, _ red: Double, _ green: Double, _ blue: Double) {
      let seen = pixel(of: view, at: (50, 50))
      let expected = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      #expect(
        zip(seen, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(seen) instead of \(expected)")
    }
    expect(color.brightness(0.1), 0.9, 0.5, 0.3)
    expect(color.contrast(2), 1.1, 0.3, -0.1)
    expect(color.colorInvert(), 0.2, 0.6, 0.8)
    let luma = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
    expect(color.grayscale(1), luma, luma, luma)
    expect(color.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), 0.4, 0.4, 0)
    expect(color.hueRotation(.degrees(360)), 0.8, 0.4, 0.2)
  }

  @Test("A mask lets through what it covers, and is offered the view's size")
  func mask() {
    let view = Color.red.mask(Circle().scale(0.5))
    #expect(pixel(of: view, at: (50, 50)) == [255, 56, 60])
    #expect(pixel(of: view, at: (10, 50)) == [255, 255, 255])
    let corner = Color.red.mask(alignment: .topLeading) { Rectangle().frame(width: 10, height: 10) }
    #expect(pixel(of: corner, at: (5, 5)) == [255, 56, 60])
    #expect(pixel(of: corner, at: (15, 5)) == [255, 255, 255])
  }

  @Test("A clip cuts what lies outside of its shape")
  func clip() {
    let view = Color.red.clipShape(Circle())
    #expect(pixel(of: view, at: (50, 50)) == [255, 56, 60])
    #expect(pixel(of: view, at: (3, 3)) == [255, 255, 255])
  }

  @Test("A background of a style lies behind its view and is as large")
  func background() {
    let view = Color.red.frame(width: 20, height: 20).frame(width: 60, height: 60).background(.blue)
    #expect(pixel(of: view, at: (50, 50)) == [255, 56, 60])
    #expect(pixel(of: view, at: (25, 25)) == [0, 136, 255])
    #expect(pixel(of: view, at: (10, 10)) == [255, 255, 255])
    let round = Color.clear.background(.green, in: .circle)
    #expect(pixel(of: round, at: (50, 50)) == [52, 199, 89])
    #expect(pixel(of: round, at: (3, 3)) == [255, 255, 255])
  }

  @Test("A shape without size in a container of rounded corners follows them")
  func containerShape() {
    let view = ContainerRelativeShape().padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(
      draw(view).paths == [
        Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 20)
      ])
  }

  @Test(
    "A half turn about the y axis shows the view mirrored; an eighth makes the near side larger")
  func rotation3D() {
    let size = CGSize(width: 100, height: 100)
    func corner(_ degrees: Double, _ x: Double, _ y: Double) -> CGPoint {
      let effect = _Rotation3DEffect(
        angle: .degrees(degrees), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1)
      return CGPoint(x: x, y: y).applying(effect.projection(size: size))
    }
    let mirrored = corner(180, 0, 0)
    #expect(abs(mirrored.x - 100) < 1e-9 && abs(mirrored.y) < 1e-9)
    // Turned by 45°, the right side goes away from the eye and the left side comes near.
    #expect(abs(corner(45, 0, 50).x - 50) > abs(corner(45, 100, 50).x - 50))
    #expect(corner(45, 0, 0).y < 0 && corner(45, 100, 0).y > 0)
  }

  @Test("Turning about an axis behind the view is the projection that is recorded of SwiftUI")
  func rotation3DBehind() {
    // OpenSwiftUI's tests of Rotation3DEffect, rows m11 to m33, for a view of 100 by 50 points.
    let size = CGSize(width: 100, height: 50)
    let first = _Rotation3DEffect(
      angle: .degrees(45), axis: (1, 0, 0), anchor: .center, anchorZ: 2, perspective: 2)
    expect(
      first.projection(size: size),
      [
        1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
        19.09188309203678, 18.282485578727798, 1.3818376618407355,
      ])
    let second = _Rotation3DEffect(
      angle: .degrees(60), axis: (0, 1, 0), anchor: .center, anchorZ: 1, perspective: 1)
    expect(
      second.projection(size: size),
      [
        0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0,
        2.7333395016045907, -10.700317547305483, 0.5719872981077807,
      ])
  }

  private func expect(_ matrix: ProjectionTransform, _ numbers: [Double]) {
    let own = [
      matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31,
      matrix.m32, matrix.m33,
    ]
    for (left, right) in zip(own, numbers) { #expect(abs(left - right) < 1e-9) }
  }

  private struct Slide: GeometryEffect {
    var distance: Double
    var animatableData: Double {
      get { distance }
      set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
  }

  @MainActor private final class Setter { var set: (Double) -> Void = { _ in } }

  private struct SlideView: View {
    @State private var distance = 0.0
    let setter: Setter
    var body: some View {
      setter.set = { distance = $0 }
      return Color.red.modifier(Slide(distance: distance))
    }
  }

  @Test("A geometry effect written by the user moves without its body being run")
  func geometryEffect() {
    let setter = Setter()
    let host = makeHost(SlideView(setter: setter))
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1)) { setter.set(60) }
    _ = host.frame(at: 1.0 / 60)
    let bodies = host.bodyCount
    var offsets: [Double] = []
    for frame in 2..<80 {
      offsets.append(
        host.frame(at: Double(frame) / 60).displayList.effects.map { $0.transform.m31 }.reduce(0, +)
      )
    }
    #expect(host.bodyCount == bodies)
    #expect(abs(offsets[30] - 30) < 1.1)
    #expect(offsets.last == 60)
  }

  @Test("A visual effect knows where its view stands")
  func visualEffect() {
    let view = Color.red.frame(width: 20, height: 20).visualEffect { effect, proxy in
      effect.offset(x: proxy.frame(in: .global).minX / 2)
    }
    let transforms = draw(view).effects.map { $0.transform.m31 }
    #expect(transforms.contains(20))
  }

  @Test("A transition's visual effect moves from its active numbers when its view comes")
  func visualEffectOfTransition() throws {
    struct Fade: ViewModifier {
      var amount: Double
      func body(content: Content) -> some View {
        content.visualEffect { [amount] effect, _ in effect.opacity(amount) }
      }
    }
    struct Coming: View {
      @State private var isShown = false
      var body: some View {
        ZStack {
          if isShown {
            Color.red.transition(
              .modifier(active: Fade(amount: 0), identity: Fade(amount: 1)))
          }
        }
        .onAppear { withAnimation(.linear(duration: 2)) { isShown = true } }
      }
    }
    let host = makeHost(Coming())
    func opacities(from first: Int, to last: Int) -> [[Double]] {
      (first...last).map {
        host.frame(at: Double($0) / 60).displayList.effects.map { Double($0.opacity) }
      }
    }
    let half = try #require(opacities(from: 0, to: 60).last)
    #expect(half.contains { abs($0 - 0.5) < 0.03 }, "\(half)")
    let whole = try #require(opacities(from: 61, to: 130).last)
    #expect(whole.allSatisfy { $0 == 1 }, "\(whole)")
  }

  @Test("Touches pass through views that do not allow them, and reach all of a content shape")
  func touches() {
    func hits(_ view: some View, _ x: Double, _ y: Double) -> Bool {
      let host = makeHost(view)
      _ = host.frame(at: 0)
      var path = HitPath()
      return host.rootNode.elements[0].hitTest(CGPoint(x: x, y: y), into: &path)
    }
    #expect(hits(Color.red, 3, 3))
    #expect(!hits(Color.red.allowsHitTesting(false), 3, 3))
    #expect(!hits(Color.clear, 3, 3))
    #expect(hits(Color.clear.contentShape(Rectangle()), 3, 3))
    #expect(!hits(Color.red.contentShape(Circle()), 3, 3))
    #expect(!hits(Color.red.clipShape(Circle()), 3, 3))
    #expect(!hits(Color.red.opacity(0), 3, 3))
  }
}
