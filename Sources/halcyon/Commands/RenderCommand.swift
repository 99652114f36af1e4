import ArgumentParser
import Foundation

/// `halcyon render`: a program's film.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render the film of a SwiftUI program.",
    discussion: """
      The format follows the name: .mp4, .webm, .mov, .gif, .apng, .webp, or out-%05d.png for one \
      file a frame. The same command writes the same bytes each time.
      """)

  @OptionGroup var program: ProgramOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var patience: PatienceOption

  @Option(name: [.short, .long], help: "The file to write.", completion: .file())
  var output: String

  @Option(help: ArgumentHelp("Length, in seconds. (default: 5)", valueName: "S"))
  var duration: Double?

  @Option(help: ArgumentHelp("The first and last frame, counted from 0.", valueName: "A-B"))
  var frames: FrameRange?

  /// A day at 60 frames a second.
  private static let frameLimit = 5_184_000

  func validate() throws {
    if duration != nil && frames != nil {
      throw ValidationError("--duration and --frames say the same thing twice. Give one of them.")
    }
    if let duration, !(duration > 0 && duration * scene.fps < Double(Self.frameLimit)) {
      throw ValidationError(
        "--duration \(format(duration)) is not between 0 and a day, in seconds.")
    }
    let place = try OutputPlace(path: output)
    if place.format.isDrawing {
      throw ValidationError(
        "\(output) holds one frame: halcyon still … -o \(output)")
    }
    if place.format == .png, !place.isNumbered, frameRange.count > 1 {
      let numbered = (output as NSString).deletingPathExtension + "-%05d.png"
      throw ValidationError(
        "\(output) holds one frame, not \(frameRange.count). Number them: -o \(numbered) — "
          + "or take one: halcyon still … -o \(output)")
    }
  }

  var frameRange: ClosedRange<Int> {
    frames?.frames ?? 0...max(0, Int(((duration ?? 5) * scene.fps).rounded()) - 1)
  }

  func run() throws {
    let place = try OutputPlace(path: output)
    try place.checkWritable()
    var job = try scene.job(.render)
    job.patience = patience.patience
    job.output = place.path
    job.frames = frameRange
    try ProgramSession(program: program, scene: scene).run(job, writing: place)
  }
}
