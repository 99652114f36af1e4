import Foundation
import Jobs
import TestSupport
import Testing

@testable import Hosting

/// Films for which there is no room, each in a process of its own.
@Suite("Films without room")
struct LimitedFilmTests {
  private static let formats = ["gif", "apng", "mp4", "mov", "webm", "webp", "%03d.png"]

  /// Renders a film where no file may be larger than `blocks` of 512 bytes.
  private func render(
    _ output: String, in folder: TemporaryFolder, blocks: Int
  ) throws -> (status: Int32, errors: String) {
    var job = RenderJob()
    (job.width, job.height, job.scale) = (200, 200, 2)
    job.frames = 0...40
    job.output = folder.file(output)
    let probe = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent(
      "Probe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -f \(blocks); exec \(probe.path) film"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      RenderJob.variable: String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    ]) { $1 }
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : -1, text)
  }

  @Test(
    "A limit on the size of files is an error of one sentence, and the old files stay whole",
    arguments: formats)
  func limit(format: String) throws {
    let needsFFmpeg = ["mp4", "mov", "webm", "webp"].contains(format)
    guard !needsFFmpeg || access("/usr/bin/ffmpeg", X_OK) == 0 else { return }
    let isNumbered = format.contains("%")
    // A PNG of this size takes 700 bytes, the smallest of the films 2,000.
    for blocks in isNumbered ? [1] : [1, 2, 3] {
      let folder = try TemporaryFolder()
      let old = isNumbered ? ["f-000.png", "f-007.png"] : ["f-.\(format)"]
      for name in old { try folder.write("old", to: name) }
      let name = isNumbered ? "f-\(format)" : "f-.\(format)"
      let answer = try render(name, in: folder, blocks: blocks)
      #expect(answer.status == 74, "\(blocks): \(answer.errors)")
      #expect(answer.errors.split(separator: "\n").count == 1, "\(answer.errors)")
      #expect(folder.contents == old, "\(blocks)")
      for name in old { #expect(folder.bytes(name) == Array("old".utf8)) }
    }
  }
}
