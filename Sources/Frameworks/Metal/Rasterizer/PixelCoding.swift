import CShaderRows
import Foundation

/// Reads and writes the colours of pixels as a format has them.
struct PixelCoding {
  let format: stage_format
  let size: Int

  init(_ pixelFormat: MTLPixelFormat) {
    format = pixelFormat.stageFormat ?? stage_rgba8
    size = pixelFormat.pixelBytes
  }

  /// Of sRGB's curve, IEC 61966-2-1.
  private static let linear: [Float] = (0..<256).map { byte in
    let x = Float(byte) / 255
    return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
  }
  private static func encoded(_ x: Float) -> Float {
    x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
  }

  /// Whether a pixel is four bytes that stand for 0 to 1 evenly; if so, whether the first is blue.
  var isBytes: Bool { format == stage_rgba8 || format == stage_bgra8 }
  var isBlueFirst: Bool { format == stage_bgra8 }

  // A float of 2²³ and more has the whole number in its last bits: conversions of the standard library check each number,
  // and take four times as long.
  private static let whole: Float = 0x1p23

  /// The four numbers in 255ths, rounded.
  @inline(__always)
  private static func numbers(_ color: SIMD4<Float>) -> SIMD4<UInt32> {
    let bounded = color.clamped(lowerBound: .zero, upperBound: .one)
    return unsafeBitCast(bounded * 255 + whole, to: SIMD4<UInt32>.self) & 0xFF
  }
  @inline(__always)
  private static func bytes(_ color: SIMD4<Float>) -> SIMD4<UInt8> {
    SIMD4<UInt8>(truncatingIfNeeded: numbers(color))
  }

  /// A pixel of four bytes.
  @inline(__always)
  static func packed(_ color: SIMD4<Float>, isBlueFirst: Bool) -> UInt32 {
    let n = numbers(color)
    let (first, third) = isBlueFirst ? (n.z, n.x) : (n.x, n.z)
    return first | n.y << 8 | third << 16 | n.w << 24
  }
  @inline(__always)
  static func unpacked(_ pixel: UInt32, isBlueFirst: Bool) -> SIMD4<Float> {
    let (first, third) = (pixel & 0xFF, pixel >> 16 & 0xFF)
    let n = SIMD4(
      isBlueFirst ? third : first, pixel >> 8 & 0xFF, isBlueFirst ? first : third, pixel >> 24)
    return (unsafeBitCast(n | 0x4B00_0000, to: SIMD4<Float>.self) - whole) * (1 / 255)
  }

  @inline(__always)
  func load(_ place: UnsafeRawPointer) -> SIMD4<Float> {
    switch format {
    case stage_bgra8, stage_rgba8:
      return Self.unpacked(place.load(as: UInt32.self), isBlueFirst: isBlueFirst)
    default: return loadOther(place)
    }
  }

  @inline(__always)
  func store(_ color: SIMD4<Float>, _ place: UnsafeMutableRawPointer) {
    switch format {
    case stage_bgra8, stage_rgba8:
      place.storeBytes(of: Self.packed(color, isBlueFirst: isBlueFirst), as: UInt32.self)
    default: storeOther(color, place)
    }
  }

