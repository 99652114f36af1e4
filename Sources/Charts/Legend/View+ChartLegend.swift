import Foundation
import Geometry
import ViewRuntime

extension View {
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.visibility = visibility }
  }

  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartSetting {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
    }
  }
}
