import Foundation

/// Values of a program's own as documents, and back. They go by way of JSON, in which what it does not know is a map with
/// a mark.
enum Mark {
  static let bytes = "__halcyon_bytes"
  static let place = "__halcyon_place"
  static let reference = "__halcyon_reference"
  static let now = "__halcyon_now"
  static let null = "__halcyon_null"
  /// The document that is decoded, among what a decoder is told.
  static let document = CodingUserInfoKey(rawValue: "halcyon.document")!
  /// Whether an encoder writes a document, and wants marks.
  static let isWanted = CodingUserInfoKey(rawValue: "halcyon.isWanted")!
}

extension Firestore {
  /// Turns encodable values into the fields of documents.
  open class Encoder: @unchecked Sendable {
    // A program sets them before it encodes.
    public var dateEncodingStrategy = DateEncodingStrategy.timestamp
    public var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    public init() {}

    public enum DateEncodingStrategy: Sendable { case timestamp }

    open func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = keyEncodingStrategy
      encoder.dateEncodingStrategy = .custom { date, encoder in
        try Timestamp(date: date).encode(to: encoder)
      }
      encoder.dataEncodingStrategy = .custom { data, encoder in
        var container = encoder.singleValueContainer()
        try container.encode([Mark.bytes: data.base64EncodedString()])
      }
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      for (key, value) in userInfo { encoder.userInfo[key] = value }
      encoder.userInfo[Mark.isWanted] = true
      let json = try JSONSerialization.jsonObject(with: encoder.encode(value))
      guard let fields = Self.unmarked(json) as? [String: Any] else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: [], debugDescription: "A document has fields: \(Value.self) has none."))
      }
      return fields
    }

    private static func unmarked(_ json: Any) -> Any {
      if let list = json as? [Any] { return list.map(unmarked) }
      guard let map = json as? [String: Any] else { return json }
      // A timestamp's own two fields need no mark.
      if map.count == 2, let seconds = map["seconds"] as? NSNumber,
        let nanoseconds = map["nanoseconds"] as? NSNumber
      {
        return Timestamp(seconds: seconds.int64Value, nanoseconds: nanoseconds.int32Value)
      }
      if let place = map[Mark.place] as? [NSNumber], place.count == 2 {
        return GeoPoint(latitude: place[0].doubleValue, longitude: place[1].doubleValue)
      }
      if let text = map[Mark.bytes] as? String { return Data(base64Encoded: text) ?? Data() }
      if let path = map[Mark.reference] as? String { return Firestore.firestore().document(path) }
      if map[Mark.now] != nil { return FieldValue.serverTimestamp() }
      if map[Mark.null] != nil { return NSNull() }
      return map.mapValues(unmarked)
    }
  }

  /// Makes decodable values of the fields of documents.
  open class Decoder: @unchecked Sendable {
    // A program sets them before it decodes.
    public var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    public init() {}

    open func decode<Value: Decodable>(
      _ type: Value.Type, from fields: [String: Any], in document: DocumentReference? = nil
    ) throws -> Value {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = keyDecodingStrategy
      decoder.dateDecodingStrategy = .custom { try Timestamp(from: $0).dateValue() }
      decoder.dataDecodingStrategy = .custom { decoder in
        let map = try decoder.singleValueContainer().decode([String: String].self)
        return Data(base64Encoded: map[Mark.bytes] ?? "") ?? Data()
      }
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      for (key, value) in userInfo { decoder.userInfo[key] = value }
      if let document { decoder.userInfo[Mark.document] = document }
      return try decoder.decode(
        type, from: JSONSerialization.data(withJSONObject: Self.marked(fields)))
    }

    private static func marked(_ value: Any) -> Any {
      switch value {
      case let time as Timestamp:
        [
          "seconds": NSNumber(value: time.seconds),
          "nanoseconds": NSNumber(value: time.nanoseconds),
        ]
      case let place as GeoPoint:
        [
          "latitude": NSNumber(value: place.latitude),
          "longitude": NSNumber(value: place.longitude),
        ]
      case let data as Data: [Mark.bytes: data.base64EncodedString()]
      case let document as DocumentReference: [Mark.reference: document.path]
      case let list as [Any]: list.map(marked)
      case let map as [String: Any]: map.mapValues(marked)
      default: value
      }
    }
  }
}

