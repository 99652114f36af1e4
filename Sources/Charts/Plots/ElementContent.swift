/// The marks of a line or area plot that is made of a collection.
nonisolated public struct ElementContent<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  let marks: ElementMarks<DataElement>

  public var body: Never { fatalError("A plot is drawn by its chart") }

  @MainActor public func _append(
    to list: inout _MarkList, with attributes: [_ElementAttribute<DataElement>]
  ) {
    marks.append(&list, attributes)
  }
}
