import Foundation

/// Why a command ends without doing what it was asked: one message for the person at the terminal
/// and the exit code for a script.
package struct CommandFailure: Error, Equatable {
  /// Exit codes, after sysexits.h where that has one.
  package enum Code: Int32, Sendable {
    case crashed = 1
    case doesNotCompile = 2
    case usage = 64
    /// A table whose rows cannot be used.
    case badData = 65
    case inputMissing = 66
    case programMissing = 69
    case internalError = 70
    case outputUnwritable = 74
    /// The program did not get on with a frame.
    case standstill = 75
    case interrupted = 130
    case terminated = 143
  }

  package var code: Int32
  /// What, where and why, then what to type next; empty when it has been said already.
  package var message: String
  /// Whether the program does not compile for want of modules that it imports: what needs none of them may.
  private(set) var isForWantOfModules = false

  package init(_ code: Code, _ message: String) {
    self.code = code.rawValue
    self.message = message
  }

  init(lackingModules message: String) {
    self.init(.doesNotCompile, message)
    isForWantOfModules = true
  }

  /// Whether `error` is the user's wish to end.
  static func isInterruption(_ error: any Error) -> Bool {
    let codes = [Code.interrupted.rawValue, Code.terminated.rawValue]
    return (error as? CommandFailure).map { codes.contains($0.code) } ?? false
  }

  package init(code: Int32, message: String = "") {
    self.code = code
    self.message = message
  }
}

extension FileHandle {
  /// Writes one line to standard error, whatever its state.
  static func complain(_ message: String) {
    try? standardError.write(contentsOf: Data((message + "\n").utf8))
  }
}
