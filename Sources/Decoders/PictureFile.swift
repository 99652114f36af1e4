import CImageDecoders
import Foundation
import Pixels

/// A large picture in a file: its size is known, its pixels are decoded when it is shown, no larger than it is
/// shown.
///
/// A photograph of 12 megapixels on a phone's screen takes a quarter of the time and of the memory, one in a
/// list a sixteenth and less.
final class PictureFile: PixelSource {
  /// Pictures with more pixels are decoded when they are shown.
  static let mostPixelsAtOnce = 1 << 20

  let width: Int
  let height: Int
  private let contents: PictureContents
  private let format: PictureFormat
  /// An EXIF orientation, 1…8.
  private let orientation: Int
  private let onFailure: @Sendable () -> Void

  /// Nil for a picture that is decoded at once: a small one, or one that can only be read whole.
  init?(
    _ data: Data, _ format: PictureFormat, from contents: PictureContents,
    onFailure: @escaping @Sendable () -> Void
  ) {
    guard let (width, height) = Self.size(of: data, format), width * height > Self.mostPixelsAtOnce
    else { return nil }
    orientation = format == .jpeg ? ExifOrientation.read(from: data) : 1
    (self.width, self.height) = orientation >= 5 ? (height, width) : (width, height)
    self.contents = contents
    self.format = format
    self.onFailure = onFailure
  }

  func pixels(halvings: Int) -> Bitmap? {
    let bitmap = (try? contents.data()).flatMap { data in
      format == .webP
        ? scaledWebP(data, halvings) : rows(of: data, halvings)?.upright(from: orientation)
    }
    // The file may be another by now.
    guard let bitmap, (bitmap.width, bitmap.height) == size(halvings: halvings) else {
      onFailure()
      return nil
    }
    return bitmap
  }

  private static func size(of data: Data, _ format: PictureFormat) -> (Int, Int)? {
    var opened = halcyon_picture()
    data.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let most = Int64(ImageDecoder.mostPixels)
      switch format {
      case .jpeg: halcyon_close_reader(halcyon_read_jpeg(start, bytes.count, 1, most, &opened))
      case .png: halcyon_close_reader(halcyon_read_png(start, bytes.count, most, &opened))
      case .webP: opened = halcyon_measure_webp(start, bytes.count, most)
      case .gif: break
      }
    }
    return opened.width > 0 ? (Int(opened.width), Int(opened.height)) : nil
  }

  /// The stored picture, not turned. JPEG is halved three times at most by its coefficients, what remains by
  /// means of 2 x 2 pixels.
  private func rows(of data: Data, _ halvings: Int) -> Bitmap? {
    let decoded = format == .jpeg ? min(halvings, 3) : 0
    return data.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let most = Int64(ImageDecoder.mostPixels)
      var opened = halcyon_picture()
      let reader =
        format == .jpeg
        ? halcyon_read_jpeg(start, bytes.count, 1 << Int32(decoded), most, &opened)
        : halcyon_read_png(start, bytes.count, most, &opened)
      guard let reader else { return nil }
      defer { halcyon_close_reader(reader) }
      return Bitmap(
        rows: (Int(opened.width), Int(opened.height)), halvings: halvings - decoded
      ) { target, stride, count in
        halcyon_next_rows(reader, target, stride, Int32(count)) != 0
      }
    }
  }

  private func scaledWebP(_ data: Data, _ halvings: Int) -> Bitmap? {
    let (width, height) = size(halvings: halvings)
    let picture = data.withUnsafeBytes { bytes in
      halcyon_decode_scaled_webp(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, Int32(width),
        Int32(height))
    }
    defer { halcyon_free_picture(picture) }
    guard let pixels = picture.pixels else { return nil }
    halcyon_premultiply(pixels, width * height)
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      (bitmap.bytes + y * bitmap.rowBytes).copyMemory(
        from: pixels + y * width * 4, byteCount: width * 4)
    }
    return bitmap
  }
}

/// Where the bytes of a picture's file are.
package enum PictureContents: Sendable {
  case data(Data)
  /// Read again when the pixels are asked for: a photograph's bytes need not be in memory with them.
  case file(URL)

  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }
}