extension GeoPoint {
  private enum CodingKeys: String, CodingKey { case latitude, longitude }

  public func encode(to encoder: any Encoder) throws {
    if encoder.userInfo[Mark.isWanted] != nil {
      var container = encoder.singleValueContainer()
      return try container.encode([Mark.place: [latitude, longitude]])
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
  }

  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      latitude: try container.decode(Double.self, forKey: .latitude),
      longitude: try container.decode(Double.self, forKey: .longitude))
  }
}

/// The name of the document that a value was read from. It is no field.
@propertyWrapper
public struct DocumentID<Value: DocumentIDWrappable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  public init(from decoder: any Decoder) throws {
    let document = decoder.userInfo[Mark.document] as? DocumentReference
    wrappedValue = try document.map { try Value.wrap($0) }
  }
  /// Not called for a property of a value: containers leave it out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

public protocol DocumentIDWrappable: Sendable {
  static func wrap(_ document: DocumentReference) throws -> Self
}
extension String: DocumentIDWrappable {
  public static func wrap(_ document: DocumentReference) throws -> String { document.documentID }
}
extension DocumentReference: DocumentIDWrappable {
  public static func wrap(_ document: DocumentReference) throws -> Self {
    guard let same = document as? Self else { throw FirestoreErrorCode(.internal) }
    return same
  }
}

// What the compiler writes for a type's fields finds these before those of the standard library.
extension KeyedEncodingContainer {
  public mutating func encode<Value>(_ value: DocumentID<Value>, forKey key: Key) throws {}
}
extension KeyedDecodingContainer {
  public func decode<Value>(
    _ type: DocumentID<Value>.Type, forKey key: Key
  ) throws -> DocumentID<Value> {
    try DocumentID<Value>(from: superDecoder())
  }
  public func decode<Value>(
    _ type: ServerTimestamp<Value>.Type, forKey key: Key
  ) throws -> ServerTimestamp<Value> {
    ServerTimestamp(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
  public func decode<Value>(
    _ type: ExplicitNull<Value>.Type, forKey key: Key
  ) throws -> ExplicitNull<Value> {
    ExplicitNull(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

/// A value, or a mark that stands for what a document gets where there is none.
private func encodeValue<Value: Encodable>(
  _ value: Value?, or mark: String, to encoder: any Encoder
) throws {
  var container = encoder.singleValueContainer()
  if let value { try container.encode(value) } else { try container.encode([mark: true]) }
}

/// A moment that is the time of the write where the program has none.
@propertyWrapper
public struct ServerTimestamp<Value: ServerTimestampWrappable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
  }
  public func encode(to encoder: any Encoder) throws {
    try encodeValue(wrappedValue, or: Mark.now, to: encoder)
  }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

public protocol ServerTimestampWrappable: Codable {}
extension Date: ServerTimestampWrappable {}
extension Timestamp: ServerTimestampWrappable {}

/// A field that is written as nothing where there is no value, and not left out.
@propertyWrapper
public struct ExplicitNull<Value: Codable>: Codable {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
  }
  public func encode(to encoder: any Encoder) throws {
    try encodeValue(wrappedValue, or: Mark.null, to: encoder)
  }
}

extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Sendable where Value: Sendable {}

extension DocumentReference: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([Mark.reference: path])
  }
  public convenience init(from decoder: any Decoder) throws {
    let map = try decoder.singleValueContainer().decode([String: String].self)
    let document = decoder.userInfo[Mark.document] as? DocumentReference
    self.init(
      path: map[Mark.reference] ?? "", in: document?.firestore ?? Firestore.firestore())
  }
}
