/// The names or numbers of a classifier's classes, in the order of its scores.
enum ClassLabels: Sendable {
  case strings([String])
  case integers([Int64])

  /// - Parameters:
  ///   - words: the field in which words stand; those of a classifier unless given.
  ///   - numbers: that of numbers, which count where there are no words.
  init(_ message: WireMessage, words: Int = 100, numbers: Int = 101) throws {
    if let strings = try message.message(words) {
      self = .strings(strings.strings(1))
    } else {
      self = .integers(try message.message(numbers)?.integers(1) ?? [])
    }
  }

  var count: Int {
    switch self {
    case .strings(let labels): labels.count
    case .integers(let labels): labels.count
    }
  }

  subscript(index: Int) -> PredictionValue {
    switch self {
    case .strings(let labels): .string(index < labels.count ? labels[index] : "")
    case .integers(let labels): .integer(index < labels.count ? labels[index] : 0)
    }
  }

  func map(_ scores: [Double]) -> PredictionValue {
    switch self {
    case .strings(let labels):
      .stringMap(Dictionary(zip(labels, scores), uniquingKeysWith: { $1 }))
    case .integers(let labels):
      .integerMap(Dictionary(zip(labels, scores), uniquingKeysWith: { $1 }))
    }
  }
}
