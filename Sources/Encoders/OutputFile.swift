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
  /// Whether the file is put in the place of what stood there; not a device.
  let isReplaced: Bool
  private let descriptor: Int32
  private let target: String
  private let lock = NSLock()
  private var isDone = false

  /// Makes the partial file, and clears away what killed processes left in its folder. Throws
  /// `OutputError` of the kind `cannotWrite`.
  package init(path: String) throws {
    OutputFile.reportsLimits
    self.path = path
    let target = try OutputTarget(path)
    self.target = target.path
    isReplaced = target.isReplaced
    guard isReplaced else {
      partialPath = target.path
      descriptor = open(target.path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw OutputError.system(path) }
      return
    }
    Leftovers.remove(in: Leftovers.folder(of: target.path))
    (partialPath, descriptor) = try Leftovers.make(for: target.path) {
      open($0, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
    ftruncate(descriptor, 0)
  }

  /// A file of its own in `folder`, which others rename later.
  init(path: String, in folder: String, as name: String) throws {
    self.path = path
    isReplaced = true
    partialPath = "\(folder)/\(name)"
    target = partialPath
    descriptor = open(partialPath, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError.system(path) }
  }

  deinit {
    abandon()
    close(descriptor)
  }

  /// A file that reaches the limit of `ulimit -f` is an error to report, not a reason to die.
  private static let reportsLimits: Void = { _ = signal(SIGXFSZ, SIG_IGN) }()

  /// Bytes written so far, by whomever.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads what was written.
  var reader: FileReader { FileReader(descriptor: descriptor, size: size) }

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
      guard isReplaced, partialPath != target, rename(partialPath, target) != 0 else { return }
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
}

/// Where a file is to stand in the end.
struct OutputTarget {
  /// The file that links lead to; a new file lies where the user's path says.
  var path: String
  /// Whether what is there, if anything, is replaced as a whole; not a device or a pipe.
  var isReplaced: Bool

  /// Throws `OutputError` of the kind `cannotWrite` where nothing can be written.
  init(_ path: String) throws {
    self.path = OutputTarget.resolvingLinks(path)
    var status = stat()
    guard stat(self.path, &status) == 0 else {
      isReplaced = true
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw OutputError.system(path, EISDIR) }
    isReplaced = status.st_mode & S_IFMT == S_IFREG
    if access(self.path, W_OK) != 0 { throw OutputError.system(path) }
  }

  static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
