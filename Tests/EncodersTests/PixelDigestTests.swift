import Foundation
import Pixels
import Testing

@testable import Encoders

@Suite("Digests of pixels")
struct PixelDigestTests {
  private func picture(_ gray: UInt8, width: Int = 5, height: Int = 4) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width * 4 {
        let byte: UInt8 = x % 4 == 3 ? 255 : gray &+ UInt8(x)
        bitmap.bytes.storeBytes(of: byte, toByteOffset: y * bitmap.rowBytes + x, as: UInt8.self)
      }
    }
    return bitmap
  }

  @Test("Equal pixels have equal digests, whatever lies behind their rows; others have others")
  func equality() {
    let picture = picture(7)
    let same = self.picture(7)
    same.bytes.storeBytes(of: 99, toByteOffset: same.width * 4 + 1, as: UInt8.self)
    #expect(PixelDigest(picture) == PixelDigest(same))
    #expect(PixelDigest(picture) != PixelDigest(self.picture(8)))
    // Twenty pixels each, of the same colour.
    let (wide, high) = (
      self.picture(0, width: 1, height: 20), self.picture(0, width: 20, height: 1)
    )
    #expect(PixelDigest(wide) != PixelDigest(high))
  }

  @Test("A file says which pixels it holds, and is the plain file but for that")
  func file() {
    let bitmap = picture(40)
    let file = DigestedPNG.encode(bitmap)
    #expect(DigestedPNG.digest(of: Data(file)) == PixelDigest(bitmap))
    let plain = PNGEncoder.encode(bitmap)
    #expect(Array(file.dropLast(12 + 32)) == Array(plain.dropLast(12)))
    #expect(DigestedPNG.digest(of: Data(plain)) == nil)
    #expect(DigestedPNG.digest(of: Data()) == nil)
  }

  @Test("A file that was changed in any byte before the digest is not believed")
  func changed() {
    let file = DigestedPNG.encode(picture(40))
    for place in 0..<file.count - 44 {
      var other = file
      other[place] ^= 4
      #expect(DigestedPNG.digest(of: Data(other)) == nil)
    }
  }
}
