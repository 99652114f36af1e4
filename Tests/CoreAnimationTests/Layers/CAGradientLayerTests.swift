import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Testing

@Suite("Layers of gradients")
@MainActor
struct CAGradientLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The red of some places of a gradient from red to blue in 100 x 100 points.
  private func reds(
    _ places: [(Int, Int)], _ change: (CAGradientLayer) -> Void = { _ in }
  ) -> [Int] {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [red, blue]
    change(layer)
    let stage = LayerStage(layer)
    return places.map { stage.color($0.0, $0.1)[0] }
  }

  private func isNear(_ found: [Int], _ expected: [Double]) -> Bool {
    zip(found, expected).allSatisfy { abs(Double($0) - $1 * 255) <= 2.5 }
  }

  @Test("It goes from top to bottom where nobody says otherwise")
  func vertical() {
    // Pixels' middles lie half a point further.
    #expect(
      isNear(reds([(50, 0), (10, 25), (90, 50), (50, 99)]), [0.995, 0.745, 0.495, 0.005]))
  }

  @Test("Points are parts of the bounds")
  func points() {
    let found = reds([(10, 50), (30, 0), (50, 99), (90, 50)]) {
      $0.startPoint = CGPoint(x: 0.2, y: 0)
      $0.endPoint = CGPoint(x: 0.8, y: 0)
    }
    #expect(isNear(found, [1, 1 - 0.105 / 0.6, 1 - 0.305 / 0.6, 0]))
  }

  @Test("Locations say where each colour stands")
  func locations() {
    let found = reds([(50, 10), (50, 49), (50, 62), (50, 90)]) {
      $0.locations = [0.25, 0.75]
    }
    #expect(isNear(found, [1, 1 - (0.495 - 0.25) / 0.5, 1 - (0.625 - 0.25) / 0.5, 0]))
  }

  @Test("Circles go from the start to the box's edges")
  func radial() {
    let found = reds([(50, 50), (75, 50), (50, 25), (99, 50), (2, 2)]) {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    let part = { (x: Double, y: Double) in max(0, 1 - hypot(x - 50, y - 50) / 50) }
    #expect(
      isNear(
        found,
        [part(50.5, 50.5), part(75.5, 50.5), part(50.5, 25.5), part(99.5, 50.5), 0]))
  }

  @Test("A cone goes around clockwise from the line to its end point")
  func conic() {
    let found = reds([(50, 90), (10, 50), (50, 10)]) {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    // A quarter, half and three quarters of the way around.
    #expect(zip(found, [0.75, 0.5, 0.25]).allSatisfy { abs(Double($0) - $1 * 255) <= 4 })
  }

  @Test("Without colours nothing is drawn")
  func empty() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(LayerStage(layer).color(50, 50) == [0, 0, 0, 0])
  }
}
