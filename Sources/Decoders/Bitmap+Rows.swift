import Pixels

extension Bitmap {
  /// A picture whose rows come from the top, halved `halvings` times while they come: the pixels are those of
  /// `half` of the whole picture, which is never there. Nil where `next`, which is given so many rows of
  /// so many bytes, has no more of them.
  convenience init?(
    rows size: (width: Int, height: Int), halvings: Int,
    next: (_ rows: UnsafeMutablePointer<UInt8>, _ stride: Int, _ count: Int) -> Bool
  ) {
    let factor = 1 << halvings
    self.init(
      width: (size.width + factor - 1) / factor, height: (size.height + factor - 1) / factor)
    guard factor > 1 else {
      guard next(bytes.assumingMemoryBound(to: UInt8.self), rowBytes, size.height) else {
        return nil
      }
      return
    }
    for y in 0..<height {
      // A strip is one row of the result; the last one may be cut, as the last row of a half is.
      let count = min(factor, size.height - y * factor)
      var strip = Bitmap(width: size.width, height: count)
      guard next(strip.bytes.assumingMemoryBound(to: UInt8.self), strip.rowBytes, count) else {
        return nil
      }
      for _ in 0..<halvings { strip = strip.makeHalf() }
      (bytes + y * rowBytes).copyMemory(from: strip.bytes, byteCount: width * 4)
    }
  }

  /// The picture turned from an EXIF orientation (1…8; EXIF 2.3, tag 0x0112) to the one in which it is meant
  /// to be seen.
  func upright(from orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let swaps = orientation >= 5
    let result = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
    // Where the first pixel comes from, and how far the source moves with each column and row.
    let isFromRight = [2, 3, 7, 8].contains(orientation)
    let isFromBottom = [3, 4, 6, 7].contains(orientation)
    let (columns, rows) = (rowBytes / 4, result.rowBytes / 4)
    let source = bytes.assumingMemoryBound(to: UInt32.self)
    let target = result.bytes.assumingMemoryBound(to: UInt32.self)
    let first = (isFromRight ? width - 1 : 0) + (isFromBottom ? height - 1 : 0) * columns
    let (across, down) = (isFromRight ? -1 : 1, isFromBottom ? -columns : columns)
    let (stepX, stepY) = swaps ? (down, across) : (across, down)
    // Squares, so that what is read column by column stays in the cache.
    let side = 32
    for top in stride(from: 0, to: result.height, by: side) {
      for left in stride(from: 0, to: result.width, by: side) {
        for y in top..<min(top + side, result.height) {
          for x in left..<min(left + side, result.width) {
            target[y * rows + x] = source[first + x * stepX + y * stepY]
          }
        }
      }
    }
    return result
  }
}
