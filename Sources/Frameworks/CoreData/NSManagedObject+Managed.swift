import Foundation
import FoundationAdditions

// What `@NSManaged` is read as: a property's accessors and a relationship's methods ask the object by name.

extension NSManagedObject {
  /// The value of a property as its type has it. Where nothing is kept: nil, 0, false, "", an empty set.
  public func _managed<Value>(_ key: String = #function) -> Value {
    let value = readValue(forKey: key)
    if let value, let typed = Self.typed(value, as: Value.self) { return typed }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let nothing = type.init(nilLiteral: ()) as? Value
    {
      return nothing
    }
    if let type = Value.self as? any ManagedDefault.Type, let nothing = type.nothing as? Value {
      return nothing
    }
    if Value.self == NSSet.self, let empty = NSSet() as? Value { return empty }
    if Value.self == NSOrderedSet.self, let empty = NSOrderedSet() as? Value { return empty }
    fatalError("\(type(of: self)).\(key) was read before it was set")
  }

  public func _setManaged<Value>(_ value: Value, _ key: String = #function) {
    setValue(value, forKey: key)
  }

  private static func typed<Value>(_ value: Any, as type: Value.Type) -> Value? {
    if let typed = value as? Value { return typed }
    if let number = KeyValues.number(value) {
      if let type = type as? any ManagedNumber.Type { return type.init(managed: number) as? Value }
      return NSNumber(value: number) as? Value
    }
    return nil
  }

  /// A relationship's method, such as `addToBooks(_:)`, by its name.
  public func _managedCall(_ name: String, _ first: Any, _ second: Any? = nil) {
    let base = String(name.prefix { $0 != "(" })
    let labels = name.dropFirst(base.count)
    for (prefix, change) in Self.changes where base.hasPrefix(prefix) {
      guard let key = relationship(String(base.dropFirst(prefix.count))) else { continue }
      let ids = objectIDs(forRelationshipNamed: key)
      let objects = ids.compactMap { managedObjectContext?.known($0) }
      setValue(change(objects, String(labels), first, second), forKey: key)
      return
    }
    fatalError("\(entity.name ?? "") has no relationship for \(name)")
  }

  private typealias Change = (
    _ objects: [NSManagedObject], _ labels: String, _ first: Any, _ second: Any?
  ) -> [NSManagedObject]

  private static var changes: [(String, Change)] {
    [
      (
        "insertInto",
        { objects, _, first, second in inserted(listed(first), at: second, in: objects) }
      ),
      ("addTo", { objects, _, first, _ in objects + listed(first) }),
      (
        "removeFrom",
        { objects, labels, first, _ in
          if labels.contains("at"), let places = places(first) {
            return objects.enumerated().filter { !places.contains($0.offset) }.map(\.element)
          }
          let gone = listed(first)
          return objects.filter { object in !gone.contains { $0 === object } }
        }
      ),
      (
        "replace",
        { objects, _, first, second in
          guard let places = places(first) else { return objects }
          let kept = objects.enumerated().filter { !places.contains($0.offset) }.map(\.element)
          return inserted(second.map(listed) ?? [], at: places.min(), in: kept)
        }
      ),
    ]
  }

  private static func listed(_ value: Any) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (KeyValues.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  private static func places(_ value: Any) -> IndexSet? {
    if let place = value as? Int { return IndexSet(integer: place) }
    return value as? IndexSet ?? (value as? NSIndexSet).map { IndexSet($0) }
  }

  private static func inserted(
    _ new: [NSManagedObject], at place: Any?, in objects: [NSManagedObject]
  ) -> [NSManagedObject] {
    var result = objects
    let start = place.flatMap(places)?.min() ?? objects.count
    result.insert(contentsOf: new, at: min(max(start, 0), objects.count))
    return result
  }

  private func relationship(_ name: String) -> String? {
    entity.relationshipsByName.keys.first { $0.prefix(1).uppercased() + $0.dropFirst() == name }
  }
}

/// Types of properties that are never nil: what they are before somebody sets them.
private protocol ManagedDefault { static var nothing: Self { get } }

/// Numbers of all sizes: which one an attribute has is said by its property.
private protocol ManagedNumber: ManagedDefault { init(managed: Double) }

extension ManagedNumber { static var nothing: Self { Self(managed: 0) } }
extension Bool: ManagedNumber { init(managed: Double) { self = managed != 0 } }
extension Double: ManagedNumber { init(managed: Double) { self = managed } }
extension Float: ManagedNumber { init(managed: Double) { self = Float(managed) } }
extension Int: ManagedNumber {
  init(managed: Double) { self = Int(exactly: managed.rounded()) ?? 0 }
}
extension Int16: ManagedNumber {
  init(managed: Double) { self = Int16(exactly: managed.rounded()) ?? 0 }
}
extension Int32: ManagedNumber {
  init(managed: Double) { self = Int32(exactly: managed.rounded()) ?? 0 }
}
extension Int64: ManagedNumber {
  init(managed: Double) { self = Int64(exactly: managed.rounded()) ?? 0 }
}
extension String: ManagedDefault { static var nothing: String { "" } }
extension Array: ManagedDefault { static var nothing: [Element] { [] } }
extension Set: ManagedDefault { static var nothing: Set<Element> { [] } }
extension Data: ManagedDefault { static var nothing: Data { Data() } }
