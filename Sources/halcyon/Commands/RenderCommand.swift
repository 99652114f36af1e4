import ArgumentParser
import Foundation
import Jobs

/// `halcyon render`: a program's film.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render the film of a SwiftUI program.",
    discussion: """
      The format follows the name: .mp4, .webm, .mov, .gif, .apng, .webp, or out-%05d.png for one \
      file a frame. The same command writes the same bytes each time. -o - --format mp4 writes to the \
      standard output.
      """)

  @OptionGroup var program: ProgramOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var patience: PatienceOption
  @OptionGroup var data: DataOptions
  @OptionGroup var sound: SoundOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var sharding: ShardOptions

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
    let place = try encoding.place(output)
    if place.format.isDrawing || place.isStandardOutput && place.format.isPicture {
      throw ValidationError(
        "\(output) holds one frame: halcyon still … -o \(output)")
    }
    if place.format.isPicture, !place.isNumbered, frameRange.count > 1 {
      let numbered =
        (output as NSString).deletingPathExtension + "-%05d."
        + (encoding.format ?? (output as NSString).pathExtension)
      throw ValidationError(
        "\(output) holds one frame, not \(frameRange.count). Number them: -o \(numbered) — "
          + "or take one: halcyon still … -o \(output)")
    }
    try encoding.check(place, in: scene)
    if sound.audio != nil, place.format.codecs.isEmpty {
      throw ValidationError(
        "A .\(place.format.rawValue) has no sound; --audio is for .mp4, .mov and .webm.")
    }
  }

  var frameRange: ClosedRange<Int> {
    frames?.frames ?? 0...max(0, Int(((duration ?? 5) * scene.fps).rounded()) - 1)
  }

  func run() throws {
    let place = try encoding.place(output)
    try place.checkWritable()
    try encoding.checkEncoder(for: place)
    if sharding.isUsed { return try sharding.run(self) }
    try ProgramSession(program: program, scene: scene, data: data).run(try job(), writing: place)
  }

  /// What the program is asked to do.
  func job() throws -> RenderJob {
    let place = try encoding.place(output)
    var job = try scene.job(.render)
    job.patience = patience.patience
    job.output = place.path
    job.format = place.format
    job.frames = frameRange
    job.encoding = encoding.encoding
    job.encoding.audio = try sound.file()
    return job
  }
}
