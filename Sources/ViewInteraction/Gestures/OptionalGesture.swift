import Foundation
@_spi(Runtime) import ViewRuntime

/// A gesture that may not be there: nothing is recognised then.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Wrapped.Value> {
    OptionalRecognizer(self)
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Wrapped.Value>) {
    // `makeRecognizer` makes no others.
    (recognizer as! OptionalRecognizer<Wrapped>).update(self)
  }
}

private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped.Value> {
  private var base: GestureRecognizer<Wrapped.Value>?

  init(_ gesture: Wrapped?) { base = gesture?.recognizer() }

  /// Fingers that are down when the gesture comes are left to others.
  func update(_ gesture: Wrapped?) {
    guard let gesture else { return base = nil }
    if let base { gesture.updateRecognizer(base) } else { base = gesture.recognizer() }
  }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Wrapped.Value
  > {
    base?.handle(event, in: attachment) ?? .failed
  }
  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    base?.reset(wasActive: wasActive, in: attachment)
  }
  override var nextTime: Double? { base?.nextTime }
  override var keepsOthersWaiting: Bool { base?.keepsOthersWaiting ?? false }
}
