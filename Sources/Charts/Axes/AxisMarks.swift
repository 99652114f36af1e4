import Foundation
import Geometry
import ViewRuntime

/// On which side of the plot an axis stands.
nonisolated public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let kind: Kind
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// How the marks of an axis stand to its plot.
nonisolated public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }

  let kind: Kind
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Grid lines reach beside the labels.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// The first and the last label end with the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Labels stand inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// Marks of one kind at several values of an axis.
struct AxisMarkGroup {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// The stroke of the standard marks.
  var stroke: StrokeStyle?
  /// The marks of a value; nil for the standard ones.
  var content: (@MainActor (AxisValue, Axis) -> _AxisMarkList)?
  /// Writes values for the standard label; nil for the standard format.
  var format: ((_PlottedValue) -> String?)?
}

/// Grid lines, ticks and labels at the values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  public typealias Body = Never
  let group: AxisMarkGroup

  public var body: Never { fatalError("An axis is drawn by its chart") }
  @MainActor public func _append(to list: inout _AxisList) { list.groups.append(group) }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping (AxisValue) -> Content
  ) {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    group = AxisMarkGroup(preset: preset, position: position, values: values) { value, axis in
      var list = _AxisMarkList(axis: axis)
      content(value)._append(to: &list)
      return list
    }
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content)
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, AxisMarkValues(kind: .list(values.map(\.plotted))), content)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(kind: .list(values.map(\.plotted)))) { _ in content()
    }
  }
}

/// The marks that an axis has by itself.
nonisolated public struct _StandardAxisMark: AxisMark {
  public typealias Body = Never
  public var body: Never { fatalError("An axis is drawn by its chart") }
  @MainActor public func _append(to list: inout _AxisMarkList) {}
}

extension AxisMarks where Content == _StandardAxisMark {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    group = AxisMarkGroup(preset: preset, position: position, values: values, stroke: stroke)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .list(values.map(\.plotted))), stroke: stroke)
  }

  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // A format is a value that is only read.
    nonisolated(unsafe) let format = format
    group = AxisMarkGroup(
      preset: preset, position: position, values: values, stroke: stroke,
      format: { Format.FormatInput(plotted: $0).map(format.format) })
  }

  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .list(values.map(\.plotted))), stroke: stroke)
  }
}
