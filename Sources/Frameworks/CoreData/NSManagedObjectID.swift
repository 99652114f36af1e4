import Foundation

/// What an object is known by in all contexts.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// Counts the objects of a run: later ones have greater numbers.
  let number: Int
  public internal(set) var isTemporaryID = true
  public internal(set) weak var persistentStore: NSPersistentStore?

  init(entity: NSEntityDescription) {
    self.entity = entity
    number = Counter.next()
  }

  public func uriRepresentation() -> URL {
    let store = persistentStore?.identifier ?? "t"
    return URL(string: "x-coredata://\(store)/\(entity.name ?? "")/p\(number)")!
  }

  private enum Counter {
    private static let lock = NSLock()
    // Only read and written under the lock.
    nonisolated(unsafe) private static var count = 0
    static func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }
}
