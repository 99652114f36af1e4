import Foundation

/// An area under the elements of a collection, or under a function.
nonisolated public struct AreaPlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content
  let append: @MainActor (Content, inout _MarkList) -> Void

  public var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor public func _append(to list: inout _MarkList) { append(content, &list) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    content._append(to: &list, with: attributes)
  }
}

extension AreaPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == ElementContent<Data.Element> {
    let options = MarkOptions()
    options.stacking = stacking
    content = ElementContent(
      marks: ElementMarks(.area, data) {
        MarkValues(x: x.datum($0), y: y.datum($0), options: options)
      })
    append = { content, list in content._append(to: &list) }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == ElementContent<Data.Element> {
    let options = MarkOptions()
    options.stacking = stacking
    content = ElementContent(
      marks: ElementMarks(.area, data) {
        MarkValues(x: x.datum($0), y: y.datum($0), series: series.datum($0).value, options: options)
      })
    append = { content, list in content._append(to: &list) }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == ElementContent<Data.Element> {
    content = ElementContent(
      marks: ElementMarks(.area, data) {
        MarkValues(x: x.datum($0), y: yStart.datum($0), yEnd: yEnd.datum($0))
      })
    append = { content, list in content._append(to: &list) }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == ElementContent<Data.Element> {
    content = ElementContent(
      marks: ElementMarks(.area, data) {
        MarkValues(x: xStart.datum($0), xEnd: xEnd.datum($0), y: y.datum($0))
      })
    append = { content, list in content._append(to: &list) }
  }
}
