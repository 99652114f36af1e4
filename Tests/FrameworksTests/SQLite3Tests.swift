import Foundation
import SQLite3
import Testing

@Suite("SQLite by its own functions", .enabled(if: sqlite3_libversion_number() > 0))
struct SQLite3Tests {
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  /// A database that is kept nowhere, with a table of people.
  private func database() throws -> OpaquePointer {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    let sql = "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT UNIQUE, height REAL)"
    #expect(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
    return try #require(database)
  }

  private func insert(_ name: String, _ height: Double?, into database: OpaquePointer) -> Int32 {
    var statement: OpaquePointer?
    let sql = "INSERT INTO person (name, height) VALUES (?, ?)"
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { return -1 }
    defer { sqlite3_finalize(statement) }
    sqlite3_bind_text(statement, 1, name, -1, Self.copied)
    if let height {
      sqlite3_bind_double(statement, 2, height)
    } else {
      sqlite3_bind_null(statement, 2)
    }
    return sqlite3_step(statement)
  }

  @Test("What is inserted is read back, with the kind that it has")
  func rows() throws {
    let database = try database()
    defer { sqlite3_close(database) }
    #expect(insert("Ada", 1.65, into: database) == SQLITE_DONE)
    #expect(insert("Grâce", nil, into: database) == SQLITE_DONE)
    #expect(sqlite3_last_insert_rowid(database) == 2 && sqlite3_changes(database) == 1)
    var statement: OpaquePointer?
    sqlite3_prepare_v2(
      database, "SELECT id, name, height FROM person ORDER BY id", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    #expect(sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_count(statement) == 3)
    #expect(sqlite3_column_int(statement, 0) == 1)
    #expect(String(cString: sqlite3_column_text(statement, 1)) == "Ada")
    #expect(sqlite3_column_double(statement, 2) == 1.65)
    #expect(sqlite3_step(statement) == SQLITE_ROW)
    #expect(String(cString: sqlite3_column_text(statement, 1)) == "Grâce")
    #expect(sqlite3_column_type(statement, 2) == SQLITE_NULL)
    #expect(String(cString: sqlite3_column_name(statement, 1)) == "name")
    #expect(sqlite3_step(statement) == SQLITE_DONE)
  }

  @Test("Bytes are bytes: a zero does not end them")
  func blobs() throws {
    let database = try database()
    defer { sqlite3_close(database) }
    var statement: OpaquePointer?
    sqlite3_prepare_v2(database, "SELECT ?", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    let data = Data([1, 0, 2])
    _ = data.withUnsafeBytes {
      sqlite3_bind_blob(statement, 1, $0.baseAddress, Int32(data.count), Self.copied)
    }
    #expect(sqlite3_step(statement) == SQLITE_ROW)
    let count = Int(sqlite3_column_bytes(statement, 0))
    #expect(Data(bytes: sqlite3_column_blob(statement, 0), count: count) == data)
  }

  @Test("A mistake has a code and a message, and a rule that is broken says which")
  func errors() throws {
    let database = try database()
    defer { sqlite3_close(database) }
    var statement: OpaquePointer?
    #expect(sqlite3_prepare_v2(database, "SELEC 1", -1, &statement, nil) == SQLITE_ERROR)
    #expect(String(cString: sqlite3_errmsg(database)).contains("syntax error"))
    #expect(insert("Ada", 1, into: database) == SQLITE_DONE)
    #expect(insert("Ada", 1, into: database) == SQLITE_CONSTRAINT)
    #expect(sqlite3_extended_errcode(database) == SQLITE_CONSTRAINT_UNIQUE)
  }

  @Test("A callback of a program is called for each row")
  func callback() throws {
    let database = try database()
    defer { sqlite3_close(database) }
    for name in ["a", "b", "c"] { _ = insert(name, 1, into: database) }
    var count = 0
    let status = withUnsafeMutablePointer(to: &count) {
      sqlite3_exec(
        database, "SELECT name FROM person",
        { context, _, _, _ in
          context?.assumingMemoryBound(to: Int.self).pointee += 1
          return 0
        }, $0, nil)
    }
    #expect(status == SQLITE_OK && count == 3)
  }
}
