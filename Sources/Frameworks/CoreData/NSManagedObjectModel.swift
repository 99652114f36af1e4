import DataModels
import Foundation

/// The entities of a program. Models are read as Xcode's editor writes them (`.xcdatamodeld`); in the bundle they have the
/// name that they have there once they are compiled (`.momd`).
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() {
    super.init()
    LoadedModels.add(self)
  }

  /// nil where there is no model at `url`.
  public convenience init?(contentsOf url: URL) {
    guard let model = DataModel(at: url) else { return nil }
    self.init()
    entities = model.descriptions
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
  }

  /// All models of the main bundle, or of those given, as one.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let merged = NSManagedObjectModel()
    merged.entities = (bundles ?? [.main]).flatMap(ModelFiles.all).flatMap {
      DataModel(at: $0)?.descriptions ?? []
    }
    return merged
  }
}

/// Where models lie.
enum ModelFiles {
  /// The models of a bundle, by the names that they have once they are compiled.
  static func all(in bundle: Bundle) -> [URL] {
    guard let folder = bundle.resourceURL else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".momd") }.sorted().map(folder.appendingPathComponent)
  }

  /// The model called `name`, else the only one there is.
  static func named(_ name: String) -> NSManagedObjectModel? {
    let all = all(in: .main)
    let own = all.first { $0.deletingPathExtension().lastPathComponent == name }
    return (own ?? (all.count == 1 ? all.first : nil)).flatMap(
      NSManagedObjectModel.init(contentsOf:))
  }
}

/// The models that were made, the latest last: a class without a context asks them for its entity.
enum LoadedModels {
  private struct Entry { weak var model: NSManagedObjectModel? }
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      entries.removeAll { $0.model == nil }
      entries.append(Entry(model: model))
    }
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = lock.withLock { entries.compactMap(\.model) }
    return models.reversed().lazy.compactMap { $0.entity(of: type) }.first
  }
}

extension NSManagedObjectModel {
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    return entities.first {
      $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name
    } ?? entitiesByName[name]
  }
}

extension DataModel {
  /// Descriptions of the entities, tied to each other.
  fileprivate var descriptions: [NSEntityDescription] {
    var known: [String: NSEntityDescription] = [:]
    for entity in entities { known[entity.name] = entity.description }
    for entity in entities {
      guard let description = known[entity.name] else { continue }
      if let parent = entity.parent.flatMap({ known[$0] }) {
        parent.subentities.append(description)
      }
      for relationship in entity.relationships {
        let own = description.properties.first { $0.name == relationship.name }
        let destination = known[relationship.destination]
        (own as? NSRelationshipDescription)?.destinationEntity = destination
        (own as? NSRelationshipDescription)?.inverseRelationship =
          destination?.properties.first { $0.name == relationship.inverse }
          as? NSRelationshipDescription
      }
    }
    return entities.compactMap { known[$0.name] }
  }
}

extension DataModel.Entity {
  fileprivate var description: NSEntityDescription {
    let description = NSEntityDescription()
    description.name = name
    description.managedObjectClassName = className ?? "NSManagedObject"
    description.isAbstract = isAbstract
    description.uniquenessConstraints = uniqueNames
    description.properties =
      attributes.map(\.description) + relationships.map(\.description)
    return description
  }
}

extension DataModel.Attribute {
  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]

  fileprivate var description: NSAttributeDescription {
    let description = NSAttributeDescription()
    description.name = name
    description.isOptional = isOptional
    description.isTransient = isTransient
    description.attributeType = Self.types[type] ?? .undefinedAttributeType
    description.attributeValueClassName = customClass
    description.defaultValue = defaultText.flatMap { Self.value($0, as: description.attributeType) }
    return description
  }

  private static func value(_ text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType: Int16(text)
    case .integer32AttributeType: Int32(text)
    case .integer64AttributeType: Int64(text)
    case .doubleAttributeType: Double(text)
    case .floatAttributeType: Float(text)
    case .booleanAttributeType: text == "YES" || text == "1"
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

extension DataModel.Relationship {
  fileprivate var description: NSRelationshipDescription {
    let description = NSRelationshipDescription()
    description.name = name
    description.isOptional = isOptional
    description.maxCount = isToMany ? 0 : 1
    description.isOrdered = isOrdered
    switch deletionRule {
    case "Cascade": description.deleteRule = .cascadeDeleteRule
    case "Deny": description.deleteRule = .denyDeleteRule
    case "No Action": description.deleteRule = .noActionDeleteRule
    default: description.deleteRule = .nullifyDeleteRule
    }
    return description
  }
}
