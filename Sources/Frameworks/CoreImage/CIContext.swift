import DrawingCommands
import Foundation
import Hosting
import Pixels
import ViewContent

/// Draws images. There is one way of drawing here, on the processor, so that options of devices and caches
/// change nothing.
public final class CIContext: NSObject, @unchecked Sendable {
  static let shared = CIContext()
  /// Whether filters work in linear light.
  private let isLinear: Bool

  public override convenience init() { self.init(options: nil) }

  public init(options: [CIContextOption: Any]?) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
  }

  public init(cgContext: CGContext, options: [CIContextOption: Any]?) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
  }

  /// The pixels of a rectangle; nil where it is empty or has no end.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let grid = grid(image, fromRect) else { return nil }
    let bytes = Rendering(isLinear: isLinear).bytes(grid)
    return CGImage(
      bitmap: Bitmap(width: grid.rect.width, height: grid.rect.height, premultiplied: bytes))
  }

  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  private func grid(_ image: CIImage, _ rect: CGRect) -> PixelGrid? {
    guard !rect.isNull, !rect.isEmpty, rect.width <= 16384, rect.height <= 16384 else { return nil }
    let region = PixelRect(covering: rect)
    return Rendering(isLinear: isLinear).grid(image, region).filling(region)
  }

  /// Writes the bytes of a rectangle, rows from the top; of formats, those of 8 bits in the order that their
  /// names say.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let grid = grid(image, bounds) else { return }
    let bytes = Rendering(isLinear: isLinear).bytes(grid)
    let width = grid.rect.width
    for y in 0..<grid.rect.height {
      for x in 0..<width {
        for (place, channel) in format.channels.enumerated() {
          data.storeBytes(
            of: bytes[(y * width + x) * 4 + channel],
            toByteOffset: y * rowBytes + x * format.channels.count + place, as: UInt8.self)
        }
      }
    }
  }

  /// The picture as a PNG file.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// Forgets what was kept for later pictures, which is nothing.
  public func clearCaches() {}
  public var workingColorSpace: CGColorSpace? {
    CGColorSpace(name: isLinear ? CGColorSpace.linearSRGB : CGColorSpace.sRGB)
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let name = CIContextOption(rawValue: "name")
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// How the numbers of a pixel lie in memory.
public struct CIFormat: Hashable, Sendable {
  /// Of red, green, blue and alpha, in the order of their bytes.
  let channels: [Int]
  public static let RGBA8 = CIFormat(channels: [0, 1, 2, 3])
  public static let BGRA8 = CIFormat(channels: [2, 1, 0, 3])
  public static let ARGB8 = CIFormat(channels: [3, 0, 1, 2])
  public static let R8 = CIFormat(channels: [0])
  public static let A8 = CIFormat(channels: [3])
}
