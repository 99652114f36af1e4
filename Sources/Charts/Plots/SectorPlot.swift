import Foundation

/// A sector for each element of a collection.
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  let marks: ElementMarks<DataElement>

  public var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor public func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    marks.append(&list, attributes)
  }

  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat = 0
  ) where Data.Element == DataElement {
    marks = ElementMarks(.sector, data) { element in
      let value = angle.datum(element).value.number ?? 0
      let options = MarkOptions()
      options.innerRadius = innerRadius
      options.outerRadius = outerRadius
      options.angularInset = angularInset
      options.angle = Extent(form: .value, start: value, end: value)
      return MarkValues(options: options)
    }
  }
}
