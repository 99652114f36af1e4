import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

extension View {
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    return chartSetting { $0.plotStyles.append { AnyView(content($0)) } }
  }

  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    return chartSetting {
      $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    return chartSetting {
      $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }
}
