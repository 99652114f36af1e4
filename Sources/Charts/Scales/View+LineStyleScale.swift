import Foundation
import Geometry
import ViewRuntime

extension View {
  nonisolated public func chartLineStyleScale<DataValue: Plottable, S: ChartLineStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (domain, range) = (domain.map(\.plotted), range.map(\.chartLineStyle))
    return chartSetting {
      $0.lineStyles.domain = domain
      $0.lineStyles.range = range
    }
  }

  nonisolated public func chartLineStyleScale<S: ChartLineStyle>(range: [S]) -> some View {
    let range = range.map(\.chartLineStyle)
    return chartSetting { $0.lineStyles.range = range }
  }

  nonisolated public func chartLineStyleScale<DataValue: Plottable, S: ChartLineStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.lineStyles.mapping = { value in
        DataValue(plotted: value).map { data in [mapping(data)].map(\.chartLineStyle)[0] }
      }
    }
  }

  nonisolated public func chartLineStyleScale<DataValue: Plottable, S: ChartLineStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.plotted)
    return chartSetting {
      $0.lineStyles.domain = values
      $0.lineStyles.mapping = { value in
        DataValue(plotted: value).map { data in [mapping(data)].map(\.chartLineStyle)[0] }
      }
    }
  }

  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], type: ScaleType? = nil
  ) -> some View {
    let domain = domain.map(\.plotted)
    return chartSetting { $0.lineStyles.domain = domain }
  }

  nonisolated public func chartLineStyleScale<DataValue: Plottable, S: ChartLineStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let values = mapping.map(\.key.plotted)
    let range = mapping.map(\.value).map(\.chartLineStyle)
    return chartSetting {
      $0.lineStyles.domain = values
      $0.lineStyles.range = range
    }
  }
}

/// A style of lines.
public protocol ChartLineStyle {
  var chartLineStyle: StrokeStyle { get }
}

extension StrokeStyle: ChartLineStyle {
  public var chartLineStyle: StrokeStyle { self }
}
