import Foundation
import Pixels

/// How two pictures differ, pixel by pixel.
package struct PictureDifference {
  package let master: Bitmap
  package let test: Bitmap
  /// The number of pixels that differ by more than the tolerance; those that only one of the two
  /// has count, too.
  package let pixelCount: Int
  /// The largest difference of a channel, 0...255; 255 where the sizes differ.
  package let largest: Int
  private let differing: [Bool]
  private let width: Int
  private let height: Int

  /// - Parameter tolerance: by how much a pixel may be off.
  package init(master: Bitmap, test: Bitmap, tolerance: PictureTolerance = .exact) {
    (self.master, self.test) = (master, test)
    width = max(master.width, test.width)
    height = max(master.height, test.height)
    var differing = [Bool](repeating: false, count: width * height)
    var (count, largest) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        guard let left = master.color(x, y), let right = test.color(x, y) else {
          differing[y * width + x] = true
          count += 1
          largest = 255
          continue
        }
        guard left != right else { continue }
        largest = max(largest, left.largestDifference(from: right))
        if !tolerance.allows(left, right) {
          differing[y * width + x] = true
          count += 1
        }
      }
    }
    self.differing = differing
    (pixelCount, self.largest) = (count, largest)
  }

  package var isSameSize: Bool { master.width == test.width && master.height == test.height }

  /// Only what differs: the test's pixels there, nothing elsewhere.
  package var isolated: Bitmap {
    picture { x, y, differs in differs ? test.color(x, y) ?? .missing : .clear }
  }

  /// The test's picture, pale, with what differs in red.
  package var masked: Bitmap {
    picture { x, y, differs in
      differs ? .missing : (test.color(x, y) ?? master.color(x, y) ?? .clear).pale
    }
  }

  private func picture(_ color: (Int, Int, Bool) -> PixelColor) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap.set(color(x, y, differing[y * width + x]), x, y) }
    }
    return bitmap
  }
}

/// Premultiplied, in sRGB.
package struct PixelColor: Hashable {
  package var red, green, blue, alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
  static let missing = PixelColor(red: 255, green: 0, blue: 64, alpha: 255)

  /// Laid three quarters over with white.
  var pale: PixelColor {
    func mixed(_ channel: UInt8) -> UInt8 {
      UInt8(191 + (Int(channel) + 255 - Int(alpha)) / 4)
    }
    return PixelColor(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: 255)
  }

  func largestDifference(from other: PixelColor) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max()!
  }
}

extension Bitmap {
  /// The pixel in column `x` of row `y`; nil outside.
  package func color(_ x: Int, _ y: Int) -> PixelColor? {
    guard x < width, y < height else { return nil }
    let start = y * rowBytes + x * 4
    func byte(_ offset: Int) -> UInt8 { bytes.load(fromByteOffset: start + offset, as: UInt8.self) }
    return PixelColor(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
  }

  fileprivate func set(_ color: PixelColor, _ x: Int, _ y: Int) {
    let start = y * rowBytes + x * 4
    for (offset, value) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      bytes.storeBytes(of: value, toByteOffset: start + offset, as: UInt8.self)
    }
  }

  /// Whether every pixel is the other's, of the same size.
  package func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy {
      memcmp(bytes + $0 * rowBytes, other.bytes + $0 * other.rowBytes, width * 4) == 0
    }
  }
}
