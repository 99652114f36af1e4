@_spi(Runtime) import ViewRuntime

/// A gesture whose type is hidden, and may be another one the next time.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor () -> GestureRecognizer<Value>
  private let change: @MainActor (GestureRecognizer<Value>) -> Void
  private let type: ObjectIdentifier
  public static var _valueType: Value.Type { Value.self }

  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    // Both closures below are called on the main actor alone.
    nonisolated(unsafe) let gesture = gesture
    make = { gesture.recognizer() }
    change = { gesture.updateRecognizer($0) }
    type = ObjectIdentifier(T.self)
  }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> {
    HiddenRecognizer(make(), of: type)
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makeRecognizer` makes no others.
    (recognizer as! HiddenRecognizer<Value>).update(to: type, make: make, change: change)
  }
}

/// Recognises the gesture of the type that it is just now.
private final class HiddenRecognizer<Value>: GestureRecognizer<Value> {
  private var base: GestureRecognizer<Value>
  private var type: ObjectIdentifier
  private var isActive = false
  /// What recognised a gesture of another type before, until it is told that its touches are taken away.
  private var replaced: GestureRecognizer<Value>?

  init(_ base: GestureRecognizer<Value>, of type: ObjectIdentifier) {
    (self.base, self.type) = (base, type)
  }

  /// Fingers that are down when the type changes are new to what recognises the other one.
  func update(
    to type: ObjectIdentifier, make: @MainActor () -> GestureRecognizer<Value>,
    change: @MainActor (GestureRecognizer<Value>) -> Void
  ) {
    if type == self.type { return change(base) }
    replaced = base
    (base, self.type) = (make(), type)
  }

  override func handle(
    _ event: GestureEvent, in attachment: GestureAttachment
  ) -> GesturePhase<Value> {
    endReplaced(in: attachment)
    let phase = base.handle(event, in: attachment)
    isActive = phase.state == .active
    return phase
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    endReplaced(in: attachment)
    base.reset(wasActive: wasActive, in: attachment)
    isActive = false
  }

  private func endReplaced(in attachment: GestureAttachment) {
    replaced?.reset(wasActive: isActive, in: attachment)
    if replaced != nil { isActive = false }
    replaced = nil
  }

  override var nextTime: Double? { base.nextTime }
  override var keepsOthersWaiting: Bool { base.keepsOthersWaiting }
}
