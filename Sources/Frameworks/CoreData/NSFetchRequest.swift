import Foundation
import FoundationAdditions

/// What a fetch can answer with.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

// The program sets it up; a context reads it on the thread that asks, before it answers.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?
}

// Stores nothing: its subclasses say what they answer.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entity: NSEntityDescription?
  public private(set) var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0 is no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() {}

  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Asks the context of the last container that was loaded.
  open func execute() throws -> [ResultType] {
    guard let context = LoadedContexts.last else { return [] }
    return try context.fetch(self)
  }
}
