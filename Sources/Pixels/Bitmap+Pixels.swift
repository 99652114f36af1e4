import Foundation

extension Bitmap {
  /// A bitmap of premultiplied RGBA pixels, rows from the top without padding.
  package convenience init(width: Int, height: Int, premultiplied pixels: [UInt8]) {
    precondition(
      pixels.count == width * height * 4,
      "\(pixels.count) bytes for \(width) x \(height) pixels of 4")
    self.init(width: width, height: height)
    pixels.withUnsafeBytes { source in
      for y in 0..<height {
        (bytes + y * rowBytes).copyMemory(
          from: source.baseAddress! + y * width * 4, byteCount: width * 4)
      }
    }
  }

  /// The pixels, premultiplied RGBA, rows from the top without padding.
  package var unpaddedPixels: Data {
    var data = Data(capacity: width * height * 4)
    for y in 0..<height {
      data.append((bytes + y * rowBytes).assumingMemoryBound(to: UInt8.self), count: width * 4)
    }
    return data
  }

  /// A copy of the pixels that `rect`, in pixels, touches; nil where there are none.
  package func cropped(to rect: CGRect) -> Bitmap? {
    let part = PixelRect(covering: rect)
      .intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    guard !part.isEmpty else { return nil }
    let result = Bitmap(width: part.width, height: part.height)
    for y in 0..<part.height {
      (result.bytes + y * result.rowBytes).copyMemory(
        from: bytes + (part.y0 + y) * rowBytes + part.x0 * 4, byteCount: part.width * 4)
    }
    return result
  }
}
