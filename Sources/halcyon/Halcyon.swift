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
      TestCommand.self,
      DoctorCommand.self,
    ])

  static func main() {
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
}
