import FirebaseCore
import Foundation

extension Database {
  /// Makes what the tree keeps of values that can be coded: dates as seconds since 2001, as Foundation's coders do.
  public final class Encoder {
    private let json = JSONEncoder()
    public init() {}
    public var userInfo: [CodingUserInfoKey: any Sendable] {
      get { json.userInfo }
      set { json.userInfo = newValue }
    }
    public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
      get { json.dateEncodingStrategy }
      set { json.dateEncodingStrategy = newValue }
    }
    public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy {
      get { json.keyEncodingStrategy }
      set { json.keyEncodingStrategy = newValue }
    }
    public func encode<Value: Encodable>(_ value: Value) throws -> Any {
      try JSONSerialization.jsonObject(with: json.encode(value), options: .fragmentsAllowed)
    }
  }

  public final class Decoder {
    private let json = JSONDecoder()
    public init() {}
    public var userInfo: [CodingUserInfoKey: any Sendable] {
      get { json.userInfo }
      set { json.userInfo = newValue }
    }
    public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
      get { json.dateDecodingStrategy }
      set { json.dateDecodingStrategy = newValue }
    }
    public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {
      get { json.keyDecodingStrategy }
      set { json.keyDecodingStrategy = newValue }
    }
    public func decode<Value: Decodable>(_ type: Value.Type, from value: Any) throws -> Value {
      try json.decode(
        type, from: JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed))
    }
  }
}

extension DatabaseReference {
  public func setValue<Value: Encodable>(
    from value: Value, encoder: Database.Encoder = Database.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    let kept = try encoder.encode(value)
    database.store.set([(path, kept)])
    answerLater(completion) {}
  }
}

extension DataSnapshot {
  public func data<Value: Decodable>(
    as type: Value.Type, decoder: Database.Decoder = Database.Decoder()
  ) throws -> Value { try decoder.decode(type, from: value ?? NSNull()) }
}

extension MutableData {
  public func setValue<Value: Encodable>(
    from value: Value, encoder: Database.Encoder = Database.Encoder()
  ) throws { self.value = try encoder.encode(value) }
  public func data<Value: Decodable>(
    as type: Value.Type, decoder: Database.Decoder = Database.Decoder()
  ) throws -> Value { try decoder.decode(type, from: value ?? NSNull()) }
}
