import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A place where objects stay. Here it is memory, whatever its type: a film begins with an empty store, and the same one
/// each time.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  open var url: URL?
  public let type: String
  open var identifier: String! = UUID().uuidString
  open var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  open var options: [AnyHashable: Any]?
  open var isReadOnly = false
  open var metadata: [String: Any]! = [:]

  init(type: String, url: URL?) {
    self.type = type
    self.url = url
  }
}

/// What stands between contexts and their stores: the objects that were saved.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  private(set) var rows: [NSManagedObjectID: [String: Any]] = [:]
  private struct Member { weak var context: NSManagedObjectContext? }
  private var members: [Member] = []

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: type, url: url)
    store.options = options
    persistentStores.append(store)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStores.append(NSPersistentStore(type: description.type, url: description.url))
    block(description, nil)
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { rows = [:] }
  }

  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws { rows = [:] }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    rows.keys.first { $0.uriRepresentation() == url }
  }

  open func performAndWait(_ work: () -> Void) { work() }

  // MARK: Contexts

  func join(_ context: NSManagedObjectContext) {
    members.removeAll { $0.context == nil || $0.context === context }
    members.append(Member(context: context))
  }

  /// Keeps what a context saves, and tells the others that follow.
  func commit(
    written: [NSManagedObject], deleted: [NSManagedObject], from context: NSManagedObjectContext
  ) {
    for object in written {
      object.objectID.isTemporaryID = false
      object.objectID.persistentStore = persistentStores.first
      rows[object.objectID] = object.values
    }
    for object in deleted { rows[object.objectID] = nil }
    for member in members {
      guard let other = member.context, other !== context,
        other.automaticallyMergesChangesFromParent
      else { continue }
      other.storeChanged(written.map(\.objectID), deleted: false)
      other.storeChanged(deleted.map(\.objectID), deleted: true)
    }
  }
}
