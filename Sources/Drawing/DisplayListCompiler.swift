import Foundation
import Geometry
import Pixels

/// Translates a display list into the flat program of one surface: transforms are multiplied out,
/// what cannot be seen is left out, and layers that need no surface of their own are unfolded.
struct DisplayListCompiler {
  var program: RasterProgram
  /// From the current layer's points to pixels.
  var transform: CGAffineTransform
  /// What may still be seen, in pixels.
  var visible: PixelRect
  let glyphs: GlyphAtlas
  /// Surfaces of the program that a layer drawn once more can share.
  var keyedSurfaces: [SurfaceKey: Int] = [:]
  /// The pushes of the clips around, from the outermost.
  var clips: [RasterCommand] = []
  /// How colours are blended around a surface that the program is drawn on.
  var colors = LayerColors.asAround
  /// Layers and masks around that have no surface of their own: inside, nothing beneath can be seen.
  var bandLayers = 0
  /// What surfaces within surfaces, to any depth, may have.
  let limits: SurfaceLimits

  /// - Parameter limits: those of the picture that a surface is for; nil for the picture itself.
  init(
    width: Int, height: Int, transform: CGAffineTransform, glyphs: GlyphAtlas,
    limits: SurfaceLimits? = nil
  ) {
    program = RasterProgram(width: width, height: height)
    self.transform = transform
    visible = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    self.glyphs = glyphs
    self.limits = limits ?? SurfaceLimits(width: width, height: height)
  }

  mutating func add(_ list: DisplayList, _ composition: Composition) {
    if let item = list.onlyItem { return add(item, composition) }
    let items = list.items
    program.makeRoom(for: items.count)
    for item in items { add(item, composition) }
  }

  private mutating func add(_ item: DisplayItem, _ composition: Composition) {
    switch item {
    case .mark(let mark): add(mark, composition)
    case .layer(let layer, let origin): addLayer(layer, at: origin, composition)
    }
  }

  private mutating func add(_ mark: Mark, _ composition: Composition) {
    switch mark.content {
    case .fill(let path, let style, let paint): addFill(path, style, paint, composition)
    case .stroke(let path, let style, let paint): addStroke(path, style, paint, composition)
    case .image(let image): addImage(image, composition)
    case .glyphs(let run, let paint): addGlyphs(run, paint, composition)
    }
  }

  // MARK: Shapes

  mutating func addFill(
    _ path: Path, _ style: FillStyle, _ paint: Paint, _ composition: Composition
  ) {
    if case .rectangle(let rect) = path.recognized, transform.keepsAxes {
      guard isVisible(rect) else { return }
      if case .color(let color) = paint, covers(rect, color, composition),
        program.cover(with: color)
      {
        keyedSurfaces.removeAll()
        return
      }
      addRectangle(rect, style, ink(paint, composition, over: rect))
      return
    }
    guard isVisible(path.knownBounds) else { return }
    if style.isAntialiased, addCircle(path, halfWidth: nil, paint, composition) { return }
    let shape = addShape(RasterShape(path: path, transform: transform, style: style))
    let ink = ink(paint, composition, over: path.outerBounds)
    program.commands.append(.fill(shape: shape, ink))
  }

  /// Whether a rectangle in points leaves nothing to be seen of what lies beneath it.
  private func covers(
    _ rect: CGRect, _ color: ColorComponents, _ composition: Composition
  ) -> Bool {
    guard color.alpha >= 1, composition.isPlain else { return false }
    let pixels = rect.applying(transform)
    return pixels.minX <= 0 && pixels.minY <= 0 && pixels.maxX >= CGFloat(program.width)
      && pixels.maxY >= CGFloat(program.height)
  }

  /// A rectangle in points whose sides stay level.
  mutating func addRectangle(_ rect: CGRect, _ style: FillStyle, _ ink: Ink) {
    let rect = rect.applying(transform)
    let isRounded = !style.isAntialiased
    func side(_ place: CGFloat) -> Double { isRounded ? Double(place).rounded() : Double(place) }
    program.commands.append(
      .rectangle(
        minX: side(rect.minX), minY: side(rect.minY), maxX: side(rect.maxX), maxY: side(rect.maxY),
        ink))
  }

