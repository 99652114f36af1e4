import Foundation
import Geometry
import ViewCatalog
@_spi(Runtime) import ViewRuntime

// The watch's crown is the wheel of a mouse here: over the view, it turns the value.

/// How far the crown is turned from one step to the next.
nonisolated public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high

  /// Points of the wheel for a step. By eye: none are published.
  fileprivate var pointsPerStep: Double {
    switch self {
    case .low: 80
    case .medium: 40
    case .high: 20
    }
  }
}

/// A turn of the crown.
nonisolated public struct DigitalCrownEvent: Sendable {
  /// Where the value would be if it took no whole steps.
  public var offset: Double
  /// How fast the value changes, each second.
  public var velocity: Double
}

/// How a value follows the crown.
nonisolated private struct CrownRange {
  var bounds: ClosedRange<Double>?
  /// Nil where the value takes no whole steps.
  var stride: Double?
  var sensitivity = DigitalCrownRotationalSensitivity.high
  var isContinuous = false

  /// Beyond one end it begins at the other, or stays at the end.
  func limited(_ value: Double) -> Double {
    guard let bounds else { return value }
    let length = bounds.upperBound - bounds.lowerBound
    guard isContinuous, length > 0 else {
      return min(bounds.upperBound, max(bounds.lowerBound, value))
    }
    let beyond = (value - bounds.lowerBound).truncatingRemainder(dividingBy: length)
    return bounds.lowerBound + (beyond < 0 ? beyond + length : beyond)
  }

  func stepped(_ value: Double) -> Double {
    guard let stride, stride > 0 else { return value }
    let start = bounds?.lowerBound ?? 0
    return limited(start + ((value - start) / stride).rounded() * stride)
  }

  /// What a turn by that many points of the wheel adds.
  func change(by points: Double) -> Double { points / sensitivity.pointsPerStep * (stride ?? 1) }
}

extension View {
  nonisolated private func crown<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, _ range: CrownRange,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    let value = Binding<Double>(
      get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = V($0) })
    return modifier(
      CrownTurn(value: value, range: range, onChange: onChange, onIdle: onIdle))
  }

  /// Lets the crown turn a value without bounds.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  { crown(binding, CrownRange()) }

  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { crown(binding, CrownRange(), onChange: onChange, onIdle: onIdle) }

  /// Lets the crown turn a value between two others, in steps where there is a stride.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      binding,
      CrownRange(
        bounds: Double(minValue)...Double(max(minValue, maxValue)),
        stride: stride.map { Double($0) }, sensitivity: sensitivity, isContinuous: isContinuous))
  }

  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    crown(
      binding,
      CrownRange(
        bounds: Double(minValue)...Double(max(minValue, maxValue)), sensitivity: sensitivity,
        isContinuous: isContinuous), onChange: onChange, onIdle: onIdle)
  }

  /// Lets the crown turn a value from one step to the next; the action hears of what lies between, too.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      detent,
      CrownRange(
        bounds: Double(minValue)...Double(max(minValue, maxValue)), stride: Double(stride),
        sensitivity: sensitivity, isContinuous: isContinuous), onChange: onChange, onIdle: onIdle)
  }

  /// The mark beside the crown, which is not shown.
  nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  nonisolated public func digitalCrownAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Reports.once("digitalCrownAccessory is left out: there is no crown to show it beside")
    return self
  }
}

nonisolated private struct CrownTurn: ViewModifier {
  let value: Binding<Double>
  let range: CrownRange
  let onChange: (DigitalCrownEvent) -> Void
  let onIdle: () -> Void
  /// Where the value is between steps; nil while the crown rests.
  @State private var offset: Double?
  @State private var turns = 0

  init(
    value: Binding<Double>, range: CrownRange, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void
  ) {
    (self.value, self.range, self.onChange, self.onIdle) = (value, range, onChange, onIdle)
  }

  /// Seconds without a turn after which the crown rests.
  private static var rest: Double { 0.3 }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(WheelTurn { turn(by: $0) })
      .task(id: turns) {
        guard turns > 0, (try? await Task.sleep(for: .seconds(Self.rest))) != nil else { return }
        offset = nil
        onIdle()
      }
  }

  @MainActor private func turn(by points: Double) {
    let change = range.change(by: points)
    let new = range.limited((offset ?? value.wrappedValue) + change)
    offset = new
    turns += 1
    let stepped = range.stepped(new)
    if stepped != value.wrappedValue { value.wrappedValue = stepped }
    onChange(DigitalCrownEvent(offset: new, velocity: change * 60))
  }
}

/// Hears of the wheel over its content: positive points turn up.
nonisolated private struct WheelTurn: PrimitiveModifier {
  let action: @MainActor (Double) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    WheelTurnNode(view, in: context)
  }
}

private final class WheelTurnNode<Content: View>: WrappingNode<Content, WheelTurn> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    WheelTurnElement(node: self, content: element) { [unowned self] in modifier.action($0) }
  }
}

private final class WheelTurnElement: WrapperElement, WheelResponder {
  private let action: @MainActor (Double) -> Void

  init(node: Node, content: Element, action: @escaping @MainActor (Double) -> Void) {
    self.action = action
    super.init(node: node, content: content)
  }

  func wheelMoved(by delta: CGSize) -> CGSize {
    if delta.height != 0 { action(-delta.height) }
    return CGSize(width: delta.width, height: 0)
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard super.hitTest(point, into: &path) else { return false }
    path.add(self)
    return true
  }
}
