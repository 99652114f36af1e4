import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// A value that a gesture keeps up to date while it goes on, and that falls back afterwards.
@propertyWrapper
public struct GestureState<Value>: NodeProperty {
  private let initialValue: Value
  private let resetAction: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: how the value falls back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: changes the transaction in which the value falls back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetAction = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.value ?? initialValue }
  public var projectedValue: GestureState<Value> { self }

  @MainActor package mutating func connect(to slot: PropertySlot) {
    if let known = slot.storage as? StateLocation<Value> {
      location = known
    } else {
      let fresh = StateLocation(initialValue, node: slot.node)
      slot.storage = fresh
      location = fresh
    }
  }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    location?.set(value, transaction: transaction)
  }

  func fallBack() {
    var transaction = Transaction()
    resetAction(wrappedValue, &transaction)
    location?.set(initialValue, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

/// A gesture that keeps a `GestureState` up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    GestureStateRecognizer(base: base.recognizer(), state: state, change: change)
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makeRecognizer` makes no others.
    let recognizer = recognizer as! GestureStateRecognizer<Value, State>
    recognizer.state = state
    recognizer.change = change
    base.updateRecognizer(recognizer.base)
  }
}

private final class GestureStateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  var state: GestureState<State>
  var change: (Value, inout State, inout Transaction) -> Void
  private var isUpdating = false

  init(
    base: GestureRecognizer<Value>, state: GestureState<State>,
    change: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.change = change
    super.init(base: base)
  }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    let phase = base.handle(event, in: attachment)
    switch phase {
    case .active(let value):
      isUpdating = true
      let (state, change) = (state, change)
      attachment.perform { state.update { change(value, &$0, &$1) } }
    case .ended, .failed: fallBack(attachment)
    case .possible: break
    }
    return phase
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    fallBack(attachment)
    super.reset(wasActive: wasActive, in: attachment)
  }

  private func fallBack(_ attachment: GestureAttachment) {
    guard isUpdating else { return }
    isUpdating = false
    let state = state
    attachment.perform { state.fallBack() }
  }
}
