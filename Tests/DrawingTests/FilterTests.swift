import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@Suite("Filters")
struct FilterTests {
  /// Noise, or all white, in the middle of a clear picture.
  private func square(_ side: Int, isNoise: Bool) -> Bitmap {
    var numbers = SplitMix(seed: 5)
    var pixels: [UInt8] = []
    for _ in 0..<side * side {
      let alpha = isNoise ? UInt8.random(in: 100...255, using: &numbers) : 255
      pixels += [isNoise ? UInt8.random(in: 0...alpha, using: &numbers) : alpha, 0, alpha, alpha]
    }
    return Bitmap(width: side, height: side, premultiplied: pixels)
  }

  /// The deviations just before and after pixels are made larger are among these, where the error is largest.
  @Test(
    "Blurs equal a Gaussian to within 1/255",
    arguments: [0.5, 1, 2.3, 5.9, 6.4, 6.5, 12, 13, 26, 30, 52, 60], [8, 24, 90])
  func gaussian(sigma: Double, side: Int) {
    for isNoise in side == 24 ? [false, true] : [false] {
      let source = square(side, isNoise: isNoise)
      // The square's sides lie anywhere between the large pixels.
      for phase in 0..<4 {
        let margin = Int((sigma * 3.7).rounded(.up)) + 3 * phase
        let size = side + 2 * margin
        let picture = Picture(
          [
            Scenes.layer([
              .image(
                ImageItem(
                  bitmap: source, source: CGRect(x: 0, y: 0, width: side, height: side),
                  destination: CGRect(x: margin, y: margin, width: side, height: side)))
            ]) { $0.filters = [.blur(radius: sigma, isOpaque: false)] }
          ], width: size, height: size, background: .clear)
        let worst = worstError(of: picture, blurring: source, by: sigma, at: margin)
        #expect(worst <= 1, "phase \(phase), noise \(isNoise)")
      }
    }
  }

  /// The largest difference from the exact alpha, on a grid of some 30 x 30 places.
  private func worstError(
    of picture: Picture, blurring source: Bitmap, by sigma: Double, at margin: Int
  ) -> Double {
    let (side, size) = (source.width, picture.bitmap.width)
    let weights = (-size...size).map { (x: Int) -> Double in
      exp(-Double(x * x) / (2 * sigma * sigma))
    }
    let total = weights.reduce(0, +)
    func weight(_ distance: Int) -> Double { weights[distance + size] / total }
    let alphas = (0..<side).map { row in (0..<side).map { Double(alpha(source, $0, row)) } }
    var worst = 0.0
    for x in stride(from: 0, to: size, by: max(1, size / 29)) {
      let across = (0..<side).map { weight(x - margin - $0) }
      let column = alphas.map { row in
        (0..<side).reduce(0.0) { $0 + row[$1] * across[$1] }
      }
      for y in stride(from: 0, to: size, by: max(1, size / 31)) {
        let exact = (0..<side).reduce(0.0) { $0 + column[$1] * weight(y - margin - $1) }
        worst = max(worst, abs(exact - Double(picture.pixel(x, y)[3])))
      }
    }
    return worst
  }

