import UIKit

/// A rule for a node's place and turn, kept at the end of each frame, before it is drawn.
@preconcurrency @MainActor
open class SKConstraint {
  open var enabled = true
  /// In whose points places are meant; nil for the node's parent.
  open weak var referenceNode: SKNode?
  private let keep: (SKNode, SKNode?) -> Void

  init(_ keep: @escaping (SKNode, SKNode?) -> Void) { self.keep = keep }

  func apply(to node: SKNode) { if enabled { keep(node, referenceNode) } }

  public class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint { node, reference in
      move(node, in: reference) {
        CGPoint(x: xRange.nearest(to: $0.x), y: yRange.nearest(to: $0.y))
      }
    }
  }
  public class func positionX(_ range: SKRange) -> SKConstraint {
    positionX(range, y: SKRange.withNoLimits())
  }
  public class func positionY(_ range: SKRange) -> SKConstraint {
    positionX(SKRange.withNoLimits(), y: range)
  }

  /// Keeps the distance, in points, to another node.
  public class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    distance(range, to: .zero, in: node)
  }
  public class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { node, reference in
      move(node, in: reference) { near(point, from: $0, range) }
    }
  }
  public class func distance(
    _ range: SKRange, to point: CGPoint, in target: SKNode
  ) -> SKConstraint {
    SKConstraint { [weak target] node, _ in
      guard let target, let parent = node.parent else { return }
      node.position = near(parent.convert(point, from: target), from: node.position, range)
    }
  }

  public class func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = zRange.nearest(to: node.zRotation) }
  }

  /// Turns a node towards another one. The offset's limits are radians that are added.
  public class func orient(to target: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(to: .zero, in: target, offset: radians)
  }
  public class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { node, reference in
      guard let parent = node.parent else { return }
      turn(node, to: reference.map { parent.convert(point, from: $0) } ?? point, radians)
    }
  }
  public class func orient(
    to point: CGPoint, in target: SKNode, offset radians: SKRange
  ) -> SKConstraint {
    SKConstraint { [weak target] node, _ in
      guard let target, let parent = node.parent else { return }
      turn(node, to: parent.convert(point, from: target), radians)
    }
  }

  // MARK: Keeping

  private static func move(
    _ node: SKNode, in reference: SKNode?, _ place: (CGPoint) -> CGPoint
  ) {
    guard let reference, let parent = node.parent else {
      return node.position = place(node.position)
    }
    node.position = parent.convert(
      place(reference.convert(node.position, from: parent)), from: reference)
  }

  private static func near(_ center: CGPoint, from point: CGPoint, _ range: SKRange) -> CGPoint {
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let distance = hypot(dx, dy)
    let wanted = range.nearest(to: distance)
    guard distance > 0 else { return CGPoint(x: center.x + wanted, y: center.y) }
    return CGPoint(x: center.x + dx / distance * wanted, y: center.y + dy / distance * wanted)
  }

  /// The turn stays where it is between the limits on both sides of the direction.
  private static func turn(_ node: SKNode, to point: CGPoint, _ range: SKRange) {
    let direction = atan2(point.y - node.position.y, point.x - node.position.x)
    var offset = (node.zRotation - direction).remainder(dividingBy: 2 * .pi)
    offset = range.nearest(to: offset)
    node.zRotation = direction + offset
  }
}

@preconcurrency @MainActor
open class SKRange {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .infinity)
  }
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upper)
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  public class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.infinity, upperLimit: .infinity)
  }

  func nearest(to value: CGFloat) -> CGFloat { max(min(value, upperLimit), lowerLimit) }
}
