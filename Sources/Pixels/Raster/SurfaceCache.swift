import Foundation

/// Pixels of surfaces that were drawn for an earlier picture, or earlier in this one. Any thread may
/// ask.
final class SurfaceCache: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [SurfaceKey: Entry] = [:]
  /// Forgotten bitmaps, whose memory the next surface of their size takes.
  private var free: [Bitmap] = []
  private var byteCount = 0
  private var picture = 0

  private struct Entry {
    let bitmap: Bitmap
    /// The last picture that showed it.
    var used: Int
  }

  /// What is not shown for this many pictures is forgotten.
  private static let mostPictures = 4
  private static let mostFree = 8
  private static let mostBytes = 96 << 20

  func beginPicture() {
    lock.withLock {
      picture += 1
      for (key, entry) in entries where picture - entry.used > Self.mostPictures {
        entries[key] = nil
        byteCount -= entry.bitmap.byteCount
        if free.count < Self.mostFree { free.append(entry.bitmap) }
      }
    }
  }

  /// A bitmap to draw on; what it holds is left over.
  func makeBitmap(width: Int, height: Int) -> Bitmap {
    let found: Bitmap? = lock.withLock {
      for index in free.indices where free[index].width == width && free[index].height == height {
        // Another picture may still be drawn from it.
        if isKnownUniquelyReferenced(&free[index]) { return free.remove(at: index) }
      }
      return nil
    }
    return found ?? Bitmap(width: width, height: height)
  }

  /// Takes back a bitmap that nothing draws from any more.
  func recycle(_ bitmap: Bitmap) {
    lock.withLock {
      if free.count >= Self.mostFree { free.removeFirst() }
      free.append(bitmap)
    }
  }

  func bitmap(for key: SurfaceKey) -> Bitmap? {
    lock.withLock {
      entries[key]?.used = picture
      return entries[key]?.bitmap
    }
  }

  func keep(_ bitmap: Bitmap, for key: SurfaceKey) {
    lock.withLock {
      guard byteCount + bitmap.byteCount <= Self.mostBytes, entries[key] == nil else { return }
      entries[key] = Entry(bitmap: bitmap, used: picture)
      byteCount += bitmap.byteCount
    }
  }
}

extension Bitmap {
  fileprivate var byteCount: Int { rowBytes * height }
}
