import Foundation

// Functions that a program adds to SQL, with their values and results.

public typealias sqlite3_function =
  @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
public typealias sqlite3_final_function = @convention(c) (OpaquePointer?) -> Void
public typealias sqlite3_comparison =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
  ) -> Int32
public typealias sqlite3_update_hook_type =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64
  ) -> Void
public typealias sqlite3_commit_hook_type = @convention(c) (UnsafeMutableRawPointer?) -> Int32
public typealias sqlite3_busy_handler_type =
  @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32

private let createFunctionV2:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?,
      sqlite3_function?, sqlite3_function?, sqlite3_final_function?, sqlite3_destructor_type?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_create_function_v2")
@discardableResult
public func sqlite3_create_function_v2(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ count: Int32, _ encoding: Int32,
  _ context: UnsafeMutableRawPointer!, _ function: sqlite3_function!, _ step: sqlite3_function!,
  _ final: sqlite3_final_function!, _ destroy: sqlite3_destructor_type!
) -> Int32 {
  createFunctionV2?(database, name, count, encoding, context, function, step, final, destroy)
    ?? SQLITE_ERROR
}

private let createFunction:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?,
      sqlite3_function?, sqlite3_function?, sqlite3_final_function?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_create_function")
@discardableResult
public func sqlite3_create_function(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ count: Int32, _ encoding: Int32,
  _ context: UnsafeMutableRawPointer!, _ function: sqlite3_function!, _ step: sqlite3_function!,
  _ final: sqlite3_final_function!
) -> Int32 {
  createFunction?(database, name, count, encoding, context, function, step, final) ?? SQLITE_ERROR
}

private let userData: (@Sendable @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?)? =
  SQLiteLibrary.function("sqlite3_user_data")
public func sqlite3_user_data(_ context: OpaquePointer!) -> UnsafeMutableRawPointer! {
  userData?(context) ?? nil
}

private let aggregateContext:
  (@Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafeMutableRawPointer?)? =
    SQLiteLibrary.function("sqlite3_aggregate_context")
public func sqlite3_aggregate_context(_ context: OpaquePointer!, _ count: Int32)
  -> UnsafeMutableRawPointer!
{ aggregateContext?(context, count) ?? nil }

private let contextDbHandle: (@Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?)? =
  SQLiteLibrary.function("sqlite3_context_db_handle")
public func sqlite3_context_db_handle(_ context: OpaquePointer!) -> OpaquePointer! {
  contextDbHandle?(context) ?? nil
}

private let valueBlob: (@Sendable @convention(c) (OpaquePointer?) -> UnsafeRawPointer?)? =
  SQLiteLibrary.function("sqlite3_value_blob")
public func sqlite3_value_blob(_ value: OpaquePointer!) -> UnsafeRawPointer! {
  valueBlob?(value) ?? nil
}

private let valueBytes: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_value_bytes")
public func sqlite3_value_bytes(_ value: OpaquePointer!) -> Int32 { valueBytes?(value) ?? 0 }

private let valueDouble: (@Sendable @convention(c) (OpaquePointer?) -> Double)? =
  SQLiteLibrary.function("sqlite3_value_double")
public func sqlite3_value_double(_ value: OpaquePointer!) -> Double { valueDouble?(value) ?? 0 }

private let valueInt: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_value_int")
public func sqlite3_value_int(_ value: OpaquePointer!) -> Int32 { valueInt?(value) ?? 0 }

private let valueInt64: (@Sendable @convention(c) (OpaquePointer?) -> Int64)? =
  SQLiteLibrary.function("sqlite3_value_int64")
public func sqlite3_value_int64(_ value: OpaquePointer!) -> Int64 { valueInt64?(value) ?? 0 }

private let valueText: (@Sendable @convention(c) (OpaquePointer?) -> UnsafePointer<UInt8>?)? =
  SQLiteLibrary.function("sqlite3_value_text")
public func sqlite3_value_text(_ value: OpaquePointer!) -> UnsafePointer<UInt8>! {
  valueText?(value) ?? nil
}

private let valueType: (@Sendable @convention(c) (OpaquePointer?) -> Int32)? =
  SQLiteLibrary.function("sqlite3_value_type")
@discardableResult
public func sqlite3_value_type(_ value: OpaquePointer!) -> Int32 {
  valueType?(value) ?? SQLITE_NULL
}

private let valueDup: (@Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?)? =
  SQLiteLibrary.function("sqlite3_value_dup")
public func sqlite3_value_dup(_ value: OpaquePointer!) -> OpaquePointer! { valueDup?(value) ?? nil }

private let valueFree: (@Sendable @convention(c) (OpaquePointer?) -> Void)? =
  SQLiteLibrary.function("sqlite3_value_free")
public func sqlite3_value_free(_ value: OpaquePointer!) { valueFree?(value) }

