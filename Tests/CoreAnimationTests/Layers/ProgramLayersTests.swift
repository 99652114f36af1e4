import CoreAnimation
import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels
import SwiftUI
import Testing

@testable import UIKitBridge

/// A gauge that keeps its value as Core Animation does.
private final class ManagedGauge: CALayer {
  @_Managed var progress: CGFloat
  @_WeakManaged var owner: UIView!

  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = 2
    animation.fromValue = (presentation() ?? self).progress
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

/// The same with a stored property.
private final class StoredGauge: CALayer {
  var progress: CGFloat = 0

  override init() { super.init() }
  override init(layer: Any) {
    progress = (layer as? StoredGauge)?.progress ?? 0
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

  override func draw(in ctx: CGContext) {
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

private final class GaugeView: UIView {
  override class var layerClass: AnyClass { ManagedGauge.self }
}

@Suite("Layers of a program's own kinds")
@MainActor
struct ProgramLayersTests {
  @Test("What a layer does not own is in its copies, and ends with its owner")
  func weakReferences() {
    let gauge = ManagedGauge()
    #expect(gauge.owner == nil)
    var view: UIView? = UIView()
    gauge.owner = view
    #expect(gauge.owner === view)
    #expect(ManagedGauge(layer: gauge).owner === view)
    view = nil
    #expect(gauge.owner == nil)
  }

  /// How many points of a row of the picture are painted.
  private func width(_ scene: LayerScene) -> Double {
    let bitmap = Bitmap(width: 100, height: 100)
    Painter(jobs: 1).paint(
      scene.picture().moved(by: CGPoint(x: 50, y: 50)), into: bitmap, scale: 1,
      background: .clear)
    guard let bytes = CGImage(bitmap: bitmap).dataProvider?.data else { return .nan }
    return Double((0..<100).count { bytes[bytes.startIndex + (5 * 100 + $0) * 4 + 3] > 127 })
  }

  @Test("A managed property moves by the layer's own action, and is drawn for each frame")
  func managed() {
    let gauge = ManagedGauge()
    gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let stage = LayerStage(gauge)
    #expect(gauge.progress == 0)
    gauge.progress = 1
    let widths = stage.values(at: [0, 0.5, 1, 1.5, 2.5]) { width(stage.scene) }
    #expect(isNear(widths, [0, 25, 50, 75, 100]))
  }

  @Test("The layer that is presented has the managed property as it is seen")
  func presented() {
    let gauge = ManagedGauge()
    gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let stage = LayerStage(gauge)
    gauge.progress = 1
    let seen = stage.values(at: [0.5, 1]) {
      gauge.presentation().map { Double($0.progress) }
    }
    #expect(isNear(seen, [0.25, 0.5]))
    #expect(gauge.progress == 1)
  }

  @Test("An animation with the name of a stored property sets it on what is presented")
  func stored() {
    let gauge = StoredGauge()
    gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let stage = LayerStage(gauge)
    gauge.progress = 0.4
    gauge.setNeedsDisplay()
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    gauge.add(animation, forKey: nil)
    let widths = stage.values(at: [0.25, 0.5, 1.5]) { width(stage.scene) }
    #expect(isNear(widths, [25, 50, 40]))
  }

  @Test("A view makes a layer of the kind that it names")
  func ofView() {
    let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is ManagedGauge)
  }

  @Test("A managed property that nobody has set is 0")
  func unset() { #expect(ManagedGauge().progress == 0) }
}
