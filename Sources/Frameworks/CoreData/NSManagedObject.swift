import Combine
import Foundation
import FoundationAdditions

/// An object of a context. What it keeps is known by the names of its entity's properties.
///
/// Relationships are kept as the identifiers of their objects, in the order in which they came; both ends are kept the same.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult,
  KeyValueReadable
{
  public let objectWillChange = ObservableObjectPublisher()
  public let entity: NSEntityDescription
  public internal(set) var objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isDeleted = false
  public internal(set) var isInserted = false
  /// What was set since the last save.
  var changedKeys: Set<String> = []
  var values: [String: Any] = [:]

  /// - Parameter context: where the object is inserted; nil for one that is in none.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    ManagedClasses.note(type(of: self), for: entity)
    for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
    guard let context else { return }
    context.insert(self)
    awakeFromInsert()
  }

  /// An object in no context, as previews make one.
  public convenience override init() {
    let type = Self.self
    let entity =
      LoadedModels.entity(of: type)
      ?? NSManagedObjectModel.mergedModel(from: nil)?.entity(of: type)
    self.init(entity: entity ?? NSEntityDescription(), insertInto: nil)
  }

  public convenience init(context: NSManagedObjectContext) {
    let type = Self.self
    guard let entity = context.model?.entity(of: type) ?? LoadedModels.entity(of: type) else {
      fatalError(
        "An NSManagedObject of class '\(type)' must have a valid NSEntityDescription: no model has one of that name."
      )
    }
    self.init(entity: entity, insertInto: context)
  }

  open class func entity() -> NSEntityDescription {
    LoadedModels.entity(of: self) ?? NSEntityDescription()
  }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  public var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
  public var hasPersistentChangedValues: Bool { hasChanges }
  public var isUpdated: Bool { !isInserted && !isDeleted && !changedKeys.isEmpty }
  public var isFault: Bool { false }
  public var faultingState: Int { 0 }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) { noteChange(of: key) }

  /// Ends with an error where something that must be there is not.
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  /// Throws an error of code 1600 where a relationship's rule denies the end of an object that others still belong to.
  open func validateForDelete() throws {
    for relationship in entity.relationshipsByName.values
    where relationship.deleteRule == .denyDeleteRule {
      let others = objectIDs(forRelationshipNamed: relationship.name)
        .compactMap { managedObjectContext?.known($0) }
      if others.contains(where: { !$0.isDeleted }) {
        throw CocoaError.denied(relationship.name, of: self)
      }
    }
  }

  open func changedValues() -> [String: Any] {
    var changed: [String: Any] = [:]
    for key in changedKeys { changed[key] = value(forKey: key) ?? NSNull() }
    return changed
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let row = managedObjectContext?.committedValues(of: objectID) ?? [:]
    return keys.map { keys in row.filter { keys.contains($0.key) } } ?? row
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    values[key] as? [NSManagedObjectID] ?? []
  }

  // MARK: Values by name

  open func value(forKey key: String) -> Any? { readValue(forKey: key) }
  open func primitiveValue(forKey key: String) -> Any? { readValue(forKey: key) }
  open func value(forKeyPath path: String) -> Any? { KeyValues.value(of: self, at: path) }

  package func readValue(forKey key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else { return values[key] }
    let ids = values[key] as? [NSManagedObjectID] ?? []
    let objects = ids.compactMap { managedObjectContext?.known($0) }
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.name == nil || entity.propertiesByName[key] != nil else {
      fatalError(
        "[<\(type(of: self))> setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"."
      )
    }
    managedObjectContext?.rememberChange(of: self, forKey: key)
    objectWillChange.send()
    setPrimitiveValue(value, forKey: key)
    noteChange(of: key)
  }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    let value = KeyValues.unwrapped(value)
    guard let relationship = entity.relationshipsByName[key] else {
      values[key] = value
      return
    }
    let objects: [NSManagedObject]
    if let object = value as? NSManagedObject {
      objects = [object]
    } else {
      objects = (value.flatMap(KeyValues.elements) ?? []).compactMap { $0 as? NSManagedObject }
    }
    relate(relationship, to: objects)
  }

  func noteChange(of key: String) {
    changedKeys.insert(key)
    managedObjectContext?.changed(self)
  }

  private func validate() throws {
    for property in entity.propertiesByName.values where !property.isOptional {
      let isMissing =
        property is NSRelationshipDescription
        ? (values[property.name] as? [NSManagedObjectID])?.isEmpty ?? true
        : values[property.name] == nil
      guard isMissing, !property.isTransient else { continue }
      throw CocoaError.missing(property.name, of: self)
    }
  }
}

extension CocoaError {
  /// `NSValidationMissingMandatoryPropertyError`.
  fileprivate static func missing(_ name: String, of object: NSManagedObject) -> NSError {
    invalid(1570, "\(name) is a required value.", name, object)
  }

  /// `NSValidationRelationshipDeniedDeleteError`.
  fileprivate static func denied(_ name: String, of object: NSManagedObject) -> NSError {
    invalid(1600, "Items cannot be deleted from \(name).", name, object)
  }

  private static func invalid(
    _ code: Int, _ description: String, _ name: String, _ object: NSManagedObject
  ) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: description, "NSValidationErrorKey": name,
        "NSValidationErrorObject": object,
      ])
  }
}
