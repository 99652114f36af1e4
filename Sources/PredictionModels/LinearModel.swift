import Foundation

/// Weighted sums of the inputs: linear regression, and logistic or probit classification.
struct LinearModel: Sendable {
  private enum Transform: Int64 { case none, logit, probit }

  /// A row of weights a score, and what is added to it.
  private let weights: [[Double]]
  private let offsets: [Double]
  private let transform: Transform
  /// Whether each class was told from all others; else from the first.
  private let isOneVersusRest: Bool
  let classes: ClassLabels?

  init(regressor message: WireMessage) throws {
    try self.init(
      message, transform: Transform(rawValue: message.integer(3)) ?? .none, classes: nil)
  }

  init(classifier message: WireMessage) throws {
    let transform: Transform = message.integer(3) == 1 ? .probit : .logit
    try self.init(message, transform: transform, classes: ClassLabels(message))
  }

  private init(_ message: WireMessage, transform: Transform, classes: ClassLabels?) throws {
    weights = try message.messages(1).map { try $0.doubles(1) }
    let offsets = try message.doubles(2)
    self.offsets = weights.indices.map { $0 < offsets.count ? offsets[$0] : 0 }
    self.transform = transform
    self.classes = classes
    isOneVersusRest = classes != nil && message.integer(4) == 1
  }

  /// A regressor's numbers, or how likely each class is.
  func scores(for columns: [Double]) throws -> [Double] {
    let sums = try weights.indices.map { row in
      guard weights[row].count == columns.count else { throw PredictionError.malformed }
      return zip(weights[row], columns).reduce(offsets[row]) { $0 + $1.0 * $1.1 }
    }
    guard let classes else { return sums.map(transformed) }
    if isOneVersusRest {
      let shares = sums.map(transformed)
      let whole = shares.reduce(0, +)
      return whole > 0 ? shares.map { $0 / whole } : shares
    }
    if classes.count == 2, sums.count == 1 {
      let second = transformed(sums[0])
      return [1 - second, second]
    }
    return Scores.softmax([0] + sums)
  }

  private func transformed(_ sum: Double) -> Double {
    switch transform {
    case .none: sum
    case .logit: Scores.logistic(sum)
    // The share of a normal distribution below it.
    case .probit: erfc(-sum / 2.0.squareRoot()) / 2
    }
  }
}
