import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Testing

@Suite("Layers of shapes")
@MainActor
struct CAShapeLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func stage(_ change: (CAShapeLayer) -> Void) -> LayerStage {
    let shape = CAShapeLayer()
    change(shape)
    return LayerStage(shape)
  }

  private func line() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    return path
  }

  @Test("What a shape begins with is black, without a line, ten times as long corners as thick")
  func standard() {
    let shape = CAShapeLayer()
    #expect(
      shape.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1) || shape.fillColor?.alpha == 1
    )
    #expect(shape.strokeColor == nil)
    #expect((shape.lineWidth, shape.miterLimit) == (1, 10))
    #expect((shape.strokeStart, shape.strokeEnd) == (0, 1))
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
  }

  @Test("Of two boxes in one direction the even-odd rule leaves out what both cover")
  func fillRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    func alphas(_ rule: CAShapeLayerFillRule) -> [Int] {
      let stage = stage {
        $0.path = path
        $0.fillRule = rule
      }
      return [stage.color(10, 10)[3], stage.color(50, 50)[3]]
    }
    #expect(alphas(.nonZero) == [255, 255])
    #expect(alphas(.evenOdd) == [255, 0])
  }

  @Test("A line is drawn from strokeStart to strokeEnd, in parts of its length")
  func strokeRange() {
    let stage = stage {
      $0.path = line()
      ($0.strokeColor, $0.fillColor, $0.lineWidth) = (red, nil, 10)
      ($0.strokeStart, $0.strokeEnd) = (0.25, 0.6)
    }
    #expect([20, 30, 55, 65].map { stage.color($0, 50)[3] } == [0, 255, 255, 0])
    #expect(stage.color(40, 56)[3] == 0 && stage.color(40, 46)[3] == 255)
  }

  @Test("Dashes follow one another from their phase on")
  func dashes() {
    let stage = stage {
      $0.path = line()
      ($0.strokeColor, $0.fillColor, $0.lineWidth) = (red, nil, 4)
      $0.lineDashPattern = [20, 10]
      $0.lineDashPhase = 5
    }
    // Dashes from −5, 25, 55 and 85 on, each 20 long.
    #expect(
      [10, 18, 30, 42, 48, 60, 72, 78, 90].map { stage.color($0, 50)[3] }
        == [255, 0, 255, 255, 0, 255, 255, 0, 255])
  }

  @Test("Caps reach half of the line's width beyond its ends, or end with it")
  func caps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 30, y: 50))
    path.addLine(to: CGPoint(x: 70, y: 50))
    func alphas(_ cap: CAShapeLayerLineCap) -> [Int] {
      let stage = stage {
        $0.path = path
        ($0.strokeColor, $0.fillColor, $0.lineWidth, $0.lineCap) = (red, nil, 20, cap)
      }
      return [stage.color(24, 50)[3], stage.color(21, 41)[3]]
    }
    #expect(alphas(.butt) == [0, 0])
    #expect(alphas(.round) == [255, 0])
    #expect(alphas(.square) == [255, 255])
  }

  @Test("A path that moves goes from point to point")
  func pathAnimation() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stage = LayerStage(shape)
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    change.toValue = CGPath(rect: CGRect(x: 80, y: 0, width: 20, height: 20))
    change.duration = 1
    shape.add(change, forKey: nil)
    stage.show(at: 0)
    stage.show(at: 0.5)
    // Half of the way: from 40 to 60.
    #expect([35, 45, 55, 65].map { stage.color($0, 10)[3] } == [0, 255, 255, 0])
  }
}
