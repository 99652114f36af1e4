import Foundation

/// A value as a chart sees it, whatever type the program has for it.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  /// In seconds since the reference date.
  case date(Double)
  case category(String)

  var kind: PlottedKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The number or date; nil for a category.
  var number: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// What stands in a legend or on an axis when nobody says how to format it.
  var label: String {
    switch self {
    case .number(let value): NumberLabel.string(value)
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}

/// What an axis measures.
enum PlottedKind: Hashable, Sendable { case number, date, category }

/// How numbers are written where no format is given: grouped, with as many digits as they have.
enum NumberLabel {
  /// The labels of an axis: all have as many digits behind the point as one of them needs, but zero has none.
  static func strings(_ values: [Double]) -> [String] {
    let digits = values.map { value in
      (0...6).first {
        abs(value * pow(10, Double($0)) - (value * pow(10, Double($0))).rounded()) < 1e-6
      } ?? 6
    }.max()
    guard let digits, digits > 0 else { return values.map(string) }
    return values.map { value in
      value == 0 ? "0" : value.formatted(.number.precision(.fractionLength(digits)))
    }
  }

  static func string(_ value: Double) -> String {
    // Sums of steps such as 0.1 end in 0.30000000000000004.
    let rounded = (value * 1e10).rounded() / 1e10
    let isExact = abs(value) < 1e5 && rounded.isFinite
    return (isExact ? rounded : value).formatted(.number)
  }
}
