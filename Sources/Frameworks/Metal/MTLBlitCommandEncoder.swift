import Foundation

public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int,
    sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationTexture: any MTLTexture,
    destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, size: Int)
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int,
    sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int,
    sourceBytesPerImage: Int, sourceSize: MTLSize, to destinationTexture: any MTLTexture,
    destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
  func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
  func generateMipmaps(for texture: any MTLTexture)
}
extension MTLBlitCommandEncoder {
  // There is one memory.
  public func synchronize(resource: any MTLResource) {}
  public func optimizeContentsForGPUAccess(texture: any MTLTexture) {}
  public func optimizeContentsForCPUAccess(texture: any MTLTexture) {}
}

final class SoftwareBlitEncoder: NSObject, MTLBlitCommandEncoder {
  var label: String?
  private let commands: SoftwareCommandBuffer
  init(_ commands: SoftwareCommandBuffer) { self.commands = commands }
  func endEncoding() {}

  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int,
    sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationTexture: any MTLTexture,
    destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
  ) {
    commands.add {
      let row = sourceSize.width * sourceTexture.pixelFormat.pixelBytes
      let image = row * sourceSize.height
      guard sourceTexture.pixelFormat.pixelBytes == destinationTexture.pixelFormat.pixelBytes,
        image > 0, image * max(sourceSize.depth, 1) <= SoftwareTexture.mostBytes
      else { return }
      var bytes = [UInt8](repeating: 0, count: image * max(sourceSize.depth, 1))
      bytes.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        sourceTexture.getBytes(
          start, bytesPerRow: row, bytesPerImage: image,
          from: MTLRegion(origin: sourceOrigin, size: sourceSize), mipmapLevel: sourceLevel,
          slice: sourceSlice)
        destinationTexture.replace(
          region: MTLRegion(origin: destinationOrigin, size: sourceSize),
          mipmapLevel: destinationLevel, slice: destinationSlice, withBytes: start,
          bytesPerRow: row, bytesPerImage: image)
      }
    }
  }

  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture) {
    copy(
      from: sourceTexture, sourceSlice: 0, sourceLevel: 0, sourceOrigin: MTLOrigin(),
      sourceSize: MTLSizeMake(
        min(sourceTexture.width, destinationTexture.width),
        min(sourceTexture.height, destinationTexture.height), 1),
      to: destinationTexture, destinationSlice: 0, destinationLevel: 0,
      destinationOrigin: MTLOrigin())
  }

  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, size: Int
  ) {
    commands.add {
      guard sourceOffset >= 0, destinationOffset >= 0, size > 0,
        sourceOffset + size <= sourceBuffer.length,
        destinationOffset + size <= destinationBuffer.length
      else { return }
      memmove(
        destinationBuffer.contents() + destinationOffset, sourceBuffer.contents() + sourceOffset,
        size)
    }
  }

  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int,
    sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int
  ) {
    commands.add {
      guard
        destinationBuffer.holds(
          sourceSize, of: sourceTexture, from: destinationOffset,
          bytesPerRow: destinationBytesPerRow)
      else { return }
      sourceTexture.getBytes(
        destinationBuffer.contents() + destinationOffset, bytesPerRow: destinationBytesPerRow,
        bytesPerImage: destinationBytesPerImage,
        from: MTLRegion(origin: sourceOrigin, size: sourceSize), mipmapLevel: sourceLevel,
        slice: sourceSlice)
    }
  }

  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int,
    sourceBytesPerImage: Int, sourceSize: MTLSize, to destinationTexture: any MTLTexture,
    destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
  ) {
    commands.add {
      guard
        sourceBuffer.holds(
          sourceSize, of: destinationTexture, from: sourceOffset, bytesPerRow: sourceBytesPerRow)
      else { return }
      destinationTexture.replace(
        region: MTLRegion(origin: destinationOrigin, size: sourceSize),
        mipmapLevel: destinationLevel, slice: destinationSlice,
        withBytes: sourceBuffer.contents() + sourceOffset, bytesPerRow: sourceBytesPerRow,
        bytesPerImage: sourceBytesPerImage)
    }
  }

  func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8) {
    commands.add {
      let range = range.clamped(to: 0..<buffer.length)
      memset(buffer.contents() + range.lowerBound, Int32(value), range.count)
    }
  }

  func generateMipmaps(for texture: any MTLTexture) {
    commands.add { (texture as? SoftwareTexture)?.makeMipmaps() }
  }
}

extension MTLBuffer {
  /// Whether a picture of so many of the texture's pixels lies in it from `offset` on.
  fileprivate func holds(
    _ size: MTLSize, of texture: any MTLTexture, from offset: Int, bytesPerRow: Int
  ) -> Bool {
    let end = offset + bytesPerRow * (size.height - 1) + size.width * texture.pixelFormat.pixelBytes
    return offset >= 0 && end <= length
  }
}
