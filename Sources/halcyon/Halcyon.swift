import ArgumentParser
import Foundation

/// The command. A subcommand is one file in `Commands` and one line here.
@main
struct Halcyon: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "halcyon", abstract: "SwiftUI drawings and animations where there is no SwiftUI.",
    version: "0.2.0",
    subcommands: [
      RenderCommand.self,
      StillCommand.self,
      BatchCommand.self,
      JoinCommand.self,
      TaskCommand.self,
      RunCommand.self,
      CheckCommand.self,
      InspectCommand.self,
      ShadersCommand.self,
      TestCommand.self,
      NewCommand.self,
      EditorCommand.self,
      DevicesCommand.self,
      DoctorCommand.self,
    ])

  static func main() {
    // A file that may not grow is an error to report, not a reason to die.
    signal(SIGXFSZ, SIG_IGN)
    listenToSignals()
    restoreLibraryPath()
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

  /// The launcher of an installed Halcyon says where Swift's libraries are. That is for this command alone: what it
  /// starts finds its own.
  private static func restoreLibraryPath() {
    guard let before = getenv("HALCYON_LIBRARY_PATH").map({ String(cString: $0) }) else { return }
    if before.isEmpty { unsetenv("LD_LIBRARY_PATH") } else { setenv("LD_LIBRARY_PATH", before, 1) }
    unsetenv("HALCYON_LIBRARY_PATH")
  }

  /// Some who start programs, from threads of libdispatch, have them inherit that these wait for ever.
  private static func listenToSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
