import Foundation
import Pixels

/// Turns rows of pixels into the filtered bytes that compress well.
///
/// Each row is written as its difference from the pixel to the left or from the row above,
/// whichever has the smaller sum; rows of photographs try the Paeth predictor too, which is three
/// times as slow and gains nothing on drawings.
struct PNGFilter {
  private enum Kind: UInt8 { case sub = 1, up = 2, paeth = 4 }

  let bitmap: Bitmap
  let area: PixelRectangle
  let hasAlpha: Bool

  private var channels: Int { hasAlpha ? 4 : 3 }

  /// Bytes of one filtered row, the filter's number included.
  var filteredRowBytes: Int { area.width * channels + 1 }

  /// The filtered bytes of `rows`, counted from the top of the area.
  func filter(_ rows: Range<Int>) -> [UInt8] {
    let length = area.width * channels
    return [UInt8](unsafeUninitializedCapacity: rows.count * filteredRowBytes) { output, count in
      // Two raw rows in turn, each after a pixel of zeros that stands left of the first.
      let raw = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (length + 4) + length)
      defer { raw.deallocate() }
      raw.initialize(repeating: 0, count: 2 * (length + 4) + length)
      var above = raw + 4
      var current = raw + length + 8
      let spare = raw + 2 * (length + 4)
      if rows.lowerBound > 0 { unpack(row: rows.lowerBound - 1, into: above) }
      for (index, row) in rows.enumerated() {
        unpack(row: row, into: current)
        let target = output.baseAddress! + index * filteredRowBytes
        filterRow(current, above, length, into: target, spare: spare)
        swap(&above, &current)
      }
      count = rows.count * filteredRowBytes
    }
  }

  /// All of a bitmap as RGBA, not premultiplied, row after row without gaps.
  static func plainPixels(of bitmap: Bitmap) -> [UInt8] {
    let filter = PNGFilter(bitmap: bitmap, area: bitmap.bounds, hasAlpha: true)
    let rowBytes = bitmap.width * 4
    return [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height) { output, count in
      for row in 0..<bitmap.height {
        filter.unpack(row: row, into: output.baseAddress! + row * rowBytes)
      }
      count = rowBytes * bitmap.height
    }
  }

  /// Plain RGB or RGBA, not premultiplied.
  private func unpack(row: Int, into target: UnsafeMutablePointer<UInt8>) {
    let source =
      (bitmap.bytes + (area.y + row) * bitmap.rowBytes + area.x * 4)
      .assumingMemoryBound(to: UInt8.self)
    guard hasAlpha else {
      for column in 0..<area.width {
        target[3 &* column] = source[4 &* column]
        target[3 &* column &+ 1] = source[4 &* column &+ 1]
        target[3 &* column &+ 2] = source[4 &* column &+ 2]
      }
      return
    }
    memcpy(target, source, area.width * 4)
    for column in 0..<area.width where target[4 &* column &+ 3] != 255 {
      let alpha = UInt32(target[4 &* column &+ 3])
      for channel in 4 &* column..<4 &* column &+ 3 {
        let value = alpha == 0 ? 0 : (UInt32(target[channel]) &* 255 &+ alpha / 2) / alpha
        target[channel] = UInt8(min(value, 255))
      }
    }
  }

  /// `target` receives the filter's number and `length` bytes.
  private func filterRow(
    _ current: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ length: Int,
    into target: UnsafeMutablePointer<UInt8>, spare: UnsafeMutablePointer<UInt8>
  ) {
    let bytes = target + 1
    let left = current - channels
    for index in 0..<length { bytes[index] = current[index] &- above[index] }
    target[0] = Kind.up.rawValue
    var best = magnitude(bytes, length)
    guard best > 0 else { return }
    for index in 0..<length { spare[index] = current[index] &- left[index] }
    let subtracted = magnitude(spare, length)
    if subtracted < best {
      best = subtracted
      target[0] = Kind.sub.rawValue
      memcpy(bytes, spare, length)
    }
    guard best > UInt64(length) * 4 else { return }
    let aboveLeft = above - channels
    for index in 0..<length {
      let predicted = paeth(left[index], above[index], aboveLeft[index])
      spare[index] = current[index] &- predicted
    }
    if magnitude(spare, length) < best {
      target[0] = Kind.paeth.rawValue
      memcpy(bytes, spare, length)
    }
  }

  /// The sum of the bytes taken as signed numbers without their signs.
  private func magnitude(_ bytes: UnsafeMutablePointer<UInt8>, _ length: Int) -> UInt64 {
    var sum: UInt64 = 0
    var start = 0
    while start < length {  // short runs keep the inner sum in 32 bits
      let end = min(start &+ 4096, length)
      var partial: UInt32 = 0
      for index in start..<end {
        let value = Int8(bitPattern: bytes[index])
        partial = partial &+ UInt32(value.magnitude)
      }
      sum &+= UInt64(partial)
      start = end
    }
    return sum
  }

  /// Whichever of the three is nearest to left + above − aboveLeft (PNG specification, 9.4).
  private func paeth(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(aboveLeft))
    let toLeft = abs(b &- c)
    let toAbove = abs(a &- c)
    let toAboveLeft = abs(a &+ b &- c &- c)
    if toLeft <= toAbove && toLeft <= toAboveLeft { return left }
    return toAbove <= toAboveLeft ? above : aboveLeft
  }
}
