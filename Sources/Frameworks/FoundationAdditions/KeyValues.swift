import Foundation

/// An object that answers for its properties by their names, as all do in Objective-C.
package protocol KeyValueReadable: AnyObject {
  func readValue(forKey key: String) -> Any?
}

/// Values of objects by the names of their properties, for predicates and sort descriptors that are made of text.
package enum KeyValues {
  /// The value at a path such as `author.name` or `books.@count`. A path through a collection gives an array
  /// of what each of its elements answers. nil for what nobody has.
  package static func value(of object: Any?, at path: String) -> Any? {
    var value = unwrapped(object)
    var keys = path.split(separator: ".").map(String.init)[...]
    while let key = keys.popFirst(), let current = value {
      if key.caseInsensitiveCompare("SELF") == .orderedSame { continue }
      if key.hasPrefix("@"), let elements = elements(of: current) {
        return aggregate(key, of: elements, at: keys.joined(separator: "."))
      }
      value = unwrapped(single(key, of: current))
    }
    return value
  }

  private static func single(_ key: String, of value: Any) -> Any? {
    if let object = value as? any KeyValueReadable { return object.readValue(forKey: key) }
    if let table = value as? [AnyHashable: Any] { return table[key] }
    if let text = value as? String { return key == "length" ? text.utf16.count : nil }
    if let elements = elements(of: value) {
      if key == "count" { return elements.count }
      return elements.compactMap { unwrapped(single(key, of: $0)) }
    }
    return reflected(key, of: value)
  }

  /// A stored property, found by reflection; those of wrappers and lazy ones have other names.
  private static func reflected(_ key: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children where child.label == key || child.label == "_" + key {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// `@count`, `@sum`, `@avg`, `@min` and `@max` of a collection.
  private static func aggregate(_ name: String, of elements: [Any], at path: String) -> Any? {
    if name == "@count" { return elements.count }
    let values = path.isEmpty ? elements : elements.compactMap { value(of: $0, at: path) }
    let numbers = values.compactMap(number)
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min { compare($0, $1) == .orderedAscending }
    case "@max": return values.max { compare($0, $1) == .orderedAscending }
    default: return nil
    }
  }

  // MARK: Comparing

  /// How two values are ordered: nothing before everything, numbers by size, texts by their code units, dates by
  /// time, others only as equal or not (nil).
  package static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = unwrapped(left) else {
      return unwrapped(right) == nil ? .orderedSame : .orderedAscending
    }
    guard let right = unwrapped(right) else { return .orderedDescending }
    if let first = number(left), let second = number(right) { return order(first, second) }
    if let first = left as? String, let second = right as? String { return order(first, second) }
    if let first = left as? Date, let second = right as? Date { return order(first, second) }
    return isEqual(left, right) ? .orderedSame : nil
  }

  private static func order<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let first = left as? any KeyValueReadable, let second = right as? any KeyValueReadable {
      return first === second
    }
    if let first = left as? AnyHashable, let second = right as? AnyHashable {
      return first == second
    }
    return false
  }

  package static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// What a collection holds; nil for anything else.
  package static func elements(of value: Any) -> [Any]? {
    switch value {
    case let value as [Any]: value
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as NSArray: value.map { $0 }
    case let value as Set<AnyHashable>: value.map { $0.base }
    case is String: nil
    case let value as any Sequence:
      Mirror(reflecting: value).displayStyle == .set ? all(value) : nil
    default: nil
    }
  }

  private static func all(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }

  /// What is in optionals, however many stand around it.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return unwrapped(mirror.children.first?.value)
  }
}
