import Foundation
import Geometry
import Pixels

extension [Filter] {
  /// How far, in pixels, the filters move colour.
  func reach(_ transform: CGAffineTransform) -> Double {
    reduce(0) { sum, filter in
      switch filter {
      case .blur(let radius, _): return sum + blurReach(radius, transform)
      case .shadow(let shadow):
        let offset = hypot(shadow.offset.width, shadow.offset.height)
        let moved = Double(offset) * transform.largestScale
        return sum + blurReach(shadow.radius, transform) + (moved.isFinite ? moved : 0)
      case .function(let function):
        let offset = function.maximumOffset
        let moved = Double(hypot(offset.width, offset.height)) * transform.largestScale
        return sum + (moved.isFinite ? moved : 0)
      case .colorMatrix, .alphaThreshold: return sum
      }
    }
  }

  /// True when the first filter blurs by at least 2 pixels: then half a pixel's move is not seen.
  func isSoft(_ transform: CGAffineTransform) -> Bool {
    guard case .blur(let radius, false) = first else { return false }
    return Filter.sigma(radius, transform.largestScale) >= 2
  }

  private func blurReach(_ radius: Double, _ transform: CGAffineTransform) -> Double {
    let sigma = Filter.sigma(radius, transform.largestScale)
    return SurfaceFilter.reach(sigma: sigma)
  }
}

extension Filter {
  /// True when each pixel changes by itself, and clear ones may stay clear.
  var isPointwise: Bool {
    if case .colorMatrix = self { return true }
    return false
  }

  /// The largest blur, in pixels: wider ones look the same on any screen.
  private static let largestSigma = 1000.0

  /// What is not a number, or negative, blurs nothing.
  static func sigma(_ radius: Double, _ scale: Double) -> Double {
    let sigma = radius * scale
    return sigma > 0 ? Swift.min(sigma, largestSigma) : 0
  }

  /// The filter for a surface that shows `region` of the picture.
  ///
  /// - Parameter content: what the layer draws, with `reach` pixels around it.
  func inPixels(
    _ transform: CGAffineTransform, content: PixelRect, _ region: PixelRect, _ reach: Int
  ) -> SurfaceFilter {
    let (scaleX, scaleY) = transform.scales
    switch self {
    case .blur(let radius, let isOpaque):
      let inner = content.insetBy(reach).offsetBy(x: -region.x0, y: -region.y0)
      return .blur(
        sigmaX: Self.sigma(radius, scaleX), sigmaY: Self.sigma(radius, scaleY),
        opaqueIn: isOpaque ? inner : nil)
    case .shadow(let shadow):
      let offset = shadow.offset
      return .shadow(
        SurfaceShadow(
          color: shadow.color, sigmaX: Self.sigma(shadow.radius, scaleX),
          sigmaY: Self.sigma(shadow.radius, scaleY),
          offset: CGSize(
            width: transform.a * offset.width + transform.c * offset.height,
            height: transform.b * offset.width + transform.d * offset.height),
          isInner: shadow.isInner, isShadowOnly: shadow.isShadowOnly))
    case .colorMatrix(let matrix): return .colorMatrix(matrix)
    case .function(let function):
      let toPixels = transform.concatenating(
        CGAffineTransform(translationX: CGFloat(-region.x0), y: CGFloat(-region.y0)))
      return .function(function, toPixels: toPixels)
    case .alphaThreshold(let minimum, let maximum, let color):
      return .alphaThreshold(minimum: minimum, maximum: maximum, color: color)
    }
  }
}

extension CGAffineTransform {
  /// How much longer level and upright lengths become. A turned layer takes the mean of both, since
  /// a blur's axes stay level.
  fileprivate var scales: (Double, Double) {
    if b == 0 && c == 0 { return (Double(abs(a)), Double(abs(d))) }
    if a == 0 && d == 0 { return (Double(abs(c)), Double(abs(b))) }
    let mean = Double(abs(a * d - b * c)).squareRoot()
    return (mean, mean)
  }

  /// The same, moved by at most half a pixel each way.
  var onWholePixels: CGAffineTransform {
    var moved = self
    moved.tx.round()
    moved.ty.round()
    return moved
  }

  fileprivate var largestScale: Double { max(scales.0, scales.1) }
}
