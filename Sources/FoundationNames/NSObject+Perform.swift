import Foundation

// Messages to an object by selector: now, later, or on another thread. Methods are called on the main thread.

/// An object that messages can be sent to by selector: Foundation's, and those of UIKit.
public protocol _SelectorReceiver: AnyObject {}

extension NSObject: _SelectorReceiver {}

extension _SelectorReceiver {
  /// Calls the method that the selector holds. What it returns is not to be had: nil. A selector that is a name alone
  /// does nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    DelayedMessage(target: self, selector: aSelector, argument: object).send(waits: true)
    return nil
  }

  /// The same with the first of two arguments: selectors hold methods of one.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object1)
  }

  /// Calls the method after `delay` seconds of the program's time. The object is kept until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedMessage(target: self, selector: aSelector, argument: anArgument).send(after: delay)
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    DelayedMessage(target: self, selector: aSelector, argument: arg).send(waits: wait)
  }

  /// On the main thread too, when it has time.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    DelayedMessage(target: self, selector: aSelector, argument: arg).send(waits: false)
  }

  /// Takes back all messages that wait for their time.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessage.cancel { $0.target === aTarget as AnyObject }
  }

  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessage.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.carries(anArgument)
    }
  }

  /// Whether the selector holds a method of this object's type. Of a name alone that cannot be told: false.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

/// A message that is sent once.
///
/// Its target and argument are touched by whoever makes it, and on the main thread; its timer under the list's lock.
private final class DelayedMessage: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  private let argument: Any?
  private var timer: Timer?

  /// Those that wait; a lock guards it.
  nonisolated(unsafe) private static var waiting: [DelayedMessage] = []
  private static let lock = NSLock()

  init(target: AnyObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  /// On the main thread: at once where that is this one, after it has come to it where the sender `waits`.
  func send(waits: Bool) {
    let send = { @MainActor @Sendable in
      _ = self.selector.send(to: self.target, from: self.argument)
    }
    if !waits {
      DispatchQueue.main.async(execute: send)
    } else if MainThread.isCurrent {
      MainActor.assumeIsolated(send)
    } else {
      DispatchQueue.main.sync(execute: send)
    }
  }

  /// By the run loop of the thread that asks, as a timer.
  func send(after delay: TimeInterval) {
    Self.lock.withLock {
      Self.waiting.append(self)
      timer = Timer.scheduledTimer(withTimeInterval: max(delay, 0), repeats: false) { _ in
        Self.lock.withLock { Self.waiting.removeAll { $0 === self } }
        self.send(waits: true)
      }
    }
  }

  /// Takes back those that wait and are meant.
  static func cancel(where isMeant: (DelayedMessage) -> Bool) {
    lock.withLock {
      waiting.removeAll { message in
        guard isMeant(message) else { return false }
        message.timer?.invalidate()
        return true
      }
    }
  }

  /// Equal values are the same argument, and the same object; as nothing and nothing are.
  func carries(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): return true
    case (let own as AnyHashable, let other as AnyHashable): return own == other
    case (let own?, let other?): return own as AnyObject === other as AnyObject
    default: return false
    }
  }
}
