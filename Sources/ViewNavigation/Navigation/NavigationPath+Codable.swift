import Foundation

extension NavigationPath {
  /// A path as it is written to a file: its values, the last first, each as the name of its type and as JSON.
  nonisolated public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(elements: [AnyHashable]) { self.elements = elements }

    public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: value)) ?? "")
        let data = try JSONEncoder().encode(Boxed(value: value))
        try container.encode(String(decoding: data.dropFirst().dropLast(), as: UTF8.self))
      }
    }

    /// Throws where a type is not among the program's, or has no such value.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let element = try Self.value(of: type, from: text) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type of values in a path")
        }
        elements.insert(AnyHashable(element), at: 0)
      }
      self.elements = elements
    }

    private static func value<Value: Decodable>(of type: Value.Type, from text: String) throws
      -> Any
    {
      // In a list, since a value alone is no JSON for older decoders.
      try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8))[0]
    }
  }

  /// A path that was read from a file.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The path as it can be written to a file; nil where one of its values cannot be.
  public var codable: CodableRepresentation? {
    let isCodable = elements.allSatisfy { $0.base is any Codable }
    return isCodable ? CodableRepresentation(elements: elements) : nil
  }
}

/// One value as a list.
private struct Boxed: Encodable {
  let value: any Encodable

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(value)
  }
}
