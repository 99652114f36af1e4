import CoreVideo
import DrawingCommands
import Foundation
import Pixels

extension CIImage {
  /// A copy of a buffer's pixels as they are now.
  public convenience init(cvPixelBuffer buffer: CVPixelBuffer) {
    self.init(bitmap: Bitmap(buffer))
  }
  public convenience init(cvPixelBuffer buffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
    self.init(cvPixelBuffer: buffer)
  }
  public convenience init(cvImageBuffer buffer: CVImageBuffer) {
    self.init(cvPixelBuffer: buffer)
  }
}

extension CIContext {
  /// Draws an image into a buffer, its lower left corner in the buffer's.
  public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
    let bounds = CGRect(
      x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
    render(image, to: buffer, bounds: bounds, colorSpace: nil)
  }

  /// - Parameter bounds: the part of the image that the buffer gets.
  public func render(
    _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
  ) {
    let width = CVPixelBufferGetWidth(buffer)
    let height = CVPixelBufferGetHeight(buffer)
    guard let base = CVPixelBufferGetBaseAddress(buffer),
      let picture = createCGImage(
        image,
        from: CGRect(x: bounds.minX, y: bounds.minY, width: CGFloat(width), height: CGFloat(height))
      )
    else { return }
    let channels = buffer.channels
    let bitmap = picture.bitmap
    for y in 0..<min(height, bitmap.height) {
      for x in 0..<min(width, bitmap.width) {
        let pixel = bitmap.bytes + y * bitmap.rowBytes + x * 4
        let place = base + y * CVPixelBufferGetBytesPerRow(buffer) + x * channels.count
        for (index, channel) in channels.enumerated() {
          place.storeBytes(
            of: pixel.load(fromByteOffset: channel, as: UInt8.self), toByteOffset: index,
            as: UInt8.self)
        }
      }
    }
  }
}

extension CVBuffer {
  /// Which of red, green, blue and opacity each byte of a pixel is; of one byte, it is the first.
  fileprivate var channels: [Int] {
    switch CVPixelBufferGetPixelFormatType(self) {
    case kCVPixelFormatType_32BGRA: [2, 1, 0, 3]
    case kCVPixelFormatType_32ARGB: [3, 0, 1, 2]
    case kCVPixelFormatType_OneComponent8: [0]
    default: [0, 1, 2, 3]
    }
  }
}

extension Bitmap {
  fileprivate convenience init(_ buffer: CVPixelBuffer) {
    let width = CVPixelBufferGetWidth(buffer)
    let height = CVPixelBufferGetHeight(buffer)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    let channels = buffer.channels
    if let base = CVPixelBufferGetBaseAddress(buffer) {
      for y in 0..<height {
        for x in 0..<width {
          let pixel = base + y * CVPixelBufferGetBytesPerRow(buffer) + x * channels.count
          let place = (y * width + x) * 4
          if channels.count == 1 {
            let grey = pixel.load(as: UInt8.self)
            for channel in 0..<3 { bytes[place + channel] = grey }
          } else {
            for (index, channel) in channels.enumerated() {
              bytes[place + channel] = pixel.load(fromByteOffset: index, as: UInt8.self)
            }
          }
        }
      }
    }
    self.init(width: width, height: height, premultiplied: bytes)
  }
}
