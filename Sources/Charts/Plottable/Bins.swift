import Foundation

/// One bin of a histogram.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
  public var lowerBound: Bound
  public var upperBound: Bound
  /// True for the last bin, to which its upper bound belongs.
  var isClosed: Bool

  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: Plottable where Bound: Plottable {
  /// Its lower bound, from which it reaches to the upper one.
  public var primitivePlottable: Bound.PrimitivePlottable { lowerBound.primitivePlottable }

  public init?(primitivePlottable: Bound.PrimitivePlottable) {
    guard let bound = Bound(primitivePlottable: primitivePlottable) else { return nil }
    self.init(lowerBound: bound, upperBound: bound, isClosed: true)
  }

  public var _plottedEnd: _PlottedValue? { upperBound.plotted }
}

/// Bins of equal width over numbers.
public struct NumberBins<Value: Hashable & Comparable>: RandomAccessCollection {
  public typealias Element = ChartBinRange<Value>
  /// The bounds of all bins, one more than there are bins.
  public let thresholds: [Value]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// The bin that `value` lies in; what lies outside counts to the nearest.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
  }

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins with round bounds over `range`.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = Swift.max(
      NiceNumbers.step(
        over: Double(range.upperBound - range.lowerBound), count: desiredCount),
      Double(minimumStride))
    self.init(
      thresholds: NiceNumbers.bounds(
        from: Double(range.lowerBound), to: Double(range.upperBound), step: step
      ).map { Value($0) })
  }

  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Exactly `count` bins of equal width.
  public init(range: ClosedRange<Value>, count: Int) {
    let width = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    self.init(thresholds: (0...Swift.max(1, count)).map { range.lowerBound + width * Value($0) })
  }

  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NiceNumbers.bounds(
        from: Double(range.lowerBound), to: Double(range.upperBound), step: Double(size)
      ).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins with round bounds over `range`, at least 1 wide.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let step = Swift.max(
      NiceNumbers.step(
        over: Double(range.upperBound) - Double(range.lowerBound), count: desiredCount
      ).rounded(.up), Double(minimumStride))
    self.init(
      thresholds: NiceNumbers.bounds(
        from: Double(range.lowerBound), to: Double(range.upperBound), step: step
      ).map { Value($0) })
  }

  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 1) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NiceNumbers.bounds(
        from: Double(range.lowerBound), to: Double(range.upperBound), step: Double(size)
      ).map { Value($0) })
  }
}

/// Bins of one unit of the calendar each.
public struct DateBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Date>
  public let thresholds: [Date]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
  }

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  public init(
    unit: Calendar.Component, by amount: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let stride = CalendarStride(unit: unit, count: amount, calendar: calendar)
    var dates = stride.dates(from: stride.floor(range.lowerBound), to: range.upperBound)
    if let last = dates.last, let next = stride.next(after: last) { dates.append(next) }
    self.init(thresholds: dates)
  }

  public init(
    unit: Calendar.Component, by amount: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: amount, range: low...high, calendar: calendar)
  }

  public init(
    desiredCount: Int = 10, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    let stride = CalendarStride.fitting(
      range.lowerBound...range.upperBound, count: desiredCount, calendar: calendar)
    self.init(unit: stride.unit, by: stride.count, range: range, calendar: calendar)
  }

  public init(desiredCount: Int = 10, data: [Date], calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(desiredCount: desiredCount, range: low...high, calendar: calendar)
  }
}
