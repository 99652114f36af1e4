import DataModels
import Foundation

/// What a kind of managed objects keeps.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  open var uniquenessConstraints: [[Any]] = []
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?

  public override init() {}

  /// Properties by name, those of the entities above among them.
  open var propertiesByName: [String: NSPropertyDescription] {
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    return all
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[name]
  }

  /// A new object of the class that the model names. Ends the program where there is no such entity, as on Apple's systems.
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: name, in: context) else {
      fatalError("+entityForName: could not find an entity named '\(name)' in this model.")
    }
    return ManagedClasses.type(of: entity).init(entity: entity, insertInto: context)
  }
}

// Filled while a model is made; as on Apple's systems it is left alone once a coordinator has the model.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open internal(set) weak var entity: NSEntityDescription!
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?

  public override init() {}
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

// Filled while a model is made, as each property.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

// As above; the entities at both ends belong to the same model.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var isOrdered = false
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isToMany: Bool { maxCount != 1 }
}

// Its expression is the program's: nothing is derived here.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  open var derivationExpression: Any?
}

// Stores nothing of its own.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {}

/// The classes of entities, found by the names that the model gives them.
enum ManagedClasses {
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]

  static func note(_ type: NSManagedObject.Type, for entity: NSEntityDescription) {
    guard let name = entity.name, type != NSManagedObject.self else { return }
    lock.withLock { known[name] = type }
  }

  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    if let name = entity.name, let type = lock.withLock({ known[name] }) { return type }
    guard let name = entity.managedObjectClassName, name != "NSManagedObject" else {
      return NSManagedObject.self
    }
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let modules = [ProcessInfo.processInfo.processName, "Program", "main"]
    let names = [name] + modules.map { "\($0).\(short)" }
    let found = names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
    return found ?? NSManagedObject.self
  }
}
