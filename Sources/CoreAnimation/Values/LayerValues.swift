import Foundation
import Geometry

/// The properties of a layer that were set, by their names: those of the model, or those that are seen.
package struct LayerValues {
  private var storage: [String: LayerValue] = [:]

  init() {}

  package subscript(key: String) -> LayerValue? {
    get { storage[key] }
    set { storage[key] = newValue }
  }

  package func get<Value: LayerStorable>(_ key: String) -> Value? {
    storage[key].flatMap(Value.from)
  }

  package func get<Value: LayerStorable>(_ key: String, _ fallback: Value) -> Value {
    storage[key].flatMap(Value.from) ?? fallback
  }

  /// What is not a number, a place or the like.
  package func object<Value>(_ key: String) -> Value? {
    if case .object(let value) = storage[key] { value as? Value } else { nil }
  }

  /// The value at a path such as `position.x`; nil where nothing is there.
  package func value(atPath path: String) -> LayerValue? { value(at: LayerKeyPath(path)) }

  func value(at path: LayerKeyPath) -> LayerValue? {
    let whole =
      path.key == "frame" ? .rect(frame) : storage[path.key] ?? Self.standard(path.key)
    return path.parts.isEmpty ? whole : whole?.part(path.parts)
  }

  package mutating func set(_ value: LayerValue, atPath path: String) {
    set(value, at: LayerKeyPath(path))
  }

  mutating func set(_ value: LayerValue, at path: LayerKeyPath) {
    guard !path.parts.isEmpty else {
      storage[path.key] = value
      return
    }
    guard let whole = storage[path.key] ?? Self.standard(path.key) else { return }
    storage[path.key] = whole.replacing(path.parts, with: value)
  }

  /// What properties are that nobody has set; nil for those that are not there then.
  static func standard(_ key: String) -> LayerValue? {
    switch key {
    case "bounds": .rect(.zero)
    case "position": .point(.zero)
    case "anchorPoint": .point(CGPoint(x: 0.5, y: 0.5))
    case "transform", "sublayerTransform", "instanceTransform": .transform(CATransform3DIdentity)
    case "zPosition", "anchorPointZ", "cornerRadius", "borderWidth", "shadowOpacity", "strokeStart",
      "lineDashPhase", "emitterZPosition", "instanceDelay", "instanceRedOffset",
      "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset", "emitterDepth":
      .number(0)
    case "opacity", "strokeEnd", "lineWidth", "birthRate", "lifetime", "velocity", "scale", "spin",
      "instanceCount":
      .number(1)
    case "shadowRadius": .number(3)
    case "shadowOffset": .size(CGSize(width: 0, height: -3))
    case "miterLimit": .number(10)
    case "fontSize": .number(36)
    case "shadowColor", "fillColor": .color(.black)
    case "backgroundColor", "strokeColor": .color(.clear)
    case "borderColor": .color(.black)
    case "foregroundColor", "instanceColor": .color(.white)
    case "contentsRect": .rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    case "startPoint": .point(CGPoint(x: 0.5, y: 0))
    case "endPoint": .point(CGPoint(x: 0.5, y: 1))
    case "emitterPosition": .point(.zero)
    case "emitterSize": .size(.zero)
    case "hidden", "masksToBounds": .flag(false)
    case "doubleSided": .flag(true)
    default: nil
    }
  }

  /// The rectangle around the layer in its superlayer.
  var frame: CGRect {
    let bounds: CGRect = get("bounds", .zero)
    let position: CGPoint = get("position", .zero)
    let anchor: CGPoint = get("anchorPoint", CGPoint(x: 0.5, y: 0.5))
    let (x, y) = (-anchor.x * bounds.width, -anchor.y * bounds.height)
    let box = CGRect(x: x, y: y, width: bounds.width, height: bounds.height)
    let transform: CATransform3D = get("transform", CATransform3DIdentity)
    let turned =
      CATransform3DIsIdentity(transform)
      ? box : box.boundingBox(under: ProjectionTransform(transform))
    return turned.offsetBy(dx: position.x, dy: position.y)
  }
}

extension CGRect {
  /// The rectangle around this one as the transform shows it.
  func boundingBox(under transform: ProjectionTransform) -> CGRect {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ].reduce(CGRect.null) {
      $0.union(CGRect(origin: $1.applying(transform), size: .zero))
    }
  }
}
