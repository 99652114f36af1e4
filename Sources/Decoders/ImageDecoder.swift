import CImageDecoders
import Foundation
import Pixels

/// Turns the bytes of PNG, JPEG, WebP and GIF files into bitmaps.
package enum ImageDecoder {
  /// More pixels than this are refused: 512 MiB of memory.
  package static let mostPixels = 1 << 27

  /// A picture that cannot be read, and why.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The picture, upright as its EXIF data says; the pixels of a large one are decoded when it is shown, in the
  /// size in which it is shown.
  ///
  /// - Parameter onFailure: called, on any thread, where a large picture turns out to be broken when it is to be
  ///   shown: nothing is seen of it then.
  /// - Throws: where the file cannot be read or is no picture.
  package static func open(
    _ contents: PictureContents, onFailure: @escaping @Sendable () -> Void
  ) throws -> Bitmap {
    let data = try contents.data()
    if let format = PictureFormat(of: data),
      let file = PictureFile(data, format, from: contents, onFailure: onFailure)
    {
      let bitmap = Bitmap(file)
      bitmap.typeIdentifier = format.typeIdentifier
      return bitmap
    }
    return try decode(data)
  }

  /// The picture, upright as its EXIF data says.
  package static func decode(_ data: Data) throws(Failure) -> Bitmap {
    guard let format = PictureFormat(of: data) else {
      throw Failure(description: "it is neither PNG, JPEG, WebP nor GIF")
    }
    let picture = data.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return switch format {
      case .png: halcyon_decode_png(start, bytes.count, Int64(mostPixels))
      case .jpeg: halcyon_decode_jpeg(start, bytes.count, Int64(mostPixels))
      case .webP: halcyon_decode_webp(start, bytes.count, Int64(mostPixels))
      case .gif: halcyon_decode_gif(start, bytes.count, Int64(mostPixels))
      }
    }
    defer { halcyon_free_picture(picture) }
    guard let pixels = picture.pixels else { throw Failure(description: message(of: picture)) }
    let straight = StraightPixels(
      width: Int(picture.width), height: Int(picture.height), bytes: pixels)
    let bitmap = straight.upright(from: format == .jpeg ? ExifOrientation.read(from: data) : 1)
    bitmap.typeIdentifier = format.typeIdentifier
    return bitmap
  }

  static func message(of picture: halcyon_picture) -> String {
    withUnsafeBytes(of: picture.error) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// The kinds of files that are read.
enum PictureFormat {
  case png, jpeg, webP, gif

  /// As Apple's systems call the kind of file.
  var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .webP: "org.webmproject.webp"
    case .gif: "com.compuserve.gif"
    }
  }

  /// By the first bytes.
  init?(of data: Data) {
    let head = [UInt8](data.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if head.count == 12, head.starts(with: Array("RIFF".utf8)),
      head[8...].elementsEqual("WEBP".utf8)
    {
      self = .webP
    } else {
      return nil
    }
  }
}
