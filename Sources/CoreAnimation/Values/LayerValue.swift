import DrawingCommands
import Foundation
import Geometry

/// The value of one property of a layer, in the form in which animations blend, add and measure it.
package enum LayerValue {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case colors([CGColor])
  case numbers([Double])
  /// What has nothing between two values: a picture, a text.
  case object(Any)

  /// The value as a program hands it over, `nil` for none.
  package init?(_ value: Any?) {
    switch value {
    case let value as LayerStorable: self = value.layerValue
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self.init(boxed: value)
    case let values as [CGColor]: self = .colors(values)
    case let values as [any BinaryFloatingPoint]: self = .numbers(values.map { Double($0) })
    case let values as [NSNumber]: self = .numbers(values.map(\.doubleValue))
    case let values as [Int]: self = .numbers(values.map(Double.init))
    case is NSNull, nil: return nil
    case let value?: self = .object(value)
    }
  }

  private init(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    case NSValue.transformType: self = .transform(value.caTransform3DValue)
    case String(cString: NSValue(point: .zero).objCType): self = .point(value.pointValue)
    case String(cString: NSValue(size: .zero).objCType): self = .size(value.sizeValue)
    case String(cString: NSValue(rect: .zero).objCType): self = .rect(value.rectValue)
    default: self = .object(value)
    }
  }

  /// The value as programs are handed it.
  package var any: Any {
    switch self {
    case .number(let value): value
    case .flag(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .colors(let value): value
    case .numbers(let value): value
    case .object(let value): value
    }
  }

  /// The number that it is, or stands for.
  package var number: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    case .object(let value): (value as? any BinaryInteger).map { Double($0) }
    default: nil
    }
  }
}

extension LayerValue {
  /// Whether both are the same; objects never are, since nobody knows.
  func equals(_ other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    default: false
    }
  }
}

/// What a property of a layer may be.
package protocol LayerStorable {
  var layerValue: LayerValue { get }
  static func from(_ value: LayerValue) -> Self?
}

extension Double: LayerStorable {
  package var layerValue: LayerValue { .number(self) }
  package static func from(_ value: LayerValue) -> Double? { value.number }
}

extension CGFloat: LayerStorable {
  package var layerValue: LayerValue { .number(Double(self)) }
  package static func from(_ value: LayerValue) -> CGFloat? { value.number.map { CGFloat($0) } }
}

extension Float: LayerStorable {
  package var layerValue: LayerValue { .number(Double(self)) }
  package static func from(_ value: LayerValue) -> Float? { value.number.map { Float($0) } }
}

extension Int: LayerStorable {
  package var layerValue: LayerValue { .number(Double(self)) }
  package static func from(_ value: LayerValue) -> Int? {
    value.number.flatMap { Int(exactly: $0.rounded()) }
  }
}

extension UInt32: LayerStorable {
  package var layerValue: LayerValue { .number(Double(self)) }
  package static func from(_ value: LayerValue) -> UInt32? {
    value.number.flatMap { UInt32(exactly: $0.rounded()) }
  }
}

extension Bool: LayerStorable {
  package var layerValue: LayerValue { .flag(self) }
  package static func from(_ value: LayerValue) -> Bool? { value.number.map { $0 != 0 } }
}

extension CGPoint: LayerStorable {
  package var layerValue: LayerValue { .point(self) }
  package static func from(_ value: LayerValue) -> CGPoint? {
    if case .point(let point) = value { point } else { nil }
  }
}

extension CGSize: LayerStorable {
  package var layerValue: LayerValue { .size(self) }
  package static func from(_ value: LayerValue) -> CGSize? {
    if case .size(let size) = value { size } else { nil }
  }
}

extension CGRect: LayerStorable {
  package var layerValue: LayerValue { .rect(self) }
  package static func from(_ value: LayerValue) -> CGRect? {
    if case .rect(let rect) = value { rect } else { nil }
  }
}

extension CATransform3D: LayerStorable {
  package var layerValue: LayerValue { .transform(self) }
  package static func from(_ value: LayerValue) -> CATransform3D? {
    if case .transform(let transform) = value { transform } else { nil }
  }
}

extension CGAffineTransform: LayerStorable {
  package var layerValue: LayerValue { .transform(CATransform3DMakeAffineTransform(self)) }
  package static func from(_ value: LayerValue) -> CGAffineTransform? {
    CATransform3D.from(value).map(CATransform3DGetAffineTransform)
  }
}

extension CGColor: LayerStorable {
  package var layerValue: LayerValue { .color(self) }
  package static func from(_ value: LayerValue) -> Self? {
    if case .color(let color) = value { color as? Self } else { nil }
  }
}

extension CGPath: LayerStorable {
  package var layerValue: LayerValue { .path(self) }
  package static func from(_ value: LayerValue) -> Self? {
    if case .path(let path) = value { path as? Self } else { nil }
  }
}

extension NSValue {
  fileprivate static let transformType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34,
      t.m41, t.m42, t.m43, t.m44,
    ].map { Double($0) }
    self.init(bytes: &numbers, objCType: Self.transformType)
  }

  public var caTransform3DValue: CATransform3D {
    guard String(cString: objCType) == Self.transformType else { return CATransform3D() }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    let n = numbers.map { CGFloat($0) }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }
}
