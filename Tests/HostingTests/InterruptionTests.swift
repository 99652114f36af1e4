import Foundation
import Jobs
import TestSupport
import Testing

@testable import Hosting

/// Films that are stopped half way, each in a process of its own.
@Suite("Interrupted films")
struct InterruptionTests {
  private static var hasFFmpeg: Bool {
    ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"]
      .contains { (path: String) in access(path, X_OK) == 0 }
  }

  /// Starts a long film into a new folder, waits `delay` seconds and sends `signal`.
  private func interrupt(
    _ output: String, after delay: Double, by signal: Int32
  ) throws -> (process: Process, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try Data([42]).write(to: URL(fileURLWithPath: folder.file(output)))
    var job = RenderJob()
    (job.width, job.height, job.scale) = (200, 200, 2)
    job.frames = 0...2_000_000
    job.output = folder.file(output)
    let process = Process()
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("Probe")
    process.arguments = ["film"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      RenderJob.variable: String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return (process, folder)
  }

  @Test(
    "SIGINT and SIGTERM leave the old file whole, nothing beside it and no child",
    arguments: [(SIGINT, 0.3), (SIGTERM, 0.7), (SIGHUP, 0.5)])
  func politely(signal: Int32, delay: Double) throws {
    let (process, folder) = try interrupt("a.gif", after: delay, by: signal)
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal)
    #expect(folder.contents == ["a.gif"])
    #expect(folder.bytes("a.gif") == [42])
  }

  @Test(
    "Even killed, a film leaves the old file whole and takes ffmpeg along",
    .enabled(if: hasFFmpeg, "needs ffmpeg"), arguments: [(SIGKILL, 0.4), (SIGTERM, 0.6)])
  func withChild(signal: Int32, delay: Double) throws {
    let (_, folder) = try interrupt("a.mp4", after: delay, by: signal)
    #expect(folder.bytes("a.mp4") == [42])
    for _ in 0..<40 where isMentioned(folder) { Thread.sleep(forTimeInterval: 0.05) }
    #expect(!isMentioned(folder), "ffmpeg lives on")
  }

  /// Whether the command line of any process names `folder`.
  private func isMentioned(_ folder: TemporaryFolder) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { name in
      guard Int32(name) != nil,
        let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
      else { return false }
      return String(decoding: data, as: UTF8.self).contains(folder.path)
    }
  }
}
