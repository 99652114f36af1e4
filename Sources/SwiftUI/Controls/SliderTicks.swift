import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// A mark on a slider's track.
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  public typealias TickValue = V
  public struct ID: Hashable { let value: Double }
  let value: V

  public init(_ value: V) { self.value = value }
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }

  public var id: ID { ID(value: Double(value)) }
  public var body: Never { fatalError("a tick is drawn by its slider") }
  public var _ticks: [Double] { [Double(value)] }
}

/// Marks on a slider's track.
public protocol SliderTickContent<TickValue> {
  associatedtype TickValue: BinaryFloatingPoint
  associatedtype Body
  var body: Self.Body { get }
  /// The values that are marked.
  nonisolated var _ticks: [Double] { get }
}

extension SliderTickContent where Body: SliderTickContent {
  public var _ticks: [Double] { body._ticks }
}

/// Several marks.
nonisolated public struct TupleSliderTickContent<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias TickValue = V
  public let _ticks: [Double]
  public var body: Never { fatalError("ticks are drawn by their slider") }
}

/// A mark for each element of a collection.
nonisolated public struct SliderTickContentForEach<Data: RandomAccessCollection, V>:
  SliderTickContent
where V: BinaryFloatingPoint {
  public typealias TickValue = V
  public let _ticks: [Double]
  public var body: Never { fatalError("ticks are drawn by their slider") }

  public init<C: SliderTickContent, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: (Data.Element) -> C
  ) where C.TickValue == V { _ticks = data.flatMap { content($0)._ticks } }

  public init<C: SliderTickContent>(
    _ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> C
  ) where C.TickValue == V, Data.Element: Identifiable {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<C: SliderTickContent>(_ content: C)
    -> TupleSliderTickContent<V>
  where C.TickValue == V { .init(_ticks: content._ticks) }
  public static func buildBlock(_ content: TupleSliderTickContent<V>...)
    -> TupleSliderTickContent<V>
  { .init(_ticks: content.flatMap(\._ticks)) }
  public static func buildIf(_ content: TupleSliderTickContent<V>?) -> TupleSliderTickContent<V> {
    content ?? .init(_ticks: [])
  }
  public static func buildEither(first: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> {
    first
  }
  public static func buildEither(second: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> {
    second
  }
}

extension SliderMarks {
  fileprivate init<V: BinaryFloatingPoint>(
    _ ticks: [Double], neutral: V?, enabled: ClosedRange<V>?
  ) {
    self.init(
      ticks: ticks, neutralValue: neutral.map { Double($0) },
      enabledBounds: enabled.map { Double($0.lowerBound)...Double($0.upperBound) })
  }

  /// Ticks at the steps for which `tick` makes one; none where there would be more than a thousand.
  fileprivate init<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>, step: V.Stride, tick: (V) -> SliderTick<V>?, neutral: V?,
    enabled: ClosedRange<V>?
  ) where V.Stride: BinaryFloatingPoint {
    let count = Double(bounds.upperBound - bounds.lowerBound) / Double(step)
    let steps = count.isFinite && (0...1000).contains(count) ? Int(count + 1e-6) : -1
    self.init(
      steps < 0
        ? []
        : (0...steps).flatMap {
          tick(bounds.lowerBound + V(Double($0) * Double(step)))?._ticks ?? []
        },
      neutral: neutral, enabled: enabled)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks on its track, which are drawn as dots below it; their labels are for those who do not see them.
  nonisolated public init<V: BinaryFloatingPoint, Value: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.TickValue == V {
    self = Slider(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
      .marked(SliderMarks(ticks()._ticks, neutral: neutralValue, enabled: enabledBounds))
  }

  /// The same, by steps, each of which has a mark where `tick` makes one.
  nonisolated public init<V: BinaryFloatingPoint, Value: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value = { EmptyView() },
    tick: @escaping (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
    ).marked(
      SliderMarks(bounds, step: step, tick: tick, neutral: neutralValue, enabled: enabledBounds))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider that is tinted from `neutralValue` on, and whose knob stays within `enabledBounds`.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
      .marked(SliderMarks([], neutral: neutralValue, enabled: enabledBounds))
  }
}

extension Slider {
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged
    ).marked(SliderMarks([], neutral: neutralValue, enabled: enabledBounds))
  }

  /// A slider with marks on its track, which are drawn as dots below it; their labels are for those who do not see them, between two labels.
  nonisolated public init<V: BinaryFloatingPoint, Value: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.TickValue == V {
    self = Slider(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged
    ).marked(SliderMarks(ticks()._ticks, neutral: neutralValue, enabled: enabledBounds))
  }

  /// The same, by steps, each of which has a mark where `tick` makes one.
  nonisolated public init<V: BinaryFloatingPoint, Value: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged
    ).marked(
      SliderMarks(bounds, step: step, tick: tick, neutral: neutralValue, enabled: enabledBounds))
  }
}

extension View {
  /// Whether sliders have a knob.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
