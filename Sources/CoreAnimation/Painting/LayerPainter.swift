import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels

/// Draws layers as they are at one time.
struct LayerPainter {
  /// Seconds of the clock.
  private let time: Double
  /// Whether animations are left out, as where a layer is drawn into a context.
  private let showsModel: Bool
  /// Whether all that was drawn since it was last set stays as it is.
  private var isStill = true
  /// True within copies of a replicator, which are no picture of the layer's own.
  private var isCopying = false

  init(time: Double, showsModel: Bool = false) {
    self.time = time
    self.showsModel = showsModel
  }

  /// In points of the root's superlayer.
  mutating func picture(of root: CALayer) -> DisplayList {
    var list = DisplayList()
    draw(seen(root, at: time), in: CATransform3DIdentity, opacity: 1, &list)
    return list
  }

  /// A layer as it is at one time.
  private struct SeenLayer {
    let layer: CALayer
    /// Seconds, the layer's own.
    let time: Double
    let values: LayerValues
  }

  private mutating func seen(_ layer: CALayer, at superTime: Double) -> SeenLayer {
    let time = layer.ownTime(at: superTime)
    return SeenLayer(layer: layer, time: time, values: values(of: layer, at: time))
  }

  private mutating func values(of layer: CALayer, at time: Double) -> LayerValues {
    showsModel ? layer.values : layer.values(at: time, isStill: &isStill)
  }

  /// Appends a layer that stands in `space`.
  private mutating func draw(
    _ seen: SeenLayer, in space: CATransform3D, opacity: Double, _ list: inout DisplayList
  ) {
    let (layer, time, values) = (seen.layer, seen.time, seen.values)
    let own: Double = values.get("opacity", 1)
    guard !values.get("hidden", false), own > 0 else { return }
    let placement = CATransform3DConcat(CALayer.placement(values), space)
    if case .space? = layer.arrangement(values) {
      return drawInSpace(layer, values, at: time, placement, opacity: opacity * own, &list)
    }
    let projection = ProjectionTransform(placement)
    if !values.get("doubleSided", true), projection.showsBack { return }
    let content = content(of: layer, values, at: time)
    guard !content.isEmpty else { return }
    let blend = layer.blendMode
    if let affine = projection.affine, affine.isMove, opacity >= 1, blend == .normal {
      return list.append(content, at: CGPoint(x: affine.tx, y: affine.ty))
    }
    var effect = LayerEffect()
    effect.transform = projection
    effect.opacity = opacity
    effect.blendMode = blend
    list.append(.layer(Layer(effect, content)))
  }

  /// The sublayers of one that has no picture of its own, those that are further away first.
  private mutating func drawInSpace(
    _ layer: CALayer, _ values: LayerValues, at time: Double, _ placement: CATransform3D,
    opacity: Double, _ list: inout DisplayList
  ) {
    let space =
      CALayer.sublayerPlacement(values).map { CATransform3DConcat($0, placement) } ?? placement
    let children = CALayer.ordered(layer.children.map { seen($0, at: time) }) { child in
      let place = CATransform3DConcat(CALayer.placement(child.values), space)
      let bounds: CGRect = child.values.get("bounds", .zero)
      let depth = bounds.midX * place.m13 + bounds.midY * place.m23 + place.m43
      return abs(depth) < 1e-6 ? 0 : depth
    }
    for child in children { draw(child, in: space, opacity: opacity, &list) }
  }

  /// What a layer shows, in points of its bounds.
  mutating func content(of layer: CALayer, at superTime: Double) -> DisplayList {
    let time = layer.ownTime(at: superTime)
    return content(of: layer, values(of: layer, at: time), at: time)
  }

  private mutating func content(
    of layer: CALayer, _ values: LayerValues, at time: Double
  ) -> DisplayList {
    if let known = layer.knownPicture, !showsModel { return known.list }
    let wasStill = isStill
    isStill = layer.isStill(at: time, showsModel)
    var list = LayerEffects(values).apply(
      to: inner(layer, values, at: time), mask: mask(of: layer, at: time))
    if !showsModel { list = transition(of: layer, to: list, values, at: time) }
    if isStill, !showsModel { layer.knownPicture = LayerPicture(list: list, isStill: true) }
    if !isCopying { layer.lastContent = list }
    isStill = isStill && wasStill
    return list
  }

