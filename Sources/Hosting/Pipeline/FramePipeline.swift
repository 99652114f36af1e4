@_spi(Runtime) import Drawing
import Encoders
import Foundation
import Pixels
import ViewRuntime

/// Paints, converts and writes frames while the next ones are simulated.
///
/// Frames are painted by several threads at once, each a whole frame, but for what its bitmap shows already: no
/// thread waits for another's rows. Films in which much stands still take 0.87 of the processor time that they take
/// when all is painted (Pond, Clock), of which the encoder has the largest part. A film's single frame is painted by
/// all threads together. The queue is bounded, so memory does not grow with the film; `submit` waits while it is full.
@MainActor
final class FramePipeline {
  struct Settings: Sendable {
    /// Pixels.
    var width: Int
    var height: Int
    var scale: Double
    var background: ColorComponents
    var jobs: Int
    var isSingleFrame: Bool
    /// Whether that frame is all of its film.
    var isStill = false
  }

  /// Bytes: display lists may be nested deeply.
  nonisolated static let stackSize = 16 << 20

  /// Frames that look different from the one before.
  private(set) var paintedFrames = 0

  private let encoder: any FrameEncoder
  private let queue: FrameQueue<QueuedFrame, PreparedFrame>
  private let bitmaps: BitmapPool
  private var index = 0
  private var lastNumber: Int?
  private var last: QueuedFrame?
  /// The last picture before those that are written, until the first of them needs it.
  private var passed: DisplayList?
  private let paintPassed: (DisplayList) -> Bitmap
  /// Paints and writes a picture that is alone, on one thread.
  private let still: StillPainter?

  init(encoder: any FrameEncoder, settings: Settings) {
    self.encoder = encoder
    let workers = settings.isSingleFrame ? 1 : min(settings.jobs, 32)
    queue = FrameQueue(limit: workers + 2)
    bitmaps = BitmapPool(width: settings.width, height: settings.height)
    let painter = Painter(jobs: max(1, settings.jobs / workers), glyphs: .shared)
    paintPassed = { [bitmaps] list in
      let bitmap = bitmaps.take()
      _ = painter.paint(
        list, into: bitmap, scale: settings.scale, background: settings.background,
        of: bitmaps.sequence(of: bitmap))
      return bitmap
    }
    still =
      settings.isStill && !encoder.needsPrevious
      ? StillPainter(encoder: encoder, settings: settings) : nil
    guard still == nil else { return }
    for number in 0..<workers {
      let worker = PaintWorker(
        queue: queue, encoder: encoder, bitmaps: bitmaps, painter: painter, settings: settings)
      queue.startThread("Painter \(number)") { worker.run() }
    }
    queue.startThread("Writer") { [queue, encoder] in
      queue.write { item in
        switch item {
        case .repetition: try encoder.repeatLast()
        case .picture(let frame): try encoder.append(frame)
        }
      }
    }
  }

  /// Passes over a frame that another part of the film shows, before the first that is added.
  func pass(_ frame: Frame) {
    defer { index += 1 }
    guard frame.number != lastNumber, encoder.wants(frame: index) else { return }
    lastNumber = frame.number
    if encoder.needsPrevious { passed = frame.displayList }
  }

  /// Adds the next frame. Throws what went wrong with an earlier one.
  func submit(_ frame: Frame) throws {
    defer { index += 1 }
    guard frame.number != lastNumber, encoder.wants(frame: index) else {
      return try queue.add(.repetition)
    }
    lastNumber = frame.number
    if let still {
      paintedFrames += 1
      return try still.write(frame.displayList)
    }
    let needsPrevious = encoder.needsPrevious
    if let passed {
      last = QueuedFrame(displayList: passed, previous: nil, readers: 1)
      last?.setBitmap(paintPassed(passed))
      self.passed = nil
    }
    let queued = QueuedFrame(
      displayList: frame.displayList, previous: last, readers: needsPrevious ? 2 : 1)
    if needsPrevious { last = queued }
    paintedFrames += 1
    try queue.add(.picture(queued))
  }

  /// Waits until everything is written and completes the file.
  func finish() throws {
    last = nil
    try queue.finish()
    try encoder.finish()
  }

  /// Gives up: no more is painted or written, and nothing is left behind.
  func abandon() {
    encoder.abandon()
    last = nil
    queue.abandon()
  }
}

/// Paints a picture that has neither one before nor one after it, and hands it to its encoder.
struct StillPainter: Sendable {
  let encoder: any FrameEncoder
  let settings: FramePipeline.Settings

  private typealias Outcome = Monitor<Result<Void, any Error>?>

  /// Waits for the end of it: a thread is needed for its stack alone.
  func write(_ list: DisplayList) throws {
    let outcome = Outcome(nil)
    let thread = Thread { [self] in
      let result = Result { try writeHere(list) }
      outcome.change { $0 = result }
    }
    thread.name = "Painter"
    thread.stackSize = FramePipeline.stackSize
    thread.start()
    try outcome.wait(until: { $0 != nil }) { try $0!.get() }
  }

  private func writeHere(_ list: DisplayList) throws {
    let bitmap = Bitmap(width: settings.width, height: settings.height)
    // What painting needed is free for the encoder.
    Painter(jobs: settings.jobs, glyphs: .shared).paint(
      list, into: bitmap, scale: settings.scale, background: settings.background)
    try encoder.append(encoder.prepare(bitmap, after: nil))
  }
}

/// The work of one painting thread.
private struct PaintWorker: Sendable {
  let queue: FrameQueue<QueuedFrame, PreparedFrame>
  let encoder: any FrameEncoder
  let bitmaps: BitmapPool
  let painter: Painter
  let settings: FramePipeline.Settings

  func run() {
    while let assignment = queue.nextToPaint() {
      let frame = assignment.picture
      let bitmap = bitmaps.take()
      // The frame that was painted on this bitmap before may be some frames ago: what stands still stays.
      _ = painter.paint(
        frame.displayList, into: bitmap, scale: settings.scale, background: settings.background,
        of: bitmaps.sequence(of: bitmap))
      frame.setBitmap(bitmap)
      // The one before has been taken from the queue earlier, so somebody is painting it.
      let result = Result { try encoder.prepare(bitmap, after: frame.previous?.waitForBitmap()) }
      frame.previous?.release(to: bitmaps)
      frame.release(to: bitmaps)
      frame.previous = nil
      queue.setPainted(result, for: assignment)
    }
  }
}
