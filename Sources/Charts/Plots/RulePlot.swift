import Foundation

/// A straight line for each element of a collection.
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  let marks: ElementMarks<DataElement>

  public var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor public func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    marks.append(&list, attributes)
  }
}

extension RulePlot {
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>
  ) where Data.Element == DataElement {
    marks = ElementMarks(.rule, data) {
      MarkValues(x: x.datum($0))
    }
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    marks = ElementMarks(.rule, data) {
      MarkValues(y: y.datum($0))
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    marks = ElementMarks(.rule, data) {
      MarkValues(x: x.datum($0), y: yStart.datum($0), yEnd: yEnd.datum($0))
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    marks = ElementMarks(.rule, data) {
      MarkValues(x: xStart.datum($0), xEnd: xEnd.datum($0), y: y.datum($0))
    }
  }
}
