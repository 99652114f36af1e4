import Foundation
import ViewContent

/// Where the values of a plot's data are found.
nonisolated public struct PlottableProjection<DataElement, Value: Plottable> {
  let datum: (DataElement) -> PlottedDatum

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection { PlottedDatum($0[keyPath: keyPath]) }
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection { PlottedDatum($0[keyPath: keyPath]) }
  }

  @_disfavoredOverload
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>)
    -> PlottableProjection
  {
    PlottableProjection { PlottedDatum($0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableProjection {
    PlottableProjection { PlottedDatum($0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableProjection {
    PlottableProjection { PlottedDatum($0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}
