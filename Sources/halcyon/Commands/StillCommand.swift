import ArgumentParser
import Foundation
import Jobs

/// `halcyon still`: one frame of a program.
struct StillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Write one frame of a SwiftUI program as a picture.")

  @OptionGroup var program: ProgramOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var patience: PatienceOption
  @OptionGroup var data: DataOptions
  @OptionGroup var encoding: EncodingOptions

  @Option(
    name: [.short, .long], help: "The .png, .jpg, .pdf or .svg to write.", completion: .file())
  var output: String

  @Option(help: ArgumentHelp("When, in seconds from the start.", valueName: "S"))
  var at = 0.0

  func validate() throws {
    try scene.validateMoment(at)
    let place = try encoding.place(output)
    guard place.format.isPicture else {
      throw ValidationError(
        "A still is a .png, .jpg, .pdf or .svg. For a film: halcyon render … -o \(output)")
    }
    try encoding.check(place, in: scene)
  }

  func run() throws {
    let place = try encoding.place(output)
    try place.checkWritable()
    try ProgramSession(program: program, scene: scene, data: data).run(try job(), writing: place)
  }

  /// What the program is asked to do.
  func job() throws -> RenderJob {
    let place = try encoding.place(output)
    var job = try scene.job(.render)
    job.patience = patience.patience
    job.output = place.path
    job.format = place.format
    job.encoding = encoding.encoding
    job.frames = scene.frame(at: at)...scene.frame(at: at)
    return job
  }
}
