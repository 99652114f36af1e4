import ArgumentParser
import Foundation

/// `halcyon inspect`: the display list of a frame, as text.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Print what a frame of a program draws.")

  @OptionGroup var program: ProgramOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var patience: PatienceOption
  @OptionGroup var data: DataOptions

  @Option(help: ArgumentHelp("When, in seconds from the start.", valueName: "S"))
  var at = 0.0

  @Flag(help: "Print the accessibility tree: labels, values, traits, frames and actions.")
  var accessibility = false

  func validate() throws {
    try scene.validateMoment(at)
    if scene.json {
      throw ValidationError("inspect prints text; --json belongs to render and still.")
    }
  }

  func run() throws {
    var job = try scene.job(accessibility ? .accessibility : .inspect)
    job.patience = patience.patience
    job.frames = scene.frame(at: at)...scene.frame(at: at)
    try ProgramSession(program: program, scene: scene, data: data).run(job, writing: nil)
  }
}
