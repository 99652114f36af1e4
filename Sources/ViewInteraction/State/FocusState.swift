import Foundation
import FoundationNames
@_spi(Runtime) import ViewRuntime

/// Which field or view has the focus: where typed letters go.
@propertyWrapper
public struct FocusState<Value: Hashable>: NodeProperty {
  /// A two-way connection to where the focus is.
  @propertyWrapper
  public struct Binding {
    let binding: ViewRuntime.Binding<Value>
    /// The value that says that nobody has the focus.
    let none: Value

    /// Says that nobody has the focus.
    package func release() { binding.wrappedValue = none }

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set {
        FocusRequests.note()
        binding.wrappedValue = newValue
      }
    }
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>
  private let none: Value

  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    none = nil
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set {
      FocusRequests.note()
      state.wrappedValue = newValue
    }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(binding: state.projectedValue, none: none)
  }

  @MainActor package mutating func connect(to slot: PropertySlot) { state.connect(to: slot) }
}

/// How often programs have said where the focus is to be: a field that has it already is asked to keep
/// it by a write that changes nothing.
@MainActor
package enum FocusRequests {
  package private(set) static var count = 0

  nonisolated fileprivate static func note() {
    guard MainThread.isCurrent else { return }
    assumeMainActor { count += 1 }
  }
}
