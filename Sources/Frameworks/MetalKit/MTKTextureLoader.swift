import CoreGraphics
import Foundation
import Pixels
import SwiftUI

/// Makes textures of pictures.
open class MTKTextureLoader: NSObject {
  public struct Option: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    public static let textureStorageMode = Option(
      rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    public static let textureCPUCacheMode = Option(
      rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
    public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
  }
  public struct Origin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
    public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
    public static let flippedVertically = Origin(
      rawValue: "MTKTextureLoaderOriginFlippedVertically")
  }
  public struct CubeLayout: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let vertical = CubeLayout(rawValue: "MTKTextureLoaderCubeLayoutVertical")
  }
  /// Why a picture is no texture.
  public struct Error: Swift.Error, CustomStringConvertible, Sendable {
    public let description: String
  }
  public typealias Callback = ((any MTLTexture)?, (any Swift.Error)?) -> Void

  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }

  /// - Throws: where the picture is larger than a texture may be.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    func isOn(_ option: Option) -> Bool? {
      (options?[option] as? Bool) ?? (options?[option] as? NSNumber)?.boolValue
    }
    let bitmap = cgImage.bitmap
    let hasMipmaps = isOn(.generateMipmaps) ?? false
    // Pictures are in sRGB; a program says so where its functions want the bytes as they are.
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: isOn(.SRGB) == false ? .rgba8Unorm : .rgba8Unorm_srgb, width: bitmap.width,
      height: bitmap.height, mipmapped: hasMipmaps || isOn(.allocateMipmaps) == true)
    guard let texture = device.makeTexture(descriptor: descriptor) else {
      throw Error(description: "a picture of \(bitmap.width) x \(bitmap.height) pixels")
    }
    let origin = options?[.origin]
    let isFlipped = [.bottomLeft, .flippedVertically].contains(
      origin as? Origin ?? (origin as? String).map(Origin.init(rawValue:)))
    for y in 0..<bitmap.height {
      texture.replace(
        region: MTLRegionMake2D(0, isFlipped ? bitmap.height - 1 - y : y, bitmap.width, 1),
        mipmapLevel: 0, withBytes: bitmap.bytes + y * bitmap.rowBytes, bytesPerRow: bitmap.rowBytes)
    }
    if hasMipmaps, let commands = device.makeCommandQueue()?.makeCommandBuffer(),
      let encoder = commands.makeBlitCommandEncoder()
    {
      encoder.generateMipmaps(for: texture)
      encoder.endEncoding()
      commands.commit()
    }
    return texture
  }

  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
    guard let image = UIImage(data: data)?.cgImage else {
      throw Error(description: "the data is no picture that can be read")
    }
    return try newTexture(cgImage: image, options: options)
  }

  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    guard let data = try? Data(contentsOf: URL) else {
      throw Error(description: "there is no file \(URL.path) that can be read")
    }
    return try newTexture(data: data, options: options)
  }

  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil)?.cgImage else {
      throw Error(description: "there is no picture \(name)")
    }
    return try newTexture(cgImage: image, options: options)
  }

  open func newTexture(URL: URL, options: [Option: Any]? = nil, completionHandler: Callback) {
    tell(completionHandler) { try newTexture(URL: URL, options: options) }
  }
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: Callback)
  {
    tell(completionHandler) { try newTexture(cgImage: cgImage, options: options) }
  }
  open func newTexture(data: Data, options: [Option: Any]? = nil, completionHandler: Callback) {
    tell(completionHandler) { try newTexture(data: data, options: options) }
  }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil,
    completionHandler: Callback
  ) {
    tell(completionHandler) {
      try newTexture(name: name, scaleFactor: scaleFactor, bundle: bundle, options: options)
    }
  }

  private func tell(_ completionHandler: Callback, _ make: () throws -> any MTLTexture) {
    do { completionHandler(try make(), nil) } catch { completionHandler(nil, error) }
  }
}
