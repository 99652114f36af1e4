import Foundation
@_spi(Runtime) import ViewRuntime

extension Gesture {
  /// Calls `action` with each new value once the gesture is recognised.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Calls `action` with the last value when the gesture has ended.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Another value for each value of this gesture.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, body: body)
  }

  /// Keeps `state` up to date while the gesture goes on; it falls back to its initial value at the end.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A recogniser around another.
class WrappingRecognizer<Base, Value>: GestureRecognizer<Value> {
  let base: GestureRecognizer<Base>

  init(base: GestureRecognizer<Base>) { self.base = base }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    base.reset(wasActive: wasActive, in: attachment)
  }
  override var nextTime: Double? { base.nextTime }
  override var keepsOthersWaiting: Bool { base.keepsOthersWaiting }
}

/// A gesture that says when it changes.
nonisolated public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture
where Base.Value: Equatable {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    ChangedRecognizer(base: base.recognizer(), action: action)
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makeRecognizer` makes no others.
    let recognizer = recognizer as! ChangedRecognizer<Value>
    recognizer.action = action
    base.updateRecognizer(recognizer.base)
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(base: GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base: base)
  }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    let phase = base.handle(event, in: attachment)
    switch phase {
    case .active(let value):
      if value != last { call(value, attachment) }
      last = value
    case .ended(let value):
      if value != last { call(value, attachment) }
      last = nil
    case .failed: last = nil
    case .possible: break
    }
    return phase
  }

  private func call(_ value: Value, _ attachment: GestureAttachment) {
    let action = action
    attachment.perform { action(value) }
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    last = nil
    super.reset(wasActive: wasActive, in: attachment)
  }
}

/// A gesture that says when it has ended.
nonisolated public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    EndedRecognizer(base: base.recognizer(), action: action)
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makeRecognizer` makes no others.
    let recognizer = recognizer as! EndedRecognizer<Value>
    recognizer.action = action
    base.updateRecognizer(recognizer.base)
  }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void

  init(base: GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base: base)
  }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    let phase = base.handle(event, in: attachment)
    if case .ended(let value) = phase {
      let action = action
      attachment.perform { action(value) }
    }
    return phase
  }
}

/// A gesture with other values.
nonisolated public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value
  public static var _valueType: Value.Type { Value.self }

  init(base: Base, body: @escaping (Base.Value) -> Value) {
    self.base = base
    transform = body
  }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    MappedRecognizer(base: base.recognizer(), transform: transform)
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makeRecognizer` makes no others.
    let recognizer = recognizer as! MappedRecognizer<Base.Value, Value>
    recognizer.transform = transform
    base.updateRecognizer(recognizer.base)
  }
}
