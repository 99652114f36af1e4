import Foundation
import Geometry
import PixelKernels

/// The coverage of a small shape, drawn once and used at many places.
package final class CoverageMask: @unchecked Sendable {
  /// The pixels covered, relative to where the shape's own origin is placed.
  package let bounds: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>

  /// Bytes from row to row; the last row is followed by as much room as a kernel may read.
  var stride: Int { bounds.width }

  package var byteCount: Int { bounds.width * bounds.height }

  fileprivate init(bounds: PixelRect) {
    self.bounds = bounds
    let count = bounds.width * bounds.height + 64
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 255, count: count)
  }

  deinit { bytes.deallocate() }
}

extension CoverageMask {
  /// The coverage of `path` filled by the non-zero rule; nil when it covers nothing or is more than
  /// 1,024 pixels wide or high.
  package static func make(_ path: Path, transform: CGAffineTransform) -> CoverageMask? {
    let outline = path.flattened(transform: transform, tolerance: 0.02)
    var bounds = PixelRect(covering: outline.bounds)
    // Whole groups of 4 pixels leave the kernels no remainder.
    bounds.x1 = bounds.x0 + (bounds.width + 3) / 4 * 4
    guard !bounds.isEmpty, bounds.width <= 1024, bounds.height <= 1024 else { return nil }
    let local = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-bounds.x0), y: CGFloat(-bounds.y0)))
    let mask = CoverageMask(bounds: bounds)
    let memory = WorkerMemory()
    memory.reserve(width: bounds.width)
    let geometry = memory.geometry(
      of: RasterShape(path: path, transform: local),
      on: PixelRect(x0: 0, y0: 0, x1: bounds.width, y1: bounds.height), worker: 0)
    mask.draw(geometry, memory)
    return mask
  }

  private func draw(_ geometry: ShapeGeometry, _ memory: WorkerMemory) {
    let height = bounds.height
    for band in 0..<(height + bandRows - 1) / bandRows {
      let rows = min(bandRows, height - band * bandRows)
      memory.accumulator.width = Int32(bounds.width)
      memory.accumulator.rows = Int32(rows)
      memory.accumulate(geometry, of: memory, band: band)
      pk_mask_areas(
        Kernels.active.pointer, &memory.accumulator, pk_rule_non_zero, 1, 0, memory.rowCoverage,
        bytes + band * bandRows * stride, stride)
    }
  }
}
