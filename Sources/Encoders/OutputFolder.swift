import Foundation

/// A hidden folder, `.NAME.halcyon-PID.partial`, for files that appear under their names together.
final class OutputFolder {
  let path: String
  private let descriptor: Int32
  private let lock = NSLock()
  private var isDone = false

  /// Makes the folder beside `path`. Throws `OutputError` of the kind `cannotWrite`.
  init(beside path: String) throws {
    Leftovers.remove(in: Leftovers.folder(of: path))
    (self.path, descriptor) = try Leftovers.make(for: path) {
      guard mkdir($0, 0o777) == 0 || errno == EEXIST else { return -1 }
      return open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  deinit {
    abandon()
    close(descriptor)
  }

  /// Gives each of `files` its place: `from` is its name in here. Those that cannot have theirs stop it.
  func commit(_ files: some Sequence<(from: String, to: String)>) throws {
    try lock.withLock {
      guard !isDone else { return }
      isDone = true
      defer { Leftovers.removeAll(at: path, descriptor) }
      for file in files where rename("\(path)/\(file.from)", file.to) != 0 {
        throw OutputError.system(file.to)
      }
    }
  }

  /// Takes the folder away with all that is in it. From any thread.
  func abandon() {
    lock.withLock {
      guard !isDone else { return }
      isDone = true
      Leftovers.removeAll(at: path, descriptor)
    }
  }
}
