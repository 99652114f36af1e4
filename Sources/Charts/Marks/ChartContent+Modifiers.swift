import Foundation
import Geometry
import Pixels
import ViewGraphics
import ViewRuntime

/// Content with one more thing said about its marks.
nonisolated struct AttributedChartContent<Content: ChartContent>: PrimitiveChartContent {
  typealias Body = Never
  let content: Content
  let attribute: MarkAttribute

  @MainActor func _append(to list: inout _MarkList) {
    list.with(attribute) { content._append(to: &$0) }
  }
}

/// Content behind another that cuts it out.
nonisolated private struct MaskedChartContent<Content: ChartContent, Mask: ChartContent>:
  PrimitiveChartContent
{
  typealias Body = Never
  let content: Content
  let mask: Mask

  @MainActor func _append(to list: inout _MarkList) {
    // The mask's marks stand on the same axes.
    let (records, attributes) = (list.records, list.attributes)
    list.records = []
    list.attributes = nil
    mask._append(to: &list)
    let masks = list.records
    list.records = records
    list.attributes = attributes
    list.with(.mask(masks)) { content._append(to: &$0) }
  }
}

extension ChartContent {
  nonisolated func attributed(_ attribute: MarkAttribute) -> some ChartContent {
    AttributedChartContent(content: self, attribute: attribute)
  }

  // MARK: Style

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    attributed(.style(AnyShapeStyle(style)))
  }

  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    attributed(.styleBy(value.datum.value))
  }

  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    attributed(.opacity(opacity))
  }

  nonisolated public func opacity<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attributed(.opacityBy(value.datum.value))
  }

  nonisolated public func blur(radius: CGFloat) -> some ChartContent { attributed(.blur(radius)) }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    attributed(.shadow(color, radius: radius, x: x, y: y))
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some ChartContent {
    attributed(.blendMode(blendMode))
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    attributed(.cornerRadii(MarkCorners(radius: radius, style: style)))
  }

  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    attributed(.clip(AnyShape(shape), style))
  }

  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C)
    -> some ChartContent
  {
    MaskedChartContent(content: self, mask: content())
  }

  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    aligns
      ? AnyChartContent(attributed(.alignsStylesWithPlotArea)) : AnyChartContent(self)
  }

  nonisolated public func compositingLayer() -> some ChartContent { attributed(.compositingLayer) }

  nonisolated public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    Reports.once("what compositingLayer(style:) does to the layer is left out")
    return attributed(.compositingLayer)
  }

  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    attributed(.zIndex(value))
  }

  // MARK: Lines

  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    attributed(.lineStyle(style))
  }

  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    attributed(.lineStyleBy(value.datum.value))
  }

  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    attributed(.interpolation(method))
  }

  // MARK: Position

  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    attributed(.positionBy(value.datum.value, axis: axis, span: span))
  }

  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    attributed(.offset(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y)))
  }

  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  {
    attributed(.offset(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)))
  }

  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  {
    attributed(.offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)))
  }

  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    attributed(.offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)))
  }
}

/// Stands for the content of a chart in a closure that says how it is to be drawn.
nonisolated public struct PlaceholderContentView<Value>: View {
  public var body: some View { Color.clear }
}
