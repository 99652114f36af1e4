import Foundation
import FoundationAdditions
import SwiftUI

/// The objects that a program works with, and what it has changed of them.
///
/// A store's objects are in memory, and objects of a context are made of them when they are asked for.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }
  public struct ScheduledTaskType: Equatable, Sendable {
    private let name: String
    public static let immediate = ScheduledTaskType(name: "immediate")
    public static let enqueued = ScheduledTaskType(name: "enqueued")
  }

  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  /// Remembers how changes are taken back; nil, as on iOS, until a program wants that.
  open var undoManager: UndoManager?
  open var stalenessInterval: TimeInterval = -1
  open var retainsRegisteredObjects = false
  open var userInfo = NSMutableDictionary()
  public let concurrencyType: ConcurrencyType
  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.join(self) }
  }

  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private var inserted: [NSManagedObject] = []
  private var updated: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []
  private var isSaving = false
  let watchers = FetchWatchers()

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType == .mainQueueConcurrencyType ? .mainQueue : .privateQueue
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }
  var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  // MARK: Changing

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    object.isInserted = true
    objects[object.objectID] = object
    inserted.append(object)
    rememberInsertion(of: object)
    watchers.changed(object.entity)
  }

  /// Marks an object to be gone, and what its relationships' rules say of those at their other ends.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    undoManager?.beginUndoGrouping()
    defer { undoManager?.endUndoGrouping() }
    rememberDeletion(of: object)
    object.isDeleted = true
    object.prepareForDeletion()
    object.objectWillChange.send()
    for relationship in object.entity.relationshipsByName.values {
      let others = object.objectIDs(forRelationshipNamed: relationship.name).compactMap(known)
      for other in others {
        if relationship.deleteRule == .cascadeDeleteRule {
          delete(other)
        } else if relationship.deleteRule == .nullifyDeleteRule,
          let inverse = relationship.inverseRelationship
        {
          other.unlink(inverse, object)
        }
      }
    }
    updated.removeAll { $0 === object }
    if object.isInserted {
      inserted.removeAll { $0 === object }
      objects[object.objectID] = nil
    } else {
      deleted.append(object)
    }
    watchers.changed(object.entity)
  }

  /// Takes back that an object was deleted.
  func restore(_ object: NSManagedObject) {
    object.isDeleted = false
    objects[object.objectID] = object
    if object.isInserted {
      inserted.append(object)
    } else {
      deleted.removeAll { $0 === object }
    }
    watchers.changed(object.entity)
  }

  func changed(_ object: NSManagedObject) {
    if !object.isInserted, !object.isDeleted, !updated.contains(where: { $0 === object }) {
      updated.append(object)
    }
    watchers.changed(object.entity)
  }

  open func rollback() {
    for object in inserted { objects[object.objectID] = nil }
    for object in updated + deleted {
      object.isDeleted = false
      refresh(object, mergeChanges: false)
    }
    (inserted, updated, deleted) = ([], [], [])
    watchers.changedAll()
  }

  open func reset() {
    objects = [:]
    (inserted, updated, deleted) = ([], [], [])
    watchers.changedAll()
  }

  open func processPendingChanges() {}

  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    guard let row = committedValues(of: object.objectID) else { return }
    object.objectWillChange.send()
    for (key, value) in row where !(mergeChanges && object.changedKeys.contains(key)) {
      object.values[key] = value
    }
    guard !mergeChanges else { return }
    for key in object.values.keys where row[key] == nil { object.values[key] = nil }
    object.changedKeys = []
    updated.removeAll { $0 === object }
  }

  open func refreshAllObjects() {
    for object in objects.values { refresh(object, mergeChanges: true) }
  }

  // MARK: Saving

  /// Gives what was changed to the parent, or to the store.
  ///
  /// Throws where something that must be there is missing, or what must be unique is there twice and no merge policy says which counts;
  /// then nothing is changed.
  open func save() throws {
    guard hasChanges, !isSaving else { return }
    isSaving = true
    defer { isSaving = false }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    for object in inserted + updated + deleted { object.willSave() }
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    if parent == nil { try settleUniqueness() }
    let changes: [String: Any] = [
      NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
      NSDeletedObjectsKey: Set(deleted),
    ]
    pass()
    let touched = inserted + updated
    for object in touched {
      object.isInserted = false
      object.changedKeys = []
    }
    for object in deleted { objects[object.objectID] = nil }
    let gone = deleted
    (inserted, updated, deleted) = ([], [], [])
    for object in touched + gone { object.didSave() }
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification, object: self, userInfo: changes)
  }

  private func pass() {
    if let parent {
      for object in inserted { parent.take(object) }
      for object in updated { parent.take(object) }
      for object in deleted { parent.known(object.objectID).map(parent.delete) }
    } else {
      coordinator?.commit(written: inserted + updated, deleted: deleted, from: self)
    }
  }

  /// Takes what a child has made or changed.
  private func take(_ object: NSManagedObject) {
    if let own = known(object.objectID) {
      own.objectWillChange.send()
      own.values = object.values
      own.changedKeys.formUnion(object.changedKeys)
      changed(own)
    } else {
      let own = type(of: object).init(entity: object.entity, insertInto: nil)
      own.objectID = object.objectID
      own.values = object.values
      insert(own)
    }
  }

  private func settleUniqueness() throws {
    for object in inserted {
      for names in object.entity.uniquenessConstraints.compactMap({ $0 as? [String] }) {
        let twin = existing(of: object.entity).first { other in
          other !== object
            && names.allSatisfy {
              KeyValues.compare(other.values[$0], object.values[$0]) == .orderedSame
            }
        }
        guard let twin, !names.isEmpty else { continue }
        switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .errorMergePolicyType: throw NSError(domain: NSCocoaErrorDomain, code: 133021)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: delete(object)
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: delete(twin)
        }
      }
    }
  }

  // MARK: Finding

  /// The object of this context for an identifier; nil where neither it nor what is below it has one.
  func known(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[id] { return object }
    guard let row = committedValues(of: id) else { return nil }
    let object = ManagedClasses.type(of: id.entity).init(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.values = row
    object.managedObjectContext = self
    objects[id] = object
    object.awakeFromFetch()
    return object
  }

  /// What the parent or the store has of an object.
  func committedValues(of id: NSManagedObjectID) -> [String: Any]? {
    parent.map { $0.known(id)?.values } ?? coordinator?.rows[id]
  }

  /// All objects of an entity and those below it, in the order in which they were made.
  func existing(of entity: NSEntityDescription) -> [NSManagedObject] {
    var ids = Set(inserted.map(\.objectID))
    if let parent {
      ids.formUnion(parent.existing(of: entity).map(\.objectID))
    } else {
      ids.formUnion(coordinator.map { Array($0.rows.keys) } ?? [])
    }
    return ids.filter { $0.entity.isKindOf(entity: entity) }.sorted { $0.number < $1.number }
      .compactMap(known).filter { !$0.isDeleted }
  }

  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    guard let object = known(id) else {
      return ManagedClasses.type(of: id.entity).init(entity: id.entity, insertInto: nil)
    }
    return object
  }

  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { objects[id] }

  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(id) else { throw NSError(domain: NSCocoaErrorDomain, code: 133000) }
    return object
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  open func assign(_ object: Any, to store: NSPersistentStore) {}

  // MARK: Work

  open func perform(_ work: @escaping () -> Void) {
    // Contexts are used by one strand at a time, which is theirs from here on.
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
  }

  open func performAndWait(_ work: () -> Void) { work() }

  @_disfavoredOverload
  open func performAndWait<T>(_ work: () throws -> T) rethrows -> T { try work() }

  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ work: @escaping () throws -> T
  ) async rethrows -> T { try work() }

  // MARK: Others' changes

  open func mergeChanges(fromContextDidSave notification: Notification) {
    for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
      let changed = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      storeChanged(changed.map(\.objectID), deleted: key == NSDeletedObjectsKey)
    }
  }

  /// Another context has saved objects.
  func storeChanged(_ ids: [NSManagedObjectID], deleted isGone: Bool) {
    for id in ids {
      if let object = objects[id] {
        if isGone {
          object.objectWillChange.send()
          object.isDeleted = true
          objects[id] = nil
        } else {
          refresh(object, mergeChanges: true)
        }
      }
      watchers.changed(id.entity)
    }
  }

  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"

extension NSNotification.Name {
  public static let NSManagedObjectContextWillSave =
    NSManagedObjectContext.willSaveObjectsNotification
  public static let NSManagedObjectContextDidSave =
    NSManagedObjectContext.didSaveObjectsNotification
  public static let NSManagedObjectContextObjectsDidChange =
    NSManagedObjectContext.didChangeObjectsNotification
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
