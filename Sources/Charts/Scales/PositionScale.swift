import Foundation

/// From the values of an axis to places along it.
struct PositionScale: Equatable, Sendable {
  var kind: PlottedKind
  var curve = ScaleCurve.linear
  /// The domain of numbers and dates; of categories 0…their count.
  var lower: Double
  var upper: Double
  var categories: [String] = []
  /// For each category in the order in which the marks named it: its place in the domain; nil for none.
  var places: [Int?] = []
  /// True when the first value stands at the end.
  var isReversed = false
  /// Room in each category's band for its label, before the marks, in points.
  var labelRoom = 0.0
  /// Room that is left at both ends, in points.
  var startPadding = 0.0
  var endPadding = 0.0
  /// The part of the length from and to which the domain reaches, in points; nil for all of it.
  var fixedRange: ClosedRange<Double>?
  /// The part of the domain that is seen, where the chart scrolls: where it begins and how long it is, in
  /// parts of the whole.
  var window: (start: Double, length: Double)?

  static func == (left: PositionScale, right: PositionScale) -> Bool {
    left.kind == right.kind && left.curve == right.curve && left.lower == right.lower
      && left.upper == right.upper && left.categories == right.categories
      && left.isReversed == right.isReversed && left.window?.start == right.window?.start
      && left.window?.length == right.window?.length
  }

  /// Between 0 at the start of the domain and 1 at its end; outside of it less or more.
  func fraction(_ value: Double) -> Double {
    let result: Double
    if kind == .category {
      result = categories.isEmpty ? 0.5 : (value + 0.5) / Double(categories.count)
    } else {
      let (low, high) = (curve.transform(lower), curve.transform(upper))
      result = high == low ? 0.5 : (curve.transform(value) - low) / (high - low)
    }
    let part = isReversed ? 1 - result : result
    guard let window else { return part }
    return (part - window.start) / window.length
  }

  /// Where the domain lies along an axis of `length` points.
  func range(over length: Double) -> (start: Double, end: Double) {
    if let fixedRange { return (fixedRange.lowerBound, fixedRange.upperBound) }
    return (startPadding, max(startPadding, length - endPadding))
  }

  /// The place of `value`, in points from the start of an axis of `length` points.
  func position(_ value: Double, over length: Double) -> Double {
    edge(value, over: length) + labelRoom(over: length) / 2
  }

  /// The place of a value without regard to labels: of categories the middle of the whole band, and its ends
  /// half a category beside it.
  func edge(_ value: Double, over length: Double) -> Double {
    let range = range(over: length)
    return range.start + fraction(value) * (range.end - range.start)
  }

  /// How much of the axis the marks of one category have, in points; 0 for other axes.
  func bandLength(over length: Double) -> Double {
    wholeBand(over: length) - labelRoom(over: length)
  }

  private func wholeBand(over length: Double) -> Double {
    guard kind == .category, !categories.isEmpty else { return 0 }
    let range = range(over: length)
    return (range.end - range.start) / Double(categories.count) / (window?.length ?? 1)
  }

  /// Labels leave at least a third of the band to the marks.
  private func labelRoom(over length: Double) -> Double {
    labelRoom == 0 ? 0 : min(labelRoom, wholeBand(over: length) * 2 / 3)
  }

  /// True on an axis of y where the first value stands on top: categories and dates.
  var runsDown: Bool { kind != .number }

  /// The value at a place; a category's whole band belongs to it, and nil lies outside of all of them.
  func value(at position: Double, over length: Double) -> _PlottedValue? {
    let range = range(over: length)
    guard range.end != range.start else { return nil }
    var fraction = (position - range.start) / (range.end - range.start)
    if let window { fraction = window.start + fraction * window.length }
    if isReversed { fraction = 1 - fraction }
    if kind == .category {
      let index = Int((fraction * Double(categories.count)).rounded(.down))
      return categories.indices.contains(index) ? .category(categories[index]) : nil
    }
    let (low, high) = (curve.transform(lower), curve.transform(upper))
    let value = curve.inverse(low + fraction * (high - low))
    return kind == .date ? .date(value) : .number(value)
  }

  /// The number that stands for a value; nil when the domain has no such category.
  func number(of value: _PlottedValue) -> Double? {
    switch value {
    case .number(let number), .date(let number): kind == .category ? nil : number
    case .category(let name): categories.firstIndex(of: name).map(Double.init)
    }
  }

  /// A mark's number in the numbers of the domain: categories may stand in another order there.
  func placed(_ number: Double) -> Double? {
    guard kind == .category else { return number }
    let index = Int(number)
    return places.indices.contains(index) ? places[index].map(Double.init) : nil
  }

  /// True when the domain, and nothing outside of it, has `value`.
  func contains(_ value: Double) -> Bool {
    kind == .category
      ? value >= 0 && value < Double(categories.count)
      : value >= min(lower, upper) - abs(upper - lower) * 1e-9
        && value <= max(lower, upper) + abs(upper - lower) * 1e-9
  }
}

/// How distances on a scale grow.
enum ScaleCurve: Hashable, Sendable {
  case linear
  case log
  /// Linear near zero, logarithmic away from it; the slope at zero is that of the constant.
  case symmetricLog(Double)
  case power(Double)

  func transform(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: log10(max(value, 1e-300))
    case .symmetricLog(let constant):
      (value < 0 ? -1 : 1) * log1p(abs(value) / max(constant, 1e-12))
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  func inverse(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: pow(10, value)
    case .symmetricLog(let constant): (value < 0 ? -1 : 1) * expm1(abs(value)) * constant
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }
}
