import CoreGraphics
import CoreImage
import CoreVideo
import Foundation
import Testing

@Suite struct CIImageTests {
  private let context = CIContext()

  /// The bytes of an image's pixels, rows from the top.
  private func bytes(_ image: CIImage, _ rect: CGRect? = nil) -> [UInt8] {
    let made = context.createCGImage(image, from: rect ?? image.extent)
    return made?.dataProvider?.data.map { [UInt8]($0) } ?? []
  }

  private func square(_ color: CIColor, _ side: CGFloat = 4) -> CIImage {
    CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
  }

  @Test("A colour has no end, and its pixels are the colour", arguments: [0, 51, 128, 255])
  func colors(level: Int) {
    let color = CIColor(
      red: CGFloat(level) / 255, green: 0, blue: 1 - CGFloat(level) / 255)
    #expect(CIImage(color: color).extent.isInfinite)
    #expect(Array(bytes(square(color)).prefix(4)) == [UInt8(level), 0, UInt8(255 - level), 255])
  }

  @Test(
    "The origin is the lower left corner: the lower half of a picture is cut from its last rows")
  func upwards() {
    let lower = square(.red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1))
    let both = lower.composited(over: square(.blue))
    let all = bytes(both)
    #expect(Array(all.prefix(4)) == [0, 0, 255, 255])
    #expect(Array(all.suffix(4)) == [255, 0, 0, 255])
  }

  @Test(
    "A buffer's pixels come and go in the order of its channels",
    arguments: [
      kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
      kCVPixelFormatType_OneComponent8,
    ])
  func buffers(format: OSType) throws {
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, 4, 4, format, nil, &made)
    let buffer = try #require(made)
    let lower = square(CIColor(red: 1, green: 0.2, blue: 0.4)).cropped(
      to: CGRect(x: 0, y: 0, width: 4, height: 1))
    context.render(lower.composited(over: square(.blue)), to: buffer)
    let back = bytes(CIImage(cvPixelBuffer: buffer))
    let isGrey = format == kCVPixelFormatType_OneComponent8
    #expect(Array(back.prefix(4)) == (isGrey ? [0, 0, 0, 255] : [0, 0, 255, 255]))
    #expect(Array(back.suffix(4)) == (isGrey ? [255, 255, 255, 255] : [255, 51, 102, 255]))
    // The first row of memory is the uppermost: blue.
    let first = try #require(CVPixelBufferGetBaseAddress(buffer)).load(as: UInt8.self)
    #expect(first == (format == kCVPixelFormatType_32RGBA || isGrey ? 0 : 255))
  }

  @Test("A move moves the extent, a scale enlarges it, and pixels come along")
  func transforms() {
    let image = square(.green).transformed(by: CGAffineTransform(translationX: 10, y: 20))
    #expect(image.extent == CGRect(x: 10, y: 20, width: 4, height: 4))
    #expect(Array(bytes(image).prefix(4)) == [0, 255, 0, 255])
    let large = square(.green).transformed(by: CGAffineTransform(scaleX: 3, y: 2))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 12, height: 8))
  }

  @Test("A quarter turn to the right brings the lower left corner to the upper left one")
  func orientation() {
    let dot = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      .composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 3, height: 2)))
    let turned = dot.oriented(.right)
    #expect(turned.extent == CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(Array(bytes(turned).prefix(4)) == [255, 0, 0, 255])
  }

  @Test("A clamped image goes on by its edges")
  func clamping() {
    let image = square(.red).clampedToExtent()
    #expect(image.extent.isInfinite)
    let far = bytes(image, CGRect(x: 100, y: -50, width: 1, height: 1))
    #expect(far == [255, 0, 0, 255])
  }

  @Test("Outside an image nothing is drawn, and an empty rectangle makes no picture")
  func outside() {
    #expect(bytes(square(.red), CGRect(x: 8, y: 8, width: 1, height: 1)) == [0, 0, 0, 0])
    #expect(context.createCGImage(square(.red), from: .zero) == nil)
    #expect(context.createCGImage(.red, from: .infinite) == nil)
  }

  @Test("The mean of black and white is half of the light, which is 188 in sRGB")
  func average() throws {
    let right = CIImage(color: .white).cropped(to: CGRect(x: 2, y: 0, width: 2, height: 4))
    let image = right.composited(over: square(.black))
    let filter = CIFilter.areaAverage()
    filter.inputImage = image
    filter.extent = image.extent
    var pixel = [UInt8](repeating: 0, count: 4)
    context.render(
      try #require(filter.outputImage), toBitmap: &pixel, rowBytes: 4,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
    #expect(pixel == [188, 188, 188, 255])
    // Without a working colour space, it is the mean of the encoded numbers.
    let plain = CIContext(options: [.workingColorSpace: NSNull()])
    plain.render(
      try #require(filter.outputImage), toBitmap: &pixel, rowBytes: 4,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
    #expect(pixel == [128, 128, 128, 255])
  }
}
