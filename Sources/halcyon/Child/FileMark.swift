import Encoders
import Foundation

/// Tells whether a file has been written anew.
struct FileMark: Equatable {
  private var inode: UInt64 = 0
  private var seconds = 0
  private var nanoseconds = 0

  /// Of the file at `place`; of the newest of its files when they are numbered. Nil for a device
  /// or a pipe, which shows no trace of having been written to.
  init?(_ place: OutputPlace) {
    var status = stat()
    for path in place.existingFiles {
      guard stat(path, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      let changed = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      if changed >= (seconds, nanoseconds) {
        (seconds, nanoseconds) = changed
        inode = UInt64(status.st_ino)
      }
    }
  }
}

extension OutputPlace {
  /// The files under this name: one, or all numbered ones.
  var existingFiles: [String] {
    guard isNumbered else { return [path] }
    return names { $0.hasPrefix(numberedParts.prefix) && $0.hasSuffix(numberedParts.suffix) }
  }

  /// Removes what a killed program has left unfinished in the folder.
  func removeLeftovers() { Leftovers.remove(in: url.deletingLastPathComponent().path) }

  private var url: URL { URL(fileURLWithPath: path) }

  private var numberedParts: (prefix: String, suffix: String) {
    let name = url.lastPathComponent
    guard let range = NumberedName.place(in: name) else { return (name, "") }
    return (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
  }

  private func names(_ isWanted: (String) -> Bool) -> [String] {
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter(isWanted).map { folder + "/" + $0 }
  }
}
