import Foundation

/// A change of a whole layer's pixels; lengths in points of the layer.
package enum Filter: Hashable, Sendable {
  /// A Gaussian of standard deviation `radius`; `isOpaque` renormalises at the edges.
  case blur(radius: Double, isOpaque: Bool)
  /// A blurred copy of the layer's alpha in `color`, drawn behind (or, inner, inside) the layer.
  case shadow(ShadowStyleFilter)
  /// Applied to colours that are not premultiplied, then clamped.
  case colorMatrix(ColorMatrix5x4)
  /// Replaces colours whose alpha is within the range by `color`, all others by clear.
  case alphaThreshold(minimum: Double, maximum: Double, color: ColorComponents)
  /// A function of each pixel, in the layer's coordinates.
  case function(PixelFunctionFilter)
}

/// A drop or inner shadow.
package struct ShadowStyleFilter: Hashable, Sendable {
  package var color: ColorComponents
  package var radius: Double
  package var offset: CGSize
  package var isInner: Bool
  /// True when only the shadow is drawn, without its source.
  package var isShadowOnly: Bool

  package init(
    color: ColorComponents, radius: Double, offset: CGSize, isInner: Bool = false,
    isShadowOnly: Bool = false
  ) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
    self.isShadowOnly = isShadowOnly
  }
}

/// A 4 × 5 matrix in rows for red, green, blue, alpha; the fifth column is added. Components 0…1.
package struct ColorMatrix5x4: Hashable, Sendable {
  /// 20 numbers, row by row.
  package var values: [Float]

  package init(values: [Float]) {
    precondition(values.count == 20, "a colour matrix has 20 numbers, not \(values.count)")
    self.values = values
  }
}
