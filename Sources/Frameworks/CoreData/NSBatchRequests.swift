import Foundation

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Deletes what a fetch finds, in the store and at once.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  private let ids: [NSManagedObjectID]?

  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
    ids = nil
  }

  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    ids = objectIDs
  }

  func run(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
    let gone = try ids ?? context.objects(for: fetchRequest).map(\.objectID)
    for id in gone { context.known(id).map(context.delete) }
    try context.save()
    let result: Any =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: gone
      case .resultTypeCount: gone.count
      }
    return NSBatchDeleteResult(result)
  }
}

// The answer is set when it is made.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}

/// Inserts objects by their values, in the store and at once.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  public let entityName: String
  private let rows: [[String: Any]]
  private let fill: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects: [[String: Any]]) {
    (self.entityName, rows, fill) = (entityName, objects, nil)
  }

  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }

  /// - Parameter handler: fills an object, and answers whether there is none left to fill.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {
    (self.entityName, rows, fill) = (entityName, [], handler)
  }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  func run(in context: NSManagedObjectContext) throws -> NSBatchInsertResult {
    var ids: [NSManagedObjectID] = []
    for row in rows {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
      for (key, value) in row { object.setValue(value, forKey: key) }
      ids.append(object.objectID)
    }
    while let fill {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
      if fill(object) {
        context.delete(object)
        break
      }
      ids.append(object.objectID)
    }
    try context.save()
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: ids
      case .count: ids.count
      }
    return NSBatchInsertResult(result)
  }
}

// The answer is set when it is made.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}

/// Sets properties of all objects that a predicate holds for.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) { self.entityName = entityName }

  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }

  func run(in context: NSManagedObjectContext) throws -> NSBatchUpdateResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    let objects = try context.fetch(request)
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name
        if let name { object.setValue(value, forKey: name) }
      }
    }
    try context.save()
    let result: Any =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return NSBatchUpdateResult(result)
  }
}

// The answer is set when it is made.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}
