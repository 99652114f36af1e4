import Foundation
import Pixels

/// How the numbers of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// The same pixels as colours of `space`: nil for another space than the one that pictures have here, sRGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { space.kind == .sRGB ? self : nil }

  /// A picture of bytes, rows from the top: of one grey byte for a pixel, of three colours, or of four numbers in the
  /// order that `bitmapInfo` says. Nil for other forms, and where there are too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, width <= 32768, height <= 32768, bitsPerComponent == 8,
      let order = ByteOrder(bitmapInfo, bitsPerPixel: bitsPerPixel, space: space),
      bytesPerRow >= width * order.length, let data = provider.data,
      data.count >= (height - 1) * bytesPerRow + width * order.length
    else { return nil }
    let pixels = data.withUnsafeBytes { bytes in
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for y in 0..<height {
        for x in 0..<width {
          let place = y * bytesPerRow + x * order.length
          let alpha = order.alpha.map { bytes[place + $0] } ?? 255
          for channel in [order.red, order.green, order.blue] {
            let value = bytes[place + channel]
            pixels.append(
              order.isPremultiplied
                ? min(value, alpha) : UInt8((Int(value) * Int(alpha) + 127) / 255))
          }
          pixels.append(alpha)
        }
      }
      return pixels
    }
    self.init(bitmap: Bitmap(width: width, height: height, premultiplied: pixels))
  }
}

/// At which byte of a pixel each of its numbers is.
private struct ByteOrder {
  var length: Int
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int?
  var isPremultiplied = true

  init?(_ info: CGBitmapInfo, bitsPerPixel: Int, space: CGColorSpace) {
    guard !info.contains(.floatComponents),
      let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    switch (bitsPerPixel, alphaInfo) {
    case (8, .none) where space.numberOfComponents == 1:
      (length, red, green, blue) = (1, 0, 0, 0)
    case (24, .none) where space.numberOfComponents == 3:
      (length, red, green, blue) = (3, 0, 1, 2)
    case (32, .premultipliedLast), (32, .last), (32, .noneSkipLast), (32, .none):
      (length, red, green, blue, alpha) = (4, 0, 1, 2, 3)
    case (32, .premultipliedFirst), (32, .first), (32, .noneSkipFirst):
      (length, red, green, blue, alpha) = (4, 1, 2, 3, 0)
    default: return nil
    }
    if length == 4, info.intersection(.byteOrderMask) == .byteOrder32Little {
      (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, alpha.map { 3 - $0 })
    }
    switch alphaInfo {
    case .none, .noneSkipLast, .noneSkipFirst: alpha = nil
    case .last, .first: isPremultiplied = false
    default: break
    }
  }
}
