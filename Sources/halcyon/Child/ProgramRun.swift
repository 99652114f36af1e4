import CProcess
import Foundation

/// One run of a compiled program as a child of this command.
struct ProgramRun {
  var executable: URL
  /// Further variables for the child; those of this command are passed on.
  var environment: [String: String]

  enum Ending: Equatable {
    case exited(Int32)
    /// Killed by a signal; `fatalError` is what Swift said about it.
    case crashed(signal: Int32, fatalError: String?)
    /// This command was told to stop by a signal and passed it on.
    case interrupted(signal: Int32)
  }

  struct Result {
    var ending: Ending
    /// Whether the child said something on its standard error.
    var hasComplained: Bool
    var process: pid_t
  }

  /// Runs the program to its end. Its standard output and errors are passed on, save for what
  /// Swift prints about a crash, which belongs into one message with the signal.
  ///
  /// Call on the main thread: the child is killed when the thread that started it ends.
  func run() throws(CommandFailure) -> Result {
    let pipe = Pipe()
    let child = try start(errors: pipe.fileHandleForWriting.fileDescriptor)
    process_forward_signals(child)
    try? pipe.fileHandleForWriting.close()
    let relay = ErrorRelay(reading: pipe.fileHandleForReading)
    var interruptedBy: Int32 = 0
    let status = process_wait(child, &interruptedBy)
    let signal = process_signal(status)
    let isCrash = signal != 0 && interruptedBy == 0
    let fatalError = relay.finish(isCrash: isCrash)
    let ending: Ending =
      interruptedBy != 0
      ? .interrupted(signal: interruptedBy)
      : isCrash
        ? .crashed(signal: signal, fatalError: fatalError)
        : .exited(process_exit_status(status))
    return Result(ending: ending, hasComplained: relay.hasWritten, process: child)
  }

  private func start(errors: Int32) throws(CommandFailure) -> pid_t {
    var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Sets and dictionaries in the same order each time; with fixed addresses, also those of
    // objects. A crash is told in one message, not in a back trace of Halcyon.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    guard let command = process_command_create(executable.path) else { throw .outOfMemory }
    defer { process_command_free(command) }
    for (name, value) in variables {
      guard process_command_add_variable(command, "\(name)=\(value)") else { throw .outOfMemory }
    }
    let child = process_start(command, errors)
    guard child > 0 else {
      throw CommandFailure(
        .crashed, "The program could not be started: \(String(cString: strerror(-child))).")
    }
    return child
  }
}

extension CommandFailure {
  fileprivate static let outOfMemory = CommandFailure(
    .internalError, "There is not enough memory to start the program.")
}
