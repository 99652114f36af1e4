import Foundation

/// Documents beside one another.
// Its path is set when it is made.
public final class CollectionReference: Query, @unchecked Sendable {
  public let path: String

  init(path: String, in firestore: Firestore) {
    let path = path.split(separator: "/").joined(separator: "/")
    self.path = path
    super.init(firestore: firestore) { other in
      other.hasPrefix(path + "/") && !other.dropFirst(path.count + 1).contains("/")
    }
  }

  public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  /// The document that it lies in; nil for one of the project itself.
  public var parent: DocumentReference? {
    let names = path.split(separator: "/")
    guard names.count > 1 else { return nil }
    return DocumentReference(path: names.dropLast().joined(separator: "/"), in: firestore)
  }

  /// A place with a new name of 20 letters and digits.
  public func document() -> DocumentReference { document(Self.newName()) }
  public func document(_ name: String) -> DocumentReference {
    DocumentReference(path: path + "/" + name, in: firestore)
  }

  private static func newName() -> String {
    let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<20).map { _ in characters[Int.random(in: 0..<characters.count)] })
  }

  @discardableResult
  public func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    let document = document()
    document.setData(data, completion: completion)
    return document
  }
  @discardableResult
  public func addDocument(data: [String: Any]) async throws -> DocumentReference {
    addDocument(data: data, completion: nil)
  }
  @discardableResult
  public func addDocument<Value: Encodable>(
    from value: Value, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    addDocument(data: try encoder.encode(value), completion: completion)
  }
}
