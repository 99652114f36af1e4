import ArgumentParser
import Foundation

/// `halcyon still`: one frame of a program.
struct StillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Write one frame of a SwiftUI program as a picture.")

  @OptionGroup var program: ProgramOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var patience: PatienceOption

  @Option(name: [.short, .long], help: "The .png or .svg to write.", completion: .file())
  var output: String

  @Option(help: ArgumentHelp("When, in seconds from the start.", valueName: "S"))
  var at = 0.0

  func validate() throws {
    try scene.validateMoment(at)
    let place = try OutputPlace(path: output)
    guard place.format == .png || place.format.isDrawing else {
      throw ValidationError(
        "A still is a .png or a .svg. For a film: halcyon render … -o \(output)")
    }
  }

  func run() throws {
    let place = try OutputPlace(path: output)
    try place.checkWritable()
    var job = try scene.job(.render)
    job.patience = patience.patience
    job.output = place.path
    job.frames = scene.frame(at: at)...scene.frame(at: at)
    try ProgramSession(program: program, scene: scene).run(job, writing: place)
  }
}
