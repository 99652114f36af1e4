import DrawingCommands
import Foundation
import FoundationNames
import Geometry

extension CALayer {
  /// From points of the layer's bounds to those of its superlayer, as `values` have it; in space.
  static func placement(_ values: LayerValues) -> CATransform3D {
    let bounds: CGRect = values.get("bounds", .zero)
    let position: CGPoint = values.get("position", .zero)
    let anchor: CGPoint = values.get("anchorPoint", CGPoint(x: 0.5, y: 0.5))
    let anchorZ: CGFloat = values.get("anchorPointZ", 0)
    let z: CGFloat = values.get("zPosition", 0)
    let x = bounds.minX + anchor.x * bounds.width
    let y = bounds.minY + anchor.y * bounds.height
    guard case .transform(let transform)? = values["transform"],
      !CATransform3DIsIdentity(transform)
    else { return CATransform3DMakeTranslation(position.x - x, position.y - y, z - anchorZ) }
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -x, -y, -anchorZ),
      CATransform3DMakeTranslation(position.x, position.y, z))
  }

  /// What a layer does to its sublayers in space; nil where it is nothing.
  static func sublayerPlacement(_ values: LayerValues, _ key: String = "sublayerTransform")
    -> CATransform3D?
  {
    guard case .transform(let transform)? = values[key], !CATransform3DIsIdentity(transform)
    else { return nil }
    return about(anchorOf: values, transform)
  }

  /// `transform` about the anchor point of a layer, in points of its bounds.
  static func about(anchorOf values: LayerValues, _ transform: CATransform3D) -> CATransform3D {
    let bounds: CGRect = values.get("bounds", .zero)
    let anchor: CGPoint = values.get("anchorPoint", CGPoint(x: 0.5, y: 0.5))
    let x = bounds.minX + anchor.x * bounds.width
    let y = bounds.minY + anchor.y * bounds.height
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
  }

  /// From points of its bounds to those of the superlayer's bounds.
  private var toSuperlayer: ProjectionTransform {
    var placement = Self.placement(values)
    let above = modelLayer == nil ? superlayer : modelLayer?.superlayer?.presentation()
    if let above, let all = Self.sublayerPlacement(above.values) {
      placement = CATransform3DConcat(placement, all)
    }
    return ProjectionTransform(placement)
  }

  /// The layers from this one to the top of its tree.
  private var lineage: [CALayer] {
    var line = [self]
    while let above = line[line.count - 1].tree { line.append(above) }
    return line
  }

  /// The superlayer, presented where this one is.
  private var tree: CALayer? {
    modelLayer == nil ? superlayer : modelLayer?.superlayer?.presentation()
  }

  private var toTop: ProjectionTransform {
    lineage.reduce(ProjectionTransform()) { $0.concatenating($1.toSuperlayer) }
  }

  /// Of layers of one tree; of the tree's top where `layer` is nil.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    let top = p.applying(toTop)
    return layer.map { top.applying($0.toTop.inverted()) } ?? top
  }

  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer.map { p.applying($0.toTop) } ?? p).applying(toTop.inverted())
  }

  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    let top = r.boundingBox(under: toTop)
    return layer.map { top.boundingBox(under: $0.toTop.inverted()) } ?? top
  }

  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    (layer.map { r.boundingBox(under: $0.toTop) } ?? r).boundingBox(under: toTop.inverted())
  }

  /// Times of one tree; of the clock where `layer` is nil.
  public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let clock = layer?.lineage.reduce(t) { time, layer in layer.superTime(of: time) } ?? t
    return lineage.reversed().reduce(clock) { time, layer in layer.ownTime(at: time) }
  }

  public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let clock = lineage.reduce(t) { time, layer in layer.superTime(of: time) }
    return layer?.lineage.reversed().reduce(clock) { time, layer in layer.ownTime(at: time) }
      ?? clock
  }

  /// The layer's time when its superlayer's clock reads `time`.
  func ownTime(at time: Double) -> Double {
    (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  private func superTime(of time: Double) -> Double {
    guard timing.speed != 0 else { return timing.beginTime }
    return (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
  }
}

extension CALayer {
  /// Siblings from back to front: those with a greater depth are in front, of equals the later one.
  static func ordered<Sibling>(_ siblings: [Sibling], _ depth: (Sibling) -> CGFloat) -> [Sibling] {
    let depths = siblings.map(depth)
    guard depths.contains(where: { $0 != 0 }) else { return siblings }
    return siblings.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { siblings[$0] }
  }
}
