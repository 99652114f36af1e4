import Foundation
import Pixels
import Testing

@testable import Goldens

@Suite("Differences of pictures")
struct PictureDifferenceTests {
  /// A picture of one colour, with one pixel of another.
  private func picture(
    _ gray: UInt8, width: Int = 4, height: Int = 3, spot: UInt8? = nil
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let value = x == 1 && y == 1 ? spot ?? gray : gray
        for (channel, byte) in [value, value, value, 255].enumerated() {
          bitmap.bytes.storeBytes(
            of: byte, toByteOffset: y * bitmap.rowBytes + x * 4 + channel, as: UInt8.self)
        }
      }
    }
    return bitmap
  }

  @Test("A picture does not differ from its copy")
  func same() {
    let difference = PictureDifference(master: picture(200), test: picture(200))
    #expect(difference.pixelCount == 0)
    #expect(difference.largest == 0)
  }

  @Test("One pixel is found, and by how much it is off")
  func onePixel() {
    let difference = PictureDifference(master: picture(200), test: picture(200, spot: 190))
    #expect(difference.pixelCount == 1)
    #expect(difference.largest == 10)
    #expect(difference.explanation == "One pixel differs, by 10 of 255 at most.")
    #expect(difference.isolated.color(1, 1)?.red == 190)
    #expect(difference.isolated.color(0, 0)?.alpha == 0)
    #expect(difference.masked.color(1, 1) == PixelColor(red: 255, green: 0, blue: 64, alpha: 255))
  }

  @Test("A picture of another size differs everywhere that only one has")
  func otherSize() {
    let difference = PictureDifference(master: picture(0), test: picture(0, width: 5))
    #expect(difference.pixelCount == 3)
    #expect(!PictureTolerance(colorDifference: 100, pixelFraction: 1).accepts(difference))
  }

  @Test("Black to white is 100 in L*a*b*, and a step of one gray in the middle well below 1")
  func tolerance() {
    func count(_ left: UInt8, _ right: UInt8, _ allowed: Double) -> Int {
      PictureDifference(
        master: picture(left), test: picture(right),
        tolerance: PictureTolerance(colorDifference: allowed, pixelFraction: 0)
      ).pixelCount
    }
    #expect(count(0, 255, 99.9) == 12)
    #expect(count(0, 255, 100.1) == 0)
    // L* of the sRGB gray 119 is 50.0 and of 129 is 54.0 (IEC 61966-2-1, CIE 1976).
    #expect(count(119, 129, 3.8) == 12)
    #expect(count(119, 129, 4.2) == 0)
  }

  @Test("A part of the pixels may be off where that is said")
  func fraction() {
    let tolerance = PictureTolerance(colorDifference: 0, pixelFraction: 1.0 / 12)
    let one = PictureDifference(
      master: picture(0), test: picture(0, spot: 255), tolerance: tolerance)
    let all = PictureDifference(master: picture(0), test: picture(255), tolerance: tolerance)
    #expect(tolerance.accepts(one))
    #expect(!tolerance.accepts(all))
  }
}
