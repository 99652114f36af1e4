import Foundation
import Geometry
import ViewRuntime

/// An axis with its scale: where its lines and labels stand.
struct ResolvedAxis {
  enum Side: Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom

    /// True for the sides along which an axis of x stands.
    var isHorizontal: Bool { self == .top || self == .bottom }
  }

  struct Line {
    var key: AxisMarkKey
    var line: AxisLine
    var side: Side
    /// In the numbers of the scale.
    var place: AxisPlace
  }

  struct Label: Identifiable {
    var key: AxisMarkKey
    var label: AxisLabel
    var side: Side
    var place: AxisPlace
    var preset: AxisMarkPreset
    /// True for the label of a step of time, which begins at its tick.
    var beginsAtTick: Bool
    /// True for the name of a category that stands in its band, above the marks.
    var isInside = false
    var isFirst = false
    var isLast = false
    /// How far the ticks beside it reach away from the plot, in points.
    var tickRoom: CGFloat = 0
    var id: AxisMarkKey { key }
  }

  var lines: [Line] = []
  var labels: [Label] = []

  /// - Parameter count: about how many automatic values there are.
  @MainActor
  init(
    _ axis: Axis, _ settings: AxisSettings, scale: PositionScale, count: Int, isNormalized: Bool,
    isNeeded: Bool
  ) {
    guard settings.visibility != .hidden else { return }
    let standard = isNeeded && settings.content == nil
    let groups =
      settings.groups
      ?? (standard
        ? [AxisMarkGroup(preset: .automatic, position: .automatic, values: .automatic)] : [])
    for (index, group) in groups.enumerated() {
      add(group, index, axis, scale, count, isNormalized)
    }
    if axis == .vertical { makeRoomForTicks() }
  }

  /// Labels of y stand beyond ticks of a length of their own: all on their side, whichever marks the ticks are of.
  private mutating func makeRoomForTicks() {
    for index in labels.indices {
      labels[index].tickRoom =
        lines.filter { $0.line.isTick && $0.side == labels[index].side }
        .compactMap(\.line.length.fixed).max() ?? 0
    }
  }

  @MainActor
  private mutating func add(
    _ group: AxisMarkGroup, _ groupIndex: Int, _ axis: Axis, _ scale: PositionScale, _ count: Int,
    _ isNormalized: Bool
  ) {
    let side = Self.side(group.position, axis)
    let ticks = AxisTicks(group.values, scale: scale, count: count, isNormalized: isNormalized)
    let numbers = ticks.values.map { scale.number(of: $0) }
    // Numbers that the program lists have no steps between them, in whose middles marks might stand.
    let isListOfNumbers = group.values.isList && scale.kind == .number
    if scale.kind == .category, group.content == nil, !scale.categories.isEmpty {
      addBands(group, groupIndex, axis, scale)
    }
    for (index, value) in ticks.values.enumerated() {
      guard let number = numbers[index], scale.contains(number) else { continue }
      let axisValue = AxisValue(
        index: index, count: ticks.values.count, plotted: value, standardLabel: ticks.labels[index])
      AxisValue.current = axisValue
      defer { AxisValue.current = nil }
      let marks = group.content?(axisValue, axis) ?? Self.standard(group, axis, scale, axisValue)
      let next = isListOfNumbers ? nil : index + 1 < numbers.count ? numbers[index + 1] : ticks.end
      let place = AxisPlace(value: number, next: next, isBand: scale.kind == .category)
      for (offset, line) in marks.lines.enumerated() {
        let key = AxisMarkKey(axis: axis, group: groupIndex, value: value, index: offset)
        lines.append(Line(key: key, line: line, side: side, place: place))
      }
      for (offset, label) in marks.labels.enumerated() {
        let key = AxisMarkKey(axis: axis, group: groupIndex, value: value, index: offset)
        labels.append(
          Label(
            key: key, label: label, side: side, place: place, preset: group.preset,
            beginsAtTick: axis == .horizontal && scale.kind != .category,
            isInside: scale.labelRoom > 0, isFirst: index == 0,
            isLast: index == ticks.values.count - 1))
      }
    }
  }

  /// The lines between the bands of categories, and at both ends.
  private mutating func addBands(
    _ group: AxisMarkGroup, _ groupIndex: Int, _ axis: Axis, _ scale: PositionScale
  ) {
    let stroke = group.stroke ?? AxisAppearance.line(axis)
    for index in 0...scale.categories.count {
      let place = AxisPlace(value: Double(index) - 0.5, next: nil, isBand: true, isEdge: true)
      for isTick in axis == .horizontal ? [false, true] : [false] {
        var line = AxisLine(isTick: isTick, isCentered: false, stroke: stroke)
        if isTick { line.length = .longestLabel }
        lines.append(
          Line(
            key: AxisMarkKey(
              axis: axis, group: groupIndex, value: .number(Double(index)), index: isTick ? 1 : 0),
            line: line, side: Self.side(group.position, axis), place: place))
      }
    }
  }

  private static func side(_ position: AxisMarkPosition, _ axis: Axis) -> Side {
    switch (position.kind, axis) {
    case (.leading, .vertical): .leading
    case (_, .vertical): .trailing
    case (.top, .horizontal): .top
    case (_, .horizontal): .bottom
    }
  }

  /// A grid line and a label; ticks below, where labels do not stand at the line's end. Lines stand between
  /// categories, not at them.
  @MainActor
  private static func standard(
    _ group: AxisMarkGroup, _ axis: Axis, _ scale: PositionScale, _ value: AxisValue
  ) -> _AxisMarkList {
    var list = _AxisMarkList(axis: axis)
    if scale.kind != .category {
      AxisGridLine(stroke: group.stroke)._append(to: &list)
      if axis == .horizontal || group.preset == .extended {
        AxisTick(length: .longestLabel, stroke: group.stroke)._append(to: &list)
      }
    }
    var label = AxisLabel()
    label.text = group.format?(value.plotted) ?? value.standardLabel
    list.labels.append(label)
    return list
  }
}

/// Which mark of an axis it is, from one state to the next.
struct AxisMarkKey: Hashable, Sendable {
  var axis: Axis
  var group: Int
  var value: _PlottedValue
  var index: Int
}

/// Where an axis mark stands, in the numbers of its scale.
struct AxisPlace: Hashable, Sendable {
  var value: Double
  /// The next value; nil for the last.
  var next: Double?
  /// True where a value is a band, whose middle is its place.
  var isBand: Bool
  /// True for the line between two bands.
  var isEdge = false

  /// - Parameter isCentered: true for the middle between this value and the next.
  func number(isCentered: Bool) -> Double {
    guard isCentered, !isBand, let next else { return value }
    return (value + next) / 2
  }
}
