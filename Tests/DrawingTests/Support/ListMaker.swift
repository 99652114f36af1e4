import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport

/// Builds lists from numbers that are small, large, infinite or none.
struct ListMaker {
  var numbers: SplitMix

  init(seed: UInt64) { numbers = SplitMix(seed: seed &+ 77) }

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  mutating func number() -> CGFloat {
    let absurd: [CGFloat] = [.nan, .infinity, -.infinity, 1e18, -1e18, 1e38, 0, -0.0, 1e-30, 1e300]
    if pick(8) == 0 { return absurd[pick(absurd.count)] }
    return CGFloat.random(in: -30...120, using: &numbers)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func color() -> ColorComponents {
    func part(_ numbers: inout SplitMix) -> Float { Float.random(in: -0.2...1.3, using: &numbers) }
    return ColorComponents(
      red: part(&numbers), green: part(&numbers), blue: part(&numbers), alpha: part(&numbers))
  }

  mutating func path() -> Path {
    switch pick(5) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(roundedRect: rect(), cornerRadius: number())
    default:
      var path = Path()
      path.move(to: point())
      for _ in 0..<pick(9) {
        switch pick(4) {
        case 0: path.addQuadCurve(to: point(), control: point())
        case 1: path.addCurve(to: point(), control1: point(), control2: point())
        case 2: path.closeSubpath()
        default: path.addLine(to: point())
        }
      }
      return path
    }
  }

  mutating func paint() -> Paint {
    let ramp = GradientRamp(
      stops: (0..<pick(4)).map { _ in .init(color: color(), location: Double(number()) / 60) })
    switch pick(6) {
    case 0: return .linearGradient(ramp, start: point(), end: point())
    case 1:
      return .radialGradient(ramp, center: point(), startRadius: number(), endRadius: number())
    case 2:
      return .angularGradient(
        ramp, center: point(), startAngle: Double(number()), endAngle: Double(number()))
    case 3:
      return .image(
        ImagePaint(
          bitmap: Scenes.checker, source: rect(), tile: rect(),
          interpolation: pick(2) == 0 ? .none : .medium))
    default: return .color(color())
    }
  }

  mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number() / 10, lineCap: [.butt, .round, .square][pick(3)],
      lineJoin: [.miter, .round, .bevel][pick(3)], miterLimit: number(),
      dash: (0..<pick(3)).map { _ in number() / 5 }, dashPhase: number())
  }

  mutating func transform() -> ProjectionTransform {
    switch pick(5) {
    case 0:
      return ProjectionTransform(
        CGAffineTransform(
          a: number() / 50, b: number() / 50, c: number() / 50, d: number() / 50, tx: number(),
          ty: number()))
    case 1:
      var projection = ProjectionTransform()
      projection.m13 = number() / 10_000
      projection.m23 = number() / 10_000
      return projection
    default: return ProjectionTransform(CGAffineTransform(translationX: number(), y: number()))
    }
  }

  mutating func filter() -> Filter {
    switch pick(4) {
    case 0: return .blur(radius: Double(number()) / 10, isOpaque: pick(2) == 0)
    case 1:
      return .shadow(
        ShadowStyleFilter(
          color: color(), radius: Double(number()) / 10,
          offset: CGSize(width: number(), height: number()), isInner: pick(2) == 0,
          isShadowOnly: pick(3) == 0))
    case 2:
      return .alphaThreshold(
        minimum: Double(number()) / 100, maximum: Double(number()) / 100, color: color())
    default:
      return .colorMatrix(ColorMatrix5x4(values: (0..<20).map { _ in Float(number()) / 100 }))
    }
  }

  mutating func items(depth: Int) -> [DisplayItem] {
    (0..<1 + pick(4)).map { _ in
      switch pick(depth > 0 ? 6 : 4) {
      case 0: return .stroke(path(), stroke(), paint())
      case 1:
        return .image(
          ImageItem(
            bitmap: Scenes.checker, source: rect(), destination: rect(),
            tint: pick(3) == 0 ? paint() : nil))
      case 2, 3:
        return .fill(path(), FillStyle(eoFill: pick(2) == 0, antialiased: pick(4) > 0), paint())
      default: return layer(depth: depth - 1)
      }
    }
  }

  mutating func layer(depth: Int) -> DisplayItem {
    var effect = LayerEffect()
    if pick(2) == 0 { effect.transform = transform() }
    if pick(3) == 0 { effect.clip = Clip(path: path(), isInverted: pick(3) == 0) }
    if pick(4) == 0 { effect.mask = DisplayList(items(depth: 0)) }
    effect.isMaskInverted = pick(2) == 0
    effect.opacity = pick(3) == 0 ? Double(number()) / 100 : 1
    effect.blendMode = pick(2) == 0 ? BlendMode.allCases[pick(BlendMode.allCases.count)] : .normal
    if pick(3) == 0 { effect.filters = (0..<1 + pick(2)).map { _ in filter() } }
    effect.isIsolated = pick(3) == 0
    return .layer(Layer(effect, DisplayList(items(depth: depth))))
  }
}
