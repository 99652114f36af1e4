import DrawingCommands
import Foundation
import FoundationNames
import Geometry
@_spi(Runtime) import ViewRuntime

/// A layer that shows its sublayers several times, each copy a step on in place, time and colour.
open class CAReplicatorLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeTwin() -> CALayer { CAReplicatorLayer() }

  open var instanceCount: Int {
    get { read("instanceCount", 1) }
    set { change("instanceCount", to: newValue.layerValue, isAnimatable: false) }
  }

  /// Whether copies stand in space. They are drawn in their order here.
  open var preservesDepth = false {
    didSet {
      guard preservesDepth else { return }
      Reports.once("CAReplicatorLayer.preservesDepth is left out: copies are drawn in their order")
    }
  }

  /// How much later a copy is than the one before it, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { read("instanceDelay", 0) }
    set { write("instanceDelay", newValue) }
  }

  /// From one copy to the next, about the anchor point.
  open var instanceTransform: CATransform3D {
    get { read("instanceTransform", CATransform3DIdentity) }
    set { write("instanceTransform", newValue) }
  }

  /// What the colours of the first copy are multiplied by.
  open var instanceColor: CGColor? {
    get { values["instanceColor"] == nil ? .white : values.get("instanceColor") }
    set { write("instanceColor", newValue ?? .white) }
  }

  open var instanceRedOffset: Float {
    get { read("instanceRedOffset", 0) }
    set { write("instanceRedOffset", newValue) }
  }

  open var instanceGreenOffset: Float {
    get { read("instanceGreenOffset", 0) }
    set { write("instanceGreenOffset", newValue) }
  }

  open var instanceBlueOffset: Float {
    get { read("instanceBlueOffset", 0) }
    set { write("instanceBlueOffset", newValue) }
  }

  open var instanceAlphaOffset: Float {
    get { read("instanceAlphaOffset", 0) }
    set { write("instanceAlphaOffset", newValue) }
  }

  /// More copies than this are not drawn.
  private static let mostCopies = 10_000

  override func arrangement(_ values: LayerValues) -> LayerArrangement? {
    let count = min(max(values.get("instanceCount", 1), 0), Self.mostCopies)
    let step: CATransform3D = values.get("instanceTransform", CATransform3DIdentity)
    let delay: Double = values.get("instanceDelay", 0)
    let color: CGColor = values.get("instanceColor", .white)
    var transform = CATransform3DIdentity
    return .copies(
      (0..<count).map { index in
        defer { transform = CATransform3DConcat(transform, step) }
        func channel(_ value: Float, _ key: String) -> Double {
          let offset: Double = values.get(key, 0)
          return min(max(Double(value) + Double(index) * offset, 0), 1)
        }
        let factor = CGColorFactor(
          red: channel(color.resolved.red, "instanceRedOffset"),
          green: channel(color.resolved.green, "instanceGreenOffset"),
          blue: channel(color.resolved.blue, "instanceBlueOffset"),
          alpha: channel(color.resolved.opacity, "instanceAlphaOffset"))
        return LayerCopy(
          transform: transform, delay: Double(index) * delay,
          color: factor.isWhite ? nil : factor)
      })
  }
}

/// A layer without a picture of its own, whose sublayers stand in space.
open class CATransformLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeTwin() -> CALayer { CATransformLayer() }
  override func arrangement(_ values: LayerValues) -> LayerArrangement? { .space }
}
