import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A control that counts up and down.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let onIncrement: (@MainActor () -> Void)?
  let onDecrement: (@MainActor () -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The field that shows the value; nil where none does.
  var valueField: AnyView?
  @Environment(\.isEnabled) private var isEnabled

  /// An end without an action is dimmed.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// As before iOS 15, with the label behind the actions.
  nonisolated public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // Used by the closures below, which the main actor alone calls.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let step = step
    let up: @MainActor () -> Void = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    let down: @MainActor () -> Void = {
      value.wrappedValue = value.wrappedValue.advanced(by: -step)
    }
    self.init(label: label, onIncrement: up, onDecrement: down, onEditingChanged: onEditingChanged)
  }

  /// As before iOS 15, with the label behind the action.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // Used by the closures below, which the main actor alone calls.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let (bounds, step) = (bounds, step)
    let up: @MainActor () -> Void = {
      value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step))
    }
    let down: @MainActor () -> Void = {
      value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step))
    }
    let current = value.wrappedValue
    self.init(
      label: label, onIncrement: current < bounds.upperBound ? up : nil,
      onDecrement: current > bounds.lowerBound ? down : nil, onEditingChanged: onEditingChanged)
  }

  @MainActor public var body: some View { accessible(control) }

  @MainActor private var control: some View {
    LabeledControl(isPlatformControl: true) {
      ControlTitle(content: label)
    } control: {
      if let valueField {
        HStack(spacing: 8) {
          valueField
          buttons
        }
      } else {
        buttons
      }
    }
  }

  @MainActor private var buttons: some View {
    HStack(spacing: 0) {
      StepperButton(symbol: "minus", action: onDecrement, onEditingChanged: onEditingChanged)
      Capsule(style: .circular).fill(Color(.system(.separator))).frame(width: 1, height: 18)
      StepperButton(symbol: "plus", action: onIncrement, onEditingChanged: onEditingChanged)
    }
    .frame(width: 94, height: 32)
    .background(Color(.system(.tertiaryFill)), in: Capsule(style: .circular))
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// One end of a stepper; it goes on while it is held.
private struct StepperButton: View {
  let symbol: String
  let action: (@MainActor () -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 15, weight: .medium))
      .foregroundStyle(Color.primary)
      .opacity(action == nil ? 0.3 : 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color.primary.opacity(isPressed && action != nil ? 0.12 : 0), in: Capsule(style: .circular)
      )
      .contentShape(Rectangle())
      .gesture(
        ButtonGesture(
          onPressingChanged: {
            isPressed = $0
            onEditingChanged($0)
          }, action: { action?() })
      )
      .accessibilityButton(action: action)
      .accessibilityLabel(Text(verbatim: symbol == "plus" ? "Increment" : "Decrement"))
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
