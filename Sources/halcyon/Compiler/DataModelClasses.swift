import DataModels
import Foundation

/// The classes that Xcode writes for the entities of data models: whole ones, or the properties of a program's own.
enum DataModelClasses {
  /// Nil where there are none to write.
  static func source(for models: [URL]) -> String? {
    let entities = models.sorted { $0.path < $1.path }.flatMap { DataModel(at: $0)?.entities ?? [] }
    var seen: Set<String> = []
    let written = entities.filter { entity in
      entity.codeGeneration != nil && entity.className.map { seen.insert($0).inserted } == true
    }
    guard !written.isEmpty else { return nil }
    let classes = Dictionary(
      entities.map { ($0.name, $0.className ?? "NSManagedObject") }, uniquingKeysWith: { $1 })
    let generated = Set(
      entities.filter { $0.codeGeneration == "class" }.compactMap(\.className))
    return "import CoreData\nimport Foundation\n"
      + written.map { source(for: $0, classes, generated) }.joined()
  }

  /// - Parameters:
  ///   - classes: the classes of all entities, by their names.
  ///   - generated: those of them that are public since they are written here.
  private static func source(
    for entity: DataModel.Entity, _ classes: [String: String], _ generated: Set<String>
  ) -> String {
    guard let name = entity.className, isName(name) else { return "" }
    let access = generated.contains(name) ? "public " : ""
    var lines: [String] = []
    if entity.codeGeneration == "class" {
      let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
      let inherits = generated.contains(parent) || parent == "NSManagedObject"
      lines.append("\n\(inherits ? "open " : "")class \(name): \(parent) {}")
      if !inherits { return "" }
    }
    // Xcode writes it with the properties; a class inherits it.
    if entity.parent == nil { lines.append("extension \(name): Identifiable {}") }
    lines.append("extension \(name) {")
    lines.append("  @nonobjc \(access)class func fetchRequest() -> NSFetchRequest<\(name)> {")
    lines.append("    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")\n  }")
    for attribute in entity.attributes where isName(attribute.name) {
      lines.append(property(attribute.name, type(of: attribute), access))
    }
    for relationship in entity.relationships where isName(relationship.name) {
      let other = classes[relationship.destination] ?? "NSManagedObject"
      let isPublic = generated.contains(other) || other == "NSManagedObject"
      let access = isPublic ? access : ""
      lines += property(of: relationship, other, access)
    }
    lines.append("}\n")
    return lines.joined(separator: "\n")
  }

  private static func property(_ name: String, _ type: String, _ access: String) -> String {
    "  \(access)var `\(name)`: \(type) { get { _managed(\"\(name)\") } "
      + "set { _setManaged(newValue, \"\(name)\") } }"
  }

  private static func property(
    of relationship: DataModel.Relationship, _ other: String, _ access: String
  ) -> [String] {
    let name = relationship.name
    guard relationship.isToMany else { return [property(name, other + "?", access)] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    var lines = [property(name, set + "?", access)]
    for prefix in ["addTo", "removeFrom"] {
      for (label, type) in [("value", other), ("values", set)] {
        lines.append(
          "  \(access)func \(prefix)\(title)(_ \(label): \(type)) "
            + "{ _managedCall(\"\(prefix)\(title)(_:)\", \(label)) }")
      }
    }
    guard relationship.isOrdered else { return lines }
    lines.append(
      "  \(access)func insertInto\(title)(_ value: \(other), at place: Int) "
        + "{ _managedCall(\"insertInto\(title)(_:at:)\", value, place) }")
    lines.append(
      "  \(access)func removeFrom\(title)(at place: Int) "
        + "{ _managedCall(\"removeFrom\(title)(at:)\", place) }")
    return lines
  }

  /// The type of an attribute's property. Objects are optional, whether the model says so or not.
  private static func type(of attribute: DataModel.Attribute) -> String {
    switch attribute.type {
    case "Integer 16", "Integer 32", "Integer 64":
      attribute.usesScalar ? "Int\(attribute.type.suffix(2))" : "NSNumber?"
    case "Double", "Float": attribute.usesScalar ? attribute.type : "NSNumber?"
    case "Boolean": attribute.usesScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "Date": "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Transformable":
      (attribute.customClass.flatMap { isType($0) ? $0 : nil } ?? "NSObject") + "?"
    default: "String?"
    }
  }

  /// Whether a name of the model's can stand in Swift as it is.
  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
  }

  private static func isType(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}_\[][\p{L}\p{N}_.:<>, \[\]]*/) != nil
  }
}