  private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt8 {
    bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + x * 4 + 3, as: UInt8.self)
  }

  @Test("An opaque blur stays opaque to its border and has no colour beyond it")
  func opaqueBlur() {
    let picture = Picture(
      [
        Scenes.layer([Scenes.fill(Scenes.rect(10, 10, 20, 20), .color(.red))]) {
          $0.filters = [.blur(radius: 5, isOpaque: true)]
        }
      ], width: 40, height: 40, background: .clear)
    #expect(picture.pixel(10, 10) == [255, 0, 0, 255])
    #expect(picture.pixel(9, 15) == [0, 0, 0, 0])
  }

  @Test("A drop shadow lies behind its layer, moved and blurred; an inner one on it")
  func shadows() {
    func shadow(_ isInner: Bool) -> Picture {
      Picture(
        [
          Scenes.layer([Scenes.fill(Scenes.rect(10, 10, 20, 20), .color(.red))]) {
            $0.filters = [
              .shadow(
                ShadowStyleFilter(
                  color: .black, radius: 0, offset: CGSize(width: 4, height: 3), isInner: isInner))
            ]
          }
        ], width: 40, height: 40)
    }
    #expect(shadow(false).pixel(32, 31) == [0, 0, 0, 255])
    #expect(shadow(false).pixel(12, 12) == [255, 0, 0, 255])
    #expect(shadow(false).pixel(11, 31) == [255, 255, 255, 255])
    #expect(shadow(true).pixel(12, 20) == [0, 0, 0, 255])
    #expect(shadow(true).pixel(20, 20) == [255, 0, 0, 255])
    #expect(shadow(true).pixel(32, 31) == [255, 255, 255, 255])
  }

  @Test("A colour matrix works on colours that are not premultiplied")
  func matrix() {
    // Saturation 0.5 of (204, 102, 51) is (162, 111, 85).
    let s: Float = 0.5
    let (r, g, b): (Float, Float, Float) = (0.2126, 0.7152, 0.0722)
    let values: [Float] = [
      r + (1 - r) * s, g - g * s, b - b * s, 0, 0, r - r * s, g + (1 - g) * s, b - b * s, 0, 0,
      r - r * s, g - g * s, b + (1 - b) * s, 0, 0, 0, 0, 0, 1, 0,
    ]
    let color = ColorComponents(red: 0.8, green: 0.4, blue: 0.2)
    let picture = Picture(
      [
        Scenes.layer([Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(color))]) {
          $0.filters = [.colorMatrix(ColorMatrix5x4(values: values))]
        }
      ], width: 4, height: 4)
    #expect(zip(picture.pixel(1, 1), [162, 111, 85, 255]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("Any colour matrix is the product in Double to within 1/255, on every colour and alpha")
  func matrices() {
    var numbers = SplitMix(seed: 31)
    let side = 16
    var pixels: [UInt8] = []
    for _ in 0..<side * side {
      let alpha = [UInt8(255), 255, 0, UInt8.random(in: 1...255, using: &numbers)]
        .randomElement(using: &numbers)!
      pixels += (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &numbers) } + [alpha]
    }
    let bitmap = Bitmap(width: side, height: side, premultiplied: pixels)
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    for round in 0..<24 {
      var matrix = (0..<20).map { _ in Float.random(in: -1...1.5, using: &numbers) }
      for row in 0..<4 { matrix[row * 5 + 4] /= 4 }
      // Every other one leaves alpha alone, as most of SwiftUI's do, and every fourth adds nothing.
      if round % 2 == 1 { matrix.replaceSubrange(15..<20, with: [0, 0, 0, 1, 0]) }
      if round % 4 == 3 {
        for row in 0..<3 { matrix.replaceSubrange(row * 5 + 3..<row * 5 + 5, with: [0, 0]) }
      }
      let picture = Picture(
        [
          Scenes.layer([.image(ImageItem(bitmap: bitmap, source: frame, destination: frame))]) {
            $0.filters = [.colorMatrix(ColorMatrix5x4(values: matrix))]
          }
        ], width: side, height: side, background: .clear)
      let seen = picture.bytes
      var worst = 0.0
      for first in stride(from: 0, to: pixels.count, by: 4) where pixels[first + 3] > 0 {
        let expected = product(matrix, Array(pixels[first..<first + 4]))
        for channel in 0..<4 {
          worst = max(worst, abs(expected[channel] - Double(seen[first + channel])))
        }
      }
      #expect(worst <= 1, "matrix \(round)")
    }
  }

  /// The premultiplied bytes, 0...255, of a matrix on a premultiplied pixel.
  private func product(_ matrix: [Float], _ pixel: [UInt8]) -> [Double] {
    let alpha = Double(pixel[3]) / 255
    let color = pixel.prefix(3).map { Double($0) / 255 / alpha } + [alpha, 1]
    let rows = (0..<4).map { row in
      min(max((0..<5).reduce(0.0) { $0 + Double(matrix[row * 5 + $1]) * color[$1] }, 0), 1)
    }
    return rows.prefix(3).map { $0 * rows[3] * 255 } + [rows[3] * 255]
  }

  @Test("Alpha thresholds keep what lies between them, in one colour")
  func threshold() {
    let half = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.5)
    let picture = Picture(
      [
        Scenes.layer([
          Scenes.fill(Scenes.rect(0, 0, 2, 4), .color(half)),
          Scenes.fill(Scenes.rect(2, 0, 2, 4), .color(.black)),
        ]) { $0.filters = [.alphaThreshold(minimum: 0.4, maximum: 0.6, color: .green)] }
      ], width: 4, height: 4)
    #expect(picture.pixel(0, 0) == [0, 255, 0, 255])
    #expect(picture.pixel(3, 0) == [255, 255, 255, 255])
  }

  @Test("Absurd radii and offsets end")
  func absurd() {
    for value in [Double.nan, .infinity, 1e38, -5, 1e6] {
      _ = Picture(
        [
          Scenes.layer([Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(.red))]) {
            $0.filters = [
              .blur(radius: value, isOpaque: false),
              .shadow(
                ShadowStyleFilter(
                  color: .black, radius: value, offset: CGSize(width: value, height: value))),
            ]
          }
        ], width: 12, height: 12)
    }
  }

  @Test("A shadow's offset turns with its layer")
  func turnedShadow() {
    let square = Scenes.layer([Scenes.fill(Scenes.rect(-5, -5, 10, 10), .color(.red))]) {
      $0.filters = [
        .shadow(
          ShadowStyleFilter(color: .black, radius: 0, offset: CGSize(width: 4, height: 20)))
      ]
      // A quarter turn: what lay below lies to the left, what lay to the right below.
      $0.transform = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 50))
    }
    let picture = Picture([square], width: 100, height: 100)
    #expect(picture.pixel(50, 50) == [255, 0, 0, 255])
    // The shadow's middle is at (30, 54).
    #expect(picture.pixel(26, 57) == [0, 0, 0, 255] && picture.pixel(34, 51) == [0, 0, 0, 255])
    #expect(
      picture.pixel(70, 50) == [255, 255, 255, 255]
        && picture.pixel(30, 47) == [255, 255, 255, 255])
  }
}
