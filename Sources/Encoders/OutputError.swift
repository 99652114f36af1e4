import Foundation

/// Why a picture or film could not be written: what, where, why, and what to do next, in one
/// message.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// The file itself: no room, no permission, no such folder.
    case cannotWrite
    /// A program that does part of the work is not installed.
    case programMissing
    /// That program gave up, or does nothing any more.
    case programFailed
    /// What was asked for makes no sense.
    case usage
  }

  package var kind: Kind
  package var description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The exit status of `sysexits.h` that fits.
  package var exitCode: Int32 {
    switch kind {
    case .usage: 64
    case .programMissing: 69
    case .cannotWrite, .programFailed: 74
    }
  }

  /// The system call on `path` that has just failed, in words.
  static func system(_ path: String, _ code: Int32 = errno) -> OutputError {
    let reason = String(cString: strerror(code))
    let advice =
      switch code {
      case ENOSPC, EDQUOT: "Free some space there, or choose another place with -o."
      case EFBIG: "Raise the limit on the size of files (ulimit -f), or make a smaller one."
      case EACCES, EPERM, EROFS: "Choose a place you may write to with -o."
      case ENOENT:
        "Make the folder first: mkdir -p '\((path as NSString).deletingLastPathComponent)'"
      default: "Choose another place with -o."
      }
    return OutputError(.cannotWrite, "cannot write '\(path)': \(reason). \(advice)")
  }
}
