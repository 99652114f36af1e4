import ArgumentParser
import Foundation
import LiveLink

/// `halcyon run`: a program live.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Show a SwiftUI program live, in a window or a web page.",
    discussion: """
      Edits of the sources show at once, and what the program has in @State is kept.
      """)

  @OptionGroup var program: ProgramOptions
  @OptionGroup var scene: SceneOptions

  @Flag(help: "Show it in a browser.")
  var web = false

  @Option(
    help: "The address to serve it on: 0.0.0.0 for all of this machine's. (default: 127.0.0.1)")
  var host: String?

  @Option(help: "The port to serve it on; 0 for any. (default: 8765, or any if that is taken)")
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "A page of this origin may show the served page inside of it; may be repeated.",
      discussion: "Nobody may otherwise. A frame inside of frames needs the origin of each.",
      valueName: "ORIGIN"))
  var embed: [EmbedOrigin] = []

  func validate() throws {
    if scene.json {
      throw ValidationError("run writes nothing; --json belongs to render and still.")
    }
    if !web, !embed.isEmpty {
      throw ValidationError("--embed says who may show the served page. Add --web.")
    }
    if !web, host != nil || port != nil {
      throw ValidationError("--host and --port say where the page is served. Add --web.")
    }
    if scene.device.showsAnything {
      throw ValidationError(
        "run shows the program alone; --status-bar and --bezel belong to render and still.")
    }
    if scene.touch != nil {
      throw ValidationError("run takes its touches from you; --touch belongs to render and still.")
    }
  }

  func run() throws {
    _ = try program.sources()
    // Every program of the session is told: this one, and those after an edit.
    let environment = program.liveEnvironment.merging(scene.device.environment) { $1 }
    for (name, value) in environment {
      setenv(name, value, 1)
    }
    let frontEnd = try frontEnd()
    let interruption = LiveInterruption { frontEnd.end() }
    let session = try LiveSession(settings: try settings(), frontEnd: frontEnd)
    session.start()
    let result = Result { try show(frontEnd, session) }
    session.end()
    if let signal = interruption.signal { throw CommandFailure(code: 128 + signal) }
    try result.get()
  }

  private func settings() throws -> LiveSession.Settings {
    var job = try scene.job(.live)
    job.showsProgress = false
    if web, job.jobs == nil {
      // One processor is left to the server and to a browser on this machine: of two, painting with both showed
      // 50 to 58 frames a second from run to run, and with one 56 to 58.
      job.jobs = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    }
    let url = URL(fileURLWithPath: program.paths[0]).standardizedFileURL
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return LiveSession.Settings(
      request: ProgramRequest(program), job: job,
      environment: LiveEnvironment(
        isDark: scene.appearance == .dark, reduceMotion: scene.reduceMotion,
        dynamicTypeSize: scene.dynamicType.name),
      startDate: scene.startDate?.date, name: url.deletingPathExtension().lastPathComponent,
      outputFolder: folder)
  }
}
