extension PredictionModel {
  /// Pipelines within pipelines end somewhere.
  private static let deepest = 8

  init(_ message: WireMessage, depth: Int) throws {
    guard depth < Self.deepest, let description = try message.message(2) else {
      throw PredictionError.malformed
    }
    inputs = try description.messages(1).map { try Feature($0) }
    outputs = try description.messages(10).map { try Feature($0) }
    predictedFeatureName = description.string(11).flatMap { $0.isEmpty ? nil : $0 }
    predictedProbabilitiesName = description.string(12).flatMap { $0.isEmpty ? nil : $0 }
    if let metadata = try description.message(100) {
      summary = metadata.string(1) ?? ""
      version = metadata.string(2) ?? ""
      author = metadata.string(3) ?? ""
      license = metadata.string(4) ?? ""
      for entry in try metadata.messages(100) {
        if let key = entry.string(1) { notes[key] = entry.string(2) ?? "" }
      }
    }
    work = try Self.work(of: message, depth: depth)
  }

  private static func work(of message: WireMessage, depth: Int) throws -> Work {
    // A classifier and a regressor hold the pipeline that makes them.
    for number in [200, 201] {
      if let inner = try message.message(number)?.message(1) {
        return .pipeline(try inner.messages(1).map { try PredictionModel($0, depth: depth + 1) })
      }
    }
    if let pipeline = try message.message(202) {
      return .pipeline(try pipeline.messages(1).map { try PredictionModel($0, depth: depth + 1) })
    }
    if let model = try message.message(300) { return .linear(try LinearModel(regressor: model)) }
    if let model = try message.message(400) { return .linear(try LinearModel(classifier: model)) }
    if let model = try message.message(302) { return .trees(try TreeEnsemble(regressor: model)) }
    if let model = try message.message(402) { return .trees(try TreeEnsemble(classifier: model)) }
    if let transform = try FeatureTransform(message) { return .transform(transform) }
    return .unsupported(kinds.first { message.has($0.0) }?.1 ?? "a kind that is unknown here")
  }

  /// What is not worked out: most of it runs on Apple's own networks.
  private static let kinds = [
    (301, "a support vector machine"), (303, "a neural network"), (304, "a Bayesian model"),
    (401, "a support vector machine"), (403, "a neural network"), (404, "nearest neighbours"),
    (500, "a neural network"), (501, "a recommender"), (502, "an ML program"),
    (555, "a custom model"), (556, "a linked model"), (610, "non-maximum suppression"),
    (2000, "a classifier of texts"), (2001, "a tagger of words"),
    (2002, "a classifier of pictures"), (2003, "a classifier of sounds"), (2004, "a gazetteer"),
    (2005, "an embedding of words"), (2006, "a classifier of sounds"),
    (3000, "a serialized model"),
  ]
}

extension PredictionModel.Feature {
  init(_ message: WireMessage) throws {
    name = message.string(1) ?? ""
    summary = message.string(2) ?? ""
    let type = try message.message(3)
    self.type = try PredictionModel.FeatureType(type)
    isOptional = (type?.integer(1000) ?? 0) != 0
  }
}

extension PredictionModel.FeatureType {
  init(_ message: WireMessage?) throws {
    guard let message else {
      self = .unknown
      return
    }
    if message.has(1) {
      self = .integer
    } else if message.has(2) {
      self = .number
    } else if message.has(3) {
      self = .string
    } else if let image = try message.message(4) {
      self = .image(
        width: Int(clamping: image.integer(1)), height: Int(clamping: image.integer(2)))
    } else if let array = try message.message(5) {
      self = .array(shape: try array.integers(1).map { Int(clamping: $0) })
    } else if let dictionary = try message.message(6) {
      self = .dictionary(hasStringKeys: dictionary.has(2))
    } else {
      self = message.has(7) ? .sequence : .unknown
    }
  }
}
