import Foundation
@_spi(Runtime) import ViewRuntime

/// A finger that stays where it is for a while.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// Seconds.
  public var minimumDuration: Double
  /// Points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Bool> { LongPressRecognizer(self) }

  @MainActor package func update(_ recognizer: GestureRecognizer<Bool>) {
    // `makeRecognizer` makes no others.
    (recognizer as! LongPressRecognizer).gesture = self
  }
}

/// A long press that says when the finger comes down and goes up, whatever becomes of it.
nonisolated struct PressGesture: PrimitiveGesture {
  typealias Value = Bool
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor package func makeRecognizer() -> GestureRecognizer<Bool> {
    let recognizer = LongPressRecognizer(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance))
    recognizer.onPressingChanged = onPressingChanged
    return recognizer
  }

  @MainActor package func update(_ recognizer: GestureRecognizer<Bool>) {
    // `makeRecognizer` makes no others.
    let recognizer = recognizer as! LongPressRecognizer
    recognizer.gesture = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    recognizer.onPressingChanged = onPressingChanged
  }
}

final class LongPressRecognizer: GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  var onPressingChanged: ((Bool) -> Void)?
  private var start: Double?
  private var isPressing = false

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Bool
  > {
    switch event {
    case .began(let touch):
      guard start == nil else { return stop(attachment, .failed) }
      start = touch.time
      setPressing(true, attachment)
      return gesture.minimumDuration <= 0 ? stop(attachment, .ended(true)) : .possible
    case .moved(let touch):
      return touch.distance > gesture.maximumDistance ? stop(attachment, .failed) : .possible
    case .ended(let touch):
      let isLongEnough = start.map { touch.time - $0 >= gesture.minimumDuration - 1e-6 } ?? false
      return stop(attachment, isLongEnough ? .ended(true) : .failed)
    case .cancelled: return stop(attachment, .failed)
    case .tick(let time):
      guard let start, time - start >= gesture.minimumDuration - 1e-6 else { return .possible }
      return stop(attachment, .ended(true))
    }
  }

  private func stop(_ attachment: GestureAttachment, _ phase: GesturePhase<Bool>) -> GesturePhase<
    Bool
  > {
    start = nil
    setPressing(false, attachment)
    return phase
  }

  private func setPressing(_ pressing: Bool, _ attachment: GestureAttachment) {
    guard pressing != isPressing else { return }
    isPressing = pressing
    if let onPressingChanged { attachment.perform { onPressingChanged(pressing) } }
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    _ = stop(attachment, .failed)
  }
  override var nextTime: Double? { start.map { $0 + gesture.minimumDuration } }
}
