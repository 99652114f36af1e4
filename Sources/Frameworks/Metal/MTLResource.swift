import Foundation

public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModeManaged = MTLResourceOptions(rawValue: 1 << 4)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 2 << 4)
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 3 << 4)
  public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 1 << 8)
  public static let hazardTrackingModeTracked = MTLResourceOptions(rawValue: 2 << 8)
  public static let cpuCacheModeDefaultCache: MTLResourceOptions = []
}
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache, writeCombined }

/// Memory of a device: here the program's own.
public protocol MTLResource: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var storageMode: MTLStorageMode { get }
}

public protocol MTLBuffer: MTLResource {
  /// In bytes.
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
  func didModifyRange(_ range: Range<Int>)
}
extension MTLBuffer {
  /// Nothing lies elsewhere.
  public func didModifyRange(_ range: Range<Int>) {}
}

// Its memory is there as long as itself; who writes to it while commands run is the program's affair, as with Metal.
final class SoftwareBuffer: NSObject, MTLBuffer, @unchecked Sendable {
  let length: Int
  let bytes: UnsafeMutableRawPointer
  var label: String?
  var storageMode: MTLStorageMode { .shared }
  var device: any MTLDevice { SoftwareDevice.shared }
  private let release: ((UnsafeMutableRawPointer, Int) -> Void)?

  /// Zeros. Behind them lie some more, for functions that read a vector beyond the last number.
  init(length: Int) {
    self.length = length
    release = nil
    bytes = .allocate(byteCount: length + 64, alignment: 256)
    memset(bytes, 0, length + 64)
  }
  convenience init(copying source: UnsafeRawPointer, length: Int) {
    self.init(length: length)
    memcpy(bytes, source, length)
  }
  init(
    _ bytes: UnsafeMutableRawPointer, length: Int,
    release: @escaping (UnsafeMutableRawPointer, Int) -> Void
  ) {
    (self.bytes, self.length, self.release) = (bytes, length, release)
  }
  deinit {
    if let release { release(bytes, length) } else { bytes.deallocate() }
  }

  func contents() -> UnsafeMutableRawPointer { bytes }
}
