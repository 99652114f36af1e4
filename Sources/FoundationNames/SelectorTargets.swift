import Foundation

// What Foundation tells objects by selectors elsewhere.

extension Timer {
  /// A timer that tells `aTarget`, which it keeps alive until it is invalidated. Seconds.
  public convenience init(
    timeInterval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    // Told on the main actor alone, where the timer runs.
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      // The main actor's own: it is here already.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { aSelector.send(to: target, from: timer) }
    }
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    // Told on the main actor alone, where the timer runs.
    nonisolated(unsafe) let target = aTarget as AnyObject
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      // The main actor's own: it is here already.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { aSelector.send(to: target, from: timer) }
    }
  }
}

extension NotificationCenter {
  /// Tells `observer` of notifications for as long as it lives. They must be posted on the main thread.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name: Notification.Name?, object: Any?
  ) {
    // Told on the main actor alone, where notifications must be posted.
    nonisolated(unsafe) weak let target = observer as AnyObject
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      // The main actor's own: it is here already.
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        if let target { aSelector.send(to: target, from: notification) }
      }
    }
  }
}
