import CShaderRows
import Foundation

public enum MTLTextureType: UInt, Sendable {
  case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let unknown: MTLTextureUsage = []
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
  public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}

open class MTLTextureDescriptor: NSObject {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open var resourceOptions: MTLResourceOptions = []
  open var cpuCacheMode = MTLCPUCacheMode.defaultCache
  open var storageMode = MTLStorageMode.shared
  open var usage: MTLTextureUsage = .shaderRead

  public override init() { super.init() }

  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let made = MTLTextureDescriptor()
    (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
    if mipmapped { made.mipmapLevelCount = levelCount(max(width, height)) }
    return made
  }

  open class func textureCubeDescriptor(
    pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let made = texture2DDescriptor(
      pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
    made.textureType = .typeCube
    return made
  }

  private class func levelCount(_ side: Int) -> Int {
    side > 0 ? Int.bitWidth - side.leadingZeroBitCount : 1
  }

  /// How many pictures lie behind each other in memory.
  var sliceCount: Int {
    switch textureType {
    case .typeCube: 6
    case .typeCubeArray: 6 * arrayLength
    case .type3D: depth
    case .type2DMultisample: sampleCount
    case .type2DArray, .type1DArray: arrayLength
    default: max(sampleCount, 1)
    }
  }
}

public protocol MTLTexture: MTLResource {
  var textureType: MTLTextureType { get }
  var pixelFormat: MTLPixelFormat { get }
  var width: Int { get }
  var height: Int { get }
  var depth: Int { get }
  var mipmapLevelCount: Int { get }
  var sampleCount: Int { get }
  var arrayLength: Int { get }
  var usage: MTLTextureUsage { get }
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion,
    mipmapLevel level: Int)
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int,
    from region: MTLRegion, mipmapLevel level: Int, slice: Int)
  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int)
  func replace(
    region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int, bytesPerImage: Int)
  func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}

// Its memory is there as long as itself; who writes to it while commands run is the program's affair, as with Metal.
final class SoftwareTexture: NSObject, MTLTexture, @unchecked Sendable {
  let textureType: MTLTextureType
  let pixelFormat: MTLPixelFormat
  let width, height, depth, mipmapLevelCount, sampleCount, arrayLength: Int
  let usage: MTLTextureUsage
  let storageMode: MTLStorageMode
  var label: String?
  var device: any MTLDevice { SoftwareDevice.shared }

  /// What functions are given.
  let stage: UnsafeMutablePointer<stage_texture>
  private let levels: UnsafeMutablePointer<stage_level>
  /// Nil for one that shows another's pixels as another format.
  private let memory: UnsafeMutableRawPointer?
  private let viewed: SoftwareTexture?

  /// The longest side of a texture, in pixels, and the most bytes that one may take.
  static let longestSide = 16384
  static let mostBytes = 2 << 30

  /// Zeros; nil where a side is not between 1 and 16,384 pixels, or the format has no pixels.
  init?(_ descriptor: MTLTextureDescriptor) {
    let sides = 1...Self.longestSide
    guard let format = descriptor.pixelFormat.stageFormat, sides.contains(descriptor.width),
      sides.contains(descriptor.height), (1...2048).contains(descriptor.sliceCount)
    else { return nil }
    (textureType, pixelFormat) = (descriptor.textureType, descriptor.pixelFormat)
    (width, height, depth) = (descriptor.width, descriptor.height, max(descriptor.depth, 1))
    mipmapLevelCount = min(max(descriptor.mipmapLevelCount, 1), 15)
    (sampleCount, arrayLength) = (max(descriptor.sampleCount, 1), max(descriptor.arrayLength, 1))
    (usage, storageMode, viewed) = (descriptor.usage, descriptor.storageMode, nil)
    levels = .allocate(capacity: mipmapLevelCount)
    stage = .allocate(capacity: 1)
    var total = 0
    var places: [Int] = []
    for level in 0..<mipmapLevelCount {
      let (columns, rows) = (max(width >> level, 1), max(height >> level, 1))
      let slices = textureType == .type3D ? max(depth >> level, 1) : descriptor.sliceCount
      let rowBytes = (columns * pixelFormat.pixelBytes + 15) / 16 * 16
      places.append(total)
      levels[level] = stage_level(
        bytes: nil, width: Int32(columns), height: Int32(rows), depth: Int32(slices),
        row_bytes: Int32(rowBytes), slice_bytes: Int32(truncatingIfNeeded: rowBytes * rows))
      total += rowBytes * rows * slices
    }
    guard total <= Self.mostBytes else {
      levels.deallocate()
      stage.deallocate()
      return nil
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: total + 64, alignment: 64)
    memset(memory, 0, total + 64)
    for level in 0..<mipmapLevelCount { levels[level].bytes = memory + places[level] }
    self.memory = memory
    stage.initialize(
      to: stage_texture(
        levels: levels, level_count: Int32(mipmapLevelCount), format: Int32(format.rawValue)))
    super.init()
  }

