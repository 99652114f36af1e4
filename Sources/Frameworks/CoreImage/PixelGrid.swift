import Foundation
import Pixels

/// Pixels of Core Image's plane, where y grows upwards: premultiplied red, green, blue and alpha, in the
/// colours that filters work in. Rows from the lowest y; nothing is outside.
struct PixelGrid {
  let rect: PixelRect
  var pixels: [SIMD4<Float>]

  /// Transparent pixels.
  init(_ rect: PixelRect) {
    self.rect = rect.isEmpty ? .empty : rect
    pixels = Array(repeating: .zero, count: self.rect.width * self.rect.height)
  }

  /// Pixels by their places; `color` is asked on several threads.
  init(_ rect: PixelRect, _ color: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
    self.init(rect)
    let (x0, y0, width) = (self.rect.x0, self.rect.y0, self.rect.width)
    FloatRows.write(&pixels, width: width) { row, pixels in
      for x in 0..<width { pixels[x] = color(x0 + x, y0 + row) }
    }
  }

  /// The pixel whose lower left corner is there.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    guard x >= rect.x0, x < rect.x1, y >= rect.y0, y < rect.y1 else { return .zero }
    return pixels[(y - rect.y0) * rect.width + x - rect.x0]
  }

  /// The colour at a point, mixed from the four pixels around it.
  func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, low) = (x - 0.5, y - 0.5)
    guard abs(left) < 1e8, abs(low) < 1e8 else { return .zero }
    let (column, row) = (PixelGrid.floor(left), PixelGrid.floor(low))
    let (right, up) = (Float(left - Double(column)), Float(low - Double(row)))
    let (width, height) = (rect.width, rect.height)
    let (across, along) = (column - rect.x0, row - rect.y0)
    let lower: SIMD4<Float>
    let upper: SIMD4<Float>
    if across >= 0, along >= 0, across + 1 < width, along + 1 < height {
      let place = along * width + across
      (lower, upper) = pixels.withUnsafeBufferPointer { pixels in
        (
          pixels[place] * (1 - right) + pixels[place + 1] * right,
          pixels[place + width] * (1 - right) + pixels[place + width + 1] * right
        )
      }
    } else {
      lower = self[column, row] * (1 - right) + self[column + 1, row] * right
      upper = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
    }
    return lower * (1 - up) + upper * up
  }

  /// Rounded down; the processors that all programs must run on have no instruction for it, and the library's function
  /// takes longer than all else in `sample`.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }

  /// The colour of the pixel that a point lies in.
  func nearest(_ x: Double, _ y: Double) -> SIMD4<Float> {
    guard abs(x) < 1e8, abs(y) < 1e8 else { return .zero }
    return self[Int(x.rounded(.down)), Int(y.rounded(.down))]
  }

  /// Each pixel changed by itself.
  func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelGrid {
    var result = self
    FloatRows.write(&result.pixels, width: rect.width) { _, pixels in
      for x in pixels.indices { pixels[x] = change(pixels[x]) }
    }
    return result
  }

  /// Its part inside `region`, and transparent pixels where it has none.
  func filling(_ region: PixelRect) -> PixelGrid {
    if region == rect { return self }
    var result = PixelGrid(region)
    let common = region.intersection(rect)
    guard !common.isEmpty else { return result }
    for y in common.y0..<common.y1 {
      let from = (y - rect.y0) * rect.width + common.x0 - rect.x0
      let to = (y - region.y0) * region.width + common.x0 - region.x0
      result.pixels.replaceSubrange(
        to..<to + common.width, with: pixels[from..<from + common.width])
    }
    return result
  }
}

extension SIMD4<Float> {
  /// Red, green and blue as they are without the opacity.
  var straight: SIMD4<Float> {
    guard w > 0, w != 1 else { return w == 0 ? .zero : self }
    return SIMD4(x / w, y / w, z / w, w)
  }

  /// Red, green and blue times the opacity.
  var premultiplied: SIMD4<Float> { w == 1 ? self : SIMD4(x * w, y * w, z * w, w) }

  /// How bright a linear colour is (Rec. 709).
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// Held in 0…1.
  var held: SIMD4<Float> { clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) }
}

/// sRGB's curve, IEC 61966-2-1.
enum SRGBCurve {
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Float) -> Float {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// What each byte is in linear light.
  static let bytes: [Float] = (0...255).map { linear(Float($0) / 255) }

  static func linear(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(linear(color.x), linear(color.y), linear(color.z), color.w)
  }

  static func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(encoded(color.x), encoded(color.y), encoded(color.z), color.w)
  }
}
