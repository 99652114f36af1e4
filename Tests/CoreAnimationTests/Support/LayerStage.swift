import CoreAnimation
import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels

/// Layers that are shown, and a clock that is moved by hand. Layers, and the changes that wait for the next frame, belong
/// to the main thread.
@MainActor
final class LayerStage {
  let root = CALayer()
  let scene: LayerScene
  private(set) var time = 1000.0

  init(_ layers: CALayer...) {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    for layer in layers { root.addSublayer(layer) }
    scene = LayerScene(root: root)
    scene.advance(to: time)
  }

  /// Shows the frame `seconds` after the first one.
  func show(at seconds: Double) {
    time = 1000 + seconds
    scene.advance(to: time)
  }

  /// The pixel at (x, y) of the picture of 100 × 100 points: red, green, blue, alpha.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let bitmap = Bitmap(width: 100, height: 100)
    Painter(jobs: 1).paint(
      scene.picture().moved(by: CGPoint(x: 50, y: 50)), into: bitmap, scale: 1, background: .clear)
    guard let bytes = CGImage(bitmap: bitmap).dataProvider?.data else { return [] }
    return (0..<4).map { Int(bytes[bytes.startIndex + (y * 100 + x) * 4 + $0]) }
  }

  /// Gathers `value` of what is presented at several times, in seconds after now.
  func values(at times: [Double], _ value: () -> Double?) -> [Double] {
    let start = time - 1000
    scene.advance(to: time)
    return times.map {
      show(at: start + $0)
      return value() ?? .nan
    }
  }
}

func isNear(_ found: [Double], _ expected: [Double], _ tolerance: Double = 1e-6) -> Bool {
  found.count == expected.count
    && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
