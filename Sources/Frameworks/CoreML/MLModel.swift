import Foundation
import Inert
import PredictionModels

/// A model that answers by what it learned.
///
/// Linear models, trees of decisions and what prepares their inputs are worked out, as CreateML makes them from tables. Networks
/// and Apple's own models of pictures, sounds and words are read, but throw when they are asked.
open class MLModel: NSObject, @unchecked Sendable {
  // Unchecked: set once, when it is made.
  public let modelDescription: MLModelDescription
  public let configuration: MLModelConfiguration
  private let model: PredictionModel

  /// Reads a model of Xcode's, compiled or not: they are the same here.
  ///
  /// - Throws: `MLModelError` where there is none.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    guard let data = try? Data(contentsOf: url) else {
      throw MLModelError(.io, "\(url.path) is no model that can be read.")
    }
    do { model = try PredictionModel(data) } catch {
      throw MLModelError(.io, "\(url.path) is no model, or a broken one.")
    }
    modelDescription = MLModelDescription(model)
    self.configuration = (configuration.copy() as? MLModelConfiguration) ?? configuration
    if let kind = model.unsupportedKind {
      Inert.warn("\(url.lastPathComponent) is \(kind), which Halcyon cannot ask: predictions fail.")
    }
  }

  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }

  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    try MLModel(contentsOf: url, configuration: configuration)
  }

  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    handler(Result { try MLModel(contentsOf: url, configuration: configuration) })
  }

  /// A model is read as it is: the answer is `url` itself.
  public class func compileModel(at url: URL) throws -> URL { url }

  /// - Throws: `MLModelError` where an input is missing or of another type, or for a model that cannot be asked here.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) throws -> any MLFeatureProvider {
    var values: [String: PredictionValue] = [:]
    for name in modelDescription.inputDescriptionsByName.keys {
      guard let value = input.featureValue(for: name) else { continue }
      values[name] = PredictionValue(value)
    }
    do {
      let answers = try model.predictions(for: values)
      return MLDictionaryFeatureProvider(answers.mapValues { MLFeatureValue(answer: $0) })
    } catch let error as PredictionError {
      throw MLModelError(error)
    }
  }

  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider {
    try answer(input, options)
  }

  /// The asynchronous form must not call itself.
  private func answer(
    _ input: any MLFeatureProvider, _ options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { try prediction(from: input, options: options) }

  open func predictions(
    from batch: any MLBatchProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) throws -> any MLBatchProvider {
    MLArrayBatchProvider(
      array: try (0..<batch.count).map {
        try prediction(from: batch.features(at: $0), options: options)
      })
  }

  open func predictions(fromBatch batch: any MLBatchProvider) throws -> any MLBatchProvider {
    try predictions(from: batch)
  }
}

extension MLModelError {
  init(_ error: PredictionError) {
    switch error {
    case .malformed: self.init(.generic, "The model is broken.")
    case .unsupported(let kind):
      self.init(.generic, "The model is \(kind), which cannot be asked here.")
    case .input(let name):
      self.init(.featureType, "The input \(name) is missing, or of another type.")
    }
  }
}

extension PredictionValue {
  /// Nil for what only models take that are not worked out here.
  init?(_ value: MLFeatureValue) {
    switch value.content {
    case .none, .image: return nil
    case .int64(let value): self = .integer(value)
    case .double(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let array): self = .array(array.numbers)
    case .dictionary(let dictionary):
      var words: [String: Double] = [:]
      var numbers: [Int64: Double] = [:]
      for (key, value) in dictionary {
        if let word = key.base as? String {
          words[word] = value.doubleValue
        } else if let number = key.base as? any FixedWidthInteger {
          numbers[Int64(clamping: number)] = value.doubleValue
        }
      }
      self = numbers.isEmpty ? .stringMap(words) : .integerMap(numbers)
    }
  }
}

extension MLFeatureValue {
  convenience init(answer value: PredictionValue) {
    switch value {
    case .integer(let value): self.init(.int64(value))
    case .number(let value): self.init(.double(value))
    case .string(let value): self.init(.string(value))
    case .array(let values): self.init(.array(MLMultiArray(values)))
    case .stringMap(let map):
      self.init(
        .dictionary(
          Dictionary(
            uniqueKeysWithValues: map.map { (AnyHashable($0), NSNumber(value: $1)) })))
    case .integerMap(let map):
      self.init(
        .dictionary(
          Dictionary(
            uniqueKeysWithValues: map.map { (AnyHashable($0), NSNumber(value: $1)) })))
    }
  }
}
