import Foundation
import Pixels

/// Brings painted bitmaps into shared memory: finds what has changed since the one before, and
/// copies no more than that.
///
/// There are three buffers, so that one can be shown, one can wait, and one can be written. A
/// picture is compared in tiles of 64 x 32 pixels: about 0.15 ms for a million equal pixels.
package final class FrameWriter {
  package static let bufferCount = 3
  private static let (tileWidth, tileHeight) = (64, 32)

  package let layout: LiveFrameLayout
  package let memory: LiveMemory
  package let generation: Int
  private var free: [Bool]
  /// For each buffer the tiles in which it differs from the last picture.
  private var stale: [[Bool]]
  private var last: Bitmap?
  private let columns: Int
  private let rows: Int

  package init(layout: LiveFrameLayout, generation: Int) throws(LiveLinkError) {
    self.layout = layout
    self.generation = generation
    memory = try LiveMemory(count: layout.byteCount * FrameWriter.bufferCount)
    columns = (layout.width + FrameWriter.tileWidth - 1) / FrameWriter.tileWidth
    rows = (layout.height + FrameWriter.tileHeight - 1) / FrameWriter.tileHeight
    free = Array(repeating: true, count: FrameWriter.bufferCount)
    stale = Array(
      repeating: Array(repeating: true, count: columns * rows), count: FrameWriter.bufferCount)
  }

  /// Whether there is a buffer that nobody reads.
  package var hasFreeBuffer: Bool { free.contains(true) }

  package func release(_ buffer: LiveBuffer) {
    guard buffer.generation == generation, free.indices.contains(buffer.index) else { return }
    free[buffer.index] = true
  }

  /// Forgets what was written before: the next picture counts as changed all over.
  package func forget() { last = nil }

  /// Writes `bitmap` into a free buffer, which there must be, and keeps it for the next comparison.
  ///
  /// Answers the buffer and what has changed; nil when nothing has, unless `isWanted`: then no buffer
  /// is taken. The bitmap of the time before may be painted again after that.
  package func write(
    _ bitmap: Bitmap, isWanted: Bool = false
  ) -> (buffer: LiveBuffer, changes: [PixelRect])? {
    precondition(
      bitmap.width == layout.width && bitmap.height == layout.height,
      "a bitmap of \(bitmap.width) x \(bitmap.height) for \(layout)")
    let changed = changedTiles(of: bitmap)
    guard isWanted || last == nil || changed.contains(true) else {
      last = bitmap
      return nil
    }
    last = bitmap
    let index = free.firstIndex(of: true)!
    for buffer in stale.indices {
      for tile in changed.indices where changed[tile] { stale[buffer][tile] = true }
    }
    copyTiles(of: bitmap, to: index)
    free[index] = false
    return (LiveBuffer(generation: generation, index: index), rectangles(of: changed))
  }

  private func changedTiles(of bitmap: Bitmap) -> [Bool] {
    guard let last else { return Array(repeating: true, count: columns * rows) }
    var changed = Array(repeating: false, count: columns * rows)
    for y in 0..<layout.height {
      let (old, new) = (last.bytes + y * last.rowBytes, bitmap.bytes + y * bitmap.rowBytes)
      guard memcmp(old, new, layout.width * 4) != 0 else { continue }
      let first = y / FrameWriter.tileHeight * columns
      for column in 0..<columns where !changed[first + column] {
        let x = column * FrameWriter.tileWidth
        let count = min(FrameWriter.tileWidth, layout.width - x) * 4
        if memcmp(old + x * 4, new + x * 4, count) != 0 { changed[first + column] = true }
      }
    }
    return changed
  }

  private func copyTiles(of bitmap: Bitmap, to index: Int) {
    let target = memory.bytes + index * layout.byteCount
    for row in 0..<rows {
      forEachRun(of: stale[index], in: row) { run in
        let x = run.lowerBound * FrameWriter.tileWidth
        let count = min(run.upperBound * FrameWriter.tileWidth, layout.width) - x
        for y in pixelRows(row) {
          memcpy(
            target + y * layout.rowBytes + x * 4, bitmap.bytes + y * bitmap.rowBytes + x * 4,
            count * 4)
        }
      }
    }
    stale[index] = Array(repeating: false, count: columns * rows)
  }

  private func pixelRows(_ row: Int) -> Range<Int> {
    row * FrameWriter.tileHeight..<min((row + 1) * FrameWriter.tileHeight, layout.height)
  }

  private func forEachRun(of tiles: [Bool], in row: Int, _ body: (Range<Int>) -> Void) {
    var column = 0
    while column < columns {
      guard tiles[row * columns + column] else {
        column += 1
        continue
      }
      let start = column
      while column < columns, tiles[row * columns + column] { column += 1 }
      body(start..<column)
    }
  }

  /// Runs of tiles, joined with the same run in the row above.
  private func rectangles(of tiles: [Bool]) -> [PixelRect] {
    var done: [PixelRect] = []
    var open: [Range<Int>: PixelRect] = [:]
    for row in 0..<rows {
      var next: [Range<Int>: PixelRect] = [:]
      forEachRun(of: tiles, in: row) { run in
        var rectangle =
          open.removeValue(forKey: run)
          ?? PixelRect(
            x0: run.lowerBound * FrameWriter.tileWidth, y0: pixelRows(row).lowerBound,
            x1: min(run.upperBound * FrameWriter.tileWidth, layout.width), y1: 0)
        rectangle.y1 = pixelRows(row).upperBound
        next[run] = rectangle
      }
      done += open.values
      open = next
    }
    return (done + open.values).sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
  }
}
