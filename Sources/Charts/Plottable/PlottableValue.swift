import Foundation
import ViewContent

/// A value with a label: what a mark's position or look is made from.
nonisolated public struct PlottableValue<Value: Plottable> {
  let datum: PlottedDatum
  let label: LocalizedStringKey

  init(_ label: LocalizedStringKey, _ datum: PlottedDatum) {
    self.label = label
    self.datum = datum
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(labelKey, PlottedDatum(value))
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(LocalizedStringKey(String(label)), PlottedDatum(value))
  }

  @_disfavoredOverload
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue("", PlottedDatum(value))
  }
}

extension PlottableValue where Value == Date {
  /// The whole of the unit that `value` lies in: the month, the day.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(labelKey, PlottedDatum(value, unit: unit, calendar: calendar))
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(
      LocalizedStringKey(String(label)), PlottedDatum(value, unit: unit, calendar: calendar))
  }

  @_disfavoredOverload
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue("", PlottedDatum(value, unit: unit, calendar: calendar))
  }
}

/// A value, or the interval that it stands for.
struct PlottedDatum: Hashable, Sendable {
  var value: _PlottedValue
  /// The end of the interval that begins with `value`; nil for a single value.
  var end: Double?

  init(_ value: _PlottedValue, end: Double? = nil) {
    self.value = value
    self.end = end
  }

  init<Value: Plottable>(_ value: Value) {
    self.init(value.plotted, end: value._plottedEnd?.number)
  }

  init(_ date: Date, unit: Calendar.Component, calendar: Calendar) {
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      self.init(date.plotted)
      return
    }
    self.init(interval.start.plotted, end: interval.end.timeIntervalSinceReferenceDate)
  }
}
