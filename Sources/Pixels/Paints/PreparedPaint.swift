import Foundation
import Geometry
import PixelKernels

extension pk_paint {
  /// - Parameter isLinear: whether the colour may be drawn on a layer in linear light, which takes three powers.
  static func color(
    _ color: ColorComponents, opacity: Double, isLinear: Bool = false
  ) -> pk_paint {
    var paint = pk_paint()
    paint.kind = pk_paint_color
    paint.color = color.premultiplied(opacity: opacity)
    paint.deep_color = color.deepPremultiplied(opacity: opacity)
    if isLinear { paint.linear_color = color.premultipliedLinear(opacity: opacity) }
    return paint
  }

  /// Location (p − start) · (end − start) / |end − start|². Without a length all is the last colour.
  static func linear(
    from start: CGPoint, to end: CGPoint, _ inverse: CGAffineTransform
  ) -> pk_paint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let (kx, ky) = square > 0 ? (dx / square, dy / square) : (0, 0)
    let along = CGAffineTransform(
      a: kx, b: 0, c: ky, d: 0, tx: square > 0 ? -(start.x * kx + start.y * ky) : 1, ty: 0)
    var paint = pk_paint()
    paint.kind = pk_paint_linear
    paint.set(inverse.concatenating(along))
    return paint
  }

  /// Location (|p| − start) / (end − start); equal radii make a hard edge.
  static func radial(
    _ toCenter: CGAffineTransform, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) -> pk_paint {
    let span = Double(endRadius - startRadius)
    var paint = pk_paint()
    paint.kind = pk_paint_radial
    paint.set(toCenter)
    paint.scale = Float(span == 0 ? 1e9 : 1 / span)
    paint.offset = Float(-Double(startRadius)) * paint.scale
    return paint
  }

  /// The turn begins at the span's start; see `AngularSpan`.
  static func angular(_ toCenter: CGAffineTransform, _ span: AngularSpan) -> pk_paint {
    var paint = pk_paint()
    paint.kind = pk_paint_angular
    paint.set(toCenter.concatenating(CGAffineTransform(rotationAngle: -span.start)))
    paint.scale = Float(span.scale)
    paint.offset = Float(span.base)
    paint.limit = Float(span.limit)
    return paint
  }

  /// A bitmap, halved until it is less than twice as fine as the pixels it is drawn on.
  static func image(_ image: ImagePaint, _ inverse: CGAffineTransform) -> (pk_paint, Bitmap) {
    var bitmap = image.bitmap
    // Foundation's intersection ends the program where a side is not a number.
    guard image.source.isFinite, image.tile.isFinite else {
      return (.color(.clear, opacity: 0), bitmap)
    }
    var source = image.source.intersection(
      CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    if source.isNull || source.isEmpty || image.tile.isEmpty {
      return (.color(.clear, opacity: 0), bitmap)
    }
    let perPixelX = hypot(inverse.a, inverse.c) * source.width / image.tile.width
    let perPixelY = hypot(inverse.b, inverse.d) * source.height / image.tile.height
    var step = min(perPixelX, perPixelY)
    while step >= 2, image.interpolation != .none, bitmap.width > 1, bitmap.height > 1 {
      bitmap = bitmap.half
      source = source.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
      step /= 2
    }
    var paint = pk_paint()
    paint.kind = pk_paint_image
    paint.setImage(bitmap, source)
    let toSource = CGAffineTransform(translationX: -image.tile.minX, y: -image.tile.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: source.width / image.tile.width, y: source.height / image.tile.height))
    paint.set(inverse.concatenating(toSource))
    paint.sampling = image.interpolation == .none ? pk_sample_nearest : pk_sample_bilinear
    paint.repeats = image.repeats ? 1 : 0
    paint.useWholePixels()
    return (paint, bitmap)
  }

  /// Pixels that lie exactly on pixels need no sampling between them.
  private mutating func useWholePixels() {
    let (x, y) = (matrix.4, matrix.5)
    if matrix.0 == 1 && matrix.1 == 0 && matrix.2 == 0 && matrix.3 == 1,
      abs(x - x.rounded()) < 1e-6, abs(y - y.rounded()) < 1e-6
    {
      matrix.4 = x.rounded()
      matrix.5 = y.rounded()
      sampling = pk_sample_nearest
    }
  }

  private mutating func setImage(_ bitmap: Bitmap, _ source: CGRect) {
    pixels = UnsafePointer(bitmap.bytes.assumingMemoryBound(to: UInt32.self))
    pixel_stride = bitmap.rowBytes / 4
    let area = PixelRect(covering: source)
    image_x = Int32(min(area.x0, bitmap.width - 1))
    image_y = Int32(min(area.y0, bitmap.height - 1))
    image_width = Int32(max(1, min(area.x1, bitmap.width) - area.x0))
    image_height = Int32(max(1, min(area.y1, bitmap.height) - area.y0))
  }

  mutating func set(_ m: CGAffineTransform) {
    matrix = (
      Double(m.a), Double(m.b), Double(m.c), Double(m.d), Double(m.tx), Double(m.ty), 0, 0, 1
    )
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

/// The turn of an angular gradient, cut into the span that its colours fill and the rest.
///
/// A span of more than a turn shows its last turn. What a shorter one leaves open shows the last
/// colour up to its middle and the first colour from there on, as SwiftUI's documentation says.
struct AngularSpan {
  /// Where the turn begins, in radians.
  let start: Double
  /// Location at a fraction f of the turn: base + scale · f, 0 beyond `limit`.
  let base: Double
  let scale: Double
  let limit: Double
  /// True when the angles fall: the colours then run the other way.
  let isReversed: Bool

  init(start: Double, end: Double) {
    let isNumber = start.isFinite && end.isFinite
    let (low, high) = isNumber ? (min(start, end), max(start, end)) : (0, 2 * Double.pi)
    isReversed = isNumber && end < start
    let turns = (high - low) / (2 * .pi)
    if turns >= 1 {
      self.start = high - 2 * .pi
      scale = 1 / turns
      base = 1 - scale
      limit = 2
    } else {
      self.start = low
      scale = 1 / max(turns, 1e-9)
      base = 0
      limit = (1 + scale) / 2
    }
  }
}
