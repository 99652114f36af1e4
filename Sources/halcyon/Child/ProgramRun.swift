import Foundation

/// One run of a compiled program.
struct ProgramRun {
  var executable: URL
  var arguments: [String] = []
  /// Further variables for the child; those of this command are passed on.
  var environment: [String: String]
  /// Lives as long as the program must be able to read it.
  var home = ProgramHome()
  /// Where what the program prints goes.
  var standardOutput = FileHandle.standardOutput

  struct Result {
    var ending: ChildProcess.Ending
    /// What Swift said about a crash.
    var fatalError: String?
    /// Whether the program said something on its standard error.
    var hasComplained: Bool
    var process: pid_t
  }

  /// Runs the program to its end. What it writes is passed on, save for what Swift prints about a
  /// crash, which belongs into one message with the signal.
  func run() throws(CommandFailure) -> Result {
    let pipe = Pipe()
    let child = ChildProcess(
      executable: executable, arguments: arguments, environment: variables,
      standardOutput: standardOutput,
      standardError: pipe.fileHandleForWriting)
    let process = try child.start()
    try? pipe.fileHandleForWriting.close()
    let relay = ErrorRelay(reading: pipe.fileHandleForReading)
    let ending = ChildProcess.wait(for: process)
    var isCrash = false
    if case .killed = ending { isCrash = true }
    let fatalError = relay.finish(isCrash: isCrash)
    withExtendedLifetime(home) {}
    return Result(
      ending: ending, fatalError: fatalError, hasComplained: relay.hasWritten, process: process)
  }

  var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment.merging(home.variables) { $1 }
      .merging(environment) { $1 }
    // Sets and dictionaries in the same order each time; with fixed addresses, also those of
    // objects. A crash is told in one message, not in a back trace of Halcyon.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    // A clock shows the same hour on every machine; the start date is given in this zone, too.
    variables["TZ"] = "UTC"
    if variables[Self.networkVariable] == nil { variables.merge(Self.offline) { $1 } }
    return variables
  }

  /// Set where a program may reach the network.
  static let networkVariable = "HALCYON_NETWORK"

  /// A proxy where nobody listens: what a program loads fails at once, and the same way on every machine.
  private static let offline = Dictionary(
    uniqueKeysWithValues: ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"].map {
      ($0, "http://127.0.0.1:9")
    })
}
