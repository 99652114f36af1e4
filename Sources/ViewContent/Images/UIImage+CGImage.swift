import Drawing
import Foundation
import Pixels
import ViewRuntime

extension Image {
  /// A picture of these pixels, called as `label` says.
  ///
  /// - Parameter scale: pixels per point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(.bitmap(cgImage.bitmap, scale: scale))
    self.label = label.spoken(in: EnvironmentValues())
    self.orientation = orientation
  }

  /// A picture of these pixels that means nothing to those who cannot see it.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.bitmap(cgImage.bitmap, scale: scale))
    isDecorative = true
    self.orientation = orientation
  }
}

extension UIImage {
  /// A picture of these pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - orientation: how the pixels lie; they are turned upright at once.
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    let bitmap = cgImage.bitmap.upright(from: orientation)
    self.init(source: .bitmap(bitmap, scale: scale), scale: scale)
  }

  /// Upright: the pixels of others are turned when they are made.
  public var imageOrientation: Orientation { .up }

  /// The pixels; those of a symbol, three a point as on a phone's screen. Nil for a picture that is empty.
  public var cgImage: CGImage? {
    if let found { return CGImage(bitmap: found.bitmap) }
    let picture = picture(tint: nil, in: EnvironmentValues())
    let width = Int((picture.size.width * 3).rounded())
    let height = Int((picture.size.height * 3).rounded())
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    let list = picture.draw(CGRect(origin: .zero, size: picture.size))
    Painter(jobs: 1).paint(list, into: bitmap, scale: 3, background: .clear)
    return CGImage(bitmap: bitmap)
  }

  /// The same picture with its sides exchanged; that of a symbol takes the tint as the symbol does.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let flipped = UIImage(
      cgImage: cgImage, scale: found?.scale ?? 3, orientation: .upMirrored)
    flipped.mode = isSymbolImage && mode == .automatic ? .alwaysTemplate : mode
    flipped.tint = tint
    return flipped
  }

  /// How a picture lies: where its pixels' upper edge is to be seen.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}

extension Bitmap {
  /// The pixels of a picture that lies otherwise, as it is to be seen. The right edge of one that lies `left` is its upper one.
  fileprivate func upright(from orientation: UIImage.Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let source = Array(unpaddedPixels)
    let isTurned: Bool
    switch orientation {
    case .left, .right, .leftMirrored, .rightMirrored: isTurned = true
    default: isTurned = false
    }
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    var target = [UInt8](repeating: 0, count: source.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (fromX, fromY) =
          switch orientation {
          case .up: (x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .left: (width - 1 - y, x)
          case .right: (y, height - 1 - x)
          case .upMirrored: (width - 1 - x, y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          }
        let (from, to) = ((fromY * width + fromX) * 4, (y * newWidth + x) * 4)
        for channel in 0..<4 { target[to + channel] = source[from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, premultiplied: target)
  }
}
