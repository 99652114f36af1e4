import Foundation
import Geometry
import Motion
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A control for a value within a range, as iOS 26 draws it: a track of 6 points and a lens of 38 by 25.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?
  private let label: Label
  private let onEditingChanged: (Bool) -> Void
  private var marks = SliderMarks()

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label,
    labels: (ValueLabel, ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) },
      set: { new, transaction in value.transaction(transaction).wrappedValue = V(new) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.label = label
    minimumValueLabel = labels?.0
    maximumValueLabel = labels?.1
    self.onEditingChanged = onEditingChanged
  }

  @Environment(\.isEnabled) private var isEnabled
  @State private var isEditing = false

  /// This slider with what it marks on its track.
  nonisolated package func marked(_ marks: SliderMarks) -> Slider {
    var slider = self
    slider.marks = marks
    return slider
  }

  public var body: some View {
    HStack {
      minimumValueLabel
      track
      maximumValueLabel
    }
    .frame(height: SliderMetrics.rowHeight)
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityFraction(.slider, fraction, label: plainText(of: label), adjust: adjustment)
  }

  private var track: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      SliderTrack(
        fraction: fraction, start: marks.neutralValue.map(fraction(of:)) ?? 0,
        ticks: marks.ticks.map(fraction(of:))
      )
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag($0, width: width) }
          .onEnded { _ in
            isEditing = false
            onEditingChanged(false)
          })
    }
    .modifier(MirroredControl())
    .frame(minWidth: SliderMetrics.knobSize.width, idealWidth: 100)
  }

  /// How far the value lies between the bounds, 0…1.
  private var fraction: Double { fraction(of: value.wrappedValue) }

  private func fraction(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(1, max(0, (value - bounds.lowerBound) / length))
  }

  /// The knob's middle follows the finger.
  private func drag(_ drag: DragGesture.Value, width: CGFloat) {
    if !isEditing {
      isEditing = true
      onEditingChanged(true)
    }
    let knob = SliderMetrics.knobSize.width
    guard width > knob else { return }
    let fraction = min(1, max(0, (drag.location.x - knob / 2) / (width - knob)))
    let new = snapped(bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound))
    guard new != value.wrappedValue else { return }
    var transaction = Transaction()
    transaction.isContinuous = true
    value.transaction(transaction).wrappedValue = new
  }

  private var adjustment: @MainActor (AccessibilityAdjustmentDirection) -> Void {
    // The closure takes a copy along, and the main actor alone calls it.
    nonisolated(unsafe) let slider = self
    return { slider.adjust($0) }
  }

  /// Moves by a step, or by a tenth where there are no steps.
  @MainActor private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let length = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    let goal = value.wrappedValue + (direction == .increment ? length : -length)
    value.wrappedValue = snapped(goal)
  }

  /// The nearest step, counted from the lower bound, within what is enabled.
  private func snapped(_ value: Double) -> Double {
    let range = marks.enabledBounds?.clamped(to: bounds) ?? bounds
    var goal = value
    if let step {
      goal = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
    }
    return min(range.upperBound, max(range.lowerBound, goal))
  }
}

/// What a slider marks on its track, in its values.
package struct SliderMarks: Sendable {
  /// Where dots stand below the track.
  package var ticks: [Double]
  /// From where the track is tinted; nil for the lower bound.
  package var neutralValue: Double?
  /// Where the knob may be moved; nil for all of the track.
  package var enabledBounds: ClosedRange<Double>?

  package init(
    ticks: [Double] = [], neutralValue: Double? = nil, enabledBounds: ClosedRange<Double>? = nil
  ) {
    self.ticks = ticks
    self.neutralValue = neutralValue
    self.enabledBounds = enabledBounds
  }
}

/// Sizes of a slider on iOS 26, in points.
package enum SliderMetrics {
  static let rowHeight: CGFloat = 31
  package static let trackHeight: CGFloat = 6
  package static let knobSize = CGSize(width: 38, height: 25)
  // By eye: nothing is recorded of ticks.
  static let tickSize: CGFloat = 3
  static let aboveTick: CGFloat = 4
}

/// The picture of a slider: tinted up to the value, then black at a tenth, and the knob above. All parts are
/// fractions of the track.
private struct SliderTrack: View {
  let fraction: Double
  /// Where the tint begins.
  let start: Double
  let ticks: [Double]
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.partColors) private var ownColors
  @Environment(\.sliderTrackHeight) private var trackHeight
  @Environment(\.tintStyle) private var tint

  private var colors: PartColors { ownColors ?? ControlColors.shared.sliders }

  private var filled: AnyShapeStyle {
    tint ?? colors.filled.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }

  private var rest: Color {
    colors.rest ?? (colorScheme == .dark ? Color.white.opacity(0.18) : Color.black.opacity(0.1))
  }

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let knob = SliderMetrics.knobSize
      let middle = size.height / 2
      let track = trackHeight ?? SliderMetrics.trackHeight
      ZStack(alignment: .topLeading) {
        Capsule(style: .circular)
          .fill(rest)
          .frame(width: size.width, height: track)
          .offset(y: middle - track / 2)
        Capsule(style: .circular)
          .fill(filled)
          .frame(width: size.width * abs(fraction - start), height: track)
          .offset(x: size.width * min(fraction, start), y: middle - track / 2)
        ForEach(ticks.indices, id: \.self) { index in
          Circle()
            .fill(.tertiary)
            .frame(width: SliderMetrics.tickSize, height: SliderMetrics.tickSize)
            .offset(
              x: knob.width / 2 + (size.width - knob.width) * ticks[index]
                - SliderMetrics.tickSize / 2, y: middle + track / 2 + SliderMetrics.aboveTick)
        }
        Capsule(style: .circular)
          .fill(colors.thumb ?? .white)
          .shadow(color: .black.opacity(0.16), radius: 4, x: 0, y: 2)
          .frame(width: knob.width, height: knob.height)
          .accessibilityTouchTarget()
          .offset(x: ((size.width - knob.width) * fraction).rounded(), y: middle - knob.height / 2)
          .opacity(thumbVisibility == .hidden ? 0 : 1)
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
  }
}

private struct SliderThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  package var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: EmptyView(), labels: nil, onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: EmptyView(), labels: nil, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), labels: nil, onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), labels: nil, onEditingChanged)
  }

  /// The older order of arguments: the label last.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), labels: nil, onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), labels: nil, onEditingChanged)
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }

  /// The older order of arguments: the label last.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), labels: (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), labels: (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }
}
