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
    for y in 0..<height where !master.hasSameRow(y, as: test) {
      // Plain numbers: tests are run without optimisation, and a picture has a million pixels.
      var x = 0
      while x < width {
        defer { x += 1 }
        let (left, right) = (master.word(x, y), test.word(x, y))
        if left == right { continue }
        let isOff: Bool
        if let left, let right {
          let (left, right) = (PixelColor(word: left), PixelColor(word: right))
          largest = max(largest, left.largestDifference(from: right))
          isOff = !tolerance.allows(left, right)
        } else {
          largest = 255
          isOff = true
        }
        if isOff {
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
    let bitmap = Bitmap(width: width, height: height)
    mark(bitmap) { test.color($0, $1) ?? .missing }
    return bitmap
  }

  /// The test's picture, pale, with what differs in red.
  package var masked: Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      var x = 0
      while x < width {
        if let word = test.word(x, y) ?? master.word(x, y) {
          // A quarter of each channel on three quarters of white, four channels at once; what is
          // see-through is taken as on black.
          bitmap.set(word: (word >> 2 & 0x3F3F_3F3F) + 0xC0C0_C0C0 | 0xFF00_0000, x, y)
        }
        x += 1
      }
    }
    mark(bitmap) { _, _ in .missing }
    return bitmap
  }

  /// Writes the pixels that differ.
  private func mark(_ bitmap: Bitmap, _ color: (Int, Int) -> PixelColor) {
    for (place, differs) in differing.enumerated() where differs {
      let (x, y) = (place % width, place / width)
      bitmap.set(word: color(x, y).word, x, y)
    }
  }
}

/// Premultiplied, in sRGB.
package struct PixelColor: Hashable {
  package var red, green, blue, alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let missing = PixelColor(red: 255, green: 0, blue: 64, alpha: 255)

  /// As its four bytes lie in memory.
  fileprivate init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }

  fileprivate var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  func largestDifference(from other: PixelColor) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max()!
  }
}

extension Bitmap {
  /// The pixel in column `x` of row `y`; nil outside.
  package func color(_ x: Int, _ y: Int) -> PixelColor? {
    word(x, y).map(PixelColor.init(word:))
  }

  fileprivate func word(_ x: Int, _ y: Int) -> UInt32? {
    guard x < width, y < height else { return nil }
    return bytes.load(fromByteOffset: y * rowBytes + x * 4, as: UInt32.self)
  }

  fileprivate func set(word: UInt32, _ x: Int, _ y: Int) {
    bytes.storeBytes(of: word, toByteOffset: y * rowBytes + x * 4, as: UInt32.self)
  }

  fileprivate func hasSameRow(_ y: Int, as other: Bitmap) -> Bool {
    width == other.width && y < height && y < other.height
      && memcmp(bytes + y * rowBytes, other.bytes + y * other.rowBytes, width * 4) == 0
  }

  /// Whether every pixel is the other's, of the same size.
  package func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { hasSameRow($0, as: other) }
  }
}
