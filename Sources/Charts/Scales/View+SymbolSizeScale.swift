import Foundation
import Geometry
import ViewRuntime

extension View {
  /// - Parameter range: the areas of the least and the greatest value, in square points.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil)
    -> some View
  {
    chartSetting { $0.symbolAreaRange = range }
  }

  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain.values
    return chartSetting {
      $0.symbolAreas.domain = domain
      $0.symbolAreaRange = range
    }
  }

  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain.values
    return chartSetting { $0.symbolAreas.domain = domain }
  }

  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue], range: [CGFloat]
  ) -> some View {
    let values = domain.map(\.plotted)
    return chartSetting {
      $0.symbolAreas.domain = values
      $0.symbolAreas.range = range
    }
  }

  nonisolated public func chartSymbolSizeScale(range: [CGFloat]) -> some View {
    chartSetting { $0.symbolAreas.range = range }
  }

  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartSetting { $0.symbolAreas.mapping = { DataValue(plotted: $0).map(mapping) } }
  }

  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let (values, areas) = (mapping.map(\.key.plotted), mapping.map(\.value))
    return chartSetting {
      $0.symbolAreas.domain = values
      $0.symbolAreas.range = areas
    }
  }
}
