import DrawingCommands
import Foundation
import ViewContent
import ViewGraphics

/// The values that a filter was given, by the names of its keys.
struct FilterInputs {
  var values: [String: Any]

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  /// A number, however it was written.
  func number(_ key: String) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  func single(_ key: String) -> Float { Float(number(key)) }

  func vector(_ key: String) -> [CGFloat] {
    switch values[key] {
    case let value as CIVector: value.values
    case let value as CGPoint: [value.x, value.y]
    case let value as CGRect: [value.minX, value.minY, value.width, value.height]
    default: []
    }
  }

  func point(_ key: String) -> CGPoint {
    let values = vector(key)
    return values.count >= 2 ? CGPoint(x: values[0], y: values[1]) : .zero
  }

  func four(_ key: String) -> SIMD4<Float> {
    let values = vector(key) + [0, 0, 0, 0]
    return SIMD4(Float(values[0]), Float(values[1]), Float(values[2]), Float(values[3]))
  }

  func rect(_ key: String) -> CGRect {
    let values = vector(key)
    guard values.count >= 4 else { return .infinite }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// sRGB, not premultiplied.
  func color(_ key: String) -> SIMD4<Float> {
    switch values[key] {
    case let value as CIColor: value.components
    case let value as UIColor: CIColor(color: value).components
    default: SIMD4(0, 0, 0, 1)
    }
  }

  func transform(_ key: String) -> CGAffineTransform {
    switch values[key] {
    case let value as CGAffineTransform: value
    case let value as CIVector where value.count == 6:
      CGAffineTransform(
        a: value.values[0], b: value.values[1], c: value.values[2], d: value.values[3],
        tx: value.values[4], ty: value.values[5])
    default: .identity
    }
  }
}
