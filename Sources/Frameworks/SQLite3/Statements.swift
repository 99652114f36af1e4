import Foundation

// Statements: preparing them, giving them values, and running them.

/// Frees what a parameter was given: nil where it stays (`SQLITE_STATIC`), -1 where it is copied (`SQLITE_TRANSIENT`).
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void

private let prepare:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_prepare")
@discardableResult
public func sqlite3_prepare(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { prepare?(database, sql, count, statement, tail) ?? SQLITE_ERROR }

private let prepareV2:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_prepare_v2")
/// Compiles the first statement of `sql`, of `count` bytes, or up to its end where that is negative.
@discardableResult
public func sqlite3_prepare_v2(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { prepareV2?(database, sql, count, statement, tail) ?? SQLITE_ERROR }

private let prepareV3:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UInt32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_prepare_v3")
@discardableResult
public func sqlite3_prepare_v3(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32, _ flags: UInt32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { prepareV3?(database, sql, count, flags, statement, tail) ?? SQLITE_ERROR }

private let stepOn: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? = SQLiteLibrary.function(
  "sqlite3_step")
/// `SQLITE_ROW` with a row, `SQLITE_DONE` at the end.
@discardableResult
public func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
  stepOn?(statement) ?? SQLITE_ERROR
}

private let startAgain: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_reset")
@discardableResult
public func sqlite3_reset(_ statement: OpaquePointer!) -> Int32 {
  startAgain?(statement) ?? SQLITE_ERROR
}

private let clearBindings: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_clear_bindings")
@discardableResult
public func sqlite3_clear_bindings(_ statement: OpaquePointer!) -> Int32 {
  clearBindings?(statement) ?? SQLITE_ERROR
}

private let endStatement: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_finalize")
@discardableResult
public func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 {
  endStatement?(statement) ?? SQLITE_OK
}

private let bindBlob:
  (
    @Sendable @convention(c) (
      OpaquePointer?, Int32, UnsafeRawPointer?, Int32, sqlite3_destructor_type?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_bind_blob")
/// Parameters count from 1.
@discardableResult
public func sqlite3_bind_blob(
  _ statement: OpaquePointer!, _ index: Int32, _ bytes: UnsafeRawPointer!, _ count: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 { bindBlob?(statement, index, bytes, count, destructor) ?? SQLITE_ERROR }

private let bindBlob64:
  (
    @Sendable @convention(c) (
      OpaquePointer?, Int32, UnsafeRawPointer?, UInt64, sqlite3_destructor_type?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_bind_blob64")
@discardableResult
public func sqlite3_bind_blob64(
  _ statement: OpaquePointer!, _ index: Int32, _ bytes: UnsafeRawPointer!, _ count: UInt64,
  _ destructor: sqlite3_destructor_type!
) -> Int32 { bindBlob64?(statement, index, bytes, count, destructor) ?? SQLITE_ERROR }

private let bindDouble: (@Sendable @convention(c) (OpaquePointer?, Int32, Double) -> Int32)? =
  SQLiteLibrary.function("sqlite3_bind_double")
@discardableResult
public func sqlite3_bind_double(_ statement: OpaquePointer!, _ index: Int32, _ value: Double)
  -> Int32
{ bindDouble?(statement, index, value) ?? SQLITE_ERROR }

private let bindInt: (@Sendable @convention(c) (OpaquePointer?, Int32, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_bind_int")
@discardableResult
public func sqlite3_bind_int(_ statement: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
  bindInt?(statement, index, value) ?? SQLITE_ERROR
}

private let bindInt64: (@Sendable @convention(c) (OpaquePointer?, Int32, Int64) -> Int32)? =
  SQLiteLibrary.function("sqlite3_bind_int64")
@discardableResult
public func sqlite3_bind_int64(_ statement: OpaquePointer!, _ index: Int32, _ value: Int64) -> Int32
{ bindInt64?(statement, index, value) ?? SQLITE_ERROR }

private let bindNull: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_bind_null")
@discardableResult
public func sqlite3_bind_null(_ statement: OpaquePointer!, _ index: Int32) -> Int32 {
  bindNull?(statement, index) ?? SQLITE_ERROR
}

private let bindText:
  (
    @Sendable @convention(c) (
      OpaquePointer?, Int32, UnsafePointer<CChar>?, Int32, sqlite3_destructor_type?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_bind_text")
/// Text of `count` bytes, or up to its zero where that is negative.
@discardableResult
public func sqlite3_bind_text(
  _ statement: OpaquePointer!, _ index: Int32, _ text: UnsafePointer<CChar>!, _ count: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 { bindText?(statement, index, text, count, destructor) ?? SQLITE_ERROR }

private let bindValue:
  (@Sendable @convention(c) (OpaquePointer?, Int32, OpaquePointer?) -> Int32)? =
    SQLiteLibrary.function("sqlite3_bind_value")
@discardableResult
public func sqlite3_bind_value(_ statement: OpaquePointer!, _ index: Int32, _ value: OpaquePointer!)
  -> Int32
{ bindValue?(statement, index, value) ?? SQLITE_ERROR }

private let bindZeroblob: (@Sendable @convention(c) (OpaquePointer?, Int32, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_bind_zeroblob")
@discardableResult
public func sqlite3_bind_zeroblob(_ statement: OpaquePointer!, _ index: Int32, _ count: Int32)
  -> Int32
{ bindZeroblob?(statement, index, count) ?? SQLITE_ERROR }

private let bindParameterCount: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_bind_parameter_count")
public func sqlite3_bind_parameter_count(_ statement: OpaquePointer!) -> Int32 {
  bindParameterCount?(statement) ?? 0
}

private let bindParameterIndex:
  (@Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32)? =
    SQLiteLibrary.function("sqlite3_bind_parameter_index")
public func sqlite3_bind_parameter_index(_ statement: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> Int32
{ bindParameterIndex?(statement, name) ?? 0 }

private let bindParameterName:
  (@Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?)? =
    SQLiteLibrary.function("sqlite3_bind_parameter_name")
public func sqlite3_bind_parameter_name(_ statement: OpaquePointer!, _ index: Int32)
  -> UnsafePointer<CChar>!
{ bindParameterName?(statement, index) ?? nil }

private let sqlText: (@Sendable @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?)? =
  SQLiteLibrary.function("sqlite3_sql")
public func sqlite3_sql(_ statement: OpaquePointer!) -> UnsafePointer<CChar>! {
  sqlText?(statement) ?? nil
}

private let expandedSql:
  (@Sendable @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<CChar>?)? =
    SQLiteLibrary.function("sqlite3_expanded_sql")
/// With the values in it; to be given to `sqlite3_free`.
public func sqlite3_expanded_sql(_ statement: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  expandedSql?(statement) ?? nil
}

private let stmtReadonly: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_stmt_readonly")
@discardableResult
public func sqlite3_stmt_readonly(_ statement: OpaquePointer!) -> Int32 {
  stmtReadonly?(statement) ?? 1
}

private let stmtBusy: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_stmt_busy")
public func sqlite3_stmt_busy(_ statement: OpaquePointer!) -> Int32 { stmtBusy?(statement) ?? 0 }

private let dbHandle: (@Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?)? =
  SQLiteLibrary.function("sqlite3_db_handle")
public func sqlite3_db_handle(_ statement: OpaquePointer!) -> OpaquePointer! {
  dbHandle?(statement) ?? nil
}
