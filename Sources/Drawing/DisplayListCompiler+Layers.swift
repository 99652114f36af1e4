import Foundation
import Geometry
import Pixels

extension DisplayListCompiler {
  mutating func addLayer(_ layer: Layer, at origin: CGPoint, _ outer: Composition) {
    let effect = layer.effect
    guard effect.opacity > 0, !layer.content.isEmpty else { return }
    if effect.onlyMoves, let image = layer.content.onlyImage {
      // Particles are many, and each is an image in a layer of its own.
      let saved = transform
      let place = CGPoint(x: origin.x + effect.transform.m31, y: origin.y + effect.transform.m32)
      transform = transform.translatedBy(x: place.x, y: place.y)
      addImage(image, outer.around(effect))
      transform = saved
      return
    }
    let composition = outer.around(effect)
    let layerTransform = effect.transform(at: origin)
    guard let placed = layerTransform.affine else {
      addProjected(layer, by: layerTransform, composition)
      return
    }
    let saved = (transform, visible)
    transform = placed.concatenating(transform)
    addPlaced(layer, composition)
    (transform, visible) = saved
  }

  /// Draws a layer whose own transform is already part of `transform`.
  mutating func addPlaced(_ layer: Layer, _ composition: Composition) {
    let effect = layer.effect
    let isClipped = pushClip(effect.clip)
    let needsSurface = layer.needsSurface(composition)
    if (!effect.filters.isEmpty && !effect.filters.allSatisfy(\.isPointwise))
      || (needsSurface && layer.showsBackdrop && bandLayers == 0)
    {
      addFiltered(layer, composition)
    } else if needsSurface {
      let outer = colors
      if effect.colorMode != .nonLinear { colors = LayerColors(effect.colorMode) }
      pushLayer(LayerColors(effect.colorMode))
      add(layer.content, Composition())
      colors = outer
      for case .colorMatrix(let matrix) in effect.filters {
        program.matrices.append(matrix)
        program.commands.append(.colorMatrix(program.matrices.count - 1))
      }
      popLayer(effect, composition)
    } else {
      add(layer.content, composition)
    }
    if isClipped { popClip() }
  }

  mutating func pushLayer(_ colors: LayerColors = .asAround) {
    program.commands.append(.pushLayer(colors))
    if colors != .asAround { program.paints.hasLinearLayers = true }
    bandLayers += 1
  }

  /// Masks what the layer holds and draws it.
  private mutating func popLayer(_ effect: LayerEffect, _ composition: Composition) {
    if let mask = effect.mask {
      program.commands.append(.pushMask)
      add(mask, Composition())
      program.commands.append(.popMask(isInverted: effect.isMaskInverted))
    }
    program.commands.append(
      .popLayer(composition.blendMode, opacity: composition.opacityByte))
    bandLayers -= 1
  }

  /// Begins a clip; false when there is none to end.
  private mutating func pushClip(_ clip: Clip?) -> Bool {
    guard let clip else { return false }
    if case .rectangle(let rect) = clip.path.recognized, transform.keepsAxes, !clip.isInverted {
      let pixels = rect.applying(transform)
      visible = visible.intersection(PixelRect(covering: pixels))
      if pixels.isAligned || !clip.style.isAntialiased {
        pushClip(.pushClipRectangle(pixels.rounded))
        return true
      }
    } else if !clip.isInverted, let bounds = clip.path.knownBounds?.applying(transform),
      bounds.minX.isFinite, bounds.maxX.isFinite, bounds.minY.isFinite, bounds.maxY.isFinite
    {
      visible = visible.intersection(PixelRect(covering: bounds))
    }
    let shape = addShape(RasterShape(path: clip.path, transform: transform, style: clip.style))
    pushClip(.pushClip(shape: shape, isInverted: clip.isInverted))
    return true
  }

  private mutating func pushClip(_ command: RasterCommand) {
    program.commands.append(command)
    clips.append(command)
  }

  private mutating func popClip() {
    program.commands.append(.popClip)
    clips.removeLast()
  }

  // MARK: Surfaces of their own

  /// Draws the content on pixels of its own, filters them and draws the result.
  private mutating func addFiltered(_ layer: Layer, _ composition: Composition) {
    let effect = layer.effect
    guard let placed = placeFiltered(layer) else { return }
    // What reaches beyond the surface's pixels is left to a layer around it.
    let isWrapped = effect.mask != nil || composition.blendMode.reachesBeyondSource
    let mode = isWrapped ? .normal : composition.blendMode
    let opacity = isWrapped ? 255 : composition.opacityByte
    if program.surfaces[placed.surface].beneath != nil { addBarrier(surface: placed.surface) }
    if isWrapped { pushLayer() }
    program.commands.append(
      .surface(placed.surface, x: placed.x, y: placed.y, mode, opacity: opacity))
    if isWrapped { popLayer(effect, composition) }
  }

