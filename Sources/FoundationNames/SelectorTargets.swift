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
      MainActor.assumeIsolated { _ = aSelector.send(to: target, from: timer) }
    }
  }

  /// The same from `date` on, every `interval` seconds.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) {
    // Told on the main actor alone, where the timer runs.
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      // The main actor's own: it is here already.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.send(to: target, from: timer) }
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
      MainActor.assumeIsolated { _ = aSelector.send(to: target, from: timer) }
    }
  }
}

extension NotificationCenter {
  /// Tells `observer` of notifications for as long as it lives, or until it is removed: on the main thread, at once where
  /// they are posted there.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name: Notification.Name?, object: Any?
  ) {
    // Told on the main actor alone.
    nonisolated(unsafe) weak let target = observer as AnyObject
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      // Handed on to the main thread once.
      nonisolated(unsafe) let notification = notification
      let tell = { @MainActor @Sendable in
        if let target { aSelector.send(to: target, from: notification) }
      }
      if MainThread.isCurrent {
        MainActor.assumeIsolated(tell)
      } else {
        DispatchQueue.main.async(execute: tell)
      }
    }
    ToldObservers.shared.keep(
      ToldObservers.Entry(
        center: self, observer: observer as AnyObject, name: name,
        object: object.map { $0 as AnyObject }, token: token))
  }

  /// Ends what `observer` is told by selectors; where it is what `addObserver(forName:object:queue:using:)` gave, that.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// The same, of one name or from one sender; nil is any.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    ToldObservers.shared.end { entry in
      entry.center === self && entry.observer === observer && (name == nil || entry.name == name)
        && (object == nil || entry.object === object.map { $0 as AnyObject })
    }
  }
}

/// Who is told of notifications by selectors, and the tokens by which that ends.
///
/// Any thread may ask: a lock guards the entries.
private final class ToldObservers: @unchecked Sendable {
  static let shared = ToldObservers()

  struct Entry {
    let center: NotificationCenter
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  /// How many entries there may be before those are looked for whose observers are gone.
  private var limit = 64

  func keep(_ entry: Entry) {
    let isMany = lock.withLock {
      entries.append(entry)
      return entries.count > limit
    }
    guard isMany else { return }
    end { $0.observer == nil }
    lock.withLock { limit = max(64, entries.count * 2) }
  }

  func end(where isEnded: (Entry) -> Bool) {
    let ended = lock.withLock {
      let ended = entries.filter(isEnded)
      if !ended.isEmpty { entries.removeAll(where: isEnded) }
      return ended
    }
    for entry in ended { entry.center.removeObserver(entry.token as Any) }
  }
}
