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
}

/// The bytes of a picture.
public struct CGDataProvider: Sendable {
  private let bitmap: Bitmap

  fileprivate init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// Rows from the top, each pixel as premultiplied red, green, blue and alpha bytes.
  public var data: Data? { bitmap.unpaddedPixels }
}

extension CGImage {
  public var dataProvider: CGDataProvider? { CGDataProvider(bitmap: bitmap) }
}
