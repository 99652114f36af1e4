import ArgumentParser
import Foundation

/// `halcyon task`: one task of a job that `--engine` wrote; engines start it.
struct TaskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "task", abstract: "Do one task of a job that batch or render wrote for an engine.",
    shouldDisplay: false)

  @Argument(help: "The plan.", completion: .file())
  var plan: String

  @Argument(help: "The task's number, from 0.")
  var number: Int

  func run() throws {
    let plan = try FarmPlan.read(plan)
    let arguments = try plan.arguments(number, environment: ProcessInfo.processInfo.environment)
    guard FileManager.default.changeCurrentDirectoryPath(plan.directory) else {
      throw CommandFailure(
        .inputMissing,
        "This machine does not see the folder \(plan.directory), which the job works in.")
    }
    var command = try Halcyon.parseAsRoot(arguments)
    try command.run()
  }
}
