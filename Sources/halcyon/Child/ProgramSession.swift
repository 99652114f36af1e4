import Foundation
import Jobs

/// From the command line to the file: compile, run, look after what came of it.
struct ProgramSession {
  var program: ProgramOptions
  var scene: SceneOptions
  var data: DataOptions

  /// Has the program do `job`. `place` is what it writes, if it writes a file.
  func run(_ job: RenderJob, writing place: OutputPlace?) throws {
    guard let place, place.isStandardOutput else { return try runWriting(job, to: place) }
    // A file like any other, which is checked before anybody sees a byte of it.
    let file = try PassedOutput()
    defer { file.remove() }
    var job = job
    job.output = file.path
    var inside = place
    inside.path = file.path
    try runWriting(job, to: inside, printingTo: .standardError)
    try file.send()
  }

  private func runWriting(
    _ job: RenderJob, to place: OutputPlace?, printingTo output: FileHandle = .standardOutput
  ) throws {
    let started = Date()
    let product = try program.compiler().product(for: program.sources())
    let (executable, sources) = (product.executable, product.sources)
    var job = job
    job.assetFolders = sources.assetFolders.map(\.path)
    let style = sources.settings.userInterfaceStyle(in: sources.resources.information)
    if scene.chosenAppearance == nil, style == "Dark" { job.appearance = .dark }
    let encoded = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    let before = place.flatMap(FileMark.init)
    let resources = try data.files().map { (files) throws(CommandFailure) in
      try ResourceFolder(for: executable, files: files)
    }
    defer { resources?.remove() }
    let result = try ProgramRun(
      executable: resources?.executable ?? executable, arguments: data.arguments,
      environment: data.environment.merging(program.environment) { $1 }
        .merging(scene.device.environment) { $1 }.merging([RenderJob.variable: encoded]) { $1 },
      // With --json the standard output is for programs: what this one prints goes beside it.
      standardOutput: scene.json ? .standardError : output
    ).run()
    place?.removeLeftovers()
    if let failure = RunReport(result: result).failure { throw failure }
    if let place, let before, before == FileMark(place) {
      throw CommandFailure(
        .crashed, "The program ended before \(place.path) was written; it may call exit().")
    }
    if scene.json, let place { try report(job, in: place, seconds: -started.timeIntervalSinceNow) }
  }

  private struct Summary: Encodable {
    var output: String
    var frames: Int
    var framesPerSecond: Double
    var width: Int
    var height: Int
    var seconds: Double
  }

  private func report(_ job: RenderJob, in place: OutputPlace, seconds: Double) throws {
    let (width, height) = job.pixelSize
    let summary = Summary(
      output: place.path, frames: job.frames.count, framesPerSecond: scene.fps, width: width,
      height: height, seconds: (seconds * 1000).rounded() / 1000)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(summary), as: UTF8.self))
  }
}
