import Foundation
import Geometry

/// The marks of a chart with all that does not depend on its size: looks, orientations, stacks.
struct ChartData {
  struct Mark {
    var record: MarkRecord
    var look: Int
    /// True for a bar that lies.
    var isHorizontal = false
    /// Which of the marks side by side in a band this one is; nil for the whole band.
    var slot: Int?
    /// Of sectors: from where to where, in parts of a turn.
    var turn: (start: Double, end: Double) = (0, 0)
    /// Of lines and areas: which one it belongs to.
    var series = 0
    /// True where another bar of the stack goes on from this one's end.
    var isCovered = false
    /// True for what was put from zero, or upon another, and did not say itself where it begins.
    var isStacked = false
    /// True for the first bar of a stack around the middle, which has an end of its own on both sides.
    var beginsCenteredStack = false
  }

  var marks: [Mark] = []
  var looks: [MarkLook]
  var x: AxisCollection
  var y: AxisCollection
  /// The values that marks are put side by side by.
  var slots = ValueList()
  var styleValues = ValueList()
  var symbolValues = ValueList()
  var sizeValues = ValueList()
  var lineStyleValues = ValueList()
  var opacityValues = ValueList()
  var seriesCount = 0
  /// True when values are told apart by the symbols of points, and not of lines alone.
  private(set) var hasSymbolPoints = false
  /// Which axis shows shares of a whole.
  var normalizedAxis: Axis?
  /// The sum of all sectors.
  private(set) var angleTotal = 0.0
  let spokenWords = MarkWords()

  init(_ list: _MarkList) {
    (x, y) = (list.x, list.y)
    looks = []
    var table = LookTable()
    marks.reserveCapacity(list.records.count)
    for record in list.records {
      marks.append(Mark(record: record, look: table.index(of: record.attributes)))
    }
    looks = table.looks
    collectGroups()
    orientAndSeparate()
    stack()
    addUpSectors()
  }

  /// Only those groups count that a mark has, and in the order of the marks.
  private mutating func collectGroups() {
    var seen = [Bool](repeating: false, count: looks.count)
    for index in marks.indices where !seen[marks[index].look] {
      seen[marks[index].look] = true
      let look = looks[marks[index].look]
      if let value = look.styleGroup { styleValues.place(of: value) }
      if let value = look.symbolGroup {
        symbolValues.place(of: value)
        if marks[index].record.kind == .point { hasSymbolPoints = true }
      }
      if let value = look.symbolSizeGroup { sizeValues.place(of: value) }
      if let value = look.lineStyleGroup { lineStyleValues.place(of: value) }
      if let value = look.opacityGroup { opacityValues.place(of: value) }
      if let value = look.positionGroup?.value { slots.place(of: value) }
    }
  }

  // MARK: Orientation and series

  private struct SeriesKey: Hashable {
    var kind: MarkKind
    var name: _PlottedValue?
    var style: _PlottedValue?
    var symbol: _PlottedValue?
    var line: _PlottedValue?
  }

  private mutating func orientAndSeparate() {
    var series: [SeriesKey: Int] = [:]
    var last: (look: Int, kind: MarkKind, name: _PlottedValue?, index: Int)?
    for index in marks.indices {
      if let group = looks[marks[index].look].positionGroup {
        marks[index].slot = slots.index(of: group.value)
      }
      switch marks[index].record.kind {
      case .bar, .rectangle:
        marks[index].isHorizontal = isHorizontal(marks[index].record)
      case .line, .area:
        let look = marks[index].look
        if let last, last.look == look, last.kind == marks[index].record.kind,
          last.name == marks[index].record.series
        {
          marks[index].series = last.index
          continue
        }
        let record = marks[index].record
        let looked = looks[look]
        let isNamed = record.series != nil
        let key = SeriesKey(
          kind: record.kind, name: record.series, style: isNamed ? nil : looked.styleGroup,
          symbol: isNamed ? nil : looked.symbolGroup, line: isNamed ? nil : looked.lineStyleGroup)
        let number = series[key] ?? series.count
        series[key] = number
        marks[index].series = number
        last = (look, record.kind, record.series, number)
        // Between two starts of values, an area along x has its range on x.
        marks[index].isHorizontal = record.kind == .area && record.x.form == .range
      default: break
      }
    }
    for index in marks.indices where marks[index].record.kind == .area {
      marks[index].isHorizontal = marks[index].record.x.form == .range
    }
    seriesCount = series.count
  }

