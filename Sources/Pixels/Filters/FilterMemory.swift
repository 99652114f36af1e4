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
}
