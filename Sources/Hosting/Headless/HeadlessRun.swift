@_spi(Runtime) import Drawing
import Encoders
import Foundation
import Geometry
import Jobs
import VirtualTime
import ViewRuntime

/// Simulates a program frame by frame and has what it shows written to a file.
///
/// Frames are simulated one after the other on the main thread, painted several at once on threads
/// of their own, and written in order by one more thread.
@MainActor
package struct HeadlessRun {
  package let job: RenderJob
  package let source: any FrameSource
  /// Moves the world's clock to a time in seconds, before the frame of that time.
  package var advanceClock: @MainActor (Double) -> Void = { VirtualClock.advance(to: $0) }
  /// Called with the time of each frame before its touches are sent.
  package var beforeFrame: @MainActor (Double) -> Void = { _ in }

  /// Sees to it that frames that never end are noticed; nil where nobody asks for that.
  package var watchdog: Watchdog?

  private let device: DeviceFrame?
  private var touches: ArraySlice<TouchFile.Event>
  /// The frame that was simulated last, while the main thread is asleep.
  private var latest: Frame?

  package init(job: RenderJob, source: any FrameSource) throws {
    let touches = try job.touchFile.map { try TouchFile(path: $0).lines } ?? []
    self.init(job: job, source: source, touches: touches)
  }

  /// - Parameter touches: what the user does, in order of time.
  package init(job: RenderJob, source: any FrameSource, touches: [TouchFile.Event]) {
    self.job = job
    self.source = source
    self.touches = touches[...]
    device = DeviceFrame(job: job)
  }

  /// What a finished run has to say.
  package struct Summary: Hashable, Sendable {
    /// Frames of the film.
    package var frames: Int
    /// Those that looked different from the one before, and were painted.
    package var paintedFrames: Int
    /// The machine's own time.
    package var seconds: Double
  }

  /// Renders all frames of the job. Nothing is left behind when it throws.
  package mutating func render() throws -> Summary {
    let start = RealClock.now
    if job.part == nil, try job.outputFormat().isDrawing { return try writeDrawing(start) }
    watchdog?.rest()
    // Threads that encode and paint: the program's clock does not wait for them.
    let (encoder, interruption, pipeline) = try VirtualClock.besideProgram {
      let encoder = try makeEncoder()
      return (
        encoder, Interruption { encoder.abandon() },
        FramePipeline(encoder: encoder, settings: pipelineSettings)
      )
    }
    defer { interruption.disarm() }
    watchdog?.cleanUp = { encoder.abandon() }
    defer { watchdog?.cleanUp = {} }
    var progress = Progress(isShown: job.showsProgress, total: job.frames.upperBound + 1)
    do {
      for index in 0...job.frames.upperBound {
        let frame = simulate(frame: index)
        guard job.frames.contains(index) else {
          if job.filmFrames.contains(index) { pipeline.pass(frame) }
          continue
        }
        try VirtualClock.besideProgram { try pipeline.submit(frame) }
        progress.update(done: index + 1)
      }
      try pipeline.finish()
      try VirtualClock.besideProgram { try finishSounds() }
    } catch {
      progress.end()
      pipeline.abandon()
      throw error
    }
    progress.end()
    return Summary(
      frames: job.frames.count, paintedFrames: pipeline.paintedFrames,
      seconds: RealClock.now - start)
  }

  /// Writes what was played where it does not lie under the film, or says that it is not heard.
  private func finishSounds() throws {
    guard job.partSound != nil || job.part != nil || job.frames.count > 1 else { return }
    let format = try job.part?.format ?? job.outputFormat()
    guard format.codecs.isEmpty else { return try job.writePartSound(format) }
    guard !job.soundCues().isEmpty else { return }
    Reports.once(
      "what the program plays is not heard: a .\(format.rawValue) has no sound; .mp4, .mov and .webm have"
    )
  }

  /// Writes what is drawn in the last frame, as a drawing.
  private mutating func writeDrawing(_ start: Double) throws -> Summary {
    let file = try OutputFile(path: job.output)
    let document = SVGDocument(
      size: job.canvasSize, pictureScale: job.scale,
      background: job.backgroundColor, encodePicture: { PNGEncoder.encode($0) })
    try file.write(Array(document.text(lastFrame()).utf8))
    try file.commit()
    return Summary(frames: 1, paintedFrames: 1, seconds: RealClock.now - start)
  }

  /// What is drawn in the last frame of the job.
  package mutating func lastFrame() -> DisplayList {
    for index in 0..<job.frames.upperBound { _ = simulate(frame: index) }
    return simulate(frame: job.frames.upperBound).displayList
  }

  /// Runs the program up to frame `index`; frames are to be asked for one after the other, from 0.
  package mutating func simulate(frame index: Int) -> Frame {
    let time = job.time(of: index)
    watchdog?.watch()
    defer { watchdog?.rest() }
    advanceClock(time)
    // The program has let its main thread sleep: until it wakes, the last frame stays on the screen.
    if let latest, VirtualClock.now > time + 1e-9 { return latest }
    beforeFrame(time)
    // The tolerance makes up for the rounding of frame times: 0.1 s is meant to be frame 6 of 60.
    while let touch = touches.first, touch.time <= time + 1e-9 {
      switch touch {
      case .touch(let touch): source.send(touch)
      case .typed(let input, _): source.send(input)
      }
      touches.removeFirst()
    }
    let frame = onDevice(onOwnBackground(source.frame(at: time)), at: time)
    latest = frame
    return frame
  }

  /// With its status bar, in its device, where that is asked for.
  private func onDevice(_ frame: Frame, at time: Double) -> Frame {
    guard let device else { return frame }
    let list = device.picture(
      of: frame.displayList, appearance: source.appearance ?? job.appearance,
      at: job.startDate.addingTimeInterval(time))
    // The bar's clock goes on while the program rests.
    return Frame(number: frame.number &* 2_000 &+ device.barNumber, displayList: list)
  }

  /// A program that asks for the other appearance gets a window of its colour.
  private func onOwnBackground(_ frame: Frame) -> Frame {
    guard job.backgroundFollowsAppearance, let appearance = source.appearance,
      appearance != job.appearance
    else { return frame }
    var list = DisplayList([
      .fill(
        Path(CGRect(x: 0, y: 0, width: job.width, height: job.height)), FillStyle(),
        .color(job.backgroundColor(for: appearance)))
    ])
    list.append(contentsOf: frame.displayList)
    return Frame(number: frame.number, displayList: list)
  }

  private func makeEncoder() throws -> any FrameEncoder {
    let format = try job.part?.format ?? job.outputFormat()
    let (width, height) = job.pixelSize
    var film = FilmFormat(
      format: format, width: width, height: height, framesPerSecond: job.framesPerSecond,
      hasAlpha: job.isSeeThrough, frameCount: job.filmFrames.count)
    film.firstFrame = job.frames.lowerBound
    film.scale = job.scale
    film.encoding = job.encoding
    film.jobs = job.painterCount
    if !format.codecs.isEmpty, job.partSound == nil { film.sounds = { [job] in job.soundCues() } }
    if job.part != nil { return try FramePartEncoder(path: job.output, film: film) }
    return try film.makeEncoder(path: job.output)
  }

  private var pipelineSettings: FramePipeline.Settings {
    let (width, height) = job.pixelSize
    return FramePipeline.Settings(
      width: width, height: height, scale: job.scale, background: job.backgroundColor,
      jobs: max(1, job.jobs ?? ProcessInfo.processInfo.activeProcessorCount),
      isSingleFrame: job.frames.count == 1,
      isStill: job.frames.count == 1 && job.filmFrames.count == 1)
  }
}
