import Foundation

/// How much room the disk of the cache has left. A compiler that has run out of it names a file that nobody knows,
/// or calls a module malformed.
struct CacheRoom {
  /// The cache's folder, or where it would be.
  var folder: URL

  /// What a compilation may take, in bytes: a program, and the compiler's own cache of modules, which is about
  /// 20 MB when it is new.
  static let neededBytes = 32 << 20

  /// Bytes that are free there for this user; nil where that cannot be found out.
  var freeBytes: Int? {
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    var disk = statvfs()
    guard statvfs(folder.path, &disk) == 0 else { return nil }
    let bytes = UInt64(disk.f_bavail).multipliedReportingOverflow(by: UInt64(disk.f_frsize))
    return bytes.overflow ? .max : Int(clamping: bytes.partialValue)
  }

  /// What is to be said of a compilation that has failed; nil where there is room enough.
  var shortage: CommandFailure? {
    guard let freeBytes, freeBytes < Self.neededBytes else { return nil }
    return CommandFailure(
      .outputUnwritable,
      """
      The disk of the cache folder \(folder.path) has \(freeBytes / 1024) KiB left: compiling may take \
      \(Self.neededBytes / 1024). Free some space there, or set XDG_CACHE_HOME to a folder on another disk.
      """)
  }
}
