import Foundation

/// Values by the names that a model has for them.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values in a dictionary.
public final class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  // Unchecked: what it holds is set once, when it is made.
  public let dictionary: [String: MLFeatureValue]

  /// Takes values as such, or numbers, words, arrays and dictionaries. Throws for anything else.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: return value
      case let value as String: return MLFeatureValue(string: value)
      case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
      case let value as Int: return MLFeatureValue(int64: Int64(value))
      case let value as Int64: return MLFeatureValue(int64: value)
      case let value as Double: return MLFeatureValue(double: value)
      case let value as Float: return MLFeatureValue(double: Double(value))
      case let value as NSNumber: return MLFeatureValue(double: value.doubleValue)
      case let value as [AnyHashable: NSNumber]: return try MLFeatureValue(dictionary: value)
      default: throw MLModelError(.featureType, "A model takes no \(Swift.type(of: value)).")
      }
    }
  }

  init(_ values: [String: MLFeatureValue]) { dictionary = values }

  public var featureNames: Set<String> { Set(dictionary.keys) }
  public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Several sets of values.
public protocol MLBatchProvider {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}

/// Several sets of values in an array.
public final class MLArrayBatchProvider: NSObject, MLBatchProvider {
  public let array: [any MLFeatureProvider]

  public init(array: [any MLFeatureProvider]) { self.array = array }
  /// Throws where the arrays are of different lengths.
  public init(dictionary: [String: [Any]]) throws {
    let counts = Set(dictionary.values.map(\.count))
    guard counts.count <= 1 else {
      throw MLModelError(.featureType, "The arrays of a batch are equally long.")
    }
    array = try (0..<(counts.first ?? 0)).map { index in
      try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] })
    }
  }

  public var count: Int { array.count }
  public func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
