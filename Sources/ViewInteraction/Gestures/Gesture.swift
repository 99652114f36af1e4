import Foundation
@_spi(Runtime) import ViewRuntime

/// A sequence of touches that means something.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  static var _valueType: Value.Type { get }
}

// By these a gesture whose `body` is `some Gesture` need not say what its values are: those of its body.
extension Gesture where Value == Body.Value {
  public static var _valueType: Body.Value.Type { Body.Value.self }
}
extension Gesture {
  public static var _valueType: Value.Type { Value.self }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// How far a gesture is, with its value.
@_spi(Runtime) public enum GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed

  var state: RecognitionState {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// What recognises a gesture: fed with events, it answers phases.
@MainActor
@_spi(Runtime) open class GestureRecognizer<Value> {
  public init() {}

  /// Takes an event. Calls to user code are handed to the attachment, which makes them once the
  /// gesture is allowed to act.
  open func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<Value> {
    .failed
  }

  /// Forgets everything; `wasActive` when a recognised gesture is taken away.
  open func reset(wasActive: Bool, in attachment: GestureAttachment) {}

  open var nextTime: Double? { nil }
  open var keepsOthersWaiting: Bool { false }
}

/// A gesture that the catalog recognises itself.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer() -> GestureRecognizer<Value>
  /// Gives a recogniser made by an earlier value of this gesture the new value's closures and limits.
  func update(_ recognizer: GestureRecognizer<Value>)
}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is recognised by the catalog and has no body") }
}

extension Gesture {
  func recognizer() -> GestureRecognizer<Value> {
    if let primitive = self as? any PrimitiveGesture { return Self.open(primitive) }
    return BodyRecognizer(gesture: self)
  }

  private static func open<P: PrimitiveGesture>(_ gesture: P) -> GestureRecognizer<Value> {
    // `gesture` is this value, so that its `Value` is this type's.
    gesture.makeRecognizer() as! GestureRecognizer<Value>
  }

  func updateRecognizer(_ recognizer: GestureRecognizer<Value>) {
    if let primitive = self as? any PrimitiveGesture { return Self.update(primitive, recognizer) }
    // What is not primitive has been given a `BodyRecognizer` of its type by `recognizer()`.
    (recognizer as! BodyRecognizer<Self>).update(self)
  }

  private static func update<P: PrimitiveGesture>(
    _ gesture: P, _ recognizer: GestureRecognizer<Value>
  ) {
    // `gesture` is this value, so that its `Value` is this type's.
    gesture.update(recognizer as! GestureRecognizer<P.Value>)
  }
}

/// Recognises a user's gesture by its body, whose values it has.
private final class BodyRecognizer<G: Gesture>: GestureRecognizer<G.Value> {
  private let base: GestureRecognizer<G.Body.Value>

  init(gesture: G) { base = gesture.body.recognizer() }

  func update(_ gesture: G) { gesture.body.updateRecognizer(base) }

  override func handle(_ event: GestureEvent, in attachment: GestureAttachment) -> GesturePhase<
    G.Value
  > {
    // Who writes a gesture keeps it: its values are those of its body.
    base.handle(event, in: attachment).map { $0 as! G.Value }
  }
  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    base.reset(wasActive: wasActive, in: attachment)
  }
  override var nextTime: Double? { base.nextTime }
  override var keepsOthersWaiting: Bool { base.keepsOthersWaiting }
}
