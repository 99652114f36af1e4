import Foundation

/// A file that appears under its name only when it is complete.
///
/// It is written beside its target, as `.NAME.halcyon-PID.partial`, brought to the disk and renamed;
/// until then whatever stood under the name stays whole. A device or a pipe cannot be replaced and
/// is written to directly. Not for several threads at once, `abandon` excepted.
package final class OutputFile {
  /// What the user asked for; used in messages.
  package let path: String
  /// Where the bytes go until the file is complete.
  package let partialPath: String
  private let descriptor: Int32
  private let target: String
  private let isReplaced: Bool
  private let lock = NSLock()
  private var isDone = false

  /// Makes the partial file. Throws `OutputError` of the kind `cannotWrite`.
  package init(path: String) throws {
    self.path = path
    target = OutputFile.resolvingLinks(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw OutputError.system(path, EISDIR) }
    isReplaced = !exists || status.st_mode & S_IFMT == S_IFREG
    guard isReplaced else {
      partialPath = target
      descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw OutputError.system(path) }
      return
    }
    if exists, access(target, W_OK) != 0 { throw OutputError.system(path) }
    OutputFile.removeLeftovers(of: target)
    partialPath = OutputFile.partialPath(for: target, process: getpid())
    descriptor = open(partialPath, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError.system(path) }
  }

  deinit {
    abandon()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends `bytes`.
  package func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try write($0) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, base, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw OutputError.system(path) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Replaces the bytes from `offset` on; only for a file that can be replaced as a whole.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws {
    let count = bytes.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
    guard count == bytes.count else { throw OutputError.system(path) }
  }

  /// Brings the file to the disk and gives it its name.
  package func commit() throws {
    // A device has no cache to bring to the disk.
    if fsync(descriptor) != 0 && errno != EINVAL && errno != EROFS {
      throw OutputError.system(path)
    }
    try lock.withLock {
      guard !isDone else { return }
      isDone = true
      guard isReplaced, rename(partialPath, target) != 0 else { return }
      let code = errno
      unlink(partialPath)
      throw OutputError.system(path, code)
    }
  }

  /// Takes the partial file away; what stood under the name stays. From any thread.
  package func abandon() {
    lock.withLock {
      guard !isDone else { return }
      isDone = true
      if isReplaced { unlink(partialPath) }
    }
  }

  /// Where process `process` keeps the unfinished file `path`.
  package static func partialPath(for path: String, process: pid_t) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = ".\((path as NSString).lastPathComponent).halcyon-\(process).partial"
    return folder.isEmpty ? name : (folder as NSString).appendingPathComponent(name)
  }

  /// Removes partial files of `path` whose process no longer runs: it was killed.
  package static func removeLeftovers(of path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let prefix = ".\((path as NSString).lastPathComponent).halcyon-"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
    for name in names ?? [] where name.hasPrefix(prefix) && name.hasSuffix(".partial") {
      guard let process = pid_t(name.dropFirst(prefix.count).dropLast(8)) else { continue }
      if kill(process, 0) != 0 && errno == ESRCH {
        unlink(partialPath(for: path, process: process))
      }
    }
  }

  /// The file that links at `path` lead to; a new file lies where the path says.
  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
