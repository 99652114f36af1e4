import Foundation

/// A bar for each element of a collection.
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  let marks: ElementMarks<DataElement>

  public var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor public func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    marks.append(&list, attributes)
  }
}

extension BarPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    let options = MarkOptions()
    options.width = width
    options.height = height
    options.stacking = stacking
    marks = ElementMarks(.bar, data) {
      MarkValues(x: x.datum($0), y: y.datum($0), options: options)
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    let options = MarkOptions()
    options.height = height
    marks = ElementMarks(.bar, data) {
      MarkValues(x: xStart.datum($0), xEnd: xEnd.datum($0), y: y.datum($0), options: options)
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    let options = MarkOptions()
    options.width = width
    marks = ElementMarks(.bar, data) {
      MarkValues(x: x.datum($0), y: yStart.datum($0), yEnd: yEnd.datum($0), options: options)
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    let options = MarkOptions()
    options.width = width
    options.stacking = stacking
    marks = ElementMarks(.bar, data) {
      MarkValues(x: x.datum($0), options: options)
    }
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    let options = MarkOptions()
    options.height = height
    options.stacking = stacking
    marks = ElementMarks(.bar, data) {
      MarkValues(y: y.datum($0), options: options)
    }
  }
}
