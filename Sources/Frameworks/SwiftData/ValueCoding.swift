import Foundation

/// What stands in one column of one row.
enum StoredValue: Hashable, Sendable {
  case nothing
  case whole(Int64)
  case number(Double)
  case text(String)
  case bytes(Data)
}

/// Finds the models that a row names.
protocol ModelResolver: AnyObject {
  func model(_ entityName: String, _ number: Int64) throws -> (any PersistentModel)?
}

private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var nothing: Any { get }
  var wrapped: Any? { get }
  static func holding(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  static var nothing: Any { Optional<Wrapped>.none as Any }
  var wrapped: Any? { map { $0 as Any } }
  static func holding(_ value: Any) -> Any? {
    (value as? Wrapped).map { Optional<Wrapped>.some($0) as Any }
  }
}

/// Values to columns and back: numbers, texts, dates and bytes as themselves, models by their numbers, all else as
/// JSON.
enum ValueCoding {
  static func encode(_ value: Any, of place: String) throws -> StoredValue {
    if let related = value as? any _Related {
      let numbers = related._models.map { $0._$backing.number }
      return type(of: related)._isMany
        ? .text(numbers.map(String.init).joined(separator: " "))
        : numbers.first.map(StoredValue.whole) ?? .nothing
    }
    switch value {
    case let value as any OptionalValue:
      return try value.wrapped.map { try encode($0, of: place) } ?? .nothing
    case let value as String: return .text(value)
    case let value as Bool: return .whole(value ? 1 : 0)
    case let value as Int: return .whole(Int64(value))
    case let value as any BinaryInteger:
      guard let whole = Int64(exactly: value) else { return .text("\(value)") }
      return .whole(whole)
    case let value as Double: return .number(value)
    case let value as Float: return .number(Double(value))
    case let value as CGFloat: return .number(value)
    case let value as Date: return .number(value.timeIntervalSinceReferenceDate)
    case let value as Data: return .bytes(value)
    case let value as UUID: return .text(value.uuidString)
    case let value as URL: return .text(value.absoluteString)
    case let value as any Encodable:
      return .text(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    default:
      throw SwiftDataError(
        .unsupportedType,
        "\(place) is a \(type(of: value)), which is not Codable: make it so, or @Transient")
    }
  }

  static func decode<Value>(
    _ type: Value.Type, from stored: StoredValue, resolver: ModelResolver, of place: String
  ) throws -> Value {
    guard let value = try decodeAny(type, stored, resolver) as? Value else {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(place) is a \(type), but the store holds \(stored) there: it is from another version of the program"
      )
    }
    return value
  }

  private static func decodeAny(
    _ type: Any.Type, _ stored: StoredValue, _ resolver: ModelResolver
  ) throws -> Any? {
    if let related = type as? any _Related.Type {
      return try Relationships.made(related, models(related, stored, resolver))
    }
    if let optional = type as? any OptionalValue.Type {
      if case .nothing = stored { return optional.nothing }
      return try decodeAny(optional.wrappedType, stored, resolver).flatMap(optional.holding)
    }
    switch (stored, type) {
    case (.text(let text), is String.Type): return text
    case (.whole(let whole), is Bool.Type): return whole != 0
    case (.whole(let whole), let type as any BinaryInteger.Type): return made(type, whole)
    case (.text(let text), let type as any (BinaryInteger & LosslessStringConvertible).Type):
      return type.init(text)
    case (.number(let number), is Double.Type): return number
    case (.number(let number), is Float.Type): return Float(number)
    case (.number(let number), is CGFloat.Type): return CGFloat(number)
    // SQLite keeps whole numbers in number columns as such.
    case (.whole(let whole), is Double.Type): return Double(whole)
    case (.number(let number), is Date.Type): return Date(timeIntervalSinceReferenceDate: number)
    case (.bytes(let bytes), is Data.Type): return bytes
    case (.text(let text), is UUID.Type): return UUID(uuidString: text)
    case (.text(let text), is URL.Type): return URL(string: text)
    case (.text(let text), let type as any Decodable.Type):
      return try? JSONDecoder().decode(type, from: Data(text.utf8))
    default: return nil
    }
  }

  private static func made<Whole: BinaryInteger>(_ type: Whole.Type, _ value: Int64) -> Any? {
    Whole(exactly: value)
  }

  private static func models(
    _ related: any _Related.Type, _ stored: StoredValue, _ resolver: ModelResolver
  ) throws -> [any PersistentModel] {
    let name = related._modelType._entityName
    switch stored {
    case .whole(let number): return try resolver.model(name, number).map { [$0] } ?? []
    case .text(let text):
      return try text.split(separator: " ").compactMap { Int64($0) }
        .compactMap { try resolver.model(name, $0) }
    default: return []
    }
  }
}

/// A row of a store while an object is made from it.
public struct _ModelRow {
  let entityName: String
  let number: Int64
  let values: [String: StoredValue]
  let resolver: any ModelResolver

  /// The value of a variable. Relationships come later, when all objects are there, but for those that an object
  /// cannot be without.
  public func value<Value>(_ name: String, else fallback: @autoclosure () -> Value) throws -> Value
  {
    if Value.self is any _Related.Type { return fallback() }
    guard let stored = values[name] else { return fallback() }
    return try ValueCoding.decode(
      Value.self, from: stored, resolver: resolver, of: "\(entityName).\(name)")
  }

  public func value<Value>(_ name: String) throws -> Value {
    if let related = Value.self as? any _Related.Type, related._isMany,
      let none = Relationships.made(related, []) as? Value
    {
      return none
    }
    guard let stored = values[name] else {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(entityName).\(name) is not in the store: give it a default value, or make it optional")
    }
    return try ValueCoding.decode(
      Value.self, from: stored, resolver: resolver, of: "\(entityName).\(name)")
  }
}