  /// The same pixels read as another format, whose pixels are as large; nil for others.
  private init?(_ other: SoftwareTexture, as format: MTLPixelFormat) {
    guard let stageFormat = format.stageFormat, format.pixelBytes == other.pixelFormat.pixelBytes
    else { return nil }
    (textureType, pixelFormat, usage) = (other.textureType, format, other.usage)
    (width, height, depth) = (other.width, other.height, other.depth)
    (mipmapLevelCount, sampleCount) = (other.mipmapLevelCount, other.sampleCount)
    (arrayLength, storageMode, viewed, memory) = (other.arrayLength, other.storageMode, other, nil)
    levels = .allocate(capacity: mipmapLevelCount)
    levels.initialize(from: other.levels, count: mipmapLevelCount)
    stage = .allocate(capacity: 1)
    stage.initialize(
      to: stage_texture(
        levels: levels, level_count: Int32(mipmapLevelCount), format: Int32(stageFormat.rawValue)))
    super.init()
  }

  deinit {
    memory?.deallocate()
    levels.deallocate()
    stage.deallocate()
  }

  func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)? {
    SoftwareTexture(self, as: pixelFormat)
  }

  /// - Parameter number: a level that is not there is the nearest that is.
  func level(_ number: Int) -> stage_level { levels[min(max(number, 0), mipmapLevelCount - 1)] }

  // MARK: Bytes

  /// Calls `body` with each row of `region` that is in the texture: its bytes there, how many, and where it lies in a
  /// picture of the region.
  private func forEachRow(
    _ region: MTLRegion, _ number: Int, _ slice: Int,
    _ body: (UnsafeMutableRawPointer, _ count: Int, _ column: Int, _ row: Int, _ image: Int) -> Void
  ) {
    let level = level(number)
    let size = pixelFormat.pixelBytes
    let columns =
      max(
        region.origin.x, 0)..<max(
        0, min(region.origin.x + region.size.width, Int(level.width)))
    guard !columns.isEmpty else { return }
    for z in 0..<max(region.size.depth, 1) {
      let place = region.origin.z + z + slice
      guard place >= 0, place < level.depth else { continue }
      for y in 0..<max(region.size.height, 1) {
        let row = region.origin.y + y
        guard row >= 0, row < level.height else { continue }
        let start = place * Int(level.slice_bytes) + row * Int(level.row_bytes)
        body(
          level.bytes + start + columns.lowerBound * size, columns.count * size,
          (columns.lowerBound - region.origin.x) * size, y, z)
      }
    }
  }

  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion,
    mipmapLevel level: Int
  ) {
    getBytes(
      pixelBytes, bytesPerRow: bytesPerRow, bytesPerImage: bytesPerRow * region.size.height,
      from: region, mipmapLevel: level, slice: 0)
  }

  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int,
    from region: MTLRegion, mipmapLevel level: Int, slice: Int
  ) {
    forEachRow(region, level, slice) { bytes, count, column, row, image in
      memcpy(pixelBytes + image * bytesPerImage + row * bytesPerRow + column, bytes, count)
    }
  }

  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int
  ) {
    replace(
      region: region, mipmapLevel: level, slice: 0, withBytes: pixelBytes,
      bytesPerRow: bytesPerRow, bytesPerImage: bytesPerRow * region.size.height)
  }

  func replace(
    region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int, bytesPerImage: Int
  ) {
    forEachRow(region, level, slice) { bytes, count, column, row, image in
      memcpy(bytes, pixelBytes + image * bytesPerImage + row * bytesPerRow + column, count)
    }
  }

  /// Each level from the one above it: the mean of four pixels.
  func makeMipmaps() {
    for number in 0..<(mipmapLevelCount - 1) {
      let (from, to) = (level(number), level(number + 1))
      let size = pixelFormat.pixelBytes
      let format = PixelCoding(pixelFormat)
      for slice in 0..<Int(to.depth) {
        for y in 0..<Int(to.height) {
          for x in 0..<Int(to.width) {
            var sum = SIMD4<Float>.zero
            for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
              let column = min(2 * x + dx, Int(from.width) - 1)
              let row = min(2 * y + dy, Int(from.height) - 1)
              let place = min(slice, Int(from.depth) - 1) * Int(from.slice_bytes)
              sum += format.load(from.bytes + place + row * Int(from.row_bytes) + column * size)
            }
            let place = slice * Int(to.slice_bytes) + y * Int(to.row_bytes) + x * size
            format.store(sum / 4, to.bytes + place)
          }
        }
      }
    }
  }
}
