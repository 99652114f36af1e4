import UIKit

extension SKTexture {
  /// A picture of smooth noise: grey, or each colour and the opacity by itself. It is the same in every run.
  /// - Parameter smoothness: 0 is a noise in which neighbours have nothing in common, 1 is nearly even.
  public convenience init(
    noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool
  ) {
    let noise = PictureNoise(smoothness: Double(smoothness))
    self.init(size: size) { x, y in
      if grayscale {
        let value = noise.byte(x, y, 0)
        return (value, value, value, 255)
      }
      return (noise.byte(x, y, 0), noise.byte(x, y, 1), noise.byte(x, y, 2), noise.byte(x, y, 3))
    }
  }

  /// A picture of directions, as a normal map has them: red is how far to the right, green how far up.
  public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) {
    let noise = PictureNoise(smoothness: Double(smoothness))
    self.init(size: size) { x, y in (noise.byte(x, y, 0), noise.byte(x, y, 1), 255, 255) }
  }

  /// A picture of straight bytes, red, green, blue and opacity, rows from the bottom.
  public convenience init(data pixelData: Data, size: CGSize) {
    self.init(data: pixelData, size: size, flipped: false)
  }

  /// - Parameter flipped: whether the rows come from the top.
  public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
    let (width, height) = (max(1, Int(size.width)), max(1, Int(size.height)))
    let bytes = [UInt8](pixelData)
    self.init(size: size) { x, y in
      let place = ((flipped ? y : height - 1 - y) * width + x) * 4
      guard place + 3 < bytes.count else { return (0, 0, 0, 0) }
      return (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
    }
  }

  /// A part of another picture. The rectangle is 0…1 from its lower left corner.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    self.init(image: texture.image.part(rect))
    filteringMode = texture.filteringMode
    self.rect = rect
  }

  private typealias Bytes = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// - Parameter pixel: the straight bytes of one, counted from the upper left corner.
  private convenience init(size: CGSize, _ pixel: (_ x: Int, _ y: Int) -> Bytes) {
    let (width, height) = (
      min(max(1, Int(size.width)), 4096), min(max(1, Int(size.height)), 4096)
    )
    var data = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        data.append(contentsOf: [red, green, blue, alpha])
      }
    }
    let image = CGDataProvider(data: data).flatMap { provider in
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    self.init(image: image.map { UIImage(cgImage: $0) } ?? UIImage())
  }
}

extension UIImage {
  /// A part of it, 0…1 from the lower left corner.
  fileprivate func part(_ rect: CGRect) -> UIImage {
    let part = CGSize(width: size.width * rect.width, height: size.height * rect.height)
    guard part.width > 0, part.height > 0 else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, scale)
    return UIGraphicsImageRenderer(size: part, format: format).image { _ in
      draw(
        in: CGRect(
          x: -size.width * rect.minX, y: -size.height * (1 - rect.maxY), width: size.width,
          height: size.height))
    }
  }
}

/// Values on a grid, with smooth ways between them.
private struct PictureNoise {
  /// Pixels from one point of the grid to the next.
  private let cell: Double

  init(smoothness: Double) { cell = 1 + min(max(smoothness, 0), 1) * 63 }

  /// The value of a pixel in one of four noises.
  func byte(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 {
    let (across, down) = (Double(x) / cell, Double(y) / cell)
    let (column, row) = (across.rounded(.down), down.rounded(.down))
    let (fromColumn, fromRow) = (Self.eased(across - column), Self.eased(down - row))
    func corner(_ dx: Int, _ dy: Int) -> Double {
      Self.value(Int(column) + dx, Int(row) + dy, channel)
    }
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fromColumn
    let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fromColumn
    return UInt8(min(max((top + (bottom - top) * fromRow) * 255, 0), 255))
  }

  private static func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  /// 0…1, by the mixing of splitmix64.
  private static func value(_ x: Int, _ y: Int, _ channel: Int) -> Double {
    var bits = UInt64(
      truncatingIfNeeded: x &* 0x1F1F_1F1F ^ y &* 0x5F35_6495 ^ channel &* 0x2545_F491)
    bits = bits &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
  }
}
