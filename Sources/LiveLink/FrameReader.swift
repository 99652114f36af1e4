import Foundation
import Pixels

/// Makes frames of what a program reports: looks after its memory, and tells it when a buffer is
/// free again. For one program; to be used on one thread.
package final class FrameReader {
  private struct Memory {
    var memory: LiveMemory
    var layout: LiveFrameLayout
    var generation: Int
    var count: Int
  }

  private var current: Memory?
  private let release: @Sendable (LiveBuffer) -> Void

  /// - Parameter release: called on any thread with each buffer that is free again.
  package init(release: @escaping @Sendable (LiveBuffer) -> Void) { self.release = release }

  /// Takes memory for pictures. Throws when it is too small for what it is said to hold.
  package func take(
    _ memory: LiveMemory, layout: LiveFrameLayout, generation: Int, count: Int
  ) throws(LiveLinkError) {
    let sides = 1...65536
    guard sides.contains(layout.width), sides.contains(layout.height), (1...16).contains(count),
      layout.rowBytes >= layout.width * 4, layout.rowBytes <= 1 << 20, layout.scale > 0,
      layout.byteCount * count <= memory.count
    else { throw LiveLinkError("pictures of \(layout) do not fit their memory", code: 0) }
    current = Memory(memory: memory, layout: layout, generation: generation, count: count)
  }

  /// The frame of `report`; nil when it lies in memory that has been replaced since.
  ///
  /// - Parameter isWhole: whether all of it counts as changed.
  package func frame(
    _ report: LiveFrameReport, sequence: Int, isWhole: Bool
  ) throws(LiveLinkError) -> LiveFrame? {
    guard let current, report.buffer.generation == current.generation else { return nil }
    guard (0..<current.count).contains(report.buffer.index) else {
      throw LiveLinkError("there is no buffer \(report.buffer.index)", code: 0)
    }
    let layout = current.layout
    let whole = PixelRect(x0: 0, y0: 0, x1: layout.width, y1: layout.height)
    let changes = report.changes.compactMap { sides -> PixelRect? in
      guard sides.count == 4 else { return nil }
      let limit = 0...65536
      guard sides.allSatisfy(limit.contains) else { return nil }
      let rectangle = PixelRect(x0: sides[0], y0: sides[1], x1: sides[2], y1: sides[3])
        .intersection(whole)
      return rectangle.isEmpty ? nil : rectangle
    }
    let (memory, buffer, release) = (current.memory, report.buffer, release)
    return LiveFrame(
      sequence: sequence, time: report.time, layout: layout, changes: isWhole ? [whole] : changes,
      bytes: UnsafeRawPointer(memory.bytes) + buffer.index * layout.byteCount
    ) {
      // Holds the memory for as long as the frame is there.
      withExtendedLifetime(memory) { release(buffer) }
    }
  }
}
