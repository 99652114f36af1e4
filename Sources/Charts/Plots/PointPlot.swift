import Foundation

/// A symbol for each element of a collection.
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  let marks: ElementMarks<DataElement>

  public var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor public func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    marks.append(&list, attributes)
  }
}

extension PointPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    marks = ElementMarks(.point, data) {
      MarkValues(x: x.datum($0), y: y.datum($0))
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>
  ) where Data.Element == DataElement {
    marks = ElementMarks(.point, data) {
      MarkValues(x: x.datum($0))
    }
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    marks = ElementMarks(.point, data) {
      MarkValues(y: y.datum($0))
    }
  }
}
