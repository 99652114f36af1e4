import Foundation

/// A finished picture. Its pixels are never changed.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row of pixels to the next.
  public var bytesPerRow: Int { bitmap.width * 4 }
  /// The kind of the file that it was read from, such as `public.png`; nil for a picture that was drawn.
  public var utType: String? { bitmap.typeIdentifier }
}

/// Bytes for those who take them by this name: of a file, or of a picture.
public final class CGDataProvider: Sendable {
  private let bitmap: Bitmap?
  private let stored: Data?

  fileprivate init(bitmap: Bitmap) {
    self.bitmap = bitmap
    stored = nil
  }

  public init?(data: Data) {
    bitmap = nil
    stored = data
  }

  /// Nil where the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bitmap = nil
    stored = data
  }

  /// A picture's: rows from the top, each pixel as premultiplied red, green, blue and alpha bytes.
  public var data: Data? { stored ?? bitmap?.unpaddedPixels }
}

extension CGImage {
  public var dataProvider: CGDataProvider? { CGDataProvider(bitmap: bitmap) }

  /// The part of the picture in `rect`, in pixels from its upper left corner: its edges moved out to whole pixels, and
  /// what lies beside the picture left out. Nil where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    bitmap.cropped(to: rect).map { CGImage(bitmap: $0) }
  }

  /// The same picture: one cannot be changed.
  public func copy() -> CGImage? { self }
}
