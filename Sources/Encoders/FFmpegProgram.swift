import Foundation

/// The `ffmpeg` program: where it is, and what its words mean.
package enum FFmpegProgram {
  /// The `ffmpeg` to use: the one HALCYON_FFMPEG names, else the first in PATH.
  package static func path(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String {
    if let chosen = environment["HALCYON_FFMPEG"] {
      if access(chosen, X_OK) == 0 { return chosen }
      throw OutputError(.programMissing, "HALCYON_FFMPEG names '\(chosen)', which is no program.")
    }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for folder in folders where access("\(folder)/ffmpeg", X_OK) == 0 { return "\(folder)/ffmpeg" }
    throw OutputError(
      .programMissing, "this format needs the program 'ffmpeg', which is not installed. \(advice)")
  }

  private static let advice = "Install it with: sudo apt-get install ffmpeg"

  /// What was set for this process (a library to load first, say) is not meant for ffmpeg, and its
  /// errors are looked for in English.
  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("HALCYON") }
    environment["LD_PRELOAD"] = nil
    environment["LC_ALL"] = "C"
    return environment
  }

  /// Why the file `program` could not be started.
  static func startFailure(_ program: String, _ code: POSIXErrorCode) -> OutputError {
    let reason =
      switch (code, interpreter(of: program)) {
      case (.ENOENT, let interpreter?), (.EACCES, let interpreter?), (.ENOTDIR, let interpreter?):
        "its first line names the interpreter '\(interpreter)', which cannot be run"
      case (.ENOENT, nil): "a program or library that loads it is missing"
      case (.ENOEXEC, _): "it is no program for this machine"
      default: String(cString: strerror(code.rawValue))
      }
    return OutputError(
      .programMissing, "'\(program)' cannot be started: \(reason). Mend or replace it. \(advice)")
  }

  /// What stands behind `#!` in a file.
  private static func interpreter(of program: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: program),
      let head = try? file.read(upToCount: 256), head.starts(with: Array("#!".utf8))
    else { return nil }
    let line = String(decoding: head.dropFirst(2).prefix { $0 != 10 }, as: UTF8.self)
    return line.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  /// The number of the system's error that kept ffmpeg from writing, if it told of one.
  static func writeError(in text: String) -> Int32? {
    [ENOSPC, EDQUOT, EFBIG, EIO, EROFS].first { text.contains(words(of: $0)) }
  }

  private static func words(of code: Int32) -> String {
    switch code {
    case ENOSPC: "No space left on device"
    case EDQUOT: "Disk quota exceeded"
    case EFBIG: "File too large"
    case EROFS: "Read-only file system"
    default: "Input/output error"
    }
  }

  /// How it ended, from a wait status; nil when it only closed its input.
  static func ending(_ status: Int32?) -> String {
    guard let status else { return "has closed its input" }
    let signal = status & 127
    return signal == 0 ? "ended with status \(status >> 8 & 255)" : "was ended by signal \(signal)"
  }

  /// The last of what it said, to stand behind a sentence: few lines, and nothing that a terminal obeys.
  static func lastWords(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).suffix(5).map { line in
      String(
        String.UnicodeScalarView(
          line.unicodeScalars.prefix(200).map {
            $0.properties.generalCategory == .control ? "?" : $0
          }))
    }
    return lines.isEmpty ? "." : ":\n" + lines.joined(separator: "\n")
  }
}
