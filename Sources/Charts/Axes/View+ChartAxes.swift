import Foundation
import Geometry
import ViewContent
import ViewRuntime

extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.x.visibility = visibility }
  }

  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.y.visibility = visibility }
  }

  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chartSetting { $0.x.content = content }
  }

  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chartSetting { $0.y.content = content }
  }

  /// Styles the axis of x as one view: its labels, as long as the plot is wide. Its lines belong to the plot.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    return chartSetting { $0.x.styles.append { AnyView(content($0)) } }
  }

  /// Styles the axis of y as one view: its labels, as long as the plot is high. Its lines belong to the plot.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    return chartSetting { $0.y.styles.append { AnyView(content($0)) } }
  }

  // MARK: Labels of whole axes

  nonisolated private func axisTitle(
    _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ position: AnnotationPosition,
    _ alignment: Alignment?, _ spacing: CGFloat?, _ content: AnyView
  ) -> some View {
    // A key path to a stored property holds no state.
    nonisolated(unsafe) let axis = axis
    return chartSetting {
      $0[keyPath: axis].labels.append(
        AxisTitle(position: position, alignment: alignment, spacing: spacing, content: content))
    }
  }

  nonisolated private func standard(_ text: Text) -> AnyView {
    AnyView(text.font(.caption).foregroundStyle(.secondary))
  }

  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(\.x, position, alignment, spacing, standard(Text(labelKey)))
  }

  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(\.x, position, alignment, spacing, standard(Text(label)))
  }

  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(\.x, position, alignment, spacing, standard(label))
  }

  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    axisTitle(\.x, position, alignment, spacing, AnyView(content()))
  }

  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(\.y, position, alignment, spacing, standard(Text(labelKey)))
  }

  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(\.y, position, alignment, spacing, standard(Text(label)))
  }

  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(\.y, position, alignment, spacing, standard(label))
  }

  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    axisTitle(\.y, position, alignment, spacing, AnyView(content()))
  }
}
