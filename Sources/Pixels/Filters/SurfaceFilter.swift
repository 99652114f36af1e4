import Foundation
import Geometry

/// A change of a surface's pixels; lengths in pixels.
package enum SurfaceFilter: Equatable, Sendable {
  /// A Gaussian. With `opaqueIn`, alpha is full again inside that rectangle of the surface and 0
  /// outside it.
  case blur(sigmaX: Double, sigmaY: Double, opaqueIn: PixelRect?)
  case shadow(SurfaceShadow)
  case colorMatrix(ColorMatrix5x4)
  case alphaThreshold(minimum: Double, maximum: Double, color: ColorComponents)
  /// `toPixels` is from the function's points to the surface's pixels.
  case function(PixelFunctionFilter, toPixels: CGAffineTransform)
}

/// A shadow with its lengths in pixels.
package struct SurfaceShadow: Equatable, Sendable {
  package var color: ColorComponents
  package var sigmaX: Double
  package var sigmaY: Double
  package var offset: CGSize
  package var isInner: Bool
  package var isShadowOnly: Bool

  package init(
    color: ColorComponents, sigmaX: Double, sigmaY: Double, offset: CGSize, isInner: Bool,
    isShadowOnly: Bool
  ) {
    self.color = color
    self.sigmaX = sigmaX
    self.sigmaY = sigmaY
    self.offset = offset
    self.isInner = isInner
    self.isShadowOnly = isShadowOnly
  }
}

extension SurfaceFilter {
  /// True when each pixel changes by itself.
  var isPointwise: Bool {
    switch self {
    case .colorMatrix, .alphaThreshold: true
    case .blur, .shadow, .function: false
    }
  }

  /// How far, in pixels, a blur reaches.
  package static func reach(sigma: Double) -> Double { GaussianTaps.reach(sigma: sigma) }
}
