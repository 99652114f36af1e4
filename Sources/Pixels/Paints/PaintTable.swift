import Foundation
import Geometry
import PixelKernels

/// The paints of one program, ready for the kernels. An index stays valid for the table's life.
package struct PaintTable: @unchecked Sendable {
  private(set) var paints: [pk_paint] = []
  /// What the paints point into.
  private var owners: [AnyObject] = []

  /// Whether the paints added from now on may be drawn on layers in linear light.
  package var hasLinearLayers = false

  package init() {}

  mutating func makeRoom(for count: Int) {
    paints.reserveCapacity(max(paints.count + count, 2 * paints.count))
  }

  /// Adds a paint whose positions are mapped to pixels by `transform`; `opacity` scales plain
  /// colours only.
  package mutating func add(_ paint: Paint, transform: CGAffineTransform, opacity: Double) -> Int {
    if case .color(let color) = paint {
      return append(.color(color, opacity: opacity, isLinear: hasLinearLayers))
    }
    // A transform without an inverse leaves no area to paint.
    guard let inverse = transform.inverse else { return append(.color(.clear, opacity: 0)) }
    switch paint {
    // A backdrop is a surface of the program: see `add(surface:x:y:)`.
    case .color, .backdrop: return append(.color(.clear, opacity: 0))
    case .linearGradient(let ramp, let start, let end):
      return append(.linear(from: start, to: end, inverse), ramp)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      let toCenter = CGAffineTransform(translationX: -center.x, y: -center.y)
      return append(.radial(inverse.concatenating(toCenter), startRadius, endRadius), ramp)
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      let toCircle = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(
        CGAffineTransform(scaleX: 2 / max(bounds.width, 1e-6), y: 2 / max(bounds.height, 1e-6)))
      return append(.radial(inverse.concatenating(toCircle), startRadius, endRadius), ramp)
    case .angularGradient(let ramp, let center, let startAngle, let endAngle):
      let angles = AngularSpan(start: startAngle, end: endAngle)
      let toCenter = CGAffineTransform(translationX: -center.x, y: -center.y)
      return append(
        .angular(inverse.concatenating(toCenter), angles),
        angles.isReversed ? ramp.reversed : ramp)
    case .image(let image):
      let (prepared, bitmap) = pk_paint.image(image, inverse)
      owners.append(bitmap)
      return append(prepared)
    case .meshGradient(let mesh):
      let bitmap = MeshRenderer.keptBitmap(of: mesh)
      return add(
        bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
        destination: mesh.bounds, interpolation: .high, tint: nil, transform: transform)
    }
  }

  /// Adds the part of a bitmap that `item` shows; see `add(_:transform:opacity:)`.
  package mutating func add(
    _ bitmap: Bitmap, source: CGRect, destination: CGRect, interpolation: ImageInterpolation,
    tint: ColorComponents?, transform: CGAffineTransform
  ) -> Int {
    let image = ImagePaint(
      bitmap: bitmap, source: source, tile: destination, interpolation: interpolation)
    guard let inverse = transform.inverse else { return append(.color(.clear, opacity: 0)) }
    var (prepared, owner) = pk_paint.image(image, inverse)
    prepared.repeats = 0
    if let tint {
      prepared.is_template = 1
      prepared.color = tint.premultiplied()
    }
    // Most pictures are parts of what the one before showed.
    if owners.last !== owner { owners.append(owner) }
    return append(prepared)
  }

  private mutating func append(_ paint: pk_paint, _ ramp: GradientRamp? = nil) -> Int {
    var paint = paint
    if let ramp {
      let table = GradientTable.table(for: ramp)
      owners.append(table)
      paint.table = UnsafePointer(table.colors)
      paint.is_opaque = table.isOpaque ? 1 : 0
    }
    paints.append(paint)
    return paints.count - 1
  }

  /// Adds the pixels of the program's surface `surface`, seen through `transform`: from pixels
  /// of the program to pixels of the surface.
  package mutating func add(surface: Int, transform m: ProjectionTransform) -> Int {
    var paint = pk_paint()
    paint.kind = pk_paint_image
    paint.sampling = pk_sample_bilinear
    paint.is_perspective = 1
    paint.matrix = (
      Double(m.m11), Double(m.m12), Double(m.m21), Double(m.m22), Double(m.m31), Double(m.m32),
      Double(m.m13), Double(m.m23), Double(m.m33)
    )
    surfacePaints.append((paints.count, surface))
    return append(paint)
  }

  /// Adds the pixels of the program's surface `surface` one to one, the first at (`x`, `y`); beyond them
  /// those of their border.
  package mutating func add(surface: Int, x: Int, y: Int) -> Int {
    var paint = pk_paint()
    paint.kind = pk_paint_image
    paint.sampling = pk_sample_nearest
    paint.matrix = (1, 0, 0, 1, Double(-x), Double(-y), 0, 0, 1)
    surfacePaints.append((paints.count, surface))
    return append(paint)
  }

  /// Paints that show a surface: the paint's index, and the surface's.
  private var surfacePaints: [(paint: Int, surface: Int)] = []

  var shownSurfaces: [Int] { surfacePaints.map(\.surface) }

  /// Whether a paint gives every pixel the colour that paint `other` of another table gives it. Both tables
  /// are still there, so that what lies at one address is one thing.
  func isSame(_ paint: Int, as other: Int, of table: PaintTable) -> Bool {
    let isOfSurface = surfacePaints.contains { $0.paint == paint }
    guard !isOfSurface, !table.surfacePaints.contains(where: { $0.paint == other }) else {
      return false
    }
    return withUnsafeBytes(of: paints[paint]) { left in
      withUnsafeBytes(of: table.paints[other]) { right in
        memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
  }

  /// Lends the paints; the pointer is valid only inside `body`, nil when there are none.
  func withPaints<Result>(
    _ surfaces: [Bitmap], _ body: (UnsafePointer<pk_paint>?) -> Result
  ) -> Result {
    var ready = paints
    // Paints of surfaces that were covered since are no longer used.
    for (paint, surface) in surfacePaints where surface < surfaces.count {
      let bitmap = surfaces[surface]
      ready[paint].pixels = bitmap.picture.pixels
      ready[paint].pixel_stride = bitmap.rowBytes / 4
      ready[paint].image_width = Int32(bitmap.width)
      ready[paint].image_height = Int32(bitmap.height)
    }
    return ready.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}

extension GradientRamp {
  /// The same colours from the other end.
  fileprivate var reversed: GradientRamp {
    GradientRamp(
      stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) },
      interpolation: interpolation)
  }
}

extension CGAffineTransform {
  /// Nil when the transform flattens the plane or is not of numbers.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    let inverse = inverted()
    let isFinite =
      inverse.a.isFinite && inverse.b.isFinite && inverse.c.isFinite && inverse.d.isFinite
      && inverse.tx.isFinite && inverse.ty.isFinite
    return isFinite ? inverse : nil
  }
}
