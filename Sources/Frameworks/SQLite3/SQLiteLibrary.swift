@_exported import Foundation
import Inert

/// The library that does the work: Debian's libsqlite3.so.0, looked for when its first function is called, so that nobody
/// needs it who stores nothing.
enum SQLiteLibrary {
  /// What is said where it is missing.
  static let absence = "SQLite is missing: install libsqlite3-0"

  // Opened once and never closed; the address means nothing to anybody but `dlsym`.
  nonisolated(unsafe) private static let handle: UnsafeMutableRawPointer? = {
    let handle = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL)
    if handle == nil { Inert.warn("\(absence). Programs cannot open their databases without it") }
    return handle
  }()

  /// The function of that name; nil where the library, or this one of its functions, is missing.
  static func function<Function>(_ name: String) -> Function? {
    guard let handle, let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: Function.self)
  }

  // Made once, never changed and never freed: callers may keep it as long as they like.
  nonisolated(unsafe) static let message = UnsafePointer<CChar>(strdup(absence))
}
