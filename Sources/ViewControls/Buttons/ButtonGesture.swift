import Foundation
@_spi(Runtime) import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// What a button does with a finger: pressed while the finger is on it, done when it goes up there.
nonisolated package struct ButtonGesture: PrimitiveGesture {
  package typealias Value = Void
  package let onPressingChanged: @MainActor (Bool) -> Void
  package let action: @MainActor () -> Void

  package init(
    onPressingChanged: @escaping @MainActor (Bool) -> Void, action: @escaping @MainActor () -> Void
  ) {
    self.onPressingChanged = onPressingChanged
    self.action = action
  }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Void> { ButtonRecognizer(self) }

  @MainActor package func update(_ recognizer: GestureRecognizer<Void>) {
    // `makeRecognizer` makes no others.
    (recognizer as! ButtonRecognizer).gesture = self
  }
}

private final class ButtonRecognizer: GestureRecognizer<Void> {
  var gesture: ButtonGesture
  private var finger: Int?
  private var isPressed = false

  init(_ gesture: ButtonGesture) { self.gesture = gesture }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Void
  > {
    switch event {
    case .began(let touch):
      guard finger == nil else { return .possible }
      finger = touch.finger
      setPressed(true, attachment)
      return .possible
    case .moved(let touch):
      if touch.finger == finger { setPressed(isInside(touch, attachment), attachment) }
      return .possible
    case .ended(let touch):
      guard touch.finger == finger else { return .possible }
      let isInside = isInside(touch, attachment)
      finger = nil
      setPressed(false, attachment)
      guard isInside else { return .failed }
      let action = gesture.action
      attachment.perform(action)
      return .ended(())
    case .cancelled:
      finger = nil
      setPressed(false, attachment)
      return .failed
    case .tick: return .possible
    }
  }

  private func isInside(_ touch: Touch, _ attachment: GestureAttachment) -> Bool {
    guard let element = attachment.element else { return false }
    return element.isTouched(at: element.localPoint(touch.location))
  }

  private func setPressed(_ pressed: Bool, _ attachment: GestureAttachment) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    let report = gesture.onPressingChanged
    attachment.perform { report(pressed) }
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    finger = nil
    setPressed(false, attachment)
  }
}
