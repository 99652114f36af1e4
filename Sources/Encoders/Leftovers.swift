import Foundation

/// Unfinished output: where it stands, and how that of killed processes is cleared away.
///
/// Whoever writes it holds a lock on it (`flock`), which goes with the process: so a leftover is known for
/// one whatever the number of its process is now, and on whichever machine or in whichever container that
/// ran.
package enum Leftovers {
  /// Where process `process` keeps the unfinished `path`: beside it, hidden.
  ///
  /// - Parameter attempt: for when the name is taken by somebody else of that number.
  package static func path(for path: String, process: pid_t, attempt: Int = 0) -> String {
    let name = (path as NSString).lastPathComponent
    let owner = attempt == 0 ? "\(process)" : "\(process)-\(attempt)"
    return folder(of: path) + "/.\(name).halcyon-\(owner).partial"
  }

  /// The folder in which `path` lies.
  static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Removes what killed processes have left unfinished in `folder`, under whatever name.
  ///
  /// - Complexity: reads the folder once, and opens what has a name of ours.
  package static func remove(in folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // A folder may be full of finished files: no text is made of their names.
      guard entry.pointee.d_name.0 == CChar(UInt8(ascii: ".")) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let process = owner(of: name) else { continue }
      removeIfDead("\(folder)/\(name)", process)
    }
  }

  /// The process that a name of ours names; nil for other names.
  ///
  /// Not by a regular expression, whose first use takes a quarter of a millisecond: most processes write one file.
  static func owner(of name: String) -> pid_t? {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return nil }
    let parts = name.dropLast(ending.count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count > 1, last.hasPrefix(mark) else { return nil }
    let numbers = last.dropFirst(mark.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count <= 2, numbers.allSatisfy(isNumber) else { return nil }
    return pid_t(numbers[0])
  }

  private static let mark = "halcyon-"
  private static let ending = ".partial"

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func removeIfDead(_ path: String, _ process: pid_t) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Where the file system knows no locks, the process alone tells.
      guard errno != EWOULDBLOCK, kill(process, 0) != 0, errno == ESRCH else { return }
    }
    removeAll(at: path, descriptor)
  }

  /// Removes a file, or a folder with the files in it.
  static func removeAll(at path: String, _ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      if status.st_mode & S_IFMT == S_IFREG { unlink(path) }
      return
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      unlink("\(path)/\(name)")
    }
    rmdir(path)
  }

  /// Makes the unfinished `path` of this process with `make`, which answers a descriptor, and locks it.
  ///
  /// Throws `OutputError` of the kind `cannotWrite`.
  static func make(
    for path: String, _ make: (String) -> Int32
  ) throws -> (path: String, descriptor: Int32) {
    for attempt in 0..<100 {
      let partial = Leftovers.path(for: path, process: getpid(), attempt: attempt)
      let descriptor = make(partial)
      guard descriptor >= 0 else { throw OutputError.system(path) }
      // Taken by a process of the same number elsewhere, or being cleared away just now.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
        isStillThere(partial, descriptor)
      {
        return (partial, descriptor)
      }
      close(descriptor)
    }
    throw OutputError.system(path, EBUSY)
  }

  private static func isStillThere(_ path: String, _ descriptor: Int32) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(descriptor, &own) == 0 && lstat(path, &named) == 0 && own.st_ino == named.st_ino
      && own.st_dev == named.st_dev
  }
}
