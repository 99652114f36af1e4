import Foundation
import Geometry

/// How what strikes an item sees it.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse
  /// `collisionBoundingPath`.
  case path
}

/// Something that an animator can move: a view, the place of a cell, or anything with a middle, a size and a transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Points of the reference view.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// Only its turn is followed and changed.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, about the middle of the item, in points; asked for where the type is `path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
