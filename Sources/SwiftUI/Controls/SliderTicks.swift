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

/// Said where marks were asked for.
private func reportTicks() {
  Reports.once("the ticks of a Slider are left out: its track is drawn plain")
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks on its track, which are not drawn here.
  nonisolated public init<V: BinaryFloatingPoint, Value: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.TickValue == V {
    reportTicks()
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// The same, by steps, each of which has a mark where `tick` makes one.
  nonisolated public init<V: BinaryFloatingPoint, Value: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    reportTicks()
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// A slider with marks on its track, which are not drawn here, between two labels.
  nonisolated public init<V: BinaryFloatingPoint, Value: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.TickValue == V {
    reportTicks()
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  /// The same, by steps, each of which has a mark where `tick` makes one.
  nonisolated public init<V: BinaryFloatingPoint, Value: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    reportTicks()
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension View {
  /// Whether a slider has a knob: it always has one here.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden {
      Reports.once("sliderThumbVisibility is left out: sliders have a knob")
    }
    return self
  }
}