  /// All that is in a layer, from back to front.
  private mutating func inner(_ layer: CALayer, _ values: LayerValues, at time: Double)
    -> DisplayList
  {
    let box = LayerBox(values)
    var list = box.background
    list.append(contentsOf: box.picture(values))
    if let drawing = layer.drawing {
      list.append(drawing(box.bounds.size), at: box.bounds.origin)
    }
    if let recorded = showsModel ? layer.recorded : layer.seenDrawing(values, at: time) {
      list.append(contentsOf: box.stretch(recorded.list, of: recorded.size, values))
    }
    list.append(contentsOf: layer.ownContent(values, at: time))
    drawSublayers(of: layer, values, at: time, &list)
    list.append(contentsOf: box.border)
    return layer.gathering?(list) ?? list
  }

  private mutating func drawSublayers(
    of layer: CALayer, _ values: LayerValues, at time: Double, _ list: inout DisplayList
  ) {
    guard !layer.children.isEmpty else { return }
    let space = CALayer.sublayerPlacement(values) ?? CATransform3DIdentity
    guard case .copies(let copies)? = layer.arrangement(values) else {
      return drawChildren(of: layer, at: time, in: space, &list)
    }
    let wasCopying = isCopying
    defer { isCopying = wasCopying }
    for (index, copy) in copies.enumerated() {
      isCopying = wasCopying || index > 0
      var piece = DisplayList()
      let place = CATransform3DConcat(
        CALayer.about(anchorOf: values, copy.transform), space)
      drawChildren(of: layer, at: time - copy.delay, in: place, &piece)
      guard let color = copy.color, !piece.isEmpty else {
        list.append(contentsOf: piece)
        continue
      }
      var effect = LayerEffect()
      effect.opacity = min(max(color.alpha, 0), 1)
      if color.red != 1 || color.green != 1 || color.blue != 1 {
        effect.filters = [.colorMatrix(color.matrix)]
      }
      list.append(.layer(Layer(effect, piece)))
    }
  }

  private mutating func drawChildren(
    of layer: CALayer, at time: Double, in space: CATransform3D, _ list: inout DisplayList
  ) {
    let children = CALayer.ordered(layer.children.map { seen($0, at: time) }) {
      $0.values.get("zPosition", 0)
    }
    for child in children { draw(child, in: space, opacity: 1, &list) }
  }

  private mutating func mask(of layer: CALayer, at time: Double) -> DisplayList? {
    guard let mask = layer.mask else { return nil }
    var list = DisplayList()
    draw(seen(mask, at: time), in: CATransform3DIdentity, opacity: 1, &list)
    return list
  }

  private func transition(
    of layer: CALayer, to new: DisplayList, _ values: LayerValues, at time: Double
  ) -> DisplayList {
    for entry in layer.running {
      guard let transition = entry.animation as? CATransition,
        case .active(let place) = entry.phase(at: time)
      else { continue }
      let bounds: CGRect = values.get("bounds", .zero)
      return TransitionPicture(
        transition, progress: transition.progress(at: place.fraction), size: bounds.size
      ).list(from: entry.oldContent.list, to: new)
    }
    return new
  }
}

extension CALayer {
  /// Whether nothing moves by itself in the layer's own picture.
  fileprivate func isStill(at time: Double, _ showsModel: Bool) -> Bool {
    if showsModel { return false }
    let isMoving = running.contains { entry in
      if case .after = entry.phase(at: time) { false } else { true }
    }
    return !isMoving && !ownActivity(at: LayerTime(now: time)).isMoving
  }

  /// How it is combined with what lies beneath, by the name of its compositing filter.
  fileprivate var blendMode: BlendMode {
    guard let name = compositingFilter as? String else { return .normal }
    let modes: [String: BlendMode] = [
      "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
      "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
      "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
      "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
      "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
      "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
      "luminosityBlendMode": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker,
      "additionCompositing": .plusLighter,
    ]
    if let mode = modes[name] { return mode }
    LayerReports.leftOut("compositingFilter \(name)")
    return .normal
  }
}

extension CGAffineTransform {
  fileprivate var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension ProjectionTransform {
  /// Whether the plane is seen from behind: its corners go round the other way.
  fileprivate var showsBack: Bool {
    let (o, x, y) = (
      CGPoint.zero.applying(self), CGPoint(x: 1, y: 0).applying(self),
      CGPoint(x: 0, y: 1).applying(self)
    )
    return (x.x - o.x) * (y.y - o.y) - (x.y - o.y) * (y.x - o.x) < 0
  }
}

extension CGColorFactor {
  fileprivate var matrix: ColorMatrix5x4 {
    let (r, g, b) = (Float(red), Float(green), Float(blue))
    return ColorMatrix5x4(values: [
      r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, 1, 0,
    ])
  }
}
