import Foundation

/// Pixels in memory, in rows from top to bottom.
public final class CVBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer

  init(width: Int, height: Int, format: OSType) {
    (self.width, self.height, self.format) = (width, height, format)
    bytesPerRow = width * (format == kCVPixelFormatType_OneComponent8 ? 1 : 4)
    bytes = .allocate(byteCount: max(1, bytesPerRow * height), alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  deinit { bytes.deallocate() }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public typealias CVReturn = Int32
public typealias OSType = UInt32

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Planes of brightness and of colour; buffers of it cannot be made here.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076

// Texts that never change: `NSString` is not `Sendable` because its mutable subclass is not.
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType" as NSString
nonisolated(unsafe) public let kCVPixelBufferWidthKey = "Width" as NSString
nonisolated(unsafe) public let kCVPixelBufferHeightKey = "Height" as NSString
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey =
  "CGImageCompatibility" as NSString
// As the keys above: its text never changes.
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey =
  "CGBitmapContextCompatibility" as NSString

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Makes a buffer of four bytes a pixel, or of one; other formats are answered with `kCVReturnInvalidPixelFormat`.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ attributes: Any?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let known = [
    kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
    kCVPixelFormatType_OneComponent8,
  ]
  guard known.contains(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15 else {
    return kCVReturnInvalidSize
  }
  pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType)
  return kCVReturnSuccess
}

/// Pixels.
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { buffer.width }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { buffer.height }
public func CVPixelBufferGetPixelFormatType(_ buffer: CVPixelBuffer) -> OSType { buffer.format }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { buffer.bytesPerRow }
public func CVPixelBufferGetDataSize(_ buffer: CVPixelBuffer) -> Int {
  buffer.bytesPerRow * buffer.height
}
/// Lives as long as the buffer; locked or not.
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  buffer.bytes
}
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
