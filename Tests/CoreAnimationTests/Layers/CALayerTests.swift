import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Testing

@Suite("The tree of layers")
@MainActor
struct CALayerTests {
  private let root = CALayer()

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private var names: [String?] { (root.sublayers ?? []).map(\.name) }

  @Test("Layers are put at places, below and above others, and on top")
  func insertion() {
    let (a, b) = (named("a"), named("b"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(named("first"), at: 0)
    root.insertSublayer(named("below"), below: b)
    root.insertSublayer(named("above"), above: a)
    #expect(names == ["first", "a", "above", "below", "b"])
    #expect(a.superlayer === root)
  }

  @Test("A layer that is added elsewhere leaves where it was")
  func moved() {
    let layer = named("a")
    let other = CALayer()
    root.addSublayer(layer)
    other.addSublayer(layer)
    #expect(names.isEmpty && layer.superlayer === other)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil && (other.sublayers ?? []).isEmpty)
  }

  @Test("A layer that is added again comes to the front")
  func addedAgain() {
    let a = named("a")
    root.addSublayer(a)
    root.addSublayer(named("b"))
    root.addSublayer(a)
    #expect(names == ["b", "a"])
  }

  @Test("A layer takes another one's place")
  func replaced() {
    let b = named("b")
    root.addSublayer(named("a"))
    root.addSublayer(b)
    root.addSublayer(named("c"))
    root.replaceSublayer(b, with: named("new"))
    #expect(names == ["a", "new", "c"])
    #expect(b.superlayer == nil)
  }

  @Test("Layers are laid out once before they are seen, those outside first")
  func layout() {
    final class Noting: CALayer {
      nonisolated(unsafe) static var order: [String] = []
      override func layoutSublayers() { Self.order.append(name ?? "") }
    }
    Noting.order = []
    let (outer, inner) = (Noting(), Noting())
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSublayer(inner)
    outer.layoutIfNeeded()
    Noting.order = []
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    #expect(outer.needsLayout())
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(Noting.order == ["outer", "inner"])
  }

  @Test("A change of the bounds' size asks for a layout, one of the place does not")
  func layoutAfterChange() {
    root.layoutIfNeeded()
    root.position = CGPoint(x: 5, y: 5)
    #expect(!root.needsLayout())
    root.bounds.size = CGSize(width: 30, height: 30)
    #expect(root.needsLayout())
  }

  @Test("An action of the layer's own, by the name of the property, is run instead of the standard")
  func actions() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 4
    layer.actions = ["opacity": slow, "position": NSNull()]
    layer.opacity = 0
    layer.position = CGPoint(x: 50, y: 0)
    let found = stage.values(at: [0, 1, 2]) { layer.presentation().map { Double($0.opacity) } }
    #expect(isNear(found, [1, 0.75, 0.5]))
    #expect(layer.presentation()?.position.x == 50)
  }

  @Test("The presentation's model is the layer, and the layer's is itself")
  func model() {
    let layer = CALayer()
    let stage = LayerStage(layer)
    defer { withExtendedLifetime(stage) {} }
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
    #expect(CALayer().presentation() == nil)
  }

  @Test("Sides of corners that are masked stay sharp")
  func maskedCorners() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.cornerRadius = 40
    layer.maskedCorners = [.layerMinXMinYCorner]
    let stage = LayerStage(layer)
    #expect(stage.color(2, 2)[3] == 0)
    #expect(stage.color(97, 2)[3] == 255 && stage.color(2, 97)[3] == 255)
  }
}
