import Foundation

// Databases: opening them, closing them, and what is known of them.

/// Calls back for a row: how many columns it has, their texts and their names.
public typealias sqlite3_callback =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32

private let errorMessage: (@Sendable @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?)? =
  SQLiteLibrary.function("sqlite3_errmsg")
/// What went wrong last; that SQLite is missing, where it is.
public func sqlite3_errmsg(_ database: OpaquePointer!) -> UnsafePointer<CChar>! {
  errorMessage.map { $0(database) } ?? SQLiteLibrary.message
}

private let openFile:
  (
    @Sendable @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
  )? = SQLiteLibrary.function("sqlite3_open")
/// Opens a file, which is made where it is missing; `:memory:` is one that is kept nowhere. `SQLITE_CANTOPEN` without SQLite.
@discardableResult
public func sqlite3_open(
  _ filename: UnsafePointer<CChar>!, _ database: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 { openFile?(filename, database) ?? SQLITE_CANTOPEN }

private let openV2:
  (
    @Sendable @convention(c) (
      UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_open_v2")
/// As `sqlite3_open`, with `SQLITE_OPEN_…` and the name of a file system, or nil.
@discardableResult
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>!, _ database: UnsafeMutablePointer<OpaquePointer?>!,
  _ flags: Int32, _ system: UnsafePointer<CChar>!
) -> Int32 { openV2?(filename, database, flags, system) ?? SQLITE_CANTOPEN }

private let closeFile: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_close")
@discardableResult
public func sqlite3_close(_ database: OpaquePointer!) -> Int32 { closeFile?(database) ?? SQLITE_OK }

private let closeV2: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? = SQLiteLibrary.function(
  "sqlite3_close_v2")
/// Closes the database once its statements have been finalised.
@discardableResult
public func sqlite3_close_v2(_ database: OpaquePointer!) -> Int32 {
  closeV2?(database) ?? SQLITE_OK
}

private let execute:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, sqlite3_callback?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_exec")
/// Runs statements, and calls back for each row. A message has to be given to `sqlite3_free`.
@discardableResult
public func sqlite3_exec(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ callback: sqlite3_callback!,
  _ context: UnsafeMutableRawPointer!,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { execute?(database, sql, callback, context, message) ?? SQLITE_ERROR }

private let changeCount: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_changes")
/// Rows that the last statement changed.
public func sqlite3_changes(_ database: OpaquePointer!) -> Int32 { changeCount?(database) ?? 0 }

private let changes64: (@Sendable @convention(c) (OpaquePointer?) -> Int64)? =
  SQLiteLibrary.function("sqlite3_changes64")
public func sqlite3_changes64(_ database: OpaquePointer!) -> Int64 { changes64?(database) ?? 0 }

private let totalChanges: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_total_changes")
public func sqlite3_total_changes(_ database: OpaquePointer!) -> Int32 {
  totalChanges?(database) ?? 0
}

private let lastInsertRowid: (@Sendable @convention(c) (OpaquePointer?) -> Int64)? =
  SQLiteLibrary.function("sqlite3_last_insert_rowid")
/// The number of the row that was inserted last.
public func sqlite3_last_insert_rowid(_ database: OpaquePointer!) -> Int64 {
  lastInsertRowid?(database) ?? 0
}

private let errorCode: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_errcode")
@discardableResult
public func sqlite3_errcode(_ database: OpaquePointer!) -> Int32 {
  errorCode?(database) ?? SQLITE_CANTOPEN
}

private let extendedErrcode: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_extended_errcode")
@discardableResult
public func sqlite3_extended_errcode(_ database: OpaquePointer!) -> Int32 {
  extendedErrcode?(database) ?? SQLITE_CANTOPEN
}

private let extendedResultCodes: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_extended_result_codes")
@discardableResult
public func sqlite3_extended_result_codes(_ database: OpaquePointer!, _ isOn: Int32) -> Int32 {
  extendedResultCodes?(database, isOn) ?? SQLITE_ERROR
}

private let busyTimeout: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_busy_timeout")
/// How long a statement waits for another connection.
@discardableResult
public func sqlite3_busy_timeout(_ database: OpaquePointer!, _ milliseconds: Int32) -> Int32 {
  busyTimeout?(database, milliseconds) ?? SQLITE_ERROR
}

private let getAutocommit: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_get_autocommit")
/// 0 within a transaction.
@discardableResult
public func sqlite3_get_autocommit(_ database: OpaquePointer!) -> Int32 {
  getAutocommit?(database) ?? 1
}

private let dbFilename:
  (@Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>?)? =
    SQLiteLibrary.function("sqlite3_db_filename")
public func sqlite3_db_filename(_ database: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> UnsafePointer<CChar>!
{ dbFilename?(database, name) ?? nil }

private let dbReadonly:
  (@Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32)? =
    SQLiteLibrary.function("sqlite3_db_readonly")
@discardableResult
public func sqlite3_db_readonly(_ database: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> Int32
{ dbReadonly?(database, name) ?? -1 }

private let interrupt: (@Sendable @convention(c) (OpaquePointer?) -> Void)? =
  SQLiteLibrary.function("sqlite3_interrupt")
public func sqlite3_interrupt(_ database: OpaquePointer!) { interrupt?(database) }

private let limitOf: (@Sendable @convention(c) (OpaquePointer?, Int32, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_limit")
@discardableResult
public func sqlite3_limit(_ database: OpaquePointer!, _ kind: Int32, _ value: Int32) -> Int32 {
  limitOf?(database, kind, value) ?? -1
}

private let nextStmt:
  (@Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?)? =
    SQLiteLibrary.function("sqlite3_next_stmt")
public func sqlite3_next_stmt(_ database: OpaquePointer!, _ statement: OpaquePointer!)
  -> OpaquePointer!
{ nextStmt?(database, statement) ?? nil }

private let walCheckpointV2:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_wal_checkpoint_v2")
@discardableResult
public func sqlite3_wal_checkpoint_v2(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ mode: Int32,
  _ logSize: UnsafeMutablePointer<Int32>!, _ done: UnsafeMutablePointer<Int32>!
) -> Int32 { walCheckpointV2?(database, name, mode, logSize, done) ?? SQLITE_ERROR }

private let tableColumnMetadata:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_table_column_metadata")
@discardableResult
public func sqlite3_table_column_metadata(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ table: UnsafePointer<CChar>!,
  _ column: UnsafePointer<CChar>!, _ type: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ collation: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ isNotNull: UnsafeMutablePointer<Int32>!, _ isKey: UnsafeMutablePointer<Int32>!,
  _ increments: UnsafeMutablePointer<Int32>!
) -> Int32 {
  tableColumnMetadata?(database, name, table, column, type, collation, isNotNull, isKey, increments)
    ?? SQLITE_ERROR
}

private let backupInit:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?, UnsafePointer<CChar>?
    ) -> OpaquePointer?
  )? = SQLiteLibrary.function("sqlite3_backup_init")
/// Begins to copy one database into another.
public func sqlite3_backup_init(
  _ target: OpaquePointer!, _ targetName: UnsafePointer<CChar>!, _ source: OpaquePointer!,
  _ sourceName: UnsafePointer<CChar>!
) -> OpaquePointer! { backupInit?(target, targetName, source, sourceName) ?? nil }

private let backupStep: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Int32)? =
  SQLiteLibrary.function("sqlite3_backup_step")
@discardableResult
public func sqlite3_backup_step(_ backup: OpaquePointer!, _ pages: Int32) -> Int32 {
  backupStep?(backup, pages) ?? SQLITE_ERROR
}

private let backupFinish: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_backup_finish")
@discardableResult
public func sqlite3_backup_finish(_ backup: OpaquePointer!) -> Int32 {
  backupFinish?(backup) ?? SQLITE_ERROR
}

private let backupRemaining: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_backup_remaining")
public func sqlite3_backup_remaining(_ backup: OpaquePointer!) -> Int32 {
  backupRemaining?(backup) ?? 0
}

private let backupPagecount: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_backup_pagecount")
public func sqlite3_backup_pagecount(_ backup: OpaquePointer!) -> Int32 {
  backupPagecount?(backup) ?? 0
}
