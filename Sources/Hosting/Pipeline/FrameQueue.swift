import Encoders
import Foundation

/// Keeps frames in order between those who simulate, paint and write them.
final class FrameQueue: @unchecked Sendable {
  enum Item {
    case picture(QueuedFrame)
    /// The frame before, once more.
    case repetition
  }

  /// How many pictures may be on their way at once.
  private let limit: Int
  private let condition = NSCondition()
  // All below under the condition's lock.
  private var toPaint: [QueuedFrame] = []
  private var toWrite: [Item] = []
  private var picturesUnderway = 0
  private var isComplete = false
  private var isAbandoned = false
  private var failure: (any Error)?
  private var runningThreads = 0

  init(limit: Int) { self.limit = limit }

  /// Starts a thread that `finish` and `abandon` wait for.
  func startThread(_ name: String, _ body: @escaping @Sendable () -> Void) {
    condition.withLock { runningThreads += 1 }
    let thread = Thread { [self] in
      body()
      condition.withLock {
        runningThreads -= 1
        condition.broadcast()
      }
    }
    thread.name = name
    thread.stackSize = 16 << 20  // display lists may be nested deeply
    thread.start()
  }

  /// Adds a frame; waits while too many are underway. Throws what went wrong with an earlier one.
  func add(_ item: Item) throws {
    try condition.withLock {
      // Repetitions cost nothing to keep, but no film should pile them up without end.
      while failure == nil && (picturesUnderway >= limit || toWrite.count >= 4096) {
        condition.wait()
      }
      if let failure { throw failure }
      toWrite.append(item)
      if case .picture(let frame) = item {
        toPaint.append(frame)
        picturesUnderway += 1
      }
      condition.broadcast()
    }
  }

  /// The next picture, first come first served; nil when there will be none.
  func nextToPaint() -> QueuedFrame? {
    condition.withLock {
      while toPaint.isEmpty && !isComplete && !isAbandoned { condition.wait() }
      return isAbandoned || toPaint.isEmpty ? nil : toPaint.removeFirst()
    }
  }

  func setPrepared(_ result: Result<PreparedFrame, any Error>, for frame: QueuedFrame) {
    condition.withLock {
      frame.prepared = result
      condition.broadcast()
    }
  }

  /// Waits until all that was added is written.
  func finish() throws {
    try condition.withLock {
      isComplete = true
      condition.broadcast()
      while runningThreads > 0 { condition.wait() }
      if let failure { throw failure }
    }
  }

  /// Stops painting and writing, and waits for the threads to notice.
  func abandon() {
    condition.withLock {
      isAbandoned = true
      toPaint = []
      toWrite = []
      condition.broadcast()
      while runningThreads > 0 { condition.wait() }
    }
  }
}

extension FrameQueue {
  /// Writes what comes, in order, until all is written or something fails: the writing thread.
  func write(with encoder: any FrameEncoder) {
    while let item = nextToWrite() {
      do {
        switch item {
        case .repetition: try encoder.repeatLast()
        case .picture(let frame): try encoder.append(frame.prepared!.get())
        }
      } catch {
        return fail(error)
      }
      if case .picture = item { pictureIsWritten() }
    }
  }

  /// The next item, as soon as it is prepared.
  private func nextToWrite() -> Item? {
    condition.withLock {
      while true {
        if isAbandoned { return nil }
        switch toWrite.first {
        case nil where isComplete: return nil
        case .repetition: return toWrite.removeFirst()
        case .picture(let frame) where frame.prepared != nil: return toWrite.removeFirst()
        default: condition.wait()
        }
      }
    }
  }

  private func pictureIsWritten() {
    condition.withLock {
      picturesUnderway -= 1
      condition.broadcast()
    }
  }

  private func fail(_ error: any Error) {
    condition.withLock {
      failure = error
      isAbandoned = true
      toPaint = []
      condition.broadcast()
    }
  }
}

extension NSCondition {
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
