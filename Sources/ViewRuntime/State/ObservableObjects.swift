import Foundation
import OpenCombine
import Synchronization

/// Objects in which wrappers other than `@Published` keep values.
///
/// OpenCombine's own publisher of an object is that of its published properties, and a new one each time where there are
/// none: who listens is noted here as well.
package enum ObservableObjects {
  /// Listens to an object for as long as it is kept.
  final class Listening: Sendable {
    private let object: ObjectIdentifier
    fileprivate let objectWillChange: @Sendable () -> Void

    init(to object: AnyObject, _ objectWillChange: @escaping @Sendable () -> Void) {
      self.object = ObjectIdentifier(object)
      self.objectWillChange = objectWillChange
      ObservableObjects.listeners.withLock {
        $0[self.object, default: [:]][ObjectIdentifier(self)] = Weak(listening: self)
      }
    }

    deinit {
      ObservableObjects.listeners.withLock {
        $0[object]?[ObjectIdentifier(self)] = nil
        if $0[object]?.isEmpty == true { $0[object] = nil }
      }
    }
  }

  private struct Weak: Sendable { weak var listening: Listening? }
  private static let listeners = Mutex<[ObjectIdentifier: [ObjectIdentifier: Weak]]>([:])

  /// Says that `object` will change. May be called on any thread.
  package static func willChange(_ object: AnyObject) {
    if let object = object as? any ObservableObject { send(object) }
    let listening = listeners.withLock {
      $0[ObjectIdentifier(object)]?.values.compactMap(\.listening) ?? []
    }
    for one in listening { one.objectWillChange() }
  }

  /// To those who listen by its publisher.
  private static func send<Observed: ObservableObject>(_ object: Observed) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
