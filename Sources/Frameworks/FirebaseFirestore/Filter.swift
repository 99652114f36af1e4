import Foundation

/// A condition that documents meet or do not meet.
// It is made once and never changed.
open class Filter: NSObject, @unchecked Sendable {
  /// Whether it is met, by what asks for the value of a field.
  let isMet: ((_ path: [String]) -> Any?) -> Bool
  private init(isMet: @escaping ((_ path: [String]) -> Any?) -> Bool) { self.isMet = isMet }

  enum Kind {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, containsOneOf, isOneOf, isNoneOf
  }

  static func field(_ path: [String], _ kind: Kind, _ values: [Any]) -> Filter {
    let values = values.map(StoredValue.compared)
    return Filter { value in
      // What is not there meets no condition.
      guard let found = value(path), let first = values.first else { return false }
      return isMet(found, kind, first, values)
    }
  }

  private static func isMet(_ found: Any, _ kind: Kind, _ first: Any, _ values: [Any]) -> Bool {
    func has(_ list: [Any], _ value: Any) -> Bool {
      list.contains { StoredValue.isEqual($0, value) }
    }
    // Only values of a kind are less or greater.
    func order() -> ComparisonResult? { StoredValue.compareIfAlike(found, first) }
    switch kind {
    case .equal: return StoredValue.isEqual(found, first)
    case .notEqual: return !StoredValue.isEqual(found, first) && !(found is NSNull)
    case .less: return order() == .orderedAscending
    case .lessOrEqual: return order().map { $0 != .orderedDescending } ?? false
    case .greater: return order() == .orderedDescending
    case .greaterOrEqual: return order().map { $0 != .orderedAscending } ?? false
    case .contains: return (found as? [Any]).map { has($0, first) } ?? false
    case .containsOneOf:
      return (found as? [Any]).map { list in values.contains { has(list, $0) } } ?? false
    case .isOneOf: return has(values, found)
    case .isNoneOf: return !has(values, found) && !(found is NSNull)
    }
  }

  private static func field(_ name: String, _ kind: Kind, _ values: [Any]) -> Filter {
    field(FieldPath.names(of: name), kind, values)
  }

  open class func whereField(_ field: String, isEqualTo value: Any) -> Filter {
    Filter.field(field, .equal, [value])
  }
  open class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter {
    Filter.field(field, .notEqual, [value])
  }
  open class func whereField(_ field: String, isLessThan value: Any) -> Filter {
    Filter.field(field, .less, [value])
  }
  open class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter {
    Filter.field(field, .lessOrEqual, [value])
  }
  open class func whereField(_ field: String, isGreaterThan value: Any) -> Filter {
    Filter.field(field, .greater, [value])
  }
  open class func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Filter {
    Filter.field(field, .greaterOrEqual, [value])
  }
  open class func whereField(_ field: String, arrayContains value: Any) -> Filter {
    Filter.field(field, .contains, [value])
  }
  open class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter {
    Filter.field(field, .containsOneOf, values)
  }
  open class func whereField(_ field: String, in values: [Any]) -> Filter {
    Filter.field(field, .isOneOf, values)
  }
  open class func whereField(_ field: String, notIn values: [Any]) -> Filter {
    Filter.field(field, .isNoneOf, values)
  }

  open class func andFilter(_ filters: [Filter]) -> Filter {
    Filter { value in filters.allSatisfy { $0.isMet(value) } }
  }
  open class func orFilter(_ filters: [Filter]) -> Filter {
    Filter { value in filters.contains { $0.isMet(value) } }
  }
}
