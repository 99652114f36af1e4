import Foundation
import Geometry
import Pixels

/// A gradient with its colours resolved, its place given in fractions of the box it will fill.
package struct ResolvedGradient: Hashable, Sendable {
  var ramp: GradientRamp
  var geometry: GradientGeometry
  /// The box over which it stretches, in points from the corner of what is painted, where that is not its box.
  var place: CGRect?

  /// The paint for a box in points.
  func paint(in box: CGRect, opacity: Double) -> Paint {
    let bounds = place?.offsetBy(dx: box.minX, dy: box.minY) ?? box
    var ramp = ramp
    if opacity < 1 {
      for index in ramp.stops.indices { ramp.stops[index].color.alpha *= Float(opacity) }
    }
    func point(_ unit: SIMD2<Double>) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    switch geometry {
    case .linear(let start, let end):
      return .linearGradient(ramp, start: point(start), end: point(end))
    case .radial(let center, let startRadius, let endRadius):
      return .radialGradient(
        ramp, center: point(center), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let center, let startFraction, let endFraction):
      return .ellipticalGradient(
        ramp, bounds: bounds, center: point(center), startRadius: startFraction * 2,
        endRadius: endFraction * 2)
    case .angular(let center, let startAngle, let endAngle):
      return .angularGradient(
        ramp, center: point(center), startAngle: startAngle, endAngle: endAngle)
    }
  }
}

/// Where a gradient runs. Points in fractions of the box, radii of a radial gradient in points, those
/// of an elliptical one in fractions of the box's size, angles in radians.
package enum GradientGeometry: Hashable, Sendable {
  case linear(start: SIMD2<Double>, end: SIMD2<Double>)
  case radial(center: SIMD2<Double>, startRadius: Double, endRadius: Double)
  case elliptical(center: SIMD2<Double>, startFraction: Double, endFraction: Double)
  case angular(center: SIMD2<Double>, startAngle: Double, endAngle: Double)

  package enum Kind: Hashable, Sendable { case linear, radial, elliptical, angular }

  var kind: Kind {
    switch self {
    case .linear: .linear
    case .radial: .radial
    case .elliptical: .elliptical
    case .angular: .angular
    }
  }

  /// What moves: unit points and angles × 128, radii as they are.
  var vector: SIMD8<Double> {
    get {
      switch self {
      case .linear(let start, let end):
        [start.x * 128, start.y * 128, end.x * 128, end.y * 128, 0, 0, 0, 0]
      case .radial(let center, let startRadius, let endRadius):
        [center.x * 128, center.y * 128, startRadius, endRadius, 0, 0, 0, 0]
      case .elliptical(let center, let start, let end):
        [center.x * 128, center.y * 128, start, end, 0, 0, 0, 0]
      case .angular(let center, let start, let end):
        [center.x * 128, center.y * 128, start * 128, end * 128, 0, 0, 0, 0]
      }
    }
    set {
      let first = SIMD2(newValue[0], newValue[1]) / 128
      switch kind {
      case .linear: self = .linear(start: first, end: SIMD2(newValue[2], newValue[3]) / 128)
      case .radial: self = .radial(center: first, startRadius: newValue[2], endRadius: newValue[3])
      case .elliptical:
        self = .elliptical(center: first, startFraction: newValue[2], endFraction: newValue[3])
      case .angular:
        self = .angular(center: first, startAngle: newValue[2] / 128, endAngle: newValue[3] / 128)
      }
    }
  }
}

extension UnitPoint {
  var fraction: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
