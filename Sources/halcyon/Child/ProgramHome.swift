import Foundation

/// A home folder of a program's own, as an app on an iPhone has one, with empty folders for documents and for temporary files at
/// first: what it keeps in `UserDefaults`, among its documents and in `tmp` is neither the user's, nor another program's, nor
/// there when the same command is run again.
///
/// It goes when the value does.
final class ProgramHome: Sendable {
  let folder: URL

  private static let prefix = "halcyon-home."

  init() {
    ProgramHome.removeAbandoned()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(ProgramHome.prefix)\(getpid()).\(UInt32.random(in: 0...(.max)))", isDirectory: true)
    // Where none can be made the program finds none, and keeps nothing.
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    furnish()
  }

  /// Apps write documents and temporary files without making their folders first.
  private func furnish() {
    for name in ["Documents", "tmp"] {
      try? FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// As it was at first, for another run that needs no process of its own.
  func empty() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    furnish()
  }

  /// What tells a program of it.
  var variables: [String: String] {
    let path = folder.path
    return [
      // Foundation asks the list of users for the home before it looks at HOME, but first of all it looks at this.
      "CFFIXED_USER_HOME": path,
      "HOME": path, "TMPDIR": path + "/tmp/", "XDG_CONFIG_HOME": path + "/.config",
      "XDG_DATA_HOME": path + "/.local/share",
      "XDG_STATE_HOME": path + "/.local/state", "XDG_CACHE_HOME": path + "/.cache",
    ]
  }

  /// Those of commands that were killed.
  private static func removeAbandoned() {
    let temporary = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0 != "." }
      guard let identifier = pid_t(process), kill(identifier, 0) != 0, errno == ESRCH else {
        continue
      }
      try? FileManager.default.removeItem(at: temporary.appendingPathComponent(name))
    }
  }
}
