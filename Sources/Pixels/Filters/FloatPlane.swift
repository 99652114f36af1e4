/// Rows of floats with room around them, kept from use to use.
final class FloatPlane: @unchecked Sendable {
  private var base = UnsafeMutablePointer<Float>.allocate(capacity: 1)
  private var capacity = 1
  /// In pixels.
  private(set) var width = 0
  private(set) var height = 0
  private var margin = 0
  /// Floats a pixel: 4, or 1 for coverage.
  private(set) var channels = 4
  /// Floats from row to row.
  private(set) var stride = 0

  deinit { base.deallocate() }

  /// Makes a plane of `width` x `height` pixels whose rows have `margin` pixels of 0 at both ends; what
  /// the rows hold is left over.
  func reshape(width: Int, height: Int, margin: Int, channels: Int) {
    self.channels = channels
    self.width = width
    self.height = height
    self.margin = margin
    stride = (width + 2 * margin) * channels + 16
    let needed = stride * height + 64
    if needed > capacity {
      base.deallocate()
      base = .allocate(capacity: needed)
      capacity = needed
    }
    for y in 0..<height { clearMargins(y) }
  }

  private func clearMargins(_ y: Int) {
    let start = base + y * stride
    start.update(repeating: 0, count: margin * channels)
    (start + (margin + width) * channels).update(repeating: 0, count: margin * channels + 16)
  }

  /// The first float of row `y`.
  func row(_ y: Int) -> UnsafeMutablePointer<Float> { base + y * stride + margin * channels }

  /// Floats of a row without its margins.
  var count: Int { width * channels }
}
