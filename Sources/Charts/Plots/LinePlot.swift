import Foundation

/// A line through the elements of a collection, or through the values of a function.
nonisolated public struct LinePlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content
  let append: @MainActor (Content, inout _MarkList) -> Void

  public var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor public func _append(to list: inout _MarkList) { append(content, &list) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    content._append(to: &list, with: attributes)
  }
}

extension LinePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == ElementContent<Data.Element> {
    content = ElementContent(
      marks: ElementMarks(.line, data) {
        MarkValues(x: x.datum($0), y: y.datum($0))
      })
    append = { content, list in content._append(to: &list) }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == ElementContent<Data.Element> {
    content = ElementContent(
      marks: ElementMarks(.line, data) {
        MarkValues(x: x.datum($0), y: y.datum($0), series: series.datum($0).value)
      })
    append = { content, list in content._append(to: &list) }
  }
}
