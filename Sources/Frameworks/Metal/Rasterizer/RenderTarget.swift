import CShaderRows
import Foundation

/// What a render pass draws into.
final class RenderTarget {
  /// A level of a texture: for each sample a picture of its own, one behind the other.
  struct Plane {
    let bytes: UnsafeMutableRawPointer
    let rowBytes: Int
    let sampleBytes: Int
    let coding: PixelCoding
    let texture: SoftwareTexture

    @inline(__always)
    func row(_ y: Int, sample: Int) -> UnsafeMutableRawPointer {
      bytes + sample * sampleBytes + y * rowBytes
    }
  }

  /// In pixels.
  let width, height: Int
  /// 1, 2 or 4 of a pixel.
  let samples: Int
  let colors: [(index: Int, plane: Plane)]
  let depth: Plane?
  private let pass: MTLRenderPassDescriptor

  /// Nil where nothing is attached.
  init?(_ descriptor: MTLRenderPassDescriptor) {
    pass = descriptor
    var colors: [(Int, Plane)] = []
    var size: (width: Int, height: Int)?
    var samples = 1
    func plane(_ attachment: MTLRenderPassAttachmentDescriptor) -> Plane? {
      guard let texture = attachment.texture as? SoftwareTexture else { return nil }
      let level = texture.level(attachment.level)
      size = (
        min(size?.width ?? .max, Int(level.width)), min(size?.height ?? .max, Int(level.height))
      )
      if texture.textureType == .type2DMultisample { samples = min(max(texture.sampleCount, 1), 4) }
      let slice = min(max(attachment.slice + attachment.depthPlane, 0), Int(level.depth) - 1)
      return Plane(
        bytes: level.bytes + slice * Int(level.slice_bytes), rowBytes: Int(level.row_bytes),
        sampleBytes: Int(level.slice_bytes), coding: PixelCoding(texture.pixelFormat),
        texture: texture)
    }
    for (index, attachment) in descriptor.colorAttachments.known.sorted(by: { $0.key < $1.key })
    where (0..<8).contains(index) {
      if let plane = plane(attachment) { colors.append((index, plane)) }
    }
    depth = descriptor.depthAttachment.flatMap { plane($0) }
    guard let size else { return nil }
    (width, height, self.samples, self.colors) = (size.width, size.height, samples, colors)
  }

  /// What a pass begins with.
  func load() {
    for (index, plane) in colors {
      let attachment = pass.colorAttachments[index]!
      if attachment.loadAction == .clear { fill(plane, attachment.clearColor.color) }
    }
    if let depth, pass.depthAttachment.loadAction == .clear {
      fill(depth, SIMD4(repeating: Float(pass.depthAttachment.clearDepth)))
    }
  }

  /// What it ends with: the mean of the samples.
  func store() {
    guard samples > 1 else { return }
    for (index, plane) in colors {
      let attachment = pass.colorAttachments[index]!
      guard let target = attachment.resolveTexture as? SoftwareTexture else { continue }
      // Each row is read and written by one thread alone, and is there until all are over.
      nonisolated(unsafe) let (plane, renderTarget) = (plane, self)
      // As above.
      nonisolated(unsafe) let level = target.level(attachment.resolveLevel)
      let format = target.pixelFormat
      let isPlain = plane.coding.isBytes && plane.texture.pixelFormat == format
      DispatchQueue.concurrentPerform(iterations: min(height, Int(level.height))) { y in
        let row = level.bytes + y * Int(level.row_bytes)
        if isPlain {
          renderTarget.resolveBytes(plane, y, row, count: Int(level.width))
        } else {
          renderTarget.resolve(plane, y, row, PixelCoding(format), count: Int(level.width))
        }
      }
    }
  }

  private func resolve(
    _ plane: Plane, _ y: Int, _ row: UnsafeMutableRawPointer, _ coding: PixelCoding, count: Int
  ) {
    for x in 0..<min(width, count) {
      var sum = SIMD4<Float>.zero
      for sample in 0..<samples {
        sum += plane.coding.load(plane.row(y, sample: sample) + x * plane.coding.size)
      }
      coding.store(sum / Float(samples), row + x * coding.size)
    }
  }

  /// The same of four bytes a pixel: two of them at a time, rounded.
  private func resolveBytes(
    _ plane: Plane, _ y: Int, _ row: UnsafeMutableRawPointer, count: Int
  ) {
    let even: UInt32 = 0x00FF_00FF
    let (shift, half) = samples == 4 ? (UInt32(2), UInt32(0x0002_0002)) : (1, 0x0001_0001)
    let to = row.assumingMemoryBound(to: UInt32.self)
    let from = UnsafePointer(plane.row(y, sample: 0).assumingMemoryBound(to: UInt32.self))
    let next = plane.sampleBytes / 4
    for x in 0..<min(width, count) {
      var (low, high) = (half, half)
      for sample in 0..<samples {
        let pixel = from[sample &* next &+ x]
        low &+= pixel & even
        high &+= pixel &>> 8 & even
      }
      to[x] = low &>> shift & even | (high &>> shift & even) &<< 8
    }
  }

  private func fill(_ plane: Plane, _ color: SIMD4<Float>) {
    let size = plane.coding.size
    for sample in 0..<samples {
      let first = plane.row(0, sample: sample)
      for x in 0..<width { plane.coding.store(color, first + x * size) }
      for y in 1..<max(height, 1) { memcpy(plane.row(y, sample: sample), first, width * size) }
    }
  }
}
