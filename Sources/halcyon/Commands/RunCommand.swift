import ArgumentParser
import Foundation

/// `halcyon run`: a program live.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Show a program in a window or a web page. Not built yet.")

  @OptionGroup var program: ProgramOptions

  @Flag(help: "Show it in a browser.")
  var web = false

  @Option(help: "The address to serve it on.")
  var host = "127.0.0.1"

  @Option(help: "The port to serve it on.")
  var port: UInt16 = 8080

  func run() throws {
    _ = try program.sources()
    let paths = program.paths.joined(separator: " ")
    throw CommandFailure(
      .programMissing,
      "Live programs are not built yet. Until they are, make a film, with touches if you like: "
        + "halcyon render \(paths) -o film.mp4")
  }
}
