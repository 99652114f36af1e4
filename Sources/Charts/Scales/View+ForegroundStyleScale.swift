import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

extension View {
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (domain, range) = (domain.map(\.plotted), range.map { AnyShapeStyle($0) })
    return chartSetting {
      $0.styles.domain = domain
      $0.styles.range = range
    }
  }

  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chartSetting { $0.styles.range = range }
  }

  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.styles.mapping = { value in
        DataValue(plotted: value).map { data in [mapping(data)].map { AnyShapeStyle($0) }[0] }
      }
    }
  }

  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.plotted)
    return chartSetting {
      $0.styles.domain = values
      $0.styles.mapping = { value in
        DataValue(plotted: value).map { data in [mapping(data)].map { AnyShapeStyle($0) }[0] }
      }
    }
  }

  nonisolated public func chartForegroundStyleScale<DataValue: Plottable>(
    domain: [DataValue], type: ScaleType? = nil
  ) -> some View {
    let domain = domain.map(\.plotted)
    return chartSetting { $0.styles.domain = domain }
  }

  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let values = mapping.map(\.key.plotted)
    let range = mapping.map(\.value).map { AnyShapeStyle($0) }
    return chartSetting {
      $0.styles.domain = values
      $0.styles.range = range
    }
  }
}

extension View {
  /// Colours of numbers along a gradient.
  nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil)
    -> some View
  {
    let ramp = ColorRamp(colors: range.stops.map(\.color))
    return chartSetting { $0.styleRamp = ramp }
  }

  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let (domain, ramp) = (domain._domain.values, ColorRamp(colors: range.stops.map(\.color)))
    return chartSetting {
      $0.styles.domain = domain
      $0.styleRamp = ramp
    }
  }

  nonisolated public func chartForegroundStyleScale<V: Plottable & Comparable>(
    domain: ClosedRange<V>, range: [Color], type: ScaleType? = nil
  ) -> some View {
    let (domain, ramp) = (domain._domain.values, ColorRamp(colors: range))
    return chartSetting {
      $0.styles.domain = domain
      $0.styleRamp = ramp
    }
  }

  nonisolated public func chartForegroundStyleScale(type: ScaleType) -> some View { self }
}
