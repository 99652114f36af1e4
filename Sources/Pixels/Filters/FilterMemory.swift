/// What filters work in, used again from filter to filter; one run at a time.
final class FilterMemory: @unchecked Sendable {
  let small = FloatPlane()
  let rows = FloatPlane()
  let blurred = FloatPlane()
  let kernels: Kernels
  private var spare: Bitmap?

  init(kernels: Kernels) { self.kernels = kernels }

  /// A transparent bitmap, the caller's until it gives it back.
  func takeBitmap(width: Int, height: Int) -> Bitmap {
    guard let known = spare, known.width == width, known.height == height else {
      return Bitmap(width: width, height: height)
    }
    spare = nil
    known.bytes.initializeMemory(as: UInt8.self, repeating: 0, count: known.rowBytes * height)
    return known
  }

  /// Keeps a bitmap that nothing else uses for the next of its size.
  func giveBack(_ bitmap: Bitmap) { spare = bitmap }

  private var coverage: UnsafeMutablePointer<UInt8>?
  private var coverageCapacity = 0

  deinit { coverage?.deallocate() }

  /// Rows of coverage, 16 bytes and more from the end of one to the next; what they hold is left over. One at
  /// a time.
  func coverageRows(width: Int, height: Int) -> ByteRows {
    let rowBytes = (width + 79) / 64 * 64
    if coverageCapacity < rowBytes * height {
      coverage?.deallocate()
      coverage = .allocate(capacity: rowBytes * height)
      coverageCapacity = rowBytes * height
    }
    return ByteRows(
      base: coverage!, rowBytes: rowBytes, width: width, height: height, channels: 1)
  }
}
