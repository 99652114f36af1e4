import Foundation
import PredictionModels

/// The classes that Xcode writes for models of Core ML: one to ask, one each for what goes in and comes out.
enum PredictionModelClasses {
  /// Nil where there are none to write. A file that is no model has none; the program is told when it asks for it.
  static func source(for models: [URL]) -> String? {
    var seen: Set<String> = []
    let classes = models.sorted { $0.path < $1.path }.compactMap { file -> String? in
      let name = className(of: file)
      guard let data = try? Data(contentsOf: file), let model = try? PredictionModel(data),
        seen.insert(name).inserted
      else { return nil }
      return source(for: model, named: name, file: file.deletingPathExtension().lastPathComponent)
    }
    guard !classes.isEmpty else { return nil }
    return "import CoreML\nimport CoreVideo\nimport Foundation\n" + classes.joined()
  }

  /// The file's name, with `_` for what no name of Swift's may have.
  static func className(of file: URL) -> String {
    let name = file.deletingPathExtension().lastPathComponent
      .map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return name.first?.isNumber == true ? "_" + String(name) : String(name)
  }

  private static func source(
    for model: PredictionModel, named name: String, file: String
  ) -> String {
    let inputs = model.inputs.filter { type(of: $0.type) != nil && isName($0.name) }
    let outputs = model.outputs.filter { type(of: $0.type) != nil && isName($0.name) }
    return """

      \(provider("\(name)Input", inputs))
      \(output("\(name)Output", outputs))
      class \(name) {
        let model: MLModel
        class var urlOfModelInThisBundle: URL {
          Bundle.main.url(forResource: \(literal(file)), withExtension: "mlmodelc")
            ?? URL(fileURLWithPath: \(literal(file + ".mlmodelc")))
        }
        init(model: MLModel) { self.model = model }
        convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
          try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
        }
        @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
        convenience init() {
          // As Xcode's own, which is deprecated since it ends the program where there is no model.
          try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle)
        }
        convenience init(contentsOf modelURL: URL) throws {
          try self.init(model: MLModel(contentsOf: modelURL))
        }
        convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
          try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
        }
        class func load(
          configuration: MLModelConfiguration = MLModelConfiguration(),
          completionHandler handler: @escaping (Swift.Result<\(name), Error>) -> Void
        ) { handler(Swift.Result { try \(name)(configuration: configuration) }) }
        class func load(
          configuration: MLModelConfiguration = MLModelConfiguration()
        ) async throws -> \(name) { try \(name)(configuration: configuration) }
        func prediction(input: \(name)Input) throws -> \(name)Output {
          try prediction(input: input, options: MLPredictionOptions())
        }
        func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
          \(name)Output(features: try model.prediction(from: input, options: options))
        }
        func predictions(
          inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
        ) throws -> [\(name)Output] {
          try inputs.map { try prediction(input: $0, options: options) }
        }
        func prediction(\(parameters(inputs))) throws -> \(name)Output {
          try prediction(input: \(name)Input(\(arguments(inputs))))
        }
      }

      """
  }

  private static func provider(_ name: String, _ features: [PredictionModel.Feature]) -> String {
    """
    class \(name): MLFeatureProvider {
    \(features.map { "  var `\($0.name)`: \(type(of: $0.type) ?? "")" }.joined(separator: "\n"))
      init(\(parameters(features))) {
    \(features.map { "    self.`\($0.name)` = `\($0.name)`" }.joined(separator: "\n"))
      }
      var featureNames: Set<String> { [\(features.map { literal($0.name) }.joined(separator: ", "))] }
      func featureValue(for featureName: String) -> MLFeatureValue? {
        switch featureName {
    \(features.map { "    case \(literal($0.name)): return \(wrapped($0))" }.joined(separator: "\n"))
        default: return nil
        }
      }
    }
    """
  }

  private static func output(_ name: String, _ features: [PredictionModel.Feature]) -> String {
    """
    class \(name): MLFeatureProvider {
      private let provider: MLFeatureProvider
    \(features.map { "  var `\($0.name)`: \(type(of: $0.type) ?? "") { \(unwrapped($0)) }" }.joined(separator: "\n"))
      init(features: MLFeatureProvider) { provider = features }
      var featureNames: Set<String> { provider.featureNames }
      func featureValue(for featureName: String) -> MLFeatureValue? {
        provider.featureValue(for: featureName)
      }
    }
    """
  }

  private static func parameters(_ features: [PredictionModel.Feature]) -> String {
    features.map { "\($0.name): \(type(of: $0.type) ?? "")" }.joined(separator: ", ")
  }

  private static func arguments(_ features: [PredictionModel.Feature]) -> String {
    features.map { "\($0.name): `\($0.name)`" }.joined(separator: ", ")
  }

  /// Nil for what no class can be given.
  private static func type(of type: PredictionModel.FeatureType) -> String? {
    switch type {
    case .integer: "Int64"
    case .number: "Double"
    case .string: "String"
    case .image: "CVPixelBuffer"
    case .array: "MLMultiArray"
    case .dictionary(hasStringKeys: true): "[String: Double]"
    case .dictionary(hasStringKeys: false): "[Int64: Double]"
    case .sequence, .unknown: nil
    }
  }

  private static func wrapped(_ feature: PredictionModel.Feature) -> String {
    let name = "`\(feature.name)`"
    return switch feature.type {
    case .integer: "MLFeatureValue(int64: \(name))"
    case .number: "MLFeatureValue(double: \(name))"
    case .string: "MLFeatureValue(string: \(name))"
    case .image: "MLFeatureValue(pixelBuffer: \(name))"
    case .array: "MLFeatureValue(multiArray: \(name))"
    default: "try? MLFeatureValue(dictionary: \(name) as [AnyHashable: NSNumber])"
    }
  }

  private static func unwrapped(_ feature: PredictionModel.Feature) -> String {
    let value = "provider.featureValue(for: \(literal(feature.name)))"
    return switch feature.type {
    case .integer: "\(value)?.int64Value ?? 0"
    case .number: "\(value)?.doubleValue ?? 0"
    case .string: "\(value)?.stringValue ?? \"\""
    case .image: "\(value)!.imageBufferValue!"
    case .array: "\(value)!.multiArrayValue!"
    case .dictionary(let hasStringKeys):
      "\(value)?.dictionaryValue.reduce(into: [:]) { $0[$1.key.base as! \(hasStringKeys ? "String" : "Int64")] = $1.value.doubleValue } ?? [:]"
    default: "fatalError()"
    }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Whether a name of the model's can stand in Swift as it is, as a label too.
  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
      && !["inout", "let", "var"].contains(text)
  }
}
