import Foundation
@_spi(Runtime) import ViewRuntime

extension Gesture {
  /// Both gestures at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }

  /// The other gesture once this one has ended.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > {
    SequenceGesture(self, other)
  }

  /// This gesture, or the other one if this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > {
    ExclusiveGesture(self, other)
  }
}

/// A gesture made of two others.
@MainActor
package protocol ComposedGesture: PrimitiveGesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
  func makePair() -> PairRecognizer<First, Second, Value>
}

extension ComposedGesture {
  package func makeRecognizer() -> GestureRecognizer<Value> { makePair() }

  package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makePair` makes no others.
    let recognizer = recognizer as! PairRecognizer<First, Second, Value>
    first.updateRecognizer(recognizer.first)
    second.updateRecognizer(recognizer.second)
  }
}

/// Recognises two gestures and says what becomes of both.
package class PairRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  let first: GestureRecognizer<First.Value>
  let second: GestureRecognizer<Second.Value>

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  /// Forgets what has become of the two so far.
  func start() {}

  package override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    start()
    first.reset(wasActive: wasActive, in: attachment)
    second.reset(wasActive: wasActive, in: attachment)
  }

  package override var nextTime: Double? {
    [first.nextTime, second.nextTime].compactMap { $0 }.min()
  }
  package override var keepsOthersWaiting: Bool { first.keepsOthersWaiting }
}

/// Two gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: ComposedGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor package func makePair() -> PairRecognizer<First, Second, Value> {
    SimultaneousRecognizer(first.recognizer(), second.recognizer())
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  typealias Value = SimultaneousGesture<First, Second>.Value
  private var firstPhase = GesturePhase<First.Value>.possible
  private var secondPhase = GesturePhase<Second.Value>.possible

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    if !firstPhase.isOver { firstPhase = first.handle(event, in: attachment) }
    if !secondPhase.isOver { secondPhase = second.handle(event, in: attachment) }
    let value = Value(first: firstPhase.value, second: secondPhase.value)
    defer { if firstPhase.isOver && secondPhase.isOver { start() } }
    switch (firstPhase, secondPhase) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible): return .possible
    default: return .active(value)
    }
  }

  override func start() {
    firstPhase = .possible
    secondPhase = .possible
  }

  override var keepsOthersWaiting: Bool { first.keepsOthersWaiting || second.keepsOthersWaiting }
}

extension GesturePhase {
  fileprivate var isOver: Bool { state == .ended || state == .failed }
}

/// One gesture after another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: ComposedGesture {
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second one's value once it has one.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor package func makePair() -> PairRecognizer<First, Second, Value> {
    SequenceRecognizer(first.recognizer(), second.recognizer())
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  typealias Value = SequenceGesture<First, Second>.Value
  private var firstValue: First.Value?

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    if let firstValue { return handleSecond(event, firstValue, attachment) }
    switch first.handle(event, in: attachment) {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      firstValue = value
      // Fingers that are still down take part in what comes next.
      for touch in attachment.touches where touch.phase == .began || touch.phase == .moved {
        _ = second.handle(.began(touch), in: attachment)
      }
      return .active(.second(value, nil))
    }
  }

  private func handleSecond(
    _ event: GestureEvent, _ firstValue: First.Value, _ attachment: GestureAttachment
  ) -> GesturePhase<Value> {
    let phase = second.handle(event, in: attachment)
    switch phase {
    case .possible: return .active(.second(firstValue, nil))
    case .active(let value): return .active(.second(firstValue, value))
    case .ended(let value):
      self.firstValue = nil
      return .ended(.second(firstValue, value))
    case .failed:
      self.firstValue = nil
      return .failed
    }
  }

  override func start() { firstValue = nil }

  override var nextTime: Double? { firstValue == nil ? first.nextTime : second.nextTime }
}

/// The first of two gestures that is recognised.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: ComposedGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor package func makePair() -> PairRecognizer<First, Second, Value> {
    ExclusiveRecognizer(first.recognizer(), second.recognizer())
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  typealias Value = ExclusiveGesture<First, Second>.Value
  private var firstHasFailed = false
  /// What the second gesture came to while the first might still be recognised, with its calls.
  private var held: (phase: GesturePhase<Second.Value>, actions: [@MainActor () -> Void])?

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    if !firstHasFailed {
      switch first.handle(event, in: attachment) {
      case .active(let value):
        held = nil
        return .active(.first(value))
      case .ended(let value):
        start()
        return .ended(.first(value))
      case .failed: firstHasFailed = true
      case .possible: break
      }
    }
    return handleSecond(event, attachment)
  }

  private func handleSecond(_ event: GestureEvent, _ attachment: GestureAttachment) -> GesturePhase<
    Value
  > {
    if held?.phase.state != .ended {
      let before = attachment.actions
      attachment.actions = []
      let phase = second.handle(event, in: attachment)
      held = (phase, (held?.actions ?? []) + attachment.actions)
      attachment.actions = before
    }
    guard firstHasFailed, let held else { return .possible }
    attachment.actions += held.actions
    self.held?.actions = []
    defer { if held.phase.isOver { start() } }
    return held.phase.map { .second($0) }
  }

  override func start() {
    firstHasFailed = false
    held = nil
  }
}
