import CoreAnimation
import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels
import Testing

@Suite("What layers draw")
@MainActor
struct LayerDrawingTests {
  private func color(_ stage: LayerStage, _ x: Int, _ y: Int) -> [Int] { stage.color(x, y) }

  private func box(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: size, height: size)
    layer.backgroundColor = color
    return layer
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("Layers lie where their frames are, those with more z in front")
  func order() {
    let front = box(20, 20, 40, red)
    front.zPosition = 1
    let stage = LayerStage(front, box(40, 40, 40, blue))
    #expect(color(stage, 30, 30) == [255, 0, 0, 255])
    #expect(color(stage, 50, 50) == [255, 0, 0, 255])
    #expect(color(stage, 70, 70) == [0, 0, 255, 255])
    #expect(color(stage, 10, 10) == [0, 0, 0, 0])
  }

  @Test("A layer whose z is animated lies in front for as long as it has more than the others")
  func animatedOrder() {
    let moving = box(20, 20, 40, red)
    let stage = LayerStage(moving, box(40, 40, 40, blue))
    let rise = CABasicAnimation(keyPath: "zPosition")
    (rise.fromValue, rise.toValue, rise.duration) = (-1, 1, 1)
    moving.add(rise, forKey: nil)
    // It begins with the frame that follows.
    stage.show(at: 0)
    stage.show(at: 0.25)
    #expect(color(stage, 50, 50) == [0, 0, 255, 255])
    stage.show(at: 0.75)
    #expect(color(stage, 50, 50) == [255, 0, 0, 255])
    stage.show(at: 2)
    #expect(color(stage, 50, 50) == [0, 0, 255, 255])
  }

  @Test("What masks to its bounds cuts its sublayers off, and a mask lets through what it covers")
  func masks() {
    let outer = box(0, 0, 50, red)
    outer.masksToBounds = true
    outer.addSublayer(box(40, 40, 40, blue))
    let masked = box(50, 50, 40, blue)
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    masked.mask = mask
    let stage = LayerStage(outer, masked)
    #expect(color(stage, 45, 45) == [0, 0, 255, 255])
    #expect(color(stage, 55, 55) == [0, 0, 255, 255])
    #expect(color(stage, 65, 45) == [0, 0, 0, 0])
    #expect(color(stage, 70, 70) == [0, 0, 0, 0])
  }

  @Test("A shape's line goes as far as strokeEnd, at five times")
  func strokeEnd() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    shape.path = path
    shape.lineWidth = 4
    shape.strokeColor = red
    let stage = LayerStage(shape)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
    shape.add(draw, forKey: nil)
    stage.show(at: 0)
    for tenth in [1, 3, 5, 7, 9] {
      stage.show(at: Double(tenth) / 10)
      #expect(color(stage, tenth * 10 - 2, 50)[3] == 255)
      #expect(color(stage, tenth * 10 + 2, 50)[3] == 0)
    }
  }

  @Test("A gradient's colours move, blended component by component")
  func gradient() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    gradient.colors = [red, red]
    let stage = LayerStage(gradient)
    let change = CABasicAnimation(keyPath: "colors")
    (change.fromValue, change.toValue, change.duration) = ([red, red], [blue, blue], 1)
    gradient.add(change, forKey: nil)
    stage.show(at: 0)
    for part in [0, 0.25, 0.5, 0.75] {
      stage.show(at: part)
      let found = color(stage, 50, 50)
      #expect(abs(found[0] - Int((1 - part) * 255)) <= 1 && abs(found[2] - Int(part * 255)) <= 1)
    }
  }

  @Test("A replicator's copies stand a step apart, each later than the one before it")
  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceDelay = 0.25
    let dot = box(0, 0, 10, red)
    replicator.addSublayer(dot)
    let stage = LayerStage(replicator)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (0, 1, 1, .infinity)
    dot.add(fade, forKey: nil)
    stage.show(at: 0)
    stage.show(at: 5.9)
    for (index, part) in [0.9, 0.65, 0.4, 0.15].enumerated() {
      #expect(abs(color(stage, 5 + 20 * index, 5)[3] - Int(part * 255)) <= 2)
    }
  }

  @Test("Shadows are thrown beneath, borders lie inside")
  func shadowAndBorder() {
    let layer = box(20, 20, 40, red)
    layer.borderWidth = 4
    layer.borderColor = blue
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 10, height: 10)
    let stage = LayerStage(layer)
    #expect(color(stage, 22, 40) == [0, 0, 255, 255])
    #expect(color(stage, 30, 40) == [255, 0, 0, 255])
    #expect(color(stage, 65, 65) == [0, 0, 0, 255])
  }

  @Test("At rest nothing asks for frames; while something moves it does")
  func activity() {
    let layer = box(0, 0, 10, red)
    let stage = LayerStage(layer)
    #expect(!stage.scene.activity.isMoving)
    var asked = 0
    stage.scene.onChange = { asked += 1 }
    layer.opacity = 0.5
    #expect(asked > 0)
    stage.show(at: 0)
    #expect(stage.scene.activity.isMoving)
    stage.show(at: 0.3)
    #expect(!stage.scene.activity.isMoving)
    #expect(stage.scene.activity.nextTime == nil)
  }
}
