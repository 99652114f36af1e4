import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels

/// What a layer's bounds show of themselves: background, border, and pictures that lie in them.
struct LayerBox {
  let bounds: CGRect
  private let values: LayerValues
  private let radius: CGFloat

  init(_ values: LayerValues) {
    self.values = values
    bounds = values.get("bounds", .zero)
    radius = max(values.get("cornerRadius", 0), 0)
  }

  /// The bounds with their corners, `inset` points further inwards.
  func outline(inset: CGFloat = 0) -> Path {
    let box = bounds.insetBy(dx: inset, dy: inset)
    if let rule: CornerRule = values.object("cornerRule") {
      let radii = rule.radii(bounds.size).inset(by: inset)
      return Path(roundedRect: box, cornerRadii: radii, style: .continuous)
    }
    let radius = min(max(self.radius - inset, 0), min(box.width, box.height) / 2)
    guard radius > 0 else { return Path(box) }
    let corners: CACornerMask = values.object("maskedCorners") ?? .all
    let curve: CALayerCornerCurve = values.object("cornerCurve") ?? .circular
    let style: RoundedCornerStyle = curve == .continuous ? .continuous : .circular
    if corners == .all { return Path(roundedRect: box, cornerRadius: radius, style: style) }
    func at(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: box,
      cornerRadii: RectangleCornerRadii(
        topLeading: at(.layerMinXMinYCorner), bottomLeading: at(.layerMinXMaxYCorner),
        bottomTrailing: at(.layerMaxXMaxYCorner), topTrailing: at(.layerMaxXMinYCorner)),
      style: style)
  }

  var background: DisplayList {
    guard let color: CGColor = values.get("backgroundColor"), color.alpha > 0,
      bounds.width > 0, bounds.height > 0
    else { return .empty }
    return DisplayList(.fill(outline(), FillStyle(), .color(color.resolved.components)))
  }

  /// Inside the bounds, in front of everything else.
  var border: DisplayList {
    let width: CGFloat = values.get("borderWidth", 0)
    let color: CGColor = values.get("borderColor", .black)
    guard width > 0, color.alpha > 0, bounds.width > 0, bounds.height > 0 else { return .empty }
    let paint = Paint.color(color.resolved.components)
    if 2 * width >= min(bounds.width, bounds.height) {
      return DisplayList(.fill(outline(), FillStyle(), paint))
    }
    return DisplayList(
      .stroke(outline(inset: width / 2), StrokeStyle(lineWidth: width), paint))
  }

  /// The picture that the layer's `contents` are.
  func picture(_ values: LayerValues) -> DisplayList {
    guard let image: CGImage = values.object("contents"), bounds.width > 0, bounds.height > 0
    else { return .empty }
    let unit: CGRect = values.get("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1))
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let source = CGRect(
      x: unit.minX * width, y: unit.minY * height, width: unit.width * width,
      height: unit.height * height)
    let scale: CGFloat = max(values.get("contentsScale", 1), 1e-3)
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let filter: CALayerContentsFilter = values.object("magnificationFilter") ?? .linear
    let center: CGRect = values.get("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1))
    var list = DisplayList()
    for piece in ContentsPieces(center: center, source: source, scale: scale).pieces(
      in: place(size))
    {
      list.append(
        .image(
          ImageItem(
            bitmap: image.bitmap, source: piece.source, destination: piece.destination,
            interpolation: filter == .nearest ? .none : .medium)))
    }
    return list
  }

  /// Where a picture of `size` points lies, by the layer's gravity.
  private func place(_ size: CGSize) -> CGRect {
    let gravity: CALayerContentsGravity = values.object("contentsGravity") ?? .resize
    guard size.width > 0, size.height > 0 else { return bounds }
    var shown = size
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let factors = [bounds.width / size.width, bounds.height / size.height]
      let factor = gravity == .resizeAspect ? factors.min()! : factors.max()!
      shown = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let name = gravity.rawValue.lowercased()
    var x = bounds.midX - shown.width / 2
    var y = bounds.midY - shown.height / 2
    if name.contains("left") { x = bounds.minX }
    if name.contains("right") { x = bounds.maxX - shown.width }
    if name.hasPrefix("top") { y = bounds.minY }
    if name.hasPrefix("bottom") { y = bounds.maxY - shown.height }
    return CGRect(x: x, y: y, width: shown.width, height: shown.height)
  }

  /// What was drawn for bounds of `size`, as the bounds are now.
  func stretch(_ list: DisplayList, of size: CGSize, _ values: LayerValues) -> DisplayList {
    let target = place(size)
    if target.size == size { return list.moved(by: target.origin) }
    guard size.width > 0, size.height > 0 else { return .empty }
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(
        a: target.width / size.width, b: 0, c: 0, d: target.height / size.height, tx: target.minX,
        ty: target.minY))
    return DisplayList(.layer(Layer(effect, list)))
  }
}

/// What is done to a layer's picture as a whole.
struct LayerEffects {
  private let values: LayerValues

  init(_ values: LayerValues) { self.values = values }

  func apply(to content: DisplayList, mask: DisplayList?) -> DisplayList {
    var list = content
    var effect = LayerEffect()
    var isPlain = true
    let masks: Bool = values.get("masksToBounds", false)
    if masks {
      effect.clip = Clip(path: LayerBox(values).outline())
      isPlain = false
    } else if let shadow {
      if let path: CGPath = values.get("shadowPath") {
        var beneath = LayerEffect()
        var only = shadow
        only.isShadowOnly = true
        beneath.filters = [.shadow(only)]
        let silhouette = DisplayList(.fill(path.path, FillStyle(), .color(.black)))
        var all = DisplayList(.layer(Layer(beneath, silhouette)))
        all.append(contentsOf: list)
        list = all
      } else if !list.isEmpty {
        effect.filters = [.shadow(shadow)]
        isPlain = false
      }
    }
    if list.isEmpty { return list }
    if let mask {
      if mask.isEmpty { return .empty }
      effect.mask = mask
      isPlain = false
    }
    let opacity: Double = values.get("opacity", 1)
    if opacity < 1 {
      effect.opacity = max(opacity, 0)
      isPlain = false
    }
    return isPlain ? list : DisplayList(.layer(Layer(effect, list)))
  }

  private var shadow: ShadowStyleFilter? {
    let opacity: Double = min(max(values.get("shadowOpacity", 0), 0), 1)
    let color: CGColor = values.get("shadowColor", .black)
    guard opacity > 0, color.alpha > 0 else { return nil }
    var components = color.resolved.components
    components.alpha *= Float(opacity)
    return ShadowStyleFilter(
      color: components, radius: max(values.get("shadowRadius", 3), 0),
      offset: values.get("shadowOffset", CGSize(width: 0, height: -3)))
  }
}
