import FirebaseCore
import Foundation

/// The documents of a program, by their paths. There is one for each project, and it lives as long as the program.
// All of it is read and written under the lock.
final class DocumentStore: @unchecked Sendable {
  struct Document {
    var fields: [String: Any]
    /// Another one after each change.
    var version: Int
  }

  private let lock = NSRecursiveLock()
  private var documents: [String: Document] = [:]
  private var version = 0
  private let observers = ChangeObservers()

  func document(at path: String) -> Document? { lock.withLock { documents[path] } }

  /// The documents right in a collection, or in all collections of a name.
  func documents(where isMeant: (_ path: String) -> Bool) -> [(path: String, document: Document)] {
    lock.withLock {
      documents.filter { isMeant($0.key) }.map { (path: $0.key, document: $0.value) }
    }
  }

  /// Makes all of the changes, or none where one of them throws.
  func change<Result>(_ body: (inout Changes) throws -> Result) rethrows -> Result {
    try lock.withLock {
      var changes = Changes(documents: documents, version: version + 1)
      let result = try body(&changes)
      (documents, version) = (changes.documents, version + 1)
      observers.tellLater()
      return result
    }
  }

  /// Calls back on the main queue: once soon, and after each change.
  func observe(_ callback: @escaping () -> Void) -> UInt { observers.add { _ in callback() } }

  func forget(_ observer: UInt) { observers.forget(observer) }

  /// Writes that happen together.
  struct Changes {
    fileprivate var documents: [String: Document]
    fileprivate let version: Int

    func fields(at path: String) -> [String: Any]? { documents[path]?.fields }

    mutating func remove(_ path: String) { documents[path] = nil }

    mutating func set(_ path: String, to data: [String: Any]) {
      write(StoredValue.fields(of: data, before: [:]), to: path)
    }

    /// Sets the fields that `data` has, those inside of its maps one by one, and leaves the others.
    mutating func merge(_ data: [String: Any], into path: String) {
      var fields = documents[path]?.fields ?? [:]
      StoredValue.merge(data, into: &fields)
      write(fields, to: path)
    }

    /// Sets fields of a document that there is. A dot in a name leads into a map.
    mutating func update(_ path: String, with data: [AnyHashable: Any]) throws {
      guard var fields = documents[path]?.fields else {
        throw FirestoreErrorCode.missing(path)
      }
      for (key, value) in data {
        StoredValue.set(value, at: FieldPath.names(of: key)[...], in: &fields)
      }
      write(fields, to: path)
    }

    private mutating func write(_ fields: [String: Any], to path: String) {
      documents[path] = Document(fields: fields, version: version)
    }
  }
}
