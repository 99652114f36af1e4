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

  static func compile(
    _ list: DisplayList, width: Int, height: Int, transform: CGAffineTransform
  ) -> RasterProgram {
    var compiler = DisplayListCompiler(
      program: RasterProgram(width: width, height: height), transform: transform,
      visible: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    compiler.add(list, Composition())
    return compiler.program
  }

  mutating func add(_ list: DisplayList, _ composition: Composition) {
    for item in list.items { add(item, composition) }
  }

  private mutating func add(_ item: DisplayItem, _ composition: Composition) {
    switch item {
    case .fill(let path, let style, let paint): addFill(path, style, paint, composition)
    case .stroke(let path, let style, let paint): addStroke(path, style, paint, composition)
    case .image, .glyphs: break
    case .layer(let layer): addLayer(layer, composition)
    }
  }

  // MARK: Shapes

  private mutating func addFill(
    _ path: Path, _ style: FillStyle, _ paint: Paint, _ composition: Composition
  ) {
    if case .rectangle(let rect) = path.recognized, transform.keepsAxes {
      addRectangle(rect.applying(transform), style, paint, composition)
      return
    }
    guard isVisible(path.knownBounds) else { return }
    let shape = addShape(RasterShape(path: path, transform: transform, style: style))
    program.commands.append(.fill(shape: shape, ink(paint, composition)))
  }

  private mutating func addRectangle(
    _ rect: CGRect, _ style: FillStyle, _ paint: Paint, _ composition: Composition
  ) {
    guard !PixelRect(covering: rect).intersection(visible).isEmpty else { return }
    var sides = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    if !style.isAntialiased {
      sides = (sides.0.rounded(), sides.1.rounded(), sides.2.rounded(), sides.3.rounded())
    }
    program.commands.append(
      .rectangle(
        minX: sides.0, minY: sides.1, maxX: sides.2, maxY: sides.3, ink(paint, composition)))
  }

  private mutating func addStroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ composition: Composition
  ) {
    let reach = style.lineWidth / 2 * max(1.5, style.lineJoin == .miter ? style.miterLimit : 0)
    guard reach > 0, isVisible(path.knownBounds?.insetBy(dx: -reach, dy: -reach)) else { return }
    let shape = addShape(RasterShape(path: path, transform: transform, stroke: style))
    program.commands.append(.fill(shape: shape, ink(paint, composition)))
  }

  private mutating func addShape(_ shape: RasterShape) -> Int {
    program.shapes.append(shape)
    return program.shapes.count - 1
  }

  private mutating func ink(_ paint: Paint, _ composition: Composition) -> Ink {
    var opacity: UInt8 = 255
    var paintOpacity = 1.0
    if case .color = paint {
      paintOpacity = composition.opacity
    } else {
      opacity = composition.opacityByte
    }
    let index = program.paints.add(paint, transform: transform, opacity: paintOpacity)
    return Ink(paint: index, blendMode: composition.blendMode, opacity: opacity)
  }

  /// Whether any pixel of `rect`, in the current layer's points, may be seen. Bounds that are not
  /// numbers hide nothing.
  private func isVisible(_ rect: CGRect?) -> Bool {
    guard let rect else { return true }
    if rect.isNull { return false }
    let pixels = rect.insetBy(dx: -0.5, dy: -0.5).applying(transform)
    guard pixels.minX.isFinite, pixels.minY.isFinite, pixels.maxX.isFinite, pixels.maxY.isFinite
    else { return true }
    return !PixelRect(covering: pixels).intersection(visible).isEmpty
  }

  // MARK: Layers

  private mutating func addLayer(_ layer: Layer, _ outer: Composition) {
    let effect = layer.effect
    guard effect.opacity > 0, !layer.content.isEmpty else { return }
    guard let placed = effect.transform.affine else { return }
    let saved = (transform, visible)
    transform = placed.concatenating(transform)
    defer { (transform, visible) = saved }

    let clips = pushClip(effect.clip)
    defer { if clips { program.commands.append(.popClip) } }
    let composition = outer.around(effect)
    if needsSurface(layer, composition) {
      program.commands.append(.pushLayer)
      add(layer.content, Composition())
      addFilters(effect.filters)
      if let mask = effect.mask { addMask(mask, isInverted: effect.isMaskInverted) }
      program.commands.append(
        .popLayer(composition.blendMode, opacity: composition.opacityByte))
    } else {
      add(layer.content, composition)
    }
  }

  private mutating func addFilters(_ filters: [Filter]) {
    for case .colorMatrix(let matrix) in filters { program.commands.append(.colorMatrix(matrix)) }
  }

  private mutating func addMask(_ mask: DisplayList, isInverted: Bool) {
    program.commands.append(.pushMask)
    add(mask, Composition())
    program.commands.append(.popMask(isInverted: isInverted))
  }

  /// Begins a clip; false when there is none to end.
  private mutating func pushClip(_ clip: Clip?) -> Bool {
    guard let clip else { return false }
    if case .rectangle(let rect) = clip.path.recognized, transform.keepsAxes, !clip.isInverted {
      let pixels = rect.applying(transform)
      let covering = PixelRect(covering: pixels)
      visible = visible.intersection(covering)
      if pixels.isAligned || !clip.style.isAntialiased {
        program.commands.append(.pushClipRectangle(pixels.rounded))
        return true
      }
    }
    let shape = addShape(
      RasterShape(path: clip.path, transform: transform, style: clip.style))
    program.commands.append(.pushClip(shape: shape, isInverted: clip.isInverted))
    return true
  }
}

extension CGRect {
  /// True when every side lies within 1/512 pixel of a pixel's side.
  fileprivate var isAligned: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) <= 1 / 512 }
  }

  fileprivate var rounded: PixelRect {
    PixelRect(
      covering: CGRect(
        x: minX.rounded(), y: minY.rounded(), width: maxX.rounded() - minX.rounded(),
        height: maxY.rounded() - minY.rounded()))
  }
}

/// Whether a layer must be drawn on a surface of its own before it is combined.
private func needsSurface(_ layer: Layer, _ composition: Composition) -> Bool {
  let effect = layer.effect
  if effect.mask != nil || !effect.filters.isEmpty { return true }
  if layer.content.items.count > 1 {
    return !composition.isPlain || (effect.isIsolated && layer.content.usesBlendModes)
  }
  // A single item is combined just as the layer is, unless it is a layer that says otherwise.
  if case .layer(let inner) = layer.content.items[0] {
    return inner.effect.blendMode != .normal
      && (effect.isIsolated || composition.blendMode != .normal)
  }
  return false
}

extension DisplayList {
  /// Whether anything in the list looks at what lies beneath it.
  fileprivate var usesBlendModes: Bool {
    items.contains { item in
      guard case .layer(let layer) = item else { return false }
      return layer.effect.blendMode != .normal || layer.content.usesBlendModes
    }
  }
}
