import Foundation
@_spi(Runtime) import ViewRuntime

/// Which field has the focus: where typed letters would go.
@propertyWrapper
public struct FocusState<Value: Hashable>: NodeProperty {
  /// A two-way connection to where the focus is.
  @propertyWrapper
  public struct Binding {
    let binding: ViewRuntime.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue) }

  @MainActor package mutating func connect(to slot: PropertySlot) { state.connect(to: slot) }
}

extension View {
  /// Gives this view the focus when `binding` becomes `value`, and the other way round.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return modifier(FocusAction { binding.wrappedValue = value })
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let condition = condition
    return modifier(FocusAction { condition.wrappedValue = true })
  }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// What a tap on a field inside does.
nonisolated private struct FocusAction: ViewModifier {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor func body(content: Content) -> some View { content.environment(\.fieldFocus, action) }
}
