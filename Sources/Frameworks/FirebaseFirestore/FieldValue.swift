import Foundation

/// A field's value that depends on what is there, or on the time.
// It is made once and never changed.
open class FieldValue: NSObject, @unchecked Sendable {
  private let apply: (Any?) -> Any?
  init(_ apply: @escaping (Any?) -> Any?) { self.apply = apply }

  /// The new value in place of `before`; nil takes the field away.
  func applied(to before: Any?) -> Any? { apply(before) }

  /// Takes the field away.
  open class func delete() -> FieldValue { FieldValue { _ in nil } }

  /// The time of the write, on the program's own clock.
  open class func serverTimestamp() -> FieldValue {
    FieldValue { _ in Timestamp(date: Date()) }
  }

  /// Adds those of `elements` that a list does not have.
  open class func arrayUnion(_ elements: [Any]) -> FieldValue {
    FieldValue { before in
      var list = before as? [Any] ?? []
      for element in elements.map(StoredValue.compared)
      where !list.contains(where: { StoredValue.isEqual($0, element) }) {
        list.append(element)
      }
      return list
    }
  }

  /// Takes `elements` out of a list, wherever they stand.
  open class func arrayRemove(_ elements: [Any]) -> FieldValue {
    let gone = elements.map(StoredValue.compared)
    return FieldValue { before in
      (before as? [Any] ?? []).filter { old in
        !gone.contains { StoredValue.isEqual($0, old) }
      }
    }
  }

  open class func increment(_ amount: Int64) -> FieldValue {
    FieldValue { before in
      guard let number = before as? NSNumber else { return NSNumber(value: amount) }
      return (number as? Int64).map { NSNumber(value: $0 + amount) }
        ?? NSNumber(value: number.doubleValue + Double(amount))
    }
  }

  open class func increment(_ amount: Double) -> FieldValue {
    FieldValue { NSNumber(value: (($0 as? NSNumber)?.doubleValue ?? 0) + amount) }
  }
}

/// Names of fields that lead into maps.
// Its names are set when it is made.
open class FieldPath: NSObject, @unchecked Sendable {
  let names: [String]
  public init(_ fieldNames: [String]) { names = fieldNames }

  /// The name of the document itself.
  open class func documentID() -> FieldPath { FieldPath([documentName]) }
  static let documentName = "__name__"

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? FieldPath)?.names == names
  }
  public override var hash: Int { names.hashValue }

  /// What a key of an update says: a path, or names with dots between.
  static func names(of key: AnyHashable) -> [String] {
    if let path = key.base as? FieldPath { return path.names }
    return "\(key.base)".split(separator: ".").map(String.init)
  }
}

/// A place on the earth.
public final class GeoPoint: NSObject, NSCopying, Codable, Sendable {
  /// Degrees: -90 to 90, and -180 to 180.
  public let latitude: Double
  public let longitude: Double
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GeoPoint else { return false }
    return (latitude, longitude) == (other.latitude, other.longitude)
  }
  public override var hash: Int { latitude.hashValue ^ longitude.hashValue }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
