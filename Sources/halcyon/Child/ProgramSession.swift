import Foundation
import Hosting

/// From the command line to the file: compile, run, look after what came of it.
struct ProgramSession {
  var program: ProgramOptions
  var scene: SceneOptions

  /// Has the program do `job`. `place` is what it writes, if it writes a file.
  func run(_ job: RenderJob, writing place: OutputPlace?) throws {
    let started = Date()
    let sources = try program.sources()
    let executable = try program.compiler().executable(for: sources)
    var job = job
    job.assetFolders = sources.assetFolders.map(\.path)
    let encoded = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    let before = place.flatMap(FileMark.init)
    let result = try ProgramRun(
      executable: executable, environment: [RenderJob.variable: encoded],
      // With --json the standard output is for programs: what this one prints goes beside it.
      standardOutput: scene.json ? .standardError : .standardOutput
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
    let (width, height) = scene.pixels
    let summary = Summary(
      output: place.path, frames: job.frames.count, framesPerSecond: scene.fps, width: width,
      height: height, seconds: (seconds * 1000).rounded() / 1000)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(summary), as: UTF8.self))
  }
}
