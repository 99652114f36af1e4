import CoreVideo
import Foundation

/// The kind of a value that a model takes or answers.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
}

/// One value that a model takes or answers.
public final class MLFeatureValue: NSObject, @unchecked Sendable {
  // Unchecked for what it holds besides values: arrays and pictures are handed on, not changed, by this class.
  enum Content {
    case none(MLFeatureType)
    case int64(Int64)
    case double(Double)
    case string(String)
    case array(MLMultiArray)
    case image(CVPixelBuffer)
    case dictionary([AnyHashable: NSNumber])
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  public convenience init(int64 value: Int64) { self.init(.int64(value)) }
  public convenience init(double value: Double) { self.init(.double(value)) }
  public convenience init(string value: String) { self.init(.string(value)) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.array(value)) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image(value)) }
  /// Throws where keys are neither words nor whole numbers.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    guard value.keys.allSatisfy({ $0.base is String || $0.base is any FixedWidthInteger }) else {
      throw MLModelError(.featureType, "A dictionary's keys are words, or whole numbers.")
    }
    self.init(.dictionary(value))
  }
  public convenience init(undefined type: MLFeatureType) { self.init(.none(type)) }

  public var type: MLFeatureType {
    switch content {
    case .none(let type): type
    case .int64: .int64
    case .double: .double
    case .string: .string
    case .array: .multiArray
    case .image: .image
    case .dictionary: .dictionary
    }
  }

  public var isUndefined: Bool { if case .none = content { true } else { false } }

  /// 0 for a value of another type, as are the following.
  public var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }
  public var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
  public var stringValue: String { if case .string(let value) = content { value } else { "" } }
  public var multiArrayValue: MLMultiArray? {
    if case .array(let value) = content { value } else { nil }
  }
  public var imageBufferValue: CVPixelBuffer? {
    if case .image(let value) = content { value } else { nil }
  }
  public var dictionaryValue: [AnyHashable: NSNumber] {
    if case .dictionary(let value) = content { value } else { [:] }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLFeatureValue else { return false }
    switch (content, other.content) {
    case (.none(let left), .none(let right)): return left == right
    case (.int64(let left), .int64(let right)): return left == right
    case (.double(let left), .double(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.array(let left), .array(let right)): return left === right
    case (.image(let left), .image(let right)): return left === right
    case (.dictionary(let left), .dictionary(let right)): return left == right
    default: return false
    }
  }

  public override var hash: Int { type.rawValue }
}
