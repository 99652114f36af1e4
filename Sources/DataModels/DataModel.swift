import Foundation

/// A data model as Xcode's editor writes it: the entities of Core Data with what they keep.
package struct DataModel: Equatable, Sendable {
  package var entities: [Entity] = []

  package struct Entity: Equatable, Sendable {
    package var name: String
    package var className: String?
    package var parent: String?
    package var isAbstract = false
    /// Who writes the entity's class: Xcode all of it (`class`), only its properties (`category`), or nobody.
    package var codeGeneration: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var uniqueNames: [[String]] = []
  }

  package struct Attribute: Equatable, Sendable {
    package var name: String
    /// As in the file: `String`, `Integer 16`, `Transformable`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var usesScalar = false
    package var defaultText: String?
    package var customClass: String?
  }

  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var destination: String
    package var inverse: String?
    package var deletionRule = "Nullify"
  }

  package init() {}
}

extension DataModel {
  /// Reads the contents of an `.xcdatamodel`; nil where they are none.
  package init?(xml: String) {
    var reader = TagReader(xml)
    var isModel = false
    while let tag = reader.next() {
      switch tag.name {
      case "model": isModel = true
      case "entity" where !tag.isEnd: entities.append(Entity(tag))
      case "attribute" where !tag.isEnd && !entities.isEmpty:
        entities[entities.count - 1].attributes.append(Attribute(tag))
      case "relationship" where !tag.isEnd && !entities.isEmpty:
        entities[entities.count - 1].relationships.append(Relationship(tag))
      case "uniquenessConstraint" where !tag.isEnd && !entities.isEmpty:
        entities[entities.count - 1].uniqueNames.append([])
      case "constraint" where !tag.isEnd && entities.last?.uniqueNames.isEmpty == false:
        let names = entities[entities.count - 1].uniqueNames
        entities[entities.count - 1].uniqueNames[names.count - 1].append(tag["value"] ?? "")
      default: break
      }
    }
    guard isModel else { return nil }
  }

  /// Reads a model from an `.xcdatamodeld` (its current version), an `.xcdatamodel` or a file of its contents.
  package init?(at url: URL) {
    guard let file = Self.contents(of: url),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    self.init(xml: text)
  }

  /// The file with a model's contents. Without a note of the current version, it is the last one by name.
  private static func contents(of url: URL) -> URL? {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return url }
    let own = url.appendingPathComponent("contents")
    if manager.fileExists(atPath: own.path) { return own }
    let names = (try? manager.contentsOfDirectory(atPath: url.path))?.sorted() ?? []
    // By the names without their ends, so that the first version comes before the second.
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
      .sorted { $0.dropLast(12) < $1.dropLast(12) }
    let note = try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion"))
    let list = note.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    guard let version = versions.first(where: { $0 == current }) ?? versions.last else {
      return nil
    }
    return url.appendingPathComponent(version).appendingPathComponent("contents")
  }
}

extension DataModel.Entity {
  fileprivate init(_ tag: TagReader.Tag) {
    name = tag["name"] ?? ""
    className = tag["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    parent = tag["parentEntity"]
    isAbstract = tag["isAbstract"] == "YES"
    codeGeneration = tag["codeGenerationType"]
  }
}

extension DataModel.Attribute {
  fileprivate init(_ tag: TagReader.Tag) {
    name = tag["name"] ?? ""
    type = tag["attributeType"] ?? "String"
    isOptional = tag["optional"] == "YES"
    isTransient = tag["transient"] == "YES"
    usesScalar = tag["usesScalarValueType"] == "YES"
    defaultText = tag["defaultValueString"] ?? tag["defaultDateTimeInterval"]
    customClass = tag["customClassName"]
  }
}

extension DataModel.Relationship {
  fileprivate init(_ tag: TagReader.Tag) {
    name = tag["name"] ?? ""
    isOptional = tag["optional"] == "YES"
    isToMany = tag["toMany"] == "YES"
    isOrdered = tag["ordered"] == "YES"
    destination = tag["destinationEntity"] ?? ""
    inverse = tag["inverseName"]
    deletionRule = tag["deletionRule"] ?? "Nullify"
  }
}