  /// The surface of a filtered layer and where its first pixel lies; nil when it cannot be seen.
  private mutating func placeFiltered(_ layer: Layer) -> (surface: Int, x: Int, y: Int)? {
    let filters = layer.effect.filters
    let reach = Int(min(filters.reach(transform), limits.reach).rounded(.up))
    let placed = filters.isSoft(transform) ? transform.onWholePixels : transform
    let content = PixelRect(covering: layer.content.bounds.applying(placed)).insetBy(-reach)
    guard !content.intersection(visible).isEmpty else { return nil }
    // A small surface is drawn whole, so that it serves wherever the layer goes.
    let isLate = layer.showsBackdrop && bandLayers == 0
    let isKept = !isLate && content.width * content.height <= limits.keptPixels
    let region = isKept ? content : content.intersection(visible.insetBy(-reach))

    let local = placed.concatenating(
      CGAffineTransform(translationX: CGFloat(-region.x0), y: CGFloat(-region.y0)))
    var key: SurfaceKey?
    if isKept && colors == .asAround {
      key = SurfaceKey(
        owner: layer, transform: local, width: region.width, height: region.height)
      if let known = keyedSurfaces[key!] { return (known, region.x0, region.y0) }
    }
    var compiler = DisplayListCompiler(
      width: region.width, height: region.height, transform: local, glyphs: glyphs, limits: limits)
    compiler.colors =
      layer.effect.colorMode == .nonLinear ? colors : LayerColors(layer.effect.colorMode)
    compiler.addInColors(layer.content)
    var offscreen = OffscreenSurface(
      program: compiler.program,
      filters: filters.map { $0.inPixels(transform, content: content, region, reach) }, key: key)
    if !isKept { offscreen.needed = visible.offsetBy(x: -region.x0, y: -region.y0) }
    if isLate {
      offscreen.beneath = BeneathSurface(x: region.x0, y: region.y0, isCopy: false)
      offscreen.beneath?.isIsolated = layer.effect.isIsolated
    }
    program.surfaces.append(offscreen)
    let surface = program.surfaces.count - 1
    if let key { keyedSurfaces[key] = surface }
    return (surface, region.x0, region.y0)
  }

  /// Adds a list to a surface that is blended as what is around it. What lies beneath cannot be seen in
  /// linear light: such lists are blended in encoded colours.
  private mutating func addInColors(_ list: DisplayList) {
    guard colors != .asAround, !list.showsBackdrop else {
      return add(list, Composition())
    }
    pushLayer(colors)
    add(list, Composition())
    popLayer(LayerEffect(), Composition())
  }

  /// Draws a layer in perspective: first flat, on a surface of its own, then seen through the
  /// projection.
  private mutating func addProjected(
    _ layer: Layer, by layerTransform: ProjectionTransform, _ composition: Composition
  ) {
    let bounds = layer.seenBounds
    let projection = layerTransform.concatenating(ProjectionTransform(transform))
    guard let view = ProjectedView(bounds, projection, most: limits.projectedPixels),
      let inverse = projection.inverse,
      !PixelRect(covering: view.outline.boundingBox).intersection(visible).isEmpty
    else { return }

    var compiler = DisplayListCompiler(
      width: view.width, height: view.height, transform: view.toSurface, glyphs: glyphs,
      limits: limits)
    compiler.colors = colors
    if colors != .asAround { compiler.pushLayer(colors) }
    compiler.addPlaced(layer, Composition())
    if colors != .asAround { compiler.popLayer(LayerEffect(), Composition()) }
    program.surfaces.append(
      OffscreenSurface(program: compiler.program, filters: []))
    let paint = program.paints.add(
      surface: program.surfaces.count - 1,
      transform: inverse.concatenating(ProjectionTransform(view.toSurface)))
    let shape = addShape(RasterShape(path: view.outline.path, transform: .identity))
    program.commands.append(
      .fill(
        shape: shape,
        Ink(
          paint: paint, blendMode: composition.blendMode, opacity: composition.opacityByte)))
  }
}

extension LayerColors {
  fileprivate init(_ mode: LayerColorMode) {
    switch mode {
    case .nonLinear: self = .asAround
    case .linear: self = .linear
    case .extendedLinear: self = .extendedLinear
    }
  }
}

extension Layer {
  /// Whether the layer must be drawn on a surface of its own before it is combined.
  fileprivate func needsSurface(_ composition: Composition) -> Bool {
    if effect.mask != nil || !effect.filters.isEmpty { return true }
    if effect.colorMode != .nonLinear || (effect.isIsolated && showsBackdrop) { return true }
    // Core Graphics applies its operators to each thing that is drawn, or to a layer as a whole.
    if composition.blendMode.isPorterDuff { return effect.isIsolated }
    guard let item = content.onlyItem else {
      return !composition.isPlain || (effect.isIsolated && content.usesBlendModes)
    }
    // A single item is combined just as the layer is, unless it is a layer that says otherwise.
    if case .layer(let inner, _) = item {
      return inner.effect.combination != .normal
        && (effect.isIsolated || composition.blendMode != .normal)
    }
    return false
  }
}

extension DisplayList {
  /// Whether anything in the list looks at what lies beneath it.
  var usesBlendModes: Bool {
    items.contains { item in
      guard case .layer(let layer, _) = item else { return false }
      return layer.effect.combination != .normal || layer.content.usesBlendModes
    }
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
