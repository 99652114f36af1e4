import Foundation

/// A model of Core ML: what it takes, what it answers, and how.
///
/// The form of its file is that of the specification which coremltools publishes (`Model.proto`).
package struct PredictionModel: Sendable {
  package struct Feature: Equatable, Sendable {
    package var name: String
    package var summary: String
    package var type: FeatureType
    package var isOptional: Bool
  }

  package enum FeatureType: Equatable, Sendable {
    case integer, number, string
    case image(width: Int, height: Int)
    case array(shape: [Int])
    case dictionary(hasStringKeys: Bool)
    case sequence
    case unknown
  }

  package var inputs: [Feature] = []
  package var outputs: [Feature] = []
  /// The outputs of a classifier that hold the most likely class, and how likely each is.
  package var predictedFeatureName: String?
  package var predictedProbabilitiesName: String?
  package var summary = ""
  package var author = ""
  package var license = ""
  package var version = ""
  /// What its author noted beside it.
  package var notes: [String: String] = [:]
  var work = Work.unsupported("an unknown kind")

  indirect enum Work: Sendable {
    case pipeline([PredictionModel])
    case linear(LinearModel)
    case trees(TreeEnsemble)
    case transform(FeatureTransform)
    case unsupported(String)
  }

  /// Reads a model. Throws `PredictionError.malformed` for what is none. Linear in the number of bytes.
  package init(_ data: Data) throws {
    try self.init(WireMessage([UInt8](data)[...]), depth: 0)
  }

  /// Whether it can be asked here; else its kind, for people.
  package var unsupportedKind: String? {
    switch work {
    case .unsupported(let kind): kind
    case .pipeline(let models): models.lazy.compactMap(\.unsupportedKind).first
    default: nil
    }
  }

  /// The outputs for `inputs`, both by name.
  ///
  /// - Throws: `PredictionError.input` where an input is missing or of another type, `.unsupported` for a kind that is not worked
  ///   out here.
  package func predictions(
    for inputs: [String: PredictionValue]
  ) throws -> [String: PredictionValue] {
    switch work {
    case .pipeline(let models):
      var known = inputs
      for model in models { known.merge(try model.predictions(for: known)) { $1 } }
      return known.filter { name, _ in outputs.contains { $0.name == name } }
    case .linear(let model):
      return answer(try model.scores(for: columns(inputs)), model.classes)
    case .trees(let model):
      return answer(try model.scores(for: columns(inputs)), model.classes)
    case .transform(let transform):
      guard let output = outputs.first else { throw PredictionError.malformed }
      return [output.name: try transform.value(of: inputs, declared: self.inputs)]
    case .unsupported(let kind): throw PredictionError.unsupported(kind)
    }
  }

  /// The numbers of all inputs, one behind another.
  private func columns(_ values: [String: PredictionValue]) throws -> [Double] {
    try inputs.flatMap { input in
      guard let numbers = values[input.name]?.numbers else {
        throw PredictionError.input(input.name)
      }
      return numbers
    }
  }

  /// Scores as a regressor's one number, or as a classifier's choice with the share of each class.
  private func answer(
    _ scores: [Double], _ classes: ClassLabels?
  ) -> [String: PredictionValue] {
    guard let classes else {
      guard let output = outputs.first else { return [:] }
      switch output.type {
      case .integer:
        let whole = (scores.first ?? 0).rounded()
        return [output.name: .integer(Int64(exactly: whole) ?? 0)]
      case .array: return [output.name: .array(scores)]
      default: return [output.name: .number(scores.first ?? 0)]
      }
    }
    var answer: [String: PredictionValue] = [:]
    let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    if let name = predictedFeatureName ?? outputs.first?.name { answer[name] = classes[best] }
    if let name = predictedProbabilitiesName { answer[name] = classes.map(scores) }
    return answer
  }
}
