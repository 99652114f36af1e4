/// What goes into a model or comes out of it.
package enum PredictionValue: Equatable, Sendable {
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([Double])
  case stringMap([String: Double])
  case integerMap([Int64: Double])

  /// A number, or the only one of an array; nil for words.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .array(let values): values.count == 1 ? values[0] : nil
    default: nil
    }
  }

  /// All numbers of it in order; nil for words and dictionaries.
  package var numbers: [Double]? {
    if case .array(let values) = self { values } else { number.map { [$0] } }
  }
}
