import Foundation
import Geometry
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A view of data: marks on two axes.
nonisolated public struct Chart<Content: ChartContent>: View {
  let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View { ChartBody(content: content) }
}

/// Collects the marks. Apart from what moves, so that a scrolled chart asks its content for nothing again.
private struct ChartBody<Content: ChartContent>: View {
  let content: Content

  var body: some View {
    var list = _MarkList()
    content._append(to: &list)
    return ChartOfData(data: ChartData(list))
  }
}

/// Shows marks for the size there is.
private struct ChartOfData: View {
  let data: ChartData
  @Environment(\.chartSettings) private var settings
  @Environment(\.pixelLength) private var pixelLength
  @State private var history = SceneHistory()
  @State private var offsets = ScrollOffsets()
  @State private var labelSizes = AxisLabelSizes()
  @State private var annotationSizes: AnnotationSizes = [:]
  /// What overlays are told of lies there only after the first layout.
  @State private var plotSize: CGSize?

  private func settings(_ pixelLength: CGFloat) -> ChartSettings {
    var settings = settings
    settings.pixelLength = pixelLength
    return settings
  }

  var body: some View {
    let (data, offsets, plotSize, labelSizes) = (data, offsets, plotSize, labelSizes)
    let (annotationSizes, settings) = (annotationSizes, settings(pixelLength))
    GeometryReader { geometry in
      let model = ChartModel(
        data, settings, size: geometry.size, offsets: offsets, labelSizes: labelSizes,
        annotationSizes: annotationSizes)
      ChartFrame(
        model: model, history: history, offsets: $offsets, plotSize: $plotSize,
        annotationSizes: $annotationSizes,
        hasPlot: plotSize != nil
      )
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .accessibilityContainer(.group)
  }
}