  private mutating func addStroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ composition: Composition
  ) {
    let reach = style.reach
    guard reach > 0, isVisible(path.knownBounds?.insetBy(dx: -reach, dy: -reach)) else { return }
    if style.dash.isEmpty,
      addCircle(path, halfWidth: Double(style.lineWidth) / 2, paint, composition)
    {
      return
    }
    let shape = addShape(RasterShape(path: path, transform: transform, stroke: style))
    let ink = ink(paint, composition, over: path.outerBounds.insetBy(dx: -reach, dy: -reach))
    program.commands.append(.fill(shape: shape, ink))
  }

  /// Draws a path that is a large enough circle on screen as one, filled, or stroked when `halfWidth`
  /// is set; false when it is none.
  private mutating func addCircle(
    _ path: Path, halfWidth: Double?, _ paint: Paint, _ composition: Composition
  ) -> Bool {
    guard case .ellipse(let center, let radii) = path.recognized, radii.width == radii.height,
      transform.keepsCircles
    else { return false }
    let scale = Double(hypot(transform.a, transform.b))
    let radius = Double(radii.width) * scale
    let half = (halfWidth ?? 0) * scale
    let smallest = halfWidth == nil ? radius : radius - half
    let middle = center.applying(transform)
    guard smallest >= RasterCommand.leastRingRadius, radius + half < 50_000,
      abs(middle.x) < 100_000, abs(middle.y) < 100_000
    else { return false }
    let ink = ink(paint, composition, over: path.outerBounds.insetBy(dx: -half, dy: -half))
    program.commands.append(
      .ring(
        center: middle, inner: halfWidth == nil ? 0 : radius - half, outer: radius + half, ink))
    return true
  }

  mutating func addShape(_ shape: RasterShape) -> Int {
    program.shapes.append(shape)
    return program.shapes.count - 1
  }

  /// - Parameter bounds: what is painted at most, in points; all that may be seen by default.
  mutating func ink(
    _ paint: Paint, _ composition: Composition, over bounds: @autoclosure () -> CGRect? = nil
  ) -> Ink {
    // Plain colours take the opacity exactly, other paints in 255 steps.
    guard case .color = paint else {
      if case .backdrop(let backdrop) = paint { return ink(backdrop, composition, over: bounds()) }
      return Ink(
        paint: program.paints.add(paint, transform: transform, opacity: 1),
        blendMode: composition.blendMode, opacity: composition.opacityByte)
    }
    let index = program.paints.add(paint, transform: transform, opacity: composition.opacity)
    return Ink(paint: index, blendMode: composition.blendMode)
  }

  /// Whether any pixel of `rect`, in the current layer's points, may be seen. Bounds that are not
  /// numbers hide nothing.
  func isVisible(_ rect: CGRect?) -> Bool {
    guard let rect else { return true }
    if rect.isNull { return false }
    let pixels = rect.insetBy(dx: -0.5, dy: -0.5).applying(transform)
    guard pixels.minX.isFinite, pixels.minY.isFinite, pixels.maxX.isFinite, pixels.maxY.isFinite
    else { return true }
    return !PixelRect(covering: pixels).intersection(visible).isEmpty
  }
}

extension StrokeStyle {
  /// How far a stroke reaches from its path, in points.
  var reach: CGFloat {
    lineWidth / 2 * max(1.5, lineJoin == .miter ? miterLimit : 0)
  }
}

extension CGAffineTransform {
  /// True for a uniform scale, turned and mirrored at will.
  fileprivate var keepsCircles: Bool {
    let tolerance = 1e-6 * (abs(a) + abs(b))
    return (abs(a - d) <= tolerance && abs(b + c) <= tolerance)
      || (abs(a + d) <= tolerance && abs(b - c) <= tolerance)
  }
}
