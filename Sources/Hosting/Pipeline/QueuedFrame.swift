@_spi(Runtime) import Drawing
import Encoders
import Foundation
import Pixels

/// A picture on its way through the pipeline.
final class QueuedFrame: @unchecked Sendable {
  let displayList: DisplayList
  /// The picture shown before; only the thread that paints this one touches it.
  var previous: QueuedFrame?

  private struct State {
    var bitmap: Bitmap?
    var readers: Int
  }

  private let state: Monitor<State>

  /// - Parameter readers: how many will read the bitmap and then release it: this frame's painter,
  ///   and the next one's if the encoder compares the two.
  init(displayList: DisplayList, previous: QueuedFrame?, readers: Int) {
    state = Monitor(State(readers: readers))
    self.displayList = displayList
    self.previous = previous
  }

  func setBitmap(_ bitmap: Bitmap) { state.change { $0.bitmap = bitmap } }

  func waitForBitmap() -> Bitmap { state.wait(until: { $0.bitmap != nil }) { $0.bitmap! } }

  /// Says that one reader is done; the last one gives the bitmap back.
  func release(to pool: BitmapPool) {
    let free: Bitmap? = state.change { state in
      state.readers -= 1
      guard state.readers == 0 else { return nil }
      defer { state.bitmap = nil }
      return state.bitmap
    }
    if let free { pool.giveBack(free) }
  }
}

/// Bitmaps of one size, used again and again: a fresh one costs as much as painting a quiet frame.
final class BitmapPool: @unchecked Sendable {
  private let width: Int
  private let height: Int
  private let lock = NSLock()
  private var free: [Bitmap] = []
  /// Each is used by the thread that has its bitmap.
  private var sequences: [Bitmap: PictureSequence] = [:]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A bitmap with whatever was drawn in it last.
  func take() -> Bitmap {
    lock.withLock { free.popLast() } ?? Bitmap(width: width, height: height)
  }

  func giveBack(_ bitmap: Bitmap) { lock.withLock { free.append(bitmap) } }

  /// What the bitmap shows, for whoever has taken it: only where the next frame differs is painted.
  func sequence(of bitmap: Bitmap) -> PictureSequence {
    lock.withLock {
      if let known = sequences[bitmap] { return known }
      let made = PictureSequence()
      sequences[bitmap] = made
      return made
    }
  }
}
