import Foundation

/// How far a gesture is from being recognised.
@_spi(Runtime) public enum RecognitionState: Sendable {
  /// Not yet, but more touches may make it so.
  case possible
  /// Recognised and going on.
  case active
  /// Recognised and done.
  case ended
  case failed
}

/// What happens to a gesture.
@_spi(Runtime) @MainActor
public enum GestureEvent {
  case began(Touch)
  case moved(Touch)
  case ended(Touch)
  case cancelled(Touch)
  /// Time has passed; in seconds.
  case tick(Double)

  package var touch: Touch? {
    switch self {
    case .began(let touch), .moved(let touch), .ended(let touch), .cancelled(let touch): touch
    case .tick: nil
    }
  }
}

/// A gesture at its element: gets the events of all fingers that touch the element.
@_spi(Runtime) @MainActor
open class GestureAttachment {
  package enum Priority: Int, Sendable { case high, normal, simultaneous }

  package final let priority: Priority
  private let elementReference: BackReference<Element>
  package final var element: Element? { elementReference.target }
  package final var state = RecognitionState.possible
  /// The fingers that are down on it.
  package final var touches: [Touch] = []
  /// The finger that was up last.
  final var lastTouch: Touch?
  /// Set when another gesture has won, until all fingers are up.
  final var isExcluded = false
  /// What to call when the gesture is allowed to act.
  package final var actions: [@MainActor () -> Void] = []

  package init(element: Element, priority: Priority) {
    elementReference = element.reference
    self.priority = priority
  }

  /// Takes an event; calls to user code are handed to `perform`.
  open func handle(_ event: GestureEvent) -> RecognitionState { .failed }

  /// Forgets everything; `wasActive` when a recognised gesture is taken away.
  open func reset(wasActive: Bool) {}

  /// When to be called with a tick, in seconds; nil for never.
  open var nextTime: Double? { nil }

  /// True while it may still be recognised though the finger is up, as a double tap after its first tap.
  open var keepsOthersWaiting: Bool { false }

  /// True when it lets other gestures act beside it, whatever they are.
  package final var isIndependent: Bool { priority == .simultaneous }

  package final func perform(_ action: @escaping @MainActor () -> Void) { actions.append(action) }
}

/// An element that responds to touches.
@MainActor
package protocol TouchResponder: AnyObject {
  /// Its gestures, the innermost first.
  var attachments: [GestureAttachment] { get }
  /// False when gestures of the views inside are switched off.
  var letsSubviewsRespond: Bool { get }
}

extension TouchResponder {
  package var letsSubviewsRespond: Bool { true }
}
