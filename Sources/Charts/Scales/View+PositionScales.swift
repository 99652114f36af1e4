import Foundation
import Geometry
import ViewRuntime

extension View {
  // MARK: X

  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._domain, range._range)
    return chartSetting {
      $0.x.scale.domain = domain
      $0.x.scale.range = range
      $0.x.scale.type = type ?? $0.x.scale.type
    }
  }

  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chartSetting {
      $0.x.scale.domain = domain
      $0.x.scale.type = type ?? $0.x.scale.type
    }
  }

  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range._range
    return chartSetting {
      $0.x.scale.range = range
      $0.x.scale.type = type ?? $0.x.scale.type
    }
  }

  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.scale.type = type ?? $0.x.scale.type }
  }

  // MARK: Y

  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._domain, range._range)
    return chartSetting {
      $0.y.scale.domain = domain
      $0.y.scale.range = range
      $0.y.scale.type = type ?? $0.y.scale.type
    }
  }

  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chartSetting {
      $0.y.scale.domain = domain
      $0.y.scale.type = type ?? $0.y.scale.type
    }
  }

  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range._range
    return chartSetting {
      $0.y.scale.range = range
      $0.y.scale.type = type ?? $0.y.scale.type
    }
  }

  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.scale.type = type ?? $0.y.scale.type }
  }
}
