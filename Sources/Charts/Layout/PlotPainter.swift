import Foundation
import Geometry
import Pixels
import ViewContent
import ViewRuntime

/// Draws a scene into a canvas.
struct PlotPainter {
  let scene: PlotScene
  /// Where marks of masks stand, and the views at them.
  let placeMask: ([MarkRecord]) -> PlotBuilder?

  func draw(in context: inout GraphicsContext) {
    for line in scene.lines {
      var copy = context
      copy.opacity *= line.opacity
      var path = Path()
      path.move(to: line.from)
      path.addLine(to: line.to)
      let style = line.style ?? AxisAppearance.lineStyle
      copy.stroke(path, with: .style(style), style: line.stroke)
    }
    draw(scene.marks, in: context)
  }

  private func draw(_ marks: [PlacedMark], in context: GraphicsContext) {
    let holes = Self.holes(in: marks)
    for mark in marks {
      guard !holes.isEmpty, case .line(let curve, _, _) = mark.form else {
        draw(mark, in: context)
        continue
      }
      var clipped = context
      var outside = Path()
      for identity in curve.identities {
        if let hole = holes[identity] { outside.addPath(hole) }
      }
      if !outside.isEmpty { clipped.clip(to: outside, options: .inverse) }
      draw(mark, in: clipped)
    }
  }

  /// The insides of hollow symbols, which lines through their points leave free, by their marks.
  private static func holes(in marks: [PlacedMark]) -> [Int: Path] {
    let hasLines = marks.contains { if case .line = $0.form { true } else { false } }
    // Charts of many points alone need not ask each for its shape.
    guard hasLines else { return [:] }
    var result: [Int: Path] = [:]
    for mark in marks {
      guard case .symbol(let center, let size, let shape) = mark.form, let hole = shape.hole else {
        continue
      }
      result[mark.identity] = hole.path(center: center, size: size)
    }
    return result
  }

  private func draw(_ mark: PlacedMark, in context: GraphicsContext) {
    guard mark.opacity > 0 else { return }
    var context = context
    context.opacity *= mark.opacity
    var isAligned = false
    if let effects = mark.effects {
      isAligned = effects.alignsStylesWithPlotArea
      apply(effects, of: mark, to: &context)
    }
    paint(mark, isAligned: isAligned, in: context)
  }

  /// A clip's shape lies in the box of a mark that is filled: a capsule makes capsules of bars. Lines, rules and
  /// areas have the plot for it.
  private func clippingBox(of mark: PlacedMark) -> CGRect {
    if case .area = mark.form { return CGRect(origin: .zero, size: scene.size) }
    let (path, stroke) = mark.form.outline
    return stroke == nil ? path.boundingRect : CGRect(origin: .zero, size: scene.size)
  }

  private func apply(
    _ effects: MarkEffects, of mark: PlacedMark, to context: inout GraphicsContext
  ) {
    if let mode = effects.blendMode { context.blendMode = mode.inContext }
    if !effects.clips.isEmpty {
      let box = clippingBox(of: mark)
      for clip in effects.clips { context.clip(to: clip.shape.path(in: box), style: clip.style) }
    }
    for mask in effects.masks {
      let placed = placeMask(mask)
      context.clipToLayer { layer in
        draw(placed?.marks ?? [], in: layer)
        for view in placed?.views ?? [] {
          guard let symbol = layer.resolveSymbol(id: view.id) else { continue }
          layer.draw(
            symbol, in: CGRect(origin: view.origin(symbol.size, in: scene.size), size: symbol.size))
        }
      }
    }
    if effects.blur > 0 { context.addFilter(.blur(radius: effects.blur)) }
    if let shadow = effects.shadow {
      context.addFilter(
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
  }

  /// Gradients stretch over the mark, or over the plot where marks are aligned with it.
  private func paint(_ mark: PlacedMark, isAligned: Bool, in context: GraphicsContext) {
    let (path, stroke) = mark.form.outline
    if isAligned {
      let outline = stroke.map { path.strokedPath($0) } ?? path
      var clipped = context
      clipped.clip(to: outline)
      return clipped.fill(
        Path(CGRect(origin: .zero, size: scene.size)), with: .style(mark.style))
    }
    if let stroke {
      context.stroke(path, with: .style(mark.style), style: stroke)
    } else {
      context.fill(path, with: .style(mark.style))
    }
  }
}

extension PlacedMark.Form {
  /// What is filled, or traced where there is a stroke.
  var outline: (path: Path, stroke: StrokeStyle?) {
    switch self {
    case .rectangle(let box, let corners, let style):
      if corners == .zero { return (Path(box), nil) }
      return (Path(roundedRect: box, cornerRadii: corners, style: style), nil)
    case .symbol(let center, let size, let shape):
      return (shape.path(center: center, size: size), nil)
    case .place: return (Path(), nil)
    case .rule(let from, let to, let stroke):
      var path = Path()
      path.move(to: from)
      path.addLine(to: to)
      return (path, stroke)
    case .line(let curve, let method, let stroke):
      return (Self.line(curve.points, method), stroke)
    case .area(let curve, let low, let method, let isHorizontal):
      return (Self.area(curve.points, low, method, isHorizontal: isHorizontal), nil)
    case .sector(let sector): return (sector.path, nil)
    case .path(let path, let stroke): return (path, stroke)
    }
  }

  private static func line(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    var path = Path()
    if method.kind == .linear {
      path.addLines(points)
      return path
    }
    guard let first = points.first else { return path }
    path.move(to: first)
    method.connect(points, in: &path)
    return path
  }

  private static func area(
    _ high: [CGPoint], _ low: [CGPoint], _ method: InterpolationMethod, isHorizontal: Bool
  ) -> Path {
    guard let first = high.first, let last = low.last else { return Path() }
    // Curves go along x; an area along y is drawn with its axes exchanged.
    func turned(_ points: [CGPoint]) -> [CGPoint] {
      isHorizontal ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
    }
    var path = Path()
    path.move(to: isHorizontal ? CGPoint(x: first.y, y: first.x) : first)
    method.connect(turned(high), in: &path)
    path.addLine(to: isHorizontal ? CGPoint(x: last.y, y: last.x) : last)
    method.backwards.connect(turned(low).reversed(), in: &path)
    path.closeSubpath()
    return isHorizontal
      ? path.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)) : path
  }
}

extension InterpolationMethod {
  /// The method that draws the same curve from its end to its start.
  var backwards: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

extension BlendMode {
  /// The mode of the same name for commands of a canvas.
  fileprivate var inContext: GraphicsContext.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    @unknown default: .normal
    }
  }
}