  /// True for a bar along x: its value is on x, and what it belongs to on y.
  private func isHorizontal(_ record: MarkRecord) -> Bool {
    if record.y.isAbsent {
      return record.x.form != .unit && x.kind == .number || record.x.form == .range
    }
    if record.x.isAbsent { return false }
    if record.x.form == .range { return record.y.form != .range }
    if record.y.form == .range { return false }
    if record.x.form == .unit || x.kind == .category { return false }
    if record.y.form == .unit || y.kind == .category { return true }
    return y.kind == .date && x.kind == .number
  }

  // MARK: Stacks

  private struct StackKey: Hashable {
    var kind: MarkKind
    var isHorizontal: Bool
    var place: Double
    var slot: Int?
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    var total = 0.0
    var lastPositive: Int?
    var lastNegative: Int?
  }

  private mutating func stack() {
    var stacks: [StackKey: Stack] = [:]
    var stacked: [(index: Int, key: StackKey)] = []
    for index in marks.indices
    where marks[index].record.kind == .bar || marks[index].record.kind == .area {
      let mark = marks[index]
      let value = mark.isHorizontal ? mark.record.x : mark.record.y
      guard value.form == .value || value.form == .unit else { continue }
      let place = mark.isHorizontal ? mark.record.y : mark.record.x
      let key = StackKey(
        kind: mark.record.kind, isHorizontal: mark.isHorizontal,
        place: place.isAbsent ? 0 : place.start, slot: mark.slot)
      stacks[key, default: Stack()].total += abs(value.start)
      stacked.append((index, key))
    }
    for (index, key) in stacked {
      put(index, on: &stacks[key]!)
    }
  }

  private mutating func put(_ index: Int, on stack: inout Stack) {
    let mark = marks[index]
    let method = (mark.record.options?.stacking ?? .standard).kind
    var value = (mark.isHorizontal ? mark.record.x : mark.record.y).start
    let result: Extent
    if method == .unstacked {
      result = .range(0, value)
    } else {
      if method == .normalized {
        value = stack.total == 0 ? 0 : value / stack.total
        normalizedAxis = mark.isHorizontal ? .horizontal : .vertical
      }
      let shift = method == .center ? -stack.total / 2 : 0
      let start: Double
      if value < 0 {
        start = stack.negative
        stack.negative += value
        if value != 0, let last = stack.lastNegative { marks[last].isCovered = true }
        stack.lastNegative = index
      } else {
        start = stack.positive
        stack.positive += value
        if value != 0, let last = stack.lastPositive { marks[last].isCovered = true }
        marks[index].beginsCenteredStack =
          method == .center && value != 0 && stack.lastPositive == nil
        if value != 0 { stack.lastPositive = index }
      }
      result = .range(shift + start, shift + start + value)
    }
    marks[index].isStacked = true
    if mark.isHorizontal { marks[index].record.x = result } else { marks[index].record.y = result }
  }

  private mutating func addUpSectors() {
    for index in marks.indices where marks[index].record.kind == .sector {
      let angle = marks[index].record.options?.angle ?? .absent
      angleTotal += angle.form == .range ? 0 : max(0, angle.start)
    }
    var sum = 0.0
    for index in marks.indices where marks[index].record.kind == .sector {
      let angle = marks[index].record.options?.angle ?? .absent
      if angle.form == .range {
        // Values that say where they begin and end are angles of a whole that they end.
        marks[index].turn = (angle.start, angle.end)
        continue
      }
      let start = sum
      sum += max(0, angle.start)
      if angleTotal > 0 { marks[index].turn = (start / angleTotal, sum / angleTotal) }
    }
    let ranges = marks.indices.filter {
      marks[$0].record.kind == .sector && marks[$0].record.options?.angle.form == .range
    }
    let end = ranges.map { marks[$0].turn.end }.max() ?? 0
    if end > 0 {
      angleTotal = max(angleTotal, end)
      for index in ranges {
        marks[index].turn.start /= end
        marks[index].turn.end /= end
      }
    }
  }
}
