import Foundation

// What is in a row. Columns count from 0.

private let columnCount: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_column_count")
public func sqlite3_column_count(_ statement: OpaquePointer!) -> Int32 {
  columnCount?(statement) ?? 0
}

private let dataCount: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_data_count")
public func sqlite3_data_count(_ statement: OpaquePointer!) -> Int32 { dataCount?(statement) ?? 0 }

private let columnName:
  (@Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?)? =
    SQLiteLibrary.function("sqlite3_column_name")
public func sqlite3_column_name(_ statement: OpaquePointer!, _ index: Int32) -> UnsafePointer<
  CChar
>! { columnName?(statement, index) ?? nil }

private let columnDecltype:
  (@Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?)? =
    SQLiteLibrary.function("sqlite3_column_decltype")
public func sqlite3_column_decltype(_ statement: OpaquePointer!, _ index: Int32) -> UnsafePointer<
  CChar
>! { columnDecltype?(statement, index) ?? nil }

private let columnType: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_column_type")
/// `SQLITE_INTEGER`, `SQLITE_FLOAT`, `SQLITE_TEXT`, `SQLITE_BLOB` or `SQLITE_NULL`.
@discardableResult
public func sqlite3_column_type(_ statement: OpaquePointer!, _ index: Int32) -> Int32 {
  columnType?(statement, index) ?? SQLITE_NULL
}

private let columnBlob: (@Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer?)? =
  SQLiteLibrary.function("sqlite3_column_blob")
public func sqlite3_column_blob(_ statement: OpaquePointer!, _ index: Int32) -> UnsafeRawPointer! {
  columnBlob?(statement, index) ?? nil
}

private let columnBytes: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_column_bytes")
/// Bytes of a text or blob.
public func sqlite3_column_bytes(_ statement: OpaquePointer!, _ index: Int32) -> Int32 {
  columnBytes?(statement, index) ?? 0
}

private let columnDouble: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Double)? =
  SQLiteLibrary.function("sqlite3_column_double")
public func sqlite3_column_double(_ statement: OpaquePointer!, _ index: Int32) -> Double {
  columnDouble?(statement, index) ?? 0
}

private let columnInt: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_column_int")
public func sqlite3_column_int(_ statement: OpaquePointer!, _ index: Int32) -> Int32 {
  columnInt?(statement, index) ?? 0
}

private let columnInt64: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int64)? =
  SQLiteLibrary.function("sqlite3_column_int64")
public func sqlite3_column_int64(_ statement: OpaquePointer!, _ index: Int32) -> Int64 {
  columnInt64?(statement, index) ?? 0
}

private let columnText:
  (@Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?)? =
    SQLiteLibrary.function("sqlite3_column_text")
public func sqlite3_column_text(_ statement: OpaquePointer!, _ index: Int32) -> UnsafePointer<
  UInt8
>! { columnText?(statement, index) ?? nil }

private let columnValue: (@Sendable @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?)? =
  SQLiteLibrary.function("sqlite3_column_value")
public func sqlite3_column_value(_ statement: OpaquePointer!, _ index: Int32) -> OpaquePointer! {
  columnValue?(statement, index) ?? nil
}
