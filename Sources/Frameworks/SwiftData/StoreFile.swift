import CSQLite
import Foundation

/// A store's file: an SQLite database with one table for each model.
///
/// A table has the columns `number`, by which rows are named, and `fields`, JSON of the variables' names and values.
/// Variables may so come and go from one version of a program to the next.
final class StoreFile {
  private let url: URL
  private let connection: OpaquePointer

  init(at url: URL) throws {
    self.url = url
    guard sqlite_available() != 0 else {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "the store \(url.path) needs SQLite: install libsqlite3-0 (apt-get install libsqlite3-0)")
    }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    var connection: OpaquePointer?
    let status = sqlite_open(url.path, &connection)
    guard status == 0, let connection else {
      sqlite_close(connection)
      throw SwiftDataError(
        .loadIssueModelContainer, "the store \(url.path) cannot be opened (SQLite error \(status))")
    }
    self.connection = connection
    // From here on the file is closed by `deinit`, which runs where this throws, too.
    try run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    try check()
  }

  deinit { sqlite_close(connection) }

  /// Throws for a file that is no database, or a damaged one.
  private func check() throws {
    let rows = try statement("PRAGMA quick_check(1)")
    defer { sqlite_finish(rows) }
    guard sqlite_next(rows) == 100, Self.text(rows, 0) == "ok" else { throw damaged("") }
  }

  private func damaged(_ reason: String) -> SwiftDataError {
    SwiftDataError(
      .loadIssueModelContainer,
      "the store \(url.path) is damaged\(reason.isEmpty ? "" : ": \(reason)"). "
        + "Move it away to begin anew: mv '\(url.path)' '\(url.path).damaged'")
  }

  private var message: String { String(cString: sqlite_message(connection)) }

  private func run(_ sql: String) throws {
    guard sqlite_run(connection, sql) == 0 else { throw damaged(message) }
  }

  private func statement(_ sql: String) throws -> OpaquePointer {
    var rows: OpaquePointer?
    guard sqlite_prepare(connection, sql, &rows) == 0, let rows else {
      sqlite_finish(rows)
      throw damaged(message)
    }
    return rows
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  private static func text(_ rows: OpaquePointer, _ column: Int32) -> String {
    var count: Int32 = 0
    guard let memory = sqlite_column_memory(rows, column, &count), count > 0 else { return "" }
    return String(decoding: Data(bytes: memory, count: Int(count)), as: UTF8.self)
  }

  private func makeTable(_ entityName: String) throws {
    try run(
      "CREATE TABLE IF NOT EXISTS \(Self.quoted(entityName)) "
        + "(number INTEGER PRIMARY KEY, fields TEXT NOT NULL)")
  }

  func rows(of entityName: String) throws -> [Int64: [String: StoredValue]] {
    try makeTable(entityName)
    let rows = try statement("SELECT number, fields FROM \(Self.quoted(entityName))")
    defer { sqlite_finish(rows) }
    var result: [Int64: [String: StoredValue]] = [:]
    let decoder = JSONDecoder()
    while true {
      let status = sqlite_next(rows)
      if status == 101 { return result }
      guard status == 100 else { throw damaged(message) }
      let number = sqlite_column_whole(rows, 0)
      let data = Data(Self.text(rows, 1).utf8)
      guard let fields = try? decoder.decode([String: StoredField].self, from: data) else {
        throw damaged("row \(number) of \(entityName) cannot be read")
      }
      result[number] = fields.mapValues(\.value)
    }
  }

  func apply(_ changes: [RowStore.Change]) throws {
    for name in Set(changes.map(\.entityName)) { try makeTable(name) }
    try run("BEGIN IMMEDIATE")
    do {
      for (name, changes) in Dictionary(grouping: changes, by: \.entityName) {
        try apply(changes, to: name)
      }
      try run("COMMIT")
    } catch {
      _ = sqlite_run(connection, "ROLLBACK")
      throw error
    }
  }

  private func apply(_ changes: [RowStore.Change], to entityName: String) throws {
    let table = Self.quoted(entityName)
    let put = try statement("INSERT OR REPLACE INTO \(table) (number, fields) VALUES (?, ?)")
    defer { sqlite_finish(put) }
    let remove = try statement("DELETE FROM \(table) WHERE number = ?")
    defer { sqlite_finish(remove) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for change in changes {
      let rows = change.values == nil ? remove : put
      sqlite_again(rows)
      sqlite_bind_whole(rows, 1, change.number)
      if let values = change.values {
        let text = String(
          decoding: try encoder.encode(values.mapValues(StoredField.init)), as: UTF8.self)
        sqlite_bind_text(rows, 2, text, Int32(text.utf8.count))
      }
      guard sqlite_next(rows) == 101 else {
        throw SwiftDataError(.unknown, "the store \(url.path) cannot be written: \(message)")
      }
    }
  }

  func removeAll() throws {
    let names = try statement("SELECT name FROM sqlite_master WHERE type = 'table'")
    defer { sqlite_finish(names) }
    var tables: [String] = []
    while sqlite_next(names) == 100 { tables.append(Self.text(names, 0)) }
    sqlite_again(names)
    for table in tables { try run("DELETE FROM \(Self.quoted(table))") }
  }
}

/// One value in JSON: a letter for its kind, and the value.
private struct StoredField: Codable {
  let value: StoredValue
  init(_ value: StoredValue) { self.value = value }

  private enum CodingKeys: String, CodingKey {
    case whole = "i", number = "d", text = "t", bytes = "b"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if let whole = try fields.decodeIfPresent(Int64.self, forKey: .whole) {
      value = .whole(whole)
    } else if let text = try fields.decodeIfPresent(String.self, forKey: .number) {
      // As its bits: no digit is lost, and infinity may stand there.
      guard let bits = UInt64(text, radix: 16) else {
        throw DecodingError.dataCorruptedError(
          forKey: .number, in: fields, debugDescription: "no number")
      }
      value = .number(Double(bitPattern: bits))
    } else if let text = try fields.decodeIfPresent(String.self, forKey: .text) {
      value = .text(text)
    } else if let bytes = try fields.decodeIfPresent(Data.self, forKey: .bytes) {
      value = .bytes(bytes)
    } else {
      value = .nothing
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch value {
    case .nothing: break
    case .whole(let whole): try fields.encode(whole, forKey: .whole)
    case .number(let number):
      try fields.encode(String(number.bitPattern, radix: 16), forKey: .number)
    case .text(let text): try fields.encode(text, forKey: .text)
    case .bytes(let bytes): try fields.encode(bytes, forKey: .bytes)
    }
  }
}
