import CShaderRows
import Foundation

/// What an encoder has set for one kind of function.
struct StageBindings {
  static let bufferCount = 31
  static let textureCount = 128
  static let samplerCount = 16

  private(set) var buffers: [Int: (buffer: SoftwareBuffer, offset: Int)] = [:]
  private(set) var textures: [Int: SoftwareTexture] = [:]
  private(set) var samplers: [Int: SoftwareSampler] = [:]

  mutating func set(_ buffer: (any MTLBuffer)?, offset: Int, at index: Int) {
    guard (0..<Self.bufferCount).contains(index) else {
      return MetalReports.tooHigh("buffer", index)
    }
    buffers[index] = (buffer as? SoftwareBuffer).map { ($0, min(max(offset, 0), $0.length)) }
  }
  mutating func move(to offset: Int, at index: Int) {
    guard let buffer = buffers[index]?.buffer else { return }
    buffers[index] = (buffer, min(max(offset, 0), buffer.length))
  }
  mutating func set(_ texture: (any MTLTexture)?, at index: Int) {
    guard (0..<Self.textureCount).contains(index) else {
      return MetalReports.tooHigh("texture", index)
    }
    textures[index] = texture as? SoftwareTexture
  }
  mutating func set(_ sampler: (any MTLSamplerState)?, at index: Int) {
    guard (0..<Self.samplerCount).contains(index) else {
      return MetalReports.tooHigh("sampler", index)
    }
    samplers[index] = sampler as? SoftwareSampler
  }

  /// Whether all textures have four bytes a pixel.
  var areOfBytes: Bool {
    textures.values.allSatisfy { $0.stage.pointee.format <= Int32(stage_bgra8_srgb.rawValue) }
  }

  /// Zeros, where a function reads a buffer that nobody has set.
  nonisolated(unsafe) private static let zeros = {
    // Only read by functions that are as they should be; whoever writes there finds what another wrote.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 256)
    memset(bytes, 0, 1 << 20)
    return bytes
  }()
  private static let clear: SoftwareTexture = {
    let descriptor = MTLTextureDescriptor()
    guard let texture = SoftwareTexture(descriptor) else { preconditionFailure("one pixel") }
    return texture
  }()

  /// Calls `body` with the same as functions read it.
  func withStage<Result>(_ body: (UnsafePointer<stage_bindings>) -> Result) -> Result {
    var places = [UnsafeMutableRawPointer?](repeating: Self.zeros, count: Self.bufferCount)
    for (index, bound) in buffers { places[index] = bound.buffer.bytes + bound.offset }
    var pictures = [UnsafePointer<stage_texture>?](
      repeating: UnsafePointer(Self.clear.stage), count: Self.textureCount)
    for (index, texture) in textures { pictures[index] = UnsafePointer(texture.stage) }
    var states = [stage_sampler](repeating: SoftwareSampler.plain.stage, count: Self.samplerCount)
    for (index, sampler) in samplers { states[index] = sampler.stage }
    return withExtendedLifetime((buffers, textures)) {
      places.withUnsafeBufferPointer { places in
        pictures.withUnsafeBufferPointer { pictures in
          states.withUnsafeBufferPointer { states in
            var bindings = stage_bindings(
              buffers: places.baseAddress, textures: pictures.baseAddress,
              samplers: states.baseAddress)
            return body(&bindings)
          }
        }
      }
    }
  }
}
