@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Jobs
import Pixels
import TestSupport
import Testing
import ViewRuntime

@testable import Hosting

/// Notes what it is asked, and shows a new picture whenever a touch has come.
@MainActor
private final class RecordingSource: FrameSource {
  var log: [String] = []
  private var number = 0
  private var pending = 0
  var appearance: HostConfiguration.Appearance?

  func send(_ event: TouchEvent) {
    log.append("touch \(event.finger)")
    pending += 1
  }

  func frame(at time: Double) -> Frame {
    log.append("frame \((time * 60).rounded())")
    if pending > 0 { number += 1 }
    pending = 0
    var path = Path()
    path.addRect(CGRect(x: number, y: 0, width: 4, height: 4))
    let color = ColorComponents(red: 0, green: 0, blue: 1)
    return Frame(
      number: number, displayList: DisplayList([.fill(path, FillStyle(), .color(color))]))
  }
}

@Suite("Headless runs")
@MainActor
struct HeadlessRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func job(frames: ClosedRange<Int>, touches: String = "") throws -> RenderJob {
    var job = RenderJob()
    (job.width, job.height, job.scale) = (16, 8, 1)
    job.frames = frames
    job.output = folder.file("f-%d.png")
    if !touches.isEmpty {
      job.touchFile = folder.file("t.touch")
      try touches.write(toFile: job.touchFile!, atomically: true, encoding: .utf8)
    }
    return job
  }

  private func run(_ job: RenderJob, _ source: RecordingSource) throws -> HeadlessRun.Summary {
    var run = try HeadlessRun(job: job, source: source)
    run.advanceClock = { source.log.append("clock \(($0 * 60).rounded())") }
    return try run.render()
  }

  @Test("The clock moves first, then touches come, then the frame is made")
  func order() throws {
    let source = RecordingSource()
    let touches = """
      {"t": 0.01, "id": 1, "phase": "began", "x": 1, "y": 1}
      {"t": 0.0166, "id": 2, "phase": "began", "x": 1, "y": 1}
      {"t": 0.017, "id": 1, "phase": "ended", "x": 1, "y": 1}
      """
    _ = try run(job(frames: 0...2, touches: touches), source)
    #expect(
      source.log == [
        "clock 0.0", "frame 0.0", "clock 1.0", "touch 1", "touch 2", "frame 1.0", "clock 2.0",
        "touch 1", "frame 2.0",
      ])
  }

  @Test("A program that asks for the dark gets a black window, unless the command chose a colour")
  func preferredAppearance() throws {
    func first(_ change: (inout RenderJob) -> Void, _ appearance: HostConfiguration.Appearance?)
      throws -> String
    {
      var job = try job(frames: 0...0)
      change(&job)
      let source = RecordingSource()
      source.appearance = appearance
      var run = HeadlessRun(job: job, source: source, touches: [])
      return run.lastFrame().description.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(try first({ $0.backgroundFollowsAppearance = true }, .dark).hasSuffix("#000000"))
    #expect(try first({ $0.backgroundFollowsAppearance = true }, .light).hasSuffix("#0000ff"))
    #expect(try first({ $0.backgroundFollowsAppearance = true }, nil).hasSuffix("#0000ff"))
    #expect(try first({ $0.background = [1, 0, 0, 1] }, .dark).hasSuffix("#0000ff"))
  }

  @Test("A touch at a frame's time is in that frame, however the time is rounded")
  func exactTimes() throws {
    let source = RecordingSource()
    let touches = (1...30).map {
      #"{"t": \#(Double($0) / 10), "id": \#($0), "phase": "began", "x": 1, "y": 1}"#
    }
    _ = try run(job(frames: 0...180, touches: touches.joined(separator: "\n")), source)
    for index in source.log.indices where source.log[index].hasPrefix("touch") {
      let finger = Int(source.log[index].dropFirst(6))!
      #expect(source.log[index + 1] == "frame \(Double(6 * finger))")
    }
  }

  @Test("Frames before the first one kept are simulated but not written; unchanged ones are copies")
  func range() throws {
    let source = RecordingSource()
    let touches = #"{"t": 0.2, "id": 1, "phase": "began", "x": 1, "y": 1}"#
    let summary = try run(job(frames: 10...13, touches: touches), source)
    #expect(source.log.filter { $0.hasPrefix("frame") }.count == 14)
    #expect(summary.frames == 4)
    #expect(summary.paintedFrames == 2)
    #expect(folder.contents == ["f-10.png", "f-11.png", "f-12.png", "f-13.png", "t.touch"])
    let files = (10...13).map { folder.bytes("f-\($0).png") }
    #expect(files[0] == files[1] && files[2] == files[3] && files[0] != files[2])
  }

  @Test("The file is the same for any number of threads", arguments: ["a.apng", "a.gif"])
  func jobs(name: String) throws {
    let touches = (0..<60).map {
      #"{"t": \#(Double($0) / 60), "id": \#($0), "phase": "began", "x": 1, "y": 1}"#
    }
    var files: [[UInt8]] = []
    for jobs in [1, 4] {
      var job = try job(frames: 0...59, touches: touches.joined(separator: "\n"))
      job.jobs = jobs
      job.output = folder.file("\(jobs)-" + name)
      _ = try run(job, RecordingSource())
      files.append(folder.bytes("\(jobs)-" + name))
    }
    #expect(!files[0].isEmpty && files[0] == files[1])
  }

  @Test("A full device ends the run with its error, and nothing hangs")
  func full() throws {
    var job = try job(frames: 0...200)
    job.output = folder.file("full.gif")
    symlink("/dev/full", job.output)
    let error = #expect(throws: (any Error).self) { try run(job, RecordingSource()) }
    #expect(error.map(HostError.exitCode) == 74)
  }

  @Test("A job keeps its defaults where the command says nothing")
  func decoding() throws {
    let text =
      #"{"output": "a.mp4", "frames": [3, 9], "seed": 18446744073709551615, "appearance": "dark"}"#
    let job = try JSONDecoder().decode(RenderJob.self, from: Data(text.utf8))
    #expect(job.frames == 3...9 && job.seed == .max && job.appearance == .dark)
    #expect(job.width == 390 && job.scale == 3 && job.framesPerSecond == 60 && job.task == .render)
    #expect(try JSONDecoder().decode(RenderJob.self, from: JSONEncoder().encode(job)) == job)
    #expect(job.pixelSize == (1170, 2532))
  }

  @Test("The progress line says how far, how fast and how long")
  func progress() {
    let line = Progress.line(done: 30, total: 120, seconds: 2)
    #expect(line.contains("25%  30/120 frames  15/s  6 s left"))
    #expect(line.contains("██████░"))
  }
}
