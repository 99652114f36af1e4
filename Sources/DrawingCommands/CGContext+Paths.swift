import Drawing
import Foundation
import Geometry
import Pixels
import ViewContent
import ViewRuntime

nonisolated extension CGContext {
  // MARK: The current path

  public func beginPath() { current = Path() }

  /// Changes the current path by steps in the coordinates of commands; they are transformed as they are
  /// added, as Core Graphics does.
  private func build(_ change: (inout Path) -> Void) {
    let toCommands = state.transform.inverted()
    var path = state.transform.isIdentity ? current : current.applying(toCommands)
    change(&path)
    current = state.transform.isIdentity ? path : path.applying(state.transform)
  }

  public func move(to point: CGPoint) { build { $0.move(to: point) } }
  public func addLine(to point: CGPoint) { build { $0.addLine(to: point) } }
  public func addLines(between points: [CGPoint]) { build { $0.addLines(points) } }
  public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { build { $0.addRects(rects) } }
  public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadCurve(to: end, control: control) }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    build { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  public func addPath(_ path: CGPath) { build { $0.addPath(path.path) } }
  public func closePath() { build { $0.closeSubpath() } }

  /// A copy of the current path, in the coordinates of commands; nil when there is none.
  public var path: CGPath? {
    current.isEmpty ? nil : CGPath(current.applying(state.transform.inverted()))
  }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  public func strokePath() { drawPath(using: .stroke) }

  /// Makes the current path the outline that its stroke would have.
  public func replacePathWithStrokedPath() {
    let pen = state.pen
    build { $0 = $0.strokedPath(pen) }
  }

  /// Draws the current path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = current.applying(state.transform.inverted())
    current = Path()
    guard !outline.isEmpty else { return }
    if mode != .stroke { fill(outline, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(outline) }
  }

  private func fill(_ path: Path, isEvenOdd: Bool = false) {
    draw(
      .fill(
        path, FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased), .color(state.fill)))
  }

  private func stroke(_ path: Path) { draw(.stroke(path, state.pen, .color(state.stroke))) }

  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.lineWidth = width
    draw(.stroke(Path(rect), pen, .color(state.stroke)))
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Lines from each point of even number to the next one.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      Path { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          path.move(to: points[index])
          path.addLine(to: points[index + 1])
        }
      })
  }

  /// Makes a rectangle see-through.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
    fill(Path(rect))
    restoreGState()
  }

  // MARK: Clips

  /// Draws inside the current path only, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((current, FillStyle(eoFill: rule == .evenOdd)))
    current = Path()
  }
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  public func clip(to rects: [CGRect]) {
    state.clips.append(
      (Path { $0.addRects(rects) }.applying(state.transform), FillStyle()))
  }
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.path.boundingRect)
    }.applying(state.transform.inverted())
  }

  // MARK: Gradients and pictures

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return }
    // What lies before the start and after the end is left out unless it is asked for.
    let far: CGFloat = 1e5
    let (x, y) = (dx / length, dy / length)
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = length + (options.contains(.drawsAfterEndLocation) ? far : 0)
    let area = Path { path in
      for (along, across) in [(-before, -far), (after, -far), (after, far), (-before, far)] {
        let point = CGPoint(
          x: start.x + x * along - y * across, y: start.y + y * along + x * across)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    draw(.fill(area, FillStyle(), .linearGradient(gradient.ramp, start: start, end: end)))
  }

  /// Circles with one centre; with two the end's is used for both, which is reported.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      Reports.once("CGContext.drawRadialGradient: both circles get the centre of the last one")
    }
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let isReversed = endRadius < startRadius
    let fillsInside = options.contains(
      isReversed ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let fillsOutside = options.contains(
      isReversed ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(
        x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let area = Path { path in
      if fillsOutside { path.addRect(circle(1e5)) } else { path.addEllipse(in: circle(outer)) }
      if !fillsInside && inner > 0 { path.addEllipse(in: circle(inner)) }
    }
    draw(
      .fill(
        area, FillStyle(eoFill: true),
        .radialGradient(
          gradient.ramp, center: endCenter, startRadius: startRadius, endRadius: endRadius)))
  }

  /// Draws a picture over `rect`, its top where y is greatest: upside down where y grows downwards, as
  /// Core Graphics does. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image.bitmap, in: rect)
    restoreGState()
  }

  package func drawUpright(_ bitmap: Bitmap, in rect: CGRect) {
    let quality: ImageInterpolation =
      switch state.interpolation {
      case .none: .none
      case .low: .low
      case .default, .medium: .medium
      case .high: .high
      }
    draw(
      .image(
        ImageItem(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: rect, interpolation: quality)))
  }
}

extension GraphicsContext {
  /// Draws by Core Graphics' commands, with the context's state around them.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(size: recording.bounds.size)
    try content(context)
    let list = context.recorded
    if list.usesOperators { recording.blends = true }
    emit(list.items)
  }
}

extension DisplayList {
  /// Whether anything in it is combined in another way than drawn over what lies beneath.
  fileprivate var usesOperators: Bool {
    items.contains { item in
      guard case .layer(let layer, _) = item else { return false }
      return layer.effect.combination != .normal || layer.content.usesOperators
    }
  }
}
