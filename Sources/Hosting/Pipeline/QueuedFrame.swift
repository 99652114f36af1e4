@_spi(Runtime) import Drawing
import Encoders
import Foundation
import Pixels

/// A picture on its way through the pipeline.
final class QueuedFrame: @unchecked Sendable {
  let displayList: DisplayList
  /// The picture shown before; only the thread that paints this one touches it.
  var previous: QueuedFrame?
  /// Set and read by the queue, under its lock.
  var prepared: Result<PreparedFrame, any Error>?

  private let condition = NSCondition()
  private var bitmap: Bitmap?
  private var readers: Int

  /// - Parameter readers: how many will read the bitmap and then release it: this frame's painter,
  ///   and the next one's if the encoder compares the two.
  init(displayList: DisplayList, previous: QueuedFrame?, readers: Int) {
    self.readers = readers
    self.displayList = displayList
    self.previous = previous
  }

  func setBitmap(_ bitmap: Bitmap) {
    condition.lock()
    self.bitmap = bitmap
    condition.broadcast()
    condition.unlock()
  }

  func waitForBitmap() -> Bitmap {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let bitmap { return bitmap }
      condition.wait()
    }
  }

  /// Says that one reader is done; the last one gives the bitmap back.
  func release(to pool: BitmapPool) {
    condition.lock()
    defer { condition.unlock() }
    readers -= 1
    if readers == 0, let bitmap { pool.giveBack(bitmap) }
    if readers == 0 { bitmap = nil }
  }
}

/// Bitmaps of one size, used again and again: a fresh one costs as much as painting a quiet frame.
final class BitmapPool: @unchecked Sendable {
  private let width: Int
  private let height: Int
  private let lock = NSLock()
  private var free: [Bitmap] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A bitmap with whatever was drawn in it last.
  func take() -> Bitmap {
    lock.withLock { free.popLast() } ?? Bitmap(width: width, height: height)
  }

  func giveBack(_ bitmap: Bitmap) { lock.withLock { free.append(bitmap) } }
}