  private func loadOther(_ place: UnsafeRawPointer) -> SIMD4<Float> {
    func byte(_ index: Int) -> UInt8 { place.load(fromByteOffset: index, as: UInt8.self) }
    func half(_ index: Int) -> Float {
      Float(place.loadUnaligned(fromByteOffset: 2 * index, as: Float16.self))
    }
    func float(_ index: Int) -> Float {
      place.loadUnaligned(fromByteOffset: 4 * index, as: Float.self)
    }
    func short(_ index: Int) -> Float {
      Float(place.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)) / 65535
    }
    func whole(_ index: Int) -> UInt32 {
      place.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
    }
    switch format {
    case stage_rgba8_srgb, stage_bgra8_srgb:
      let color = SIMD4(
        Self.linear[Int(byte(0))], Self.linear[Int(byte(1))], Self.linear[Int(byte(2))],
        Float(byte(3)) / 255)
      return format == stage_rgba8_srgb ? color : SIMD4(color.z, color.y, color.x, color.w)
    case stage_r8: return SIMD4(Float(byte(0)) / 255, 0, 0, 1)
    case stage_rg8: return SIMD4(Float(byte(0)) / 255, Float(byte(1)) / 255, 0, 1)
    case stage_a8: return SIMD4(0, 0, 0, Float(byte(0)) / 255)
    case stage_r16_float: return SIMD4(half(0), 0, 0, 1)
    case stage_rg16_float: return SIMD4(half(0), half(1), 0, 1)
    case stage_rgba16_float: return SIMD4(half(0), half(1), half(2), half(3))
    case stage_r32_float: return SIMD4(float(0), 0, 0, 1)
    case stage_rg32_float: return SIMD4(float(0), float(1), 0, 1)
    case stage_rgba32_float: return SIMD4(float(0), float(1), float(2), float(3))
    case stage_r16: return SIMD4(short(0), 0, 0, 1)
    case stage_rg16: return SIMD4(short(0), short(1), 0, 1)
    case stage_rgba16: return SIMD4(short(0), short(1), short(2), short(3))
    case stage_r8_uint: return SIMD4(Float(byte(0)), 0, 0, 1)
    case stage_rgba8_uint:
      return SIMD4(Float(byte(0)), Float(byte(1)), Float(byte(2)), Float(byte(3)))
    case stage_r32_uint: return SIMD4(Float(whole(0)), 0, 0, 1)
    case stage_rg32_uint: return SIMD4(Float(whole(0)), Float(whole(1)), 0, 1)
    case stage_rgba32_uint:
      return SIMD4(Float(whole(0)), Float(whole(1)), Float(whole(2)), Float(whole(3)))
    case stage_rgb10a2:
      let bits = whole(0)
      return SIMD4(
        Float(bits & 1023) / 1023, Float(bits >> 10 & 1023) / 1023, Float(bits >> 20 & 1023) / 1023,
        Float(bits >> 30) / 3)
    default: return .zero
    }
  }

  private func storeOther(_ color: SIMD4<Float>, _ place: UnsafeMutableRawPointer) {
    let bounded = color.clamped(lowerBound: .zero, upperBound: .one)
    func putHalves(_ count: Int) {
      for index in 0..<count {
        place.storeBytes(of: Float16(color[index]), toByteOffset: 2 * index, as: Float16.self)
      }
    }
    func putFloats(_ count: Int) {
      for index in 0..<count {
        place.storeBytes(of: color[index], toByteOffset: 4 * index, as: Float.self)
      }
    }
    func putShorts(_ count: Int) {
      for index in 0..<count {
        let value = UInt16(bounded[index] * 65535 + 0.5)
        place.storeBytes(of: value, toByteOffset: 2 * index, as: UInt16.self)
      }
    }
    func putWhole(_ count: Int) {
      for index in 0..<count {
        let value = UInt32(exactly: color[index].rounded(.towardZero)) ?? 0
        place.storeBytes(of: value, toByteOffset: 4 * index, as: UInt32.self)
      }
    }
    switch format {
    case stage_rgba8_srgb, stage_bgra8_srgb:
      let b = Self.bytes(
        SIMD4(
          Self.encoded(bounded.x), Self.encoded(bounded.y), Self.encoded(bounded.z), bounded.w))
      let ordered = format == stage_rgba8_srgb ? b : SIMD4(b.z, b.y, b.x, b.w)
      place.storeBytes(of: ordered, as: SIMD4<UInt8>.self)
    case stage_r8: place.storeBytes(of: Self.bytes(color).x, as: UInt8.self)
    case stage_a8: place.storeBytes(of: Self.bytes(color).w, as: UInt8.self)
    case stage_rg8:
      let b = Self.bytes(color)
      place.storeBytes(of: SIMD2(b.x, b.y), as: SIMD2<UInt8>.self)
    case stage_r16_float: putHalves(1)
    case stage_rg16_float: putHalves(2)
    case stage_rgba16_float: putHalves(4)
    case stage_r32_float: putFloats(1)
    case stage_rg32_float: putFloats(2)
    case stage_rgba32_float: putFloats(4)
    case stage_r16: putShorts(1)
    case stage_rg16: putShorts(2)
    case stage_rgba16: putShorts(4)
    case stage_r32_uint: putWhole(1)
    case stage_rg32_uint: putWhole(2)
    case stage_rgba32_uint: putWhole(4)
    case stage_rgb10a2:
      let scaled = bounded * SIMD4(1023, 1023, 1023, 3) + 0.5
      let bits =
        UInt32(scaled.x) | UInt32(scaled.y) << 10 | UInt32(scaled.z) << 20 | UInt32(scaled.w) << 30
      place.storeBytes(of: bits, as: UInt32.self)
    default: break
    }
  }
}
