import Foundation

// What belongs to no database.

private let versionText: (@Sendable @convention(c) () -> UnsafePointer<CChar>?)? =
  SQLiteLibrary.function("sqlite3_libversion")
/// As `3.46.1`; that SQLite is missing, where it is.
public func sqlite3_libversion() -> UnsafePointer<CChar>! {
  versionText.map { $0() } ?? SQLiteLibrary.message
}

private let errorText: (@Sendable @convention(c) (Int32) -> UnsafePointer<CChar>?)? =
  SQLiteLibrary.function("sqlite3_errstr")
/// What a result means; that SQLite is missing, where it is.
public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
  errorText.map { $0(code) } ?? SQLiteLibrary.message
}

private let initialize: (@Sendable @convention(c) () -> Int32)? = SQLiteLibrary.function(
  "sqlite3_initialize")
@discardableResult
public func sqlite3_initialize() -> Int32 { initialize?() ?? SQLITE_CANTOPEN }

private let shutdown: (@Sendable @convention(c) () -> Int32)? = SQLiteLibrary.function(
  "sqlite3_shutdown")
@discardableResult
public func sqlite3_shutdown() -> Int32 { shutdown?() ?? SQLITE_OK }

private let threadsafe: (@Sendable @convention(c) () -> Int32)? = SQLiteLibrary.function(
  "sqlite3_threadsafe")
@discardableResult
public func sqlite3_threadsafe() -> Int32 { threadsafe?() ?? 1 }

private let libversionNumber: (@Sendable @convention(c) () -> Int32)? = SQLiteLibrary.function(
  "sqlite3_libversion_number")
public func sqlite3_libversion_number() -> Int32 { libversionNumber?() ?? 0 }

private let sourceid: (@Sendable @convention(c) () -> UnsafePointer<CChar>?)? =
  SQLiteLibrary.function("sqlite3_sourceid")
public func sqlite3_sourceid() -> UnsafePointer<CChar>! { sourceid?() ?? nil }

private let isComplete: (@Sendable @convention(c) (UnsafePointer<CChar>?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_complete")
public func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 { isComplete?(sql) ?? 0 }

private let freeMemory: (@Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void)? =
  SQLiteLibrary.function("sqlite3_free")
public func sqlite3_free(_ memory: UnsafeMutableRawPointer!) { freeMemory?(memory) }

private let allocate: (@Sendable @convention(c) (Int32) -> UnsafeMutableRawPointer?)? =
  SQLiteLibrary.function("sqlite3_malloc")
public func sqlite3_malloc(_ count: Int32) -> UnsafeMutableRawPointer! { allocate?(count) ?? nil }

private let memoryUsed: (@Sendable @convention(c) () -> Int64)? = SQLiteLibrary.function(
  "sqlite3_memory_used")
public func sqlite3_memory_used() -> Int64 { memoryUsed?() ?? 0 }

private let stricmp:
  (@Sendable @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32)? =
    SQLiteLibrary.function("sqlite3_stricmp")
public func sqlite3_stricmp(_ first: UnsafePointer<CChar>!, _ second: UnsafePointer<CChar>!)
  -> Int32
{ stricmp?(first, second) ?? 0 }

private let strglob:
  (@Sendable @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32)? =
    SQLiteLibrary.function("sqlite3_strglob")
@discardableResult
public func sqlite3_strglob(_ pattern: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!)
  -> Int32
{ strglob?(pattern, text) ?? 1 }
