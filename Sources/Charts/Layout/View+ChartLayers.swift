import Foundation
import Geometry
import ViewRuntime

extension View {
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    return chartSetting { $0.plotStyles.append { AnyView(content($0)) } }
  }

  /// A view over this view, which is a chart or holds one, however far inside: it is as large as this view.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { content(proxy) }
    }
  }

  /// A view behind this view, which is a chart or holds one, however far inside: it is as large as this view.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { content(proxy) }
    }
  }
}

/// The first chart inside; nil until it has a plot.
struct ChartProxyKey: PreferenceKey {
  static var defaultValue: ChartProxy? { nil }

  static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) {
    value = value ?? nextValue()
  }
}
