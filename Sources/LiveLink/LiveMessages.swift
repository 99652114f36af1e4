import Foundation
import Pixels

/// What the session tells a program.
package enum LiveCommand: Sendable, Codable {
  /// The first message, once: what the program begins with.
  case start(LiveStart)
  /// What the user does: touches, wheel, text, keys, size, environment. Nothing else is meant here.
  case input(LiveEvent)
  /// Time passes at this rate, program time per real time; 0 stands still.
  case speed(Double)
  /// So many frames further, and stand still.
  case step(Int)
  /// Nobody reads this buffer any longer.
  case release(buffer: LiveBuffer)
  /// Bring the present frame whole.
  case refresh
  /// A picture was shown: just now the display was refreshed.
  case refreshed
  /// Answer with `LiveReport.state`.
  case sendState
  /// Answer with `LiveReport.tree`.
  case sendTree
  /// Answer with `LiveReport.accessibility`, the whole of it first and then what changes; or no longer.
  case sendAccessibility(Bool)
  /// Answer with `LiveReport.inspection` of a place in points.
  case inspect(LivePlace)
  /// Answer with `LiveReport.mark` when all that was said before it is done.
  case mark(Int)
  /// The same shaders lie in this folder as well, compiled to run faster.
  case takeShaders(folder: String)
  /// A replay: show frame `index`.
  case show(frame: Int)
}

/// What a program begins with.
package struct LiveStart: Sendable, Codable {
  package var environment = LiveEnvironment()
  /// Values for `@State`, from the program that this one takes the place of.
  package var state = LiveState()
  /// For a replay: what the user did, in order of time.
  package var events: [LiveLoggedEvent] = []
  /// For a replay: the frames that can be asked for.
  package var frames: ClosedRange<Int>?
  /// Where numbers of frames begin.
  package var startsPaused = false

  package init() {}
}

/// The values of `@State` in a tree of views: by structural path, then by the name of the property,
/// each as JSON.
package struct LiveState: Sendable, Codable, Hashable {
  package var values: [String: [String: Data]]

  package init(values: [String: [String: Data]] = [:]) { self.values = values }
}

/// Something that the user did, and when the program got it.
package struct LiveLoggedEvent: Sendable, Codable, Hashable {
  /// Seconds since the program's start.
  package var time: Double
  package var event: LiveEvent

  package init(time: Double, event: LiveEvent) {
    self.time = time
    self.event = event
  }
}

/// What a program tells the session.
package enum LiveReport: Sendable, Codable {
  /// Frames come in the memory that goes with this message, `count` of them behind one another.
  case memory(LiveFrameLayout, generation: Int, count: Int)
  case frame(LiveFrameReport)
  /// These events were taken, at these times.
  case logged([LiveLoggedEvent])
  /// Time stands still from here on.
  case paused(time: Double)
  /// What of a keyboard is meant for the program; said when it changes.
  case keyboard(LiveKeyboard)
  case state(LiveState)
  case tree(LiveTree)
  case accessibility(LiveAccessibilityChange)
  case inspection(LiveInspection)
  case mark(Int)
}

/// One of the places for pictures.
package struct LiveBuffer: Sendable, Codable, Hashable {
  /// Which memory: it is made anew when the size of pictures changes.
  package var generation: Int
  package var index: Int

  package init(generation: Int, index: Int) {
    self.generation = generation
    self.index = index
  }
}

/// A picture that is ready.
package struct LiveFrameReport: Sendable, Codable {
  package var buffer: LiveBuffer
  /// The program's time, in seconds.
  package var time: Double
  /// What differs from the picture before; `[x0, y0, x1, y1]` each, in pixels.
  package var changes: [[Int]]
  /// How long it took to simulate and paint, in milliseconds.
  package var milliseconds: Double
  /// Frames that came too late, since the start.
  package var droppedFrames: Int
  /// Bodies run since the start.
  package var bodyCount: Int

  package init(
    buffer: LiveBuffer, time: Double, changes: [PixelRect], milliseconds: Double,
    droppedFrames: Int, bodyCount: Int
  ) {
    self.buffer = buffer
    self.time = time
    self.changes = changes.map { [$0.x0, $0.y0, $0.x1, $0.y1] }
    self.milliseconds = milliseconds
    self.droppedFrames = droppedFrames
    self.bodyCount = bodyCount
  }
}

/// A message that may be said in a few numbers. Those that come with every frame are: writing and reading
/// them as JSON took a fifth of a live program's time, and a tenth of the session's.
protocol LiveNumbers {
  /// All that the message says; nil if that is more than numbers.
  var numbers: [Double]? { get }
  /// Nil for numbers that say nothing.
  init?(numbers: [Double])
}

extension LiveCommand: LiveNumbers {
  var numbers: [Double]? {
    switch self {
    case .release(let buffer): [Double(buffer.generation), Double(buffer.index)]
    case .refreshed: []
    default: nil
    }
  }

  init?(numbers: [Double]) {
    if numbers.isEmpty {
      self = .refreshed
      return
    }
    guard numbers.count == 2, let buffer = LiveBuffer(numbers: numbers[...]) else { return nil }
    self = .release(buffer: buffer)
  }
}

extension LiveReport: LiveNumbers {
  var numbers: [Double]? {
    guard case .frame(let frame) = self else { return nil }
    let start = [Double(frame.buffer.generation), Double(frame.buffer.index)]
    let counts = [Double(frame.droppedFrames), Double(frame.bodyCount)]
    return start + [frame.time, frame.milliseconds] + counts
      + frame.changes.joined().map(Double.init)
  }

  init?(numbers: [Double]) {
    guard numbers.count >= 6, numbers.count % 4 == 2,
      let buffer = LiveBuffer(numbers: numbers.prefix(2)),
      let droppedFrames = Int(exactly: numbers[4]), let bodyCount = Int(exactly: numbers[5])
    else { return nil }
    let sides = numbers.dropFirst(6).compactMap { Int(exactly: $0) }
    guard sides.count == numbers.count - 6 else { return nil }
    var frame = LiveFrameReport(
      buffer: buffer, time: numbers[2], changes: [], milliseconds: numbers[3],
      droppedFrames: droppedFrames, bodyCount: bodyCount)
    frame.changes = stride(from: 0, to: sides.count, by: 4).map { Array(sides[$0..<$0 + 4]) }
    self = .frame(frame)
  }
}

extension LiveBuffer {
  fileprivate init?(numbers: ArraySlice<Double>) {
    guard let generation = Int(exactly: numbers[numbers.startIndex]),
      let index = Int(exactly: numbers[numbers.startIndex + 1])
    else { return nil }
    self.init(generation: generation, index: index)
  }
}
