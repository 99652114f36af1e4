import ArgumentParser
import Foundation

/// The command. A subcommand is one file in `Commands` and one line here.
@main
struct Halcyon: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "halcyon", abstract: "SwiftUI drawings and animations where there is no SwiftUI.",
    version: "0.1.0",
    subcommands: [
      RenderCommand.self,
      StillCommand.self,
      RunCommand.self,
      CheckCommand.self,
      InspectCommand.self,
      ShadersCommand.self,
      TestCommand.self,
      DevicesCommand.self,
      DoctorCommand.self,
    ])

  static func main() {
    // A file that may not grow is an error to report, not a reason to die.
    signal(SIGXFSZ, SIG_IGN)
    listenToSignals()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      if !failure.message.isEmpty { FileHandle.complain(failure.message) }
      Foundation.exit(failure.code)
    } catch {
      exit(withError: error)
    }
  }

  /// Some who start programs, from threads of libdispatch, have them inherit that these wait for ever.
  private static func listenToSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
