import Drawing
import Foundation
import Geometry
import Pixels

/// A display list told by bytes: any bytes are one. At most 24 items and three layers deep, so that a
/// picture's cost comes from its numbers. `FuzzFrames` reads on from there.
struct FuzzList {
  var bytes: FuzzBytes
  private var itemsLeft = 24

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = FuzzBytes(bytes) }

  mutating func items(depth: Int) -> [DisplayItem] {
    var result: [DisplayItem] = []
    for _ in 0..<1 + bytes.pick(6) where itemsLeft > 0 && !bytes.isAtEnd {
      itemsLeft -= 1
      result.append(item(depth: depth))
    }
    return result
  }

  mutating func item(depth: Int) -> DisplayItem {
    switch bytes.pick(depth > 0 ? 6 : 4) {
    case 0: return .stroke(path(), stroke(), paint())
    case 1:
      return .image(
        ImageItem(
          bitmap: FuzzPicture.tile, source: rect(), destination: rect(),
          interpolation: bytes.flag() ? .none : .medium, tint: bytes.flag() ? paint() : nil))
    case 2, 3:
      return .fill(
        path(), FillStyle(eoFill: bytes.flag(), antialiased: bytes.pick(4) > 0), paint())
    default: return layer(depth: depth - 1)
    }
  }

  // MARK: Shapes

  private mutating func point() -> CGPoint { CGPoint(x: bytes.number(), y: bytes.number()) }

  private mutating func rect() -> CGRect {
    CGRect(x: bytes.number(), y: bytes.number(), width: bytes.number(), height: bytes.number())
  }

  private mutating func path() -> Path {
    switch bytes.pick(8) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2:
      let size = CGSize(width: bytes.number(), height: bytes.number())
      return Path(
        roundedRect: rect(), cornerSize: size, style: bytes.flag() ? .circular : .continuous)
    case 3:
      let rects = (0..<1 + bytes.pick(12)).map { _ in rect() }
      return Path { $0.addRects(rects) }
    case 4: return drawn().trimmedPath(from: bytes.number() / 50, to: bytes.number() / 50)
    case 5: return drawn().strokedPath(stroke())
    default: return drawn()
    }
  }

  private mutating func drawn() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<bytes.pick(10) {
      switch bytes.pick(6) {
      case 0: path.addQuadCurve(to: point(), control: point())
      case 1: path.addCurve(to: point(), control1: point(), control2: point())
      case 2: path.closeSubpath()
      case 3:
        path.addArc(
          center: point(), radius: bytes.number(), startAngle: .degrees(Double(bytes.number())),
          endAngle: .degrees(Double(bytes.number())), clockwise: bytes.flag())
      case 4: path.move(to: point())
      default: path.addLine(to: point())
      }
    }
    return path
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: bytes.number() / 10, lineCap: [.butt, .round, .square][bytes.pick(3)],
      lineJoin: [.miter, .round, .bevel][bytes.pick(3)], miterLimit: bytes.number(),
      dash: (0..<bytes.pick(4)).map { _ in bytes.number() / 5 }, dashPhase: bytes.number())
  }

  // MARK: Paints

  private mutating func color() -> ColorComponents {
    func part() -> Float { Float(bytes.byte()) / 200 - 0.1 }
    return ColorComponents(red: part(), green: part(), blue: part(), alpha: part())
  }

  private mutating func ramp() -> GradientRamp {
    GradientRamp(
      stops: (0..<bytes.pick(5)).map { _ in
        .init(color: color(), location: Double(bytes.number()) / 60)
      })
  }

  private mutating func paint() -> Paint {
    switch bytes.pick(7) {
    case 0: return .linearGradient(ramp(), start: point(), end: point())
    case 1:
      return .radialGradient(
        ramp(), center: point(), startRadius: bytes.number(), endRadius: bytes.number())
    case 2:
      return .angularGradient(
        ramp(), center: point(), startAngle: Double(bytes.number()),
        endAngle: Double(bytes.number()))
    case 3:
      return .ellipticalGradient(
        ramp(), bounds: rect(), center: point(), startRadius: bytes.number(),
        endRadius: bytes.number())
    case 4:
      return .image(
        ImagePaint(
          bitmap: FuzzPicture.tile, source: rect(), tile: rect(),
          interpolation: bytes.flag() ? .none : .medium))
    default: return .color(color())
    }
  }

  // MARK: Layers

  private mutating func transform() -> ProjectionTransform {
    switch bytes.pick(4) {
    case 0:
      return ProjectionTransform(
        CGAffineTransform(
          a: bytes.number() / 50, b: bytes.number() / 50, c: bytes.number() / 50,
          d: bytes.number() / 50, tx: bytes.number(), ty: bytes.number()))
    case 1:
      var projection = ProjectionTransform()
      projection.m13 = bytes.number() / 10_000
      projection.m23 = bytes.number() / 10_000
      return projection
    default:
      return ProjectionTransform(
        CGAffineTransform(translationX: bytes.number(), y: bytes.number()))
    }
  }

  private mutating func filter() -> Filter {
    switch bytes.pick(4) {
    case 0: return .blur(radius: Double(bytes.number()) / 4, isOpaque: bytes.flag())
    case 1:
      return .shadow(
        ShadowStyleFilter(
          color: color(), radius: Double(bytes.number()) / 4,
          offset: CGSize(width: bytes.number(), height: bytes.number()), isInner: bytes.flag(),
          isShadowOnly: bytes.flag()))
    case 2:
      return .alphaThreshold(
        minimum: Double(bytes.number()) / 100, maximum: Double(bytes.number()) / 100,
        color: color())
    default:
      return .colorMatrix(
        ColorMatrix5x4(values: (0..<20).map { _ in Float(bytes.number()) / 100 }))
    }
  }

  private mutating func layer(depth: Int) -> DisplayItem {
    .layer(Layer(layerEffect(), DisplayList(items(depth: depth))))
  }

  mutating func layerEffect() -> LayerEffect {
    var effect = LayerEffect()
    let parts = bytes.byte()
    if parts & 1 != 0 { effect.transform = transform() }
    if parts & 2 != 0 { effect.clip = Clip(path: path(), isInverted: bytes.flag()) }
    if parts & 4 != 0 { effect.mask = DisplayList(items(depth: 0)) }
    effect.isMaskInverted = parts & 8 != 0
    if parts & 16 != 0 { effect.opacity = Double(bytes.number()) / 100 }
    if parts & 32 != 0 {
      effect.blendMode = BlendMode.allCases[bytes.pick(BlendMode.allCases.count)]
    }
    if parts & 64 != 0 { effect.filters = (0..<1 + bytes.pick(2)).map { _ in filter() } }
    effect.isIsolated = parts & 128 != 0
    return effect
  }
}
