import Foundation
import Pixels

/// Has pictures painted in shared memory, and finds what has changed from one to the next.
///
/// There are three buffers: the last picture stays as it is, to be compared with, while it or the one
/// before is read and the next one is painted. A picture is compared in tiles of 64 x 32 pixels: about
/// 0.15 ms for a million equal pixels. Where half of 64 tiles or more have changed the next seven pictures
/// count as changed all over: a comparison of two large pictures took 1.7 of the 8 ms of a frame.
package final class FrameWriter {
  package static let bufferCount = 3
  private static let (tileWidth, tileHeight) = (64, 32)

  package let layout: LiveFrameLayout
  package let memory: LiveMemory
  package let generation: Int
  private let bitmaps: [Bitmap]
  private var free: [Bool]
  /// The buffer of the last picture; nil when the next one counts as changed all over.
  private var last: Int?
  /// How many of the next pictures are not compared, since half of one changed.
  private var uncompared = 0
  private let columns: Int
  private let rows: Int

  package init(layout: LiveFrameLayout, generation: Int) throws(LiveLinkError) {
    self.layout = layout
    self.generation = generation
    let memory = try LiveMemory(count: layout.byteCount * FrameWriter.bufferCount)
    self.memory = memory
    bitmaps = (0..<FrameWriter.bufferCount).map { index in
      Bitmap(
        width: layout.width, height: layout.height, bytes: memory.bytes + index * layout.byteCount,
        owner: memory)
    }
    columns = (layout.width + FrameWriter.tileWidth - 1) / FrameWriter.tileWidth
    rows = (layout.height + FrameWriter.tileHeight - 1) / FrameWriter.tileHeight
    free = Array(repeating: true, count: FrameWriter.bufferCount)
  }

  /// The buffer for the next picture; nil while all that may be painted over are read.
  private var next: Int? { free.indices.first { free[$0] && $0 != last } }

  /// Whether a picture can be painted.
  package var hasFreeBuffer: Bool { next != nil }

  package func release(_ buffer: LiveBuffer) {
    guard buffer.generation == generation, free.indices.contains(buffer.index) else { return }
    free[buffer.index] = true
  }

  /// Forgets what was written before: the next picture counts as changed all over.
  package func forget() { last = nil }

  /// Has `paint` draw a whole picture into a free buffer, which there must be, and say in which rectangles
  /// it may differ from the one before.
  ///
  /// Answers the buffer and what has changed since the picture before; nil when nothing has, unless
  /// `isWanted`: then the buffer stays free.
  package func write(
    isWanted: Bool = false, _ paint: (Bitmap) -> [PixelRect]
  ) -> (buffer: LiveBuffer, changes: [PixelRect])? {
    guard let index = next else { preconditionFailure("no buffer is free") }
    let painted = paint(bitmaps[index])
    let changed = changedTiles(of: bitmaps[index], within: painted)
    if uncompared > 0 {
      uncompared -= 1
    } else if last != nil, changed.count >= 64, changed.count(where: { $0 }) * 2 >= changed.count {
      uncompared = 7
    }
    guard isWanted || changed.contains(true) else { return nil }
    last = index
    free[index] = false
    return (LiveBuffer(generation: generation, index: index), rectangles(of: changed))
  }

  private func changedTiles(of bitmap: Bitmap, within painted: [PixelRect]) -> [Bool] {
    guard let last = last.map({ bitmaps[$0] }) else {
      return Array(repeating: true, count: columns * rows)
    }
    var changed = Array(repeating: false, count: columns * rows)
    for row in 0..<rows {
      let tiles = PixelRect(
        x0: 0, y0: pixelRows(row).lowerBound, x1: layout.width, y1: pixelRows(row).upperBound)
      guard painted.contains(where: { !$0.intersection(tiles).isEmpty }) else { continue }
      let first = row * columns
      if uncompared > 0 {
        for tile in first..<first + columns { changed[tile] = true }
        continue
      }
      // Tiles that are known to differ are not looked at again.
      var same = Array(0..<columns)
      for y in pixelRows(row) where !same.isEmpty {
        let (old, new) = (last.bytes + y * last.rowBytes, bitmap.bytes + y * bitmap.rowBytes)
        if same.count == columns, memcmp(old, new, layout.width * 4) == 0 { continue }
        same.removeAll { column in
          let x = column * FrameWriter.tileWidth
          let count = min(FrameWriter.tileWidth, layout.width - x) * 4
          guard memcmp(old + x * 4, new + x * 4, count) != 0 else { return false }
          changed[first + column] = true
          return true
        }
      }
    }
    return changed
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
