import CoreGraphics
import Foundation
import Testing

@Suite("Pictures of bytes")
struct CGImageBytesTests {
  private func pixels(
    _ bytes: [UInt8], width: Int, bits: Int, _ info: UInt32,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> [UInt8]? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    return CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits,
      bytesPerRow: bytes.count, space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent
    )?.dataProvider?.data.map { [UInt8]($0) }
  }

  @Test("Four numbers of a pixel lie as the alpha's place and the order of bytes say")
  func orders() {
    let first = CGImageAlphaInfo.premultipliedFirst.rawValue
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    #expect(
      pixels([10, 20, 30, 200], width: 1, bits: 32, CGImageAlphaInfo.premultipliedLast.rawValue)
        == [10, 20, 30, 200])
    #expect(pixels([200, 10, 20, 30], width: 1, bits: 32, first) == [10, 20, 30, 200])
    #expect(pixels([30, 20, 10, 200], width: 1, bits: 32, first | little) == [10, 20, 30, 200])
    #expect(
      pixels([9, 10, 20, 30], width: 1, bits: 32, CGImageAlphaInfo.noneSkipFirst.rawValue)
        == [10, 20, 30, 255])
  }

  @Test("Straight colours are multiplied by their opacity")
  func straight() {
    #expect(
      pixels([255, 128, 0, 128], width: 1, bits: 32, CGImageAlphaInfo.last.rawValue)
        == [128, 64, 0, 128])
  }

  @Test("Grey and opaque colours have no opacity, and other forms are no picture")
  func short() {
    let grey = CGColorSpaceCreateDeviceGray()
    #expect(pixels([7, 9], width: 2, bits: 8, 0, space: grey) == [7, 7, 7, 255, 9, 9, 9, 255])
    #expect(pixels([1, 2, 3], width: 1, bits: 24, 0) == [1, 2, 3, 255])
    #expect(pixels([1, 2, 3], width: 2, bits: 24, 0) == nil)
    #expect(pixels([1, 2, 3, 4], width: 1, bits: 32, CGBitmapInfo.floatComponents.rawValue) == nil)
  }
}
