import Foundation
import Pixels
import simd

/// A picture and smaller copies of it, each half of the one before.
///
/// The memory is filled when it is made and only read afterwards.
final class Texture: @unchecked Sendable {
  // Written by the initializer only; see above.
  private struct Level {
    var width: Int
    var height: Int
    /// Straight RGBA8 in sRGB.
    var bytes: UnsafeMutablePointer<UInt8>
  }
  private var levels: [Level] = []
  let hasOpacity: Bool
  /// The mean of all, linear.
  private(set) var mean = SIMD4<Float>.zero
  var width: Int { levels[0].width }
  var height: Int { levels[0].height }

  /// Larger pictures are halved until they are not.
  private static let largest = 4096
  // Scenes are made on the main thread. The picture keeps its address from being another's.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: (CGImage, Texture)] = [:]

  static func of(_ image: CGImage) -> Texture {
    if let known = known[ObjectIdentifier(image)] { return known.1 }
    if known.count > 64 { known = [:] }
    let texture = Texture(image.bitmap)
    known[ObjectIdentifier(image)] = (image, texture)
    return texture
  }

  convenience init(_ color: SolidColor) {
    let c = color.encoded
    let bytes = [c.x, c.y, c.z].map { UInt8(min(max($0 * c.w, 0), 1) * 255) }
    self.init(
      Bitmap(width: 1, height: 1, premultiplied: bytes + [UInt8(min(max(c.w, 0), 1) * 255)]))
  }

  private init(_ bitmap: Bitmap) {
    var bitmap = bitmap
    while max(bitmap.width, bitmap.height) > Self.largest { bitmap = bitmap.half }
    let (width, height) = (bitmap.width, bitmap.height)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
    var isOpaque = true
    for y in 0..<height {
      let row = (bitmap.bytes + y * bitmap.rowBytes).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let (from, to) = (row + 4 * x, bytes + 4 * (y * width + x))
        let alpha = Int(from[3])
        if alpha != 255 { isOpaque = false }
        for channel in 0..<3 {
          to[channel] =
            alpha == 255
            ? from[channel]
            : alpha == 0 ? 0 : UInt8(min((Int(from[channel]) * 255 + alpha / 2) / alpha, 255))
        }
        to[3] = from[3]
      }
    }
    hasOpacity = !isOpaque
    levels = [Level(width: width, height: height, bytes: bytes)]
    while levels[levels.count - 1].width > 1 || levels[levels.count - 1].height > 1 {
      levels.append(Self.half(levels[levels.count - 1]))
    }
    mean = texel(levels[levels.count - 1], 0, 0)
  }

  deinit { for level in levels { level.bytes.deallocate() } }

  /// Means of two by two pixels in linear light.
  private static func half(_ level: Level) -> Level {
    let (width, height) = (max(level.width / 2, 1), max(level.height / 2, 1))
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
    let (linear, encoded) = (Light.linearOfByte, Light.byteOfLinear)
    for y in 0..<height {
      let rows = [2 * y, min(2 * y + 1, level.height - 1)]
      for x in 0..<width {
        let columns = [2 * x, min(2 * x + 1, level.width - 1)]
        for channel in 0..<4 {
          var sum: Float = 0
          for row in rows {
            for column in columns {
              let byte = Int(level.bytes[4 * (row * level.width + column) + channel])
              sum += channel == 3 ? Float(byte) : linear[byte]
            }
          }
          bytes[4 * (y * width + x) + channel] =
            channel == 3 ? UInt8((sum / 4).rounded()) : encoded[Int((sum / 4 * 4096).rounded())]
        }
      }
    }
    return Level(width: width, height: height, bytes: bytes)
  }

  @inline(__always)
  private func texel(_ level: Level, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let at = level.bytes + 4 * (y * level.width + x)
    return Light.linearOfByte.withUnsafeBufferPointer { table in
      SIMD4(table[Int(at[0])], table[Int(at[1])], table[Int(at[2])], Float(at[3]) * (1 / 255))
    }
  }

  @inline(__always)
  private static func wrapped(_ place: Int, _ count: Int, _ mode: SCNWrapMode) -> Int {
    if place >= 0, place < count { return place }
    switch mode {
    case .repeat:
      let rest = place % count
      return rest < 0 ? rest + count : rest
    case .mirror:
      var rest = place % (2 * count)
      if rest < 0 { rest += 2 * count }
      return rest < count ? rest : 2 * count - 1 - rest
    default: return place < 0 ? 0 : count - 1
    }
  }

  /// The colour at a place: linear, not premultiplied.
  ///
  /// - Parameters:
  ///   - text: to the right and downwards, 0…1 inside.
  ///   - spread: how much of the picture a pixel of the screen covers, in each direction.
  func sample(
    _ text: SIMD2<Float>, spread: SIMD2<Float>, wrapS: SCNWrapMode, wrapT: SCNWrapMode,
    isNearest: Bool
  ) -> SIMD4<Float> {
    guard text.x.isFinite, text.y.isFinite, abs(text.x) < 1e6, abs(text.y) < 1e6 else {
      return mean
    }
    let covered = max(spread.x * Float(width), spread.y * Float(height))
    // Half a level finer than each pixel's mean: what is looked at aslant stays sharp.
    let level =
      covered > 1.41 && covered.isFinite
      ? min(Int(log2(covered) + 0.25), levels.count - 1) : covered.isFinite ? 0 : levels.count - 1
    let map = levels[level]
    let (u, v) = (text.x * Float(map.width), text.y * Float(map.height))
    if isNearest {
      return texel(
        map, Self.wrapped(Int(u.rounded(.down)), map.width, wrapS),
        Self.wrapped(Int(v.rounded(.down)), map.height, wrapT))
    }
    let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
    let (a, b) = (u - 0.5 - left, v - 0.5 - top)
    let x0 = Self.wrapped(Int(left), map.width, wrapS)
    let x1 = Self.wrapped(Int(left) + 1, map.width, wrapS)
    let y0 = Self.wrapped(Int(top), map.height, wrapT)
    let y1 = Self.wrapped(Int(top) + 1, map.height, wrapT)
    let upper = texel(map, x0, y0) * (1 - a) + texel(map, x1, y0) * a
    let lower = texel(map, x0, y1) * (1 - a) + texel(map, x1, y1) * a
    return upper * (1 - b) + lower * b
  }
}
