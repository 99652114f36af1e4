import CProcess
import Foundation

/// A program that runs as a child of this command, in a process group of its own: signals are
/// passed on to the group, and nothing of it is left when the child or this command has ended.
struct ChildProcess {
  var executable: URL
  var arguments: [String] = []
  var environment: [String: String]
  var standardOutput = FileHandle.standardOutput
  var standardError = FileHandle.standardError
  /// Whether it runs only when nobody else wants the processors.
  var isBackground = false

  enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    /// This command was told to stop by a signal and passed it on.
    case interrupted(signal: Int32)
  }

  /// Starts the child and passes signals on to it; `wait` must follow, on the same thread: the child
  /// dies with it.
  func start() throws(CommandFailure) -> pid_t {
    let child = try startBeside()
    process_forward_signals(child)
    return child
  }

  /// Starts the child as one of several; `waitBeside` must follow. The child dies with this thread.
  ///
  /// - Parameter keeping: a file descriptor that the child has under the same number.
  func startBeside(keeping descriptor: Int32? = nil) throws(CommandFailure) -> pid_t {
    guard let command = process_command_create(executable.path) else { throw .outOfMemory }
    defer { process_command_free(command) }
    for argument in arguments {
      guard process_command_add_argument(command, argument) else { throw .outOfMemory }
    }
    for (name, value) in environment {
      guard process_command_add_variable(command, "\(name)=\(value)") else { throw .outOfMemory }
    }
    if isBackground { process_command_yield(command) }
    if let descriptor { process_command_keep(command, descriptor) }
    let child = process_start(
      command, standardOutput.fileDescriptor, standardError.fileDescriptor)
    guard child > 0 else {
      throw CommandFailure(
        .crashed, "\(executable.path) could not be started: \(String(cString: strerror(-child))).")
    }
    return child
  }

  /// Waits for the end of a child that was started beside others, and ends what it started.
  static func waitBeside(for child: pid_t) -> Ending {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    process_sweep(child, status)
    return Ending(status: status)
  }

  /// The same, for so many seconds; nil when the child still runs after that.
  static func ending(of child: pid_t, within seconds: Double) -> Ending? {
    var status: Int32 = 0
    for _ in 0...Int(seconds * 500) {
      if waitpid(child, &status, WNOHANG) == child {
        process_sweep(child, status)
        return Ending(status: status)
      }
      usleep(2000)
    }
    return nil
  }

  /// Ends a running child and all it started, at once; `waitBeside` must follow.
  static func end(_ child: pid_t) { process_end(child) }

  /// Waits for the end of `child`, and of what it started.
  static func wait(for child: pid_t) -> Ending {
    var interruptedBy: Int32 = 0
    let status = process_wait(child, &interruptedBy)
    return interruptedBy != 0 ? .interrupted(signal: interruptedBy) : Ending(status: status)
  }
}

extension ChildProcess.Ending {
  /// From a wait status.
  init(status: Int32) {
    let signal = process_signal(status)
    self = signal != 0 ? .killed(signal: signal) : .exited(process_exit_status(status))
  }
}

extension CommandFailure {
  fileprivate static let outOfMemory = CommandFailure(
    .internalError, "There is not enough memory to start another program.")

  /// The end of a command that was told to stop.
  static func interrupted(by signal: Int32) -> CommandFailure {
    CommandFailure(
      code: 128 + signal, message: "Stopped by \(SignalName(signal)); nothing was written.")
  }
}

/// A signal in words.
struct SignalName: CustomStringConvertible {
  var description: String

  init(_ signal: Int32) {
    description =
      switch signal {
      case SIGILL: "SIGILL (a trap)"
      case SIGTRAP: "SIGTRAP (a trap)"
      case SIGSEGV: "SIGSEGV (a bad memory access)"
      case SIGBUS: "SIGBUS (a bad memory access)"
      case SIGABRT: "SIGABRT (abort)"
      case SIGFPE: "SIGFPE (bad arithmetic)"
      case SIGKILL: "SIGKILL (killed; perhaps for want of memory)"
      case SIGINT: "SIGINT"
      case SIGTERM: "SIGTERM"
      case SIGHUP: "SIGHUP"
      default: "signal \(signal)"
      }
  }
}
