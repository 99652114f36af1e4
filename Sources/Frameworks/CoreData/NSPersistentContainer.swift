import Foundation
import Inert

/// Where a store is to lie, and how it is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var url: URL?
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  public override init() {}

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
}

/// A model, its store and the context that views show.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// With the model of that name in the bundle. Without one, which is said, there are no entities.
  public convenience init(name: String) {
    let model = ModelFiles.named(name)
    if model == nil { Inert.warn("there is no data model named \(name).xcdatamodeld") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    LoadedContexts.last = viewContext
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    // The context is the block's alone.
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block(context) }
  }

  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// The same; there is no cloud here, and nothing comes from it.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(options: Int = 0) throws {
    Inert.note("CoreData", "there is no cloud to send objects to")
  }
}

// Its name is set when it is made.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The context of the container that was made last.
enum LoadedContexts {
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static weak var context: NSManagedObjectContext?

  static var last: NSManagedObjectContext? {
    get { lock.withLock { context } }
    set { lock.withLock { context = newValue } }
  }
}
