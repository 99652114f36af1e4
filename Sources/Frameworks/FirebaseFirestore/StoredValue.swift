import Foundation

/// Values as documents hold them: numbers as `NSNumber`, dates as `Timestamp`, the rest as it is.
enum StoredValue {
  /// The fields of a new document, or of a map, in the place of `before`.
  static func fields(of data: [String: Any], before: [String: Any]) -> [String: Any] {
    var fields: [String: Any] = [:]
    for (name, value) in data {
      if let stored = stored(value, before: before[name]) { fields[name] = stored }
    }
    return fields
  }

  /// Sets what `data` has, field by field inside of maps too.
  static func merge(_ data: [String: Any], into fields: inout [String: Any]) {
    for (name, value) in data {
      if let map = value as? [String: Any], !map.isEmpty {
        var inner = fields[name] as? [String: Any] ?? [:]
        merge(map, into: &inner)
        fields[name] = inner
      } else {
        fields[name] = stored(value, before: fields[name])
      }
    }
  }

  static func set(_ value: Any, at path: ArraySlice<String>, in fields: inout [String: Any]) {
    guard let name = path.first else { return }
    if path.count == 1 {
      fields[name] = stored(value, before: fields[name])
    } else {
      var inner = fields[name] as? [String: Any] ?? [:]
      set(value, at: path.dropFirst(), in: &inner)
      fields[name] = inner
    }
  }

  static func value(at path: [String], in fields: [String: Any]) -> Any? {
    var found: Any? = fields
    for name in path { found = (found as? [String: Any])?[name] }
    return found
  }

  /// As it is kept; nil for a field that is to go.
  private static func stored(_ value: Any, before: Any?) -> Any? {
    // A number that is an object already may be taken for a truth value below.
    if type(of: value) is NSNumber.Type { return value }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { stored($0.value, before: before) } ?? NSNull()
    }
    switch value {
    case let change as FieldValue: return change.applied(to: before)
    case let value as Bool: return NSNumber(value: value)
    case let value as Int: return NSNumber(value: value)
    case let value as Int64: return NSNumber(value: value)
    case let value as Int32: return NSNumber(value: value)
    case let value as UInt: return NSNumber(value: value)
    case let value as Double: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let date as Date: return Timestamp(date: date)
    case let url as URL: return url.absoluteString
    case let list as [Any]: return list.compactMap { stored($0, before: nil) }
    case let map as [String: Any]: return fields(of: map, before: before as? [String: Any] ?? [:])
    default: return value
    }
  }

  /// Where values of different kinds stand among one another, as Firestore's documentation orders them.
  private static func rank(_ value: Any) -> Int {
    switch value {
    case is NSNull: 0
    case let number as NSNumber: isBool(number) ? 1 : 2
    case is Timestamp: 3
    case is String: 4
    case is Data: 5
    case is DocumentReference: 6
    case is GeoPoint: 7
    case is [Any]: 8
    default: 9
    }
  }

  private static func isBool(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  static func isEqual(_ one: Any, _ two: Any) -> Bool {
    rank(one) == rank(two) && compare(one, two) == .orderedSame
  }

  /// Nil where the values are of different kinds.
  static func compareIfAlike(_ one: Any, _ two: Any) -> ComparisonResult? {
    rank(one) == rank(two) ? compare(one, two) : nil
  }

  static func compare(_ one: Any, _ two: Any) -> ComparisonResult {
    let (first, second) = (rank(one), rank(two))
    guard first == second else { return first < second ? .orderedAscending : .orderedDescending }
    switch (one, two) {
    case (let one as NSNumber, let two as NSNumber): return one.compare(two)
    case (let one as Timestamp, let two as Timestamp): return one.compare(two)
    case (let one as String, let two as String): return order(one, two)
    case (let one as Data, let two as Data): return lexical(Array(one), Array(two))
    case (let one as DocumentReference, let two as DocumentReference):
      return order(one.path, two.path)
    case (let one as GeoPoint, let two as GeoPoint):
      return order((one.latitude, one.longitude), (two.latitude, two.longitude))
    case (let one as [Any], let two as [Any]):
      for (one, two) in zip(one, two) where compare(one, two) != .orderedSame {
        return compare(one, two)
      }
      return order(one.count, two.count)
    case (let one as [String: Any], let two as [String: Any]):
      return compare(pairs(of: one), pairs(of: two))
    default: return .orderedSame
    }
  }

  /// A map as a list of names and values, in the order of the names.
  private static func pairs(of map: [String: Any]) -> [Any] {
    map.sorted { $0.key < $1.key }.flatMap { [$0.key as Any, $0.value] }
  }

  private static func order<T: Comparable>(_ one: T, _ two: T) -> ComparisonResult {
    one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }
  private static func order(_ one: (Double, Double), _ two: (Double, Double)) -> ComparisonResult {
    one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }
  private static func lexical(_ one: [UInt8], _ two: [UInt8]) -> ComparisonResult {
    one.lexicographicallyPrecedes(two)
      ? .orderedAscending : two.lexicographicallyPrecedes(one) ? .orderedDescending : .orderedSame
  }

  /// What a caller gives to compare with, as it would be kept.
  static func compared(_ value: Any) -> Any { stored(value, before: nil) ?? NSNull() }
}
