/// What one mark says: where it stands, and what only its kind has.
struct MarkValues {
  var x: PlottedDatum?
  var xEnd: PlottedDatum?
  var y: PlottedDatum?
  var yEnd: PlottedDatum?
  var series: _PlottedValue?
  var options: MarkOptions?

  @inline(__always)
  func append(_ kind: MarkKind, to list: inout _MarkList) {
    list.append(kind) { record, list in
      if let x {
        record.x = xEnd.map { list.x.range(x, $0) } ?? list.x.extent(x)
      }
      if let y {
        record.y = yEnd.map { list.y.range(y, $0) } ?? list.y.extent(y)
      }
      record.series = series
      record.options = options
    }
  }
}

/// A mark that is made of values alone.
protocol ValueMark: PrimitiveChartContent {
  static var kind: MarkKind { get }
  var values: MarkValues { get }
}

extension ValueMark {
  public func _append(to list: inout _MarkList) { values.append(Self.kind, to: &list) }
}
