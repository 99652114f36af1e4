import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct ShapeStyleTests {
  @Test("Colours adapt to dark surroundings")
  func adapts() {
    #expect(draw(Color.red, dark: true).paints.map(\.bytes) == [[255, 66, 69]])
    #expect(draw(Rectangle(), dark: true).paints.map(\.bytes) == [[255, 255, 255]])
  }

  @Test("Levels come from the given styles, and below them from the last one's opacity")
  func levels() {
    let list = draw(
      ZStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red, .blue))
    #expect(list.paints.map(\.bytes) == [[255, 56, 60], [0, 136, 255], [0, 136, 255]])
    guard case .color(let third) = list.paints[2] else { return #expect(Bool(false), "a colour") }
    #expect(third.alpha == 0.5)
  }

  @Test("A secondary foreground refers to the styles around, not to itself")
  func nestedLevels() {
    let list = draw(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red))
    guard case .color(let color) = list.paints[0] else { return #expect(Bool(false), "a colour") }
    #expect(list.paints[0].bytes == [255, 56, 60] && color.alpha == 0.5)
  }

  @Test("The accent colour is the innermost tint")
  func tint() {
    let list = draw(Rectangle().fill(Color.accentColor).tint(.green).tint(.red))
    #expect(list.paints.map(\.bytes) == [[52, 199, 89]])
    #expect(draw(Rectangle().fill(.tint)).paints.map(\.bytes) == [[0, 136, 255]])
  }

  @Test("A gradient runs between its unit points of the shape's box")
  func linearGradient() {
    let list = draw(
      LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottom),
      size: CGSize(width: 40, height: 20))
    guard case .linearGradient(let ramp, let start, let end) = list.paints[0] else {
      return #expect(Bool(false), "a gradient")
    }
    #expect(start == CGPoint(x: 0, y: 0) && end == CGPoint(x: 20, y: 20))
    #expect(ramp.stops.map(\.location) == [0, 1])
  }

  @Test("A gradient in a rectangle runs between the unit points of that")
  func placedGradient() {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
    let list = draw(
      Rectangle().fill(gradient.in(CGRect(x: 10, y: -4, width: 100, height: 8)).opacity(0.5)),
      size: CGSize(width: 40, height: 20))
    guard case .linearGradient(let ramp, let start, let end) = list.paints[0] else {
      return #expect(Bool(false), "a gradient")
    }
    #expect(start == CGPoint(x: 10, y: -4) && end == CGPoint(x: 110, y: 4))
    #expect(ramp.stops.map(\.color.alpha) == [0.5, 0.5])
    #expect(draw(Rectangle().fill(Color.red.in(.zero))).paints.map(\.bytes) == [[255, 56, 60]])
  }

  @Test("Changes of a style add opacity, blend mode and shadows around its paint")
  func changes() {
    let list = draw(Rectangle().fill(.red.shadow(.drop(radius: 3)).blendMode(.screen).opacity(0.5)))
    guard case .color(let color) = list.paints[0] else { return #expect(Bool(false), "a colour") }
    #expect(color.alpha == 0.5)
    #expect(list.effects.contains { $0.blendMode == .screen && $0.filters.count == 1 })
  }

  private func gradient(_ stops: [(Double, Double)]) -> ResolvedStyle {
    let stops = stops.map { Gradient.Stop(color: Color(.sRGBLinear, white: $0.0), location: $0.1) }
    return LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
      .resolved(in: EnvironmentValues())
  }

  @Test("Gradients with different numbers of stops move into each other: the last one splits")
  func stopsSplit() {
    let two = gradient([(0, 0), (1, 1)])
    let three = gradient([(0.5, 0), (0.5, 0.5), (0, 1)])
    for (from, to) in [(two, three), (three, two)] {
      var shown = to
      func present(_ amount: Double) -> [(Double, Double)] {
        shown = to
        // As the animator does: the target, less what is still missing.
        var missing = to.animatableData - from.animatableData
        missing.scale(by: 1 - amount)
        shown.animatableData = to.animatableData - missing
        guard case .gradient(let gradient) = shown.fill else { return [] }
        return gradient.ramp.stops.map {
          (Double(Color.Resolved($0.color).linearRed), $0.location)
        }
      }
      let start = present(0)
      let first =
        from == two ? [(0.0, 0.0), (1.0, 1.0), (1.0, 1.0)] : [(0.5, 0), (0.5, 0.5), (0, 1)]
      #expect(start.count == 3)
      for (seen, expected) in zip(start, first) {
        #expect(abs(seen.0 - expected.0) < 1e-5 && abs(seen.1 - expected.1) < 1e-9)
      }
      let middle = present(0.5)
      #expect(abs(middle[0].0 - 0.25) < 1e-5 && abs(middle[1].1 - 0.75) < 1e-9)
      #expect(abs(middle[2].0 - 0.5) < 1e-5 && middle[2].1 == 1)
    }
  }

  @Test("A change from a colour to a gradient is seen at once")
  func kindsJump() {
    let color = Color.red.resolved(in: EnvironmentValues())
    let target = gradient([(0, 0), (1, 1)])
    var shown = target
    shown.animatableData = color.animatableData
    #expect(shown == target)
  }

  @Test("A mesh does not mix the colours of opposite edges")
  func meshEdges() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.white, .black, .white, .black])
    #expect(pixel(of: mesh, at: (0, 50))[0] > 240)
    #expect(pixel(of: mesh, at: (99, 50))[0] < 15)
  }

  @Test("A mesh of one colour is that colour everywhere, corners included")
  func mesh() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.white, .white, .white, .black])
    guard case .mesh(let resolved) = mesh.resolved(in: EnvironmentValues()).fill else {
      return #expect(Bool(false), "a mesh")
    }
    let bitmap = resolved.bitmap()
    func red(_ x: Int, _ y: Int) -> UInt8 {
      bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + x * 4, as: UInt8.self)
    }
    #expect(red(0, 0) == 255 && red(191, 0) >= 254 && red(0, 191) >= 254)
    #expect(red(191, 191) <= 3)
    // The middle of a straight blend of four corners: three quarters of white.
    #expect(abs(Int(red(95, 95)) - 191) <= 3)
  }
}

@MainActor @Suite("Levels of the background")
struct BackgroundStyleTests {
  private func color(_ style: some ShapeStyle, dark: Bool = false) -> [Float] {
    let paints = draw(Rectangle().fill(style), dark: dark).paints
    guard case .color(let color)? = paints.last else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { ($0 * 255).rounded() }
  }

  @Test("They are the system's colours of that name")
  func system() {
    #expect(color(.background) == [255, 255, 255, 255])
    #expect(color(.background.secondary) == [242, 242, 247, 255])
    #expect(color(.background.tertiary) == [255, 255, 255, 255])
    #expect(color(.background.secondary, dark: true) == [28, 28, 30, 255])
    #expect(color(.background.tertiary, dark: true) == [44, 44, 46, 255])
  }

  @Test("Of a background that a program set they are weaker versions")
  func own() {
    let view = Rectangle().fill(.background.secondary).backgroundStyle(
      Color(red: 1, green: 0, blue: 0))
    guard case .color(let color)? = draw(view).paints.last else { Issue.record("no paint"); return }
    #expect(abs(color.alpha - 0.5) < 0.01 && color.red > 0.99)
  }
}
