import ArgumentParser
import Foundation

@main
struct Halcyon: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "halcyon")
  @Argument var paths: [String]
  @Option var view: String?
  func run() throws {
    let compiler = ProgramCompiler(installation: try .find(), viewName: view)
    do {
    print(try compiler.executable(for: SourceSet(paths: paths)).path)
    } catch let failure as CommandFailure { FileHandle.complain(failure.message); throw ExitCode(failure.code) }
  }
}
