import Foundation

/// What the program says about the scale of an axis.
struct ScaleSettings {
  var domain = _ScaleDomain()
  var range = _PositionRange()
  var type: ScaleType?
  /// The length of the part that is seen, where the chart scrolls; nil for all of it.
  var visibleLength: Double?
}

/// Finds the domain of an axis in its marks.
struct DomainFinder {
  var kind: PlottedKind?
  var lower = Double.infinity
  var upper = -Double.infinity
  /// True where what is found is shares of a whole: 0…1.
  var isNormalized = false

  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    lower = min(lower, value)
    upper = max(upper, value)
  }

  /// The scale for these values.
  ///
  /// Numbers include zero and reach to round numbers unless the program gives them; dates are taken as
  /// they are.
  func scale(_ settings: ScaleSettings, categories: [String], rounding: DomainRounding)
    -> PositionScale
  {
    let given = settings.domain.values
    let kind = given?.first?.kind ?? self.kind ?? .number
    var scale = PositionScale(kind: kind, lower: 0, upper: 1)
    scale.isReversed = settings.domain.isReversed
    scale.curve = settings.type?.curve ?? .linear
    scale.startPadding = settings.range.startPadding
    scale.endPadding = settings.range.endPadding
    scale.fixedRange = settings.range.fixed
    if kind == .category {
      let found = given ?? categories.map { .category($0) }
      let names = (settings.domain.modify?(found) ?? found).map(\.label)
      scale.categories = names
      scale.upper = Double(names.count)
      var indices: [String: Int] = [:]
      for (index, name) in names.enumerated() where indices[name] == nil { indices[name] = index }
      scale.places = categories.map { indices[$0] }
    } else if let given {
      let numbers = given.compactMap(\.number)
      // A domain whose first value is the larger one runs backwards.
      scale.lower = numbers.first ?? 0
      scale.upper = numbers.last ?? 1
    } else {
      (scale.lower, scale.upper) = found(kind, settings, scale.curve, rounding)
      if let modify = settings.domain.modify { scale.take(modify(scale.ends)) }
    }
    return scale
  }

  private func found(
    _ kind: PlottedKind, _ settings: ScaleSettings, _ curve: ScaleCurve, _ rounding: DomainRounding
  ) -> (Double, Double) {
    guard lower <= upper else { return (0, 1) }
    guard kind == .number else {
      return lower == upper ? (lower - 43_200, upper + 43_200) : (lower, upper)
    }
    if isNormalized { return (min(0, lower), max(1, upper)) }
    if case .log = curve {
      let low = floor(log10(max(lower, 1e-12)) + 1e-9)
      let high = ceil(log10(max(upper, 1e-12)) - 1e-9)
      return (pow(10, low), pow(10, max(high, low + 1)))
    }
    var (low, high) = (lower, upper)
    if settings.domain.includesZero ?? true { (low, high) = (min(0, low), max(0, high)) }
    low = rounding.included.reduce(low, min)
    high = rounding.included.reduce(high, max)
    return NiceNumbers.widened(
      low, high, count: rounding.count, step: rounding.step, rounding: rounding.ends)
  }
}

extension PositionScale {
  /// The first and the last value of a domain of numbers or dates.
  fileprivate var ends: [_PlottedValue] {
    [lower, upper].map { kind == .date ? .date($0) : .number($0) }
  }

  /// Makes a program's values the domain: two are its ends, more lie within it.
  fileprivate mutating func take(_ values: [_PlottedValue]) {
    let numbers = values.compactMap(\.number)
    guard let first = numbers.first, let last = numbers.last else { return }
    (lower, upper) =
      numbers.count == 2 ? (first, last) : (numbers.min() ?? first, numbers.max() ?? last)
  }
}
