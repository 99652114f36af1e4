import Foundation
import PredictionModels

/// What a model takes and answers.
public final class MLModelDescription: NSObject, @unchecked Sendable {
  // Unchecked: set once, when it is made.
  public let inputDescriptionsByName: [String: MLFeatureDescription]
  public let outputDescriptionsByName: [String: MLFeatureDescription]
  public let predictedFeatureName: String?
  public let predictedProbabilitiesName: String?
  public let metadata: [MLModelMetadataKey: Any]

  init(_ model: PredictionModel) {
    func descriptions(_ features: [PredictionModel.Feature]) -> [String: MLFeatureDescription] {
      Dictionary(
        features.map { ($0.name, MLFeatureDescription($0)) }, uniquingKeysWith: { $1 })
    }
    inputDescriptionsByName = descriptions(model.inputs)
    outputDescriptionsByName = descriptions(model.outputs)
    predictedFeatureName = model.predictedFeatureName
    predictedProbabilitiesName = model.predictedProbabilitiesName
    metadata = [
      .description: model.summary, .author: model.author, .license: model.license,
      .versionString: model.version, .creatorDefinedKey: model.notes,
    ]
  }
}

/// What a model's author says of it.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// One value that a model takes or answers.
public final class MLFeatureDescription: NSObject, @unchecked Sendable {
  // Unchecked: set once, when it is made.
  public let name: String
  public let type: MLFeatureType
  public let isOptional: Bool

  init(_ feature: PredictionModel.Feature) {
    name = feature.name
    isOptional = feature.isOptional
    type =
      switch feature.type {
      case .integer: .int64
      case .number: .double
      case .string: .string
      case .image: .image
      case .array: .multiArray
      case .dictionary: .dictionary
      case .sequence: .sequence
      case .unknown: .invalid
      }
  }

  public func isAllowedValue(_ value: MLFeatureValue) -> Bool {
    value.isUndefined ? isOptional : value.type == type
  }
}
