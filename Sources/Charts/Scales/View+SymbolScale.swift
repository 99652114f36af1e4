import Foundation
import Geometry
import ViewRuntime

extension View {
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (domain, range) = (domain.map(\.plotted), range.map { AnyChartSymbolShape($0) })
    return chartSetting {
      $0.symbols.domain = domain
      $0.symbols.range = range
    }
  }

  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let range = range.map { AnyChartSymbolShape($0) }
    return chartSetting { $0.symbols.range = range }
  }

  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.symbols.mapping = { value in
        DataValue(plotted: value).map { data in [mapping(data)].map { AnyChartSymbolShape($0) }[0] }
      }
    }
  }

  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.plotted)
    return chartSetting {
      $0.symbols.domain = values
      $0.symbols.mapping = { value in
        DataValue(plotted: value).map { data in [mapping(data)].map { AnyChartSymbolShape($0) }[0] }
      }
    }
  }

  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    domain: [DataValue], type: ScaleType? = nil
  ) -> some View {
    let domain = domain.map(\.plotted)
    return chartSetting { $0.symbols.domain = domain }
  }

  /// Symbols of several types.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    symbolScale(mapping.map { ($0.plotted, AnyChartSymbolShape($1)) })
  }

  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    symbolScale(mapping.map { ($0.plotted, AnyChartSymbolShape($1)) })
  }

  nonisolated private func symbolScale(
    _ mapping: [(value: _PlottedValue, symbol: AnyChartSymbolShape)]
  ) -> some View {
    chartSetting {
      $0.symbols.domain = mapping.map(\.value)
      $0.symbols.range = mapping.map(\.symbol)
    }
  }
}

extension View {
  /// Views as symbols.
  nonisolated public func chartSymbolScale<DataValue: Plottable, V: View>(
    domain: [DataValue], @ViewBuilder mapping: @escaping (DataValue) -> V
  ) -> some View {
    let values = domain.map(\.plotted)
    return chartSetting {
      $0.symbols.domain = values
      $0.symbolViews = { value in AnyView(DataValue(plotted: value).map(mapping)) }
    }
  }
}