private let resultBlob:
  (
    @Sendable @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int32, sqlite3_destructor_type?) ->
      Void
  )? = SQLiteLibrary.function("sqlite3_result_blob")
public func sqlite3_result_blob(
  _ context: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ count: Int32,
  _ destructor: sqlite3_destructor_type!
) { resultBlob?(context, bytes, count, destructor) }

private let resultDouble: (@Sendable @convention(c) (OpaquePointer?, Double) -> Void)? =
  SQLiteLibrary.function("sqlite3_result_double")
public func sqlite3_result_double(_ context: OpaquePointer!, _ value: Double) {
  resultDouble?(context, value)
}

private let resultError:
  (@Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void)? =
    SQLiteLibrary.function("sqlite3_result_error")
public func sqlite3_result_error(
  _ context: OpaquePointer!, _ message: UnsafePointer<CChar>!, _ count: Int32
) { resultError?(context, message, count) }

private let resultInt: (@Sendable @convention(c) (OpaquePointer?, Int32) -> Void)? =
  SQLiteLibrary.function("sqlite3_result_int")
public func sqlite3_result_int(_ context: OpaquePointer!, _ value: Int32) {
  resultInt?(context, value)
}

private let resultInt64: (@Sendable @convention(c) (OpaquePointer?, Int64) -> Void)? =
  SQLiteLibrary.function("sqlite3_result_int64")
public func sqlite3_result_int64(_ context: OpaquePointer!, _ value: Int64) {
  resultInt64?(context, value)
}

private let resultNull: (@Sendable @convention(c) (OpaquePointer?) -> Void)? =
  SQLiteLibrary.function("sqlite3_result_null")
public func sqlite3_result_null(_ context: OpaquePointer!) { resultNull?(context) }

private let resultText:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, sqlite3_destructor_type?
    ) -> Void
  )? = SQLiteLibrary.function("sqlite3_result_text")
public func sqlite3_result_text(
  _ context: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ count: Int32,
  _ destructor: sqlite3_destructor_type!
) { resultText?(context, text, count, destructor) }

private let resultValue: (@Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> Void)? =
  SQLiteLibrary.function("sqlite3_result_value")
public func sqlite3_result_value(_ context: OpaquePointer!, _ value: OpaquePointer!) {
  resultValue?(context, value)
}

private let createCollationV2:
  (
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?, sqlite3_comparison?,
      sqlite3_destructor_type?
    ) -> Int32
  )? = SQLiteLibrary.function("sqlite3_create_collation_v2")
@discardableResult
public func sqlite3_create_collation_v2(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ encoding: Int32,
  _ context: UnsafeMutableRawPointer!, _ compare: sqlite3_comparison!,
  _ destroy: sqlite3_destructor_type!
) -> Int32 {
  createCollationV2?(database, name, encoding, context, compare, destroy) ?? SQLITE_ERROR
}

private let updateHook:
  (
    @Sendable @convention(c) (OpaquePointer?, sqlite3_update_hook_type?, UnsafeMutableRawPointer?)
      -> UnsafeMutableRawPointer?
  )? = SQLiteLibrary.function("sqlite3_update_hook")
/// Calls `hook` for each row that is changed.
public func sqlite3_update_hook(
  _ database: OpaquePointer!, _ hook: sqlite3_update_hook_type!, _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! { updateHook?(database, hook, context) ?? nil }

private let commitHook:
  (
    @Sendable @convention(c) (OpaquePointer?, sqlite3_commit_hook_type?, UnsafeMutableRawPointer?)
      -> UnsafeMutableRawPointer?
  )? = SQLiteLibrary.function("sqlite3_commit_hook")
public func sqlite3_commit_hook(
  _ database: OpaquePointer!, _ hook: sqlite3_commit_hook_type!, _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! { commitHook?(database, hook, context) ?? nil }

private let rollbackHook:
  (
    @Sendable @convention(c) (OpaquePointer?, sqlite3_destructor_type?, UnsafeMutableRawPointer?) ->
      UnsafeMutableRawPointer?
  )? = SQLiteLibrary.function("sqlite3_rollback_hook")
public func sqlite3_rollback_hook(
  _ database: OpaquePointer!, _ hook: sqlite3_destructor_type!, _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! { rollbackHook?(database, hook, context) ?? nil }

private let busyHandler:
  (
    @Sendable @convention(c) (OpaquePointer?, sqlite3_busy_handler_type?, UnsafeMutableRawPointer?)
      -> Int32
  )? = SQLiteLibrary.function("sqlite3_busy_handler")
@discardableResult
public func sqlite3_busy_handler(
  _ database: OpaquePointer!, _ handler: sqlite3_busy_handler_type!,
  _ context: UnsafeMutableRawPointer!
) -> Int32 { busyHandler?(database, handler, context) ?? SQLITE_ERROR }
