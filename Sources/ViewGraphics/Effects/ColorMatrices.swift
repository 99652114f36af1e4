import Foundation
import Pixels

/// The matrices of the colour filters, on gamma-encoded components that are not premultiplied.
extension ColorMatrix5x4 {
  static let identity = ColorMatrix5x4(values: [
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// Three rows of three for colours; opacity stays.
  private init(_ rows: [[Double]]) {
    self.init(
      values: rows.flatMap { $0.map { Float($0) } + [0, 0] } + [0, 0, 0, 1, 0])
  }

  /// The weights of the components in what eyes take as brightness (Rec. 709).
  private static let luma = [0.2126, 0.7152, 0.0722]

  /// SVG's `saturate`: gray for 0, the identity for 1.
  package static func saturation(_ amount: Double) -> ColorMatrix5x4 {
    ColorMatrix5x4(
      (0..<3).map { row in
        (0..<3).map { column in luma[column] * (1 - amount) + (row == column ? amount : 0) }
      })
  }

  package static func grayscale(_ amount: Double) -> ColorMatrix5x4 {
    saturation(1 - min(max(amount, 0), 1))
  }

  package static func brightness(_ amount: Double) -> ColorMatrix5x4 { scaled(1, plus: amount) }

  /// (c − ½) · amount + ½.
  package static func contrast(_ amount: Double) -> ColorMatrix5x4 {
    scaled(amount, plus: (1 - amount) / 2)
  }

  static let colorInvert = scaled(-1, plus: 1)

  /// 0 changes nothing, 1 inverts, ½ leaves one gray.
  package static func colorInvert(_ amount: Double) -> ColorMatrix5x4 {
    scaled(1 - 2 * amount, plus: amount)
  }

  private static func scaled(_ factor: Double, plus offset: Double) -> ColorMatrix5x4 {
    let (factor, offset) = (Float(factor), Float(offset))
    return ColorMatrix5x4(values: [
      factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0,
    ])
  }

  package static func colorMultiply(_ color: ColorComponents) -> ColorMatrix5x4 {
    ColorMatrix5x4(values: [
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha,
      0,
    ])
  }

  package static let luminanceToAlpha = ColorMatrix5x4(values: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
  ])

  /// SVG's `hueRotate`: turns colours about the gray axis, keeping their luma; angle in radians.
  package static func hueRotation(_ angle: Double) -> ColorMatrix5x4 {
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix5x4([
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
      ],
    ])
  }
}
