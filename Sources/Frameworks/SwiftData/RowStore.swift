import Foundation

/// The rows of all models in memory, and in a file where there is one.
final class RowStore: @unchecked Sendable {
  struct Row: Sendable {
    var number: Int64
    var values: [String: StoredValue]
  }
  struct Change: Sendable {
    var entityName: String
    var number: Int64
    /// Nil for a row that is gone.
    var values: [String: StoredValue]?
  }

  private let lock = NSLock()
  private var tables: [String: [Int64: [String: StoredValue]]] = [:]
  private var lastNumbers: [String: Int64] = [:]
  private let file: StoreFile?

  init(schema: Schema, file url: URL?) throws {
    file = try url.map { try StoreFile(at: $0) }
    guard let file else { return }
    for name in schema.types.keys {
      let rows = try file.rows(of: name)
      tables[name] = rows
      lastNumbers[name] = rows.keys.max() ?? 0
    }
  }

  /// In order of their numbers, which is that in which they were inserted.
  func rows(of entityName: String) -> [Row] {
    lock.withLock {
      (tables[entityName] ?? [:]).map { Row(number: $0.key, values: $0.value) }
        .sorted { $0.number < $1.number }
    }
  }

  func nextNumber(of entityName: String) -> Int64 {
    lock.withLock {
      lastNumbers[entityName, default: 0] += 1
      return lastNumbers[entityName]!
    }
  }

  /// All of it or, on an error, nothing.
  func apply(_ changes: [Change]) throws {
    try lock.withLock {
      try file?.apply(changes)
      for change in changes {
        tables[change.entityName, default: [:]][change.number] = change.values
      }
    }
  }

  func removeAll() throws {
    try lock.withLock {
      try file?.removeAll()
      tables = [:]
    }
  }
}
