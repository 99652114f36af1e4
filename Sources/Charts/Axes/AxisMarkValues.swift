import Foundation

/// At which values an axis has marks.
nonisolated public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case list([_PlottedValue])
  }

  let kind: Kind
  var isList: Bool { if case .list = kind { true } else { false } }
  /// Whether the ends of an automatic domain are rounded to these values.
  var rounding = NiceNumbers.Rounding()

  init(kind: Kind, lower: Bool? = nil, upper: Bool? = nil) {
    self.kind = kind
    rounding = NiceNumbers.Rounding(lower: lower ?? true, upper: upper ?? true)
  }

  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about as many as `desiredCount`.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: nil), lower: roundLowerBound,
      upper: roundUpperBound)
  }

  /// Round values that are at least `minimumStride` apart.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)),
      lower: roundLowerBound, upper: roundUpperBound)
  }

  @_disfavoredOverload
  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)),
      lower: roundLowerBound, upper: roundUpperBound)
  }

  /// The multiples of `stepSize`.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(Double(stepSize)), lower: roundLowerBound, upper: roundUpperBound)
  }

  @_disfavoredOverload
  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(Double(stepSize)), lower: roundLowerBound, upper: roundUpperBound)
  }

  /// Every so many units of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .calendar(component, count, calendar))
  }
}

/// The values of an axis, and how each is written.
struct AxisTicks {
  var values: [_PlottedValue] = []
  var labels: [String] = []
  /// The end of the last value's step, where steps are units of the calendar.
  var end: Double?

  /// - Parameter count: about how many automatic values there are.
  init(_ values: AxisMarkValues, scale: PositionScale, count: Int, isNormalized: Bool) {
    switch (values.kind, scale.kind) {
    case (.list(let list), _):
      self.values = list
      labels = list.map { AxisTicks.label($0, scale: scale, isNormalized: isNormalized) }
    case (_, .category):
      self.values = scale.categories.map { .category($0) }
      labels = scale.categories
    case (.calendar(let unit, let step, let calendar), _):
      calendarTicks(CalendarStride(unit: unit, count: step, calendar: calendar ?? .ofUser), scale)
    case (.automatic(let desired, _), .date):
      // So many are to be seen at once: steps that fit the whole may leave a part without any.
      let (whole, share) = (AxisTicks.dates(scale), scale.window?.length ?? 1)
      let seen = whole.upperBound.timeIntervalSince(whole.lowerBound) * share
      let range = share < 1 ? whole.lowerBound...(whole.lowerBound + seen) : whole
      let fitting = share < 1 ? max(1, Int((Double(count) * share).rounded())) : count
      calendarTicks(
        CalendarStride.fitting(range, count: desired ?? min(fitting, 4), calendar: .ofUser), scale)
    case (.automatic(let desired, let minimum), _):
      numberTicks(scale, count: desired ?? count, minimumStep: minimum, isNormalized: isNormalized)
    case (.stride(let step), _):
      let (low, high) = (min(scale.lower, scale.upper), max(scale.lower, scale.upper))
      set(NiceNumbers.multiples(of: step, from: low, to: high), isNormalized: isNormalized)
    }
  }

  static func dates(_ scale: PositionScale) -> ClosedRange<Date> {
    Date(
      timeIntervalSinceReferenceDate: min(scale.lower, scale.upper))...Date(
        timeIntervalSinceReferenceDate: max(scale.lower, scale.upper))
  }

  private mutating func calendarTicks(_ stride: CalendarStride, _ scale: PositionScale) {
    let range = AxisTicks.dates(scale)
    let dates = stride.dates(from: range.lowerBound, to: range.upperBound)
    let years = Set(
      dates.filter { $0 < range.upperBound }.map { stride.calendar.component(.year, from: $0) })
    values = dates.map(\.plotted)
    labels = dates.map { stride.label($0, spansYears: years.count > 1) }
    end = dates.last.flatMap { stride.next(after: $0)?.timeIntervalSinceReferenceDate }
  }

  private mutating func numberTicks(
    _ scale: PositionScale, count: Int, minimumStep: Double?, isNormalized: Bool
  ) {
    let (low, high) = (min(scale.lower, scale.upper), max(scale.lower, scale.upper))
    if case .log = scale.curve, high / max(low, 1e-300) > 10 {
      let powers = NiceNumbers.multiples(
        of: max(1, (log10(high / low) / Double(max(1, count))).rounded(.up)),
        from: log10(low), to: log10(high))
      return set(powers.map { pow(10, $0) }, isNormalized: false)
    }
    let step = max(
      NiceNumbers.step(from: low, to: high, values: count, rounding: .none), minimumStep ?? 0)
    set(
      NiceNumbers.multiples(of: isNormalized ? 0.25 : step, from: low, to: high),
      isNormalized: isNormalized)
  }

  private mutating func set(_ numbers: [Double], isNormalized: Bool) {
    values = numbers.map { .number($0) }
    labels = isNormalized ? numbers.map { $0.formatted(.percent) } : NumberLabel.strings(numbers)
  }

  private static func label(_ value: _PlottedValue, scale: PositionScale, isNormalized: Bool)
    -> String
  {
    if case .date(let seconds) = value {
      let stride = CalendarStride.fitting(dates(scale), count: 4, calendar: .ofUser)
      return stride.label(Date(timeIntervalSinceReferenceDate: seconds))
    }
    if isNormalized, case .number(let number) = value { return number.formatted(.percent) }
    return value.label
  }
}
