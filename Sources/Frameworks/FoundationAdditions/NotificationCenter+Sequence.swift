import Foundation

extension NotificationCenter {
  /// The notifications of a name as they are posted, of one object or of all. They are kept from this call on until they are
  /// asked for.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(of: self, named: name, object: object)
  }

  /// Notifications as they are posted, without an end.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never
    private let stream: AsyncStream<Posted>

    init(of center: NotificationCenter, named name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      self.stream = stream
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let observation = Observation(center: center, observer: observer)
      continuation.onTermination = { _ in observation.end() }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(inner: stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var inner: AsyncStream<Posted>.Iterator

      public mutating func next() async -> Notification? { await inner.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await inner.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way from the thread that posts it to the task that waits. As on Apple's platforms, nobody checks
/// that the objects in it may be used there.
private struct Posted: @unchecked Sendable {
  // Whoever posts a notification promises it.
  let notification: Notification
}

/// An observer that is taken away once nobody waits any more.
private final class Observation: @unchecked Sendable {
  // Neither is changed, and a center may be used from anywhere.
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(center: NotificationCenter, observer: any NSObjectProtocol) {
    (self.center, self.observer) = (center, observer)
  }

  func end() { center.removeObserver(observer) }
}
