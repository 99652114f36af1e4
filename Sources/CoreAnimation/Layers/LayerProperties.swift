import DrawingCommands
import Foundation
import Geometry
import Pixels

/// The properties of layers that move: they are in a class of their own, below `CALayer`, so that programs can
/// override them there.
open class _LayerProperties: NSObject {
  /// The model: what was set. Of a presented layer: what is seen.
  package final var values = LayerValues()

  public override init() { super.init() }

  final func read<Value: LayerStorable>(_ key: String, _ fallback: Value) -> Value {
    values.get(key, fallback)
  }

  final func write<Value: LayerStorable>(_ key: String, _ value: Value?) {
    change(key, to: value?.layerValue)
  }

  /// Sets a property. Overridden where others hear of it.
  func change(_ key: String, to value: LayerValue?, isAnimatable: Bool = true) {
    values[key] = value
  }

  /// Called when the size of the bounds was changed.
  func sizeChanged() {}

  // MARK: Geometry

  /// In its own points; the origin says which point of them is at the upper left corner.
  open var bounds: CGRect {
    get { read("bounds", .zero) }
    set {
      let old = bounds
      write("bounds", newValue)
      if old.size != newValue.size { sizeChanged() }
    }
  }

  /// Where the anchor point lies, in points of the superlayer.
  open var position: CGPoint {
    get { read("position", .zero) }
    set { write("position", newValue) }
  }

  /// The point about which it turns, in parts of the bounds.
  open var anchorPoint: CGPoint {
    get { read("anchorPoint", CGPoint(x: 0.5, y: 0.5)) }
    set { write("anchorPoint", newValue) }
  }

  open var anchorPointZ: CGFloat {
    get { read("anchorPointZ", 0) }
    set { write("anchorPointZ", newValue) }
  }

  /// Those with more lie in front.
  open var zPosition: CGFloat {
    get { read("zPosition", 0) }
    set { write("zPosition", newValue) }
  }

  open var transform: CATransform3D {
    get { read("transform", CATransform3DIdentity) }
    set { write("transform", newValue) }
  }

  /// What is done to all sublayers, about the anchor point: mostly a perspective.
  open var sublayerTransform: CATransform3D {
    get { read("sublayerTransform", CATransform3DIdentity) }
    set { write("sublayerTransform", newValue) }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The rectangle around it, in points of the superlayer; to be set where nothing is turned.
  open var frame: CGRect {
    get { values.frame }
    set {
      let anchor = anchorPoint
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
    }
  }

  // MARK: Appearance

  open var opacity: Float {
    get { read("opacity", 1) }
    set { write("opacity", newValue) }
  }

  open var isHidden: Bool {
    get { read("hidden", false) }
    set { write("hidden", newValue) }
  }

  open var backgroundColor: CGColor? {
    get { values.get("backgroundColor") }
    set { write("backgroundColor", newValue) }
  }

  open var cornerRadius: CGFloat {
    get { read("cornerRadius", 0) }
    set { write("cornerRadius", newValue) }
  }

  open var maskedCorners: CACornerMask {
    get { values.object("maskedCorners") ?? .all }
    set { change("maskedCorners", to: .object(newValue), isAnimatable: false) }
  }

  /// The radii of its corners by the size of its bounds, in points; where there are none, one radius for all.
  package var cornerRule: CornerRule? {
    get { values.object("cornerRule") }
    set { change("cornerRule", to: newValue.map { .object($0) }, isAnimatable: false) }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { values.object("cornerCurve") ?? .circular }
    set { change("cornerCurve", to: .object(newValue), isAnimatable: false) }
  }

  /// How many times longer than its radius a corner of `curve` is.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  open var borderWidth: CGFloat {
    get { read("borderWidth", 0) }
    set { write("borderWidth", newValue) }
  }

  /// Black without one.
  open var borderColor: CGColor? {
    get { values["borderColor"] == nil ? .black : values.get("borderColor") }
    set { write("borderColor", newValue ?? .clear) }
  }

  open var masksToBounds: Bool {
    get { read("masksToBounds", false) }
    set { write("masksToBounds", newValue) }
  }

  /// Whether its back is seen.
  open var isDoubleSided: Bool {
    get { read("doubleSided", true) }
    set { write("doubleSided", newValue) }
  }

  // MARK: Shadow

  open var shadowColor: CGColor? {
    get { values["shadowColor"] == nil ? .black : values.get("shadowColor") }
    set { write("shadowColor", newValue ?? .clear) }
  }

  open var shadowOpacity: Float {
    get { read("shadowOpacity", 0) }
    set { write("shadowOpacity", newValue) }
  }

  /// Points, y downwards.
  open var shadowOffset: CGSize {
    get { read("shadowOffset", CGSize(width: 0, height: -3)) }
    set { write("shadowOffset", newValue) }
  }

  /// The standard deviation of the blur, in points.
  open var shadowRadius: CGFloat {
    get { read("shadowRadius", 3) }
    set { write("shadowRadius", newValue) }
  }

  /// What casts the shadow; the layer's own picture without it.
  open var shadowPath: CGPath? {
    get { values.get("shadowPath") }
    set { write("shadowPath", newValue) }
  }

  // MARK: Contents

  /// A `CGImage`.
  open var contents: Any? {
    get { values.object("contents") }
    set { change("contents", to: newValue.map { .object($0) }, isAnimatable: false) }
  }

  /// The part of the picture that is shown, 0…1.
  open var contentsRect: CGRect {
    get { read("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { write("contentsRect", newValue) }
  }

  /// The part of the picture that is stretched, 0…1, where the whole is.
  open var contentsCenter: CGRect {
    get { read("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { write("contentsCenter", newValue) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { values.object("contentsGravity") ?? .resize }
    set { change("contentsGravity", to: .object(newValue), isAnimatable: false) }
  }

  /// Pixels of the picture a point.
  open var contentsScale: CGFloat {
    get { read("contentsScale", 1) }
    set { change("contentsScale", to: newValue.layerValue, isAnimatable: false) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { values.object("magnificationFilter") ?? .linear }
    set { change("magnificationFilter", to: .object(newValue), isAnimatable: false) }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { values.object("minificationFilter") ?? .linear }
    set { change("minificationFilter", to: .object(newValue), isAnimatable: false) }
  }
}
