import Foundation
import Jobs
import LiveLink
import TestSupport

@testable import halcyon

/// A program on the disk with a session that shows it to a fake host.
final class LiveProgramFolder {
  let folder: TemporaryFolder
  let host = FakeFrontEnd()
  private(set) var session: LiveSession!

  /// - Parameters:
  ///   - source: what stands behind `import SwiftUI` in `App/ContentView.swift`.
  ///   - files: what else is in the folder, by place.
  ///   - shown: what of it the session is asked to show.
  init(_ source: String, with files: [String: String] = [:], shown: String = "App") throws {
    folder = try TemporaryFolder()
    for (place, text) in files { try folder.write(text, to: place) }
    try edit(source)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out", withIntermediateDirectories: true)
    var options = try ProgramOptions.parse([folder.path + "/" + shown])
    options.assets = []
    var request = ProgramRequest(options)
    request.environment = try HalcyonCommandLine.environment()
    var job = RenderJob()
    (job.width, job.height, job.scale) = (60, 60, 1)
    job.backgroundFollowsAppearance = true
    let settings = LiveSession.Settings(
      request: request, job: job, startDate: StartDate.standard.date, name: "app",
      outputFolder: folder.url.appendingPathComponent("out"))
    session = try LiveSession(settings: settings, frontEnd: host)
    session.start()
  }

  deinit { session.end() }

  /// Writes the program as an editor does: beside the old one, then in its place.
  func edit(_ source: String) throws {
    try folder.write("import SwiftUI\n" + source, to: "App/.next")
    let old = folder.path + "/App/ContentView.swift"
    guard rename(folder.path + "/App/.next", old) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func touch(_ id: Int, _ phase: LiveTouch.Phase, _ x: Double, _ y: Double) {
    session.send(.touch(LiveTouch(id: id, phase: phase, x: x, y: y)))
  }

  func tap(_ x: Double, _ y: Double) {
    touch(1, .began, x, y)
    touch(1, .ended, x, y)
  }

  /// The processes that this session has running.
  var processes: [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      else { return false }
      // In JSON the slashes of a path have another form.
      let name = Data(folder.url.lastPathComponent.utf8)
      return environment.range(of: name) != nil && process != getpid()
    }
  }

  /// Hundredths of a second that a process has used.
  func ticks(of process: pid_t) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = text.split(separator: ")").last!.split(separator: " ")
    return Int(fields[11])! + Int(fields[12])!
  }
}
