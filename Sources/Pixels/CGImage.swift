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
  public var bytesPerRow: Int { bitmap.rowBytes }
}
