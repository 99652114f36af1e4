import UIKit

/// A part of the plane, in points of the node that has it.
@preconcurrency @MainActor
open class SKRegion {
  public let path: CGPath?
  private let holds: (CGPoint) -> Bool

  private init(path: CGPath? = nil, _ holds: @escaping (CGPoint) -> Bool) {
    (self.path, self.holds) = (path, holds)
  }

  public class func infinite() -> SKRegion { SKRegion { _ in true } }

  /// A disc about the node's place.
  public convenience init(radius: Float) {
    self.init { hypot($0.x, $0.y) <= CGFloat(radius) }
  }
  /// A rectangle about the node's place.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  public convenience init(path: CGPath) { self.init(path: path) { path.contains($0) } }

  open func inverse() -> SKRegion { SKRegion { [holds] in !holds($0) } }
  open func byUnion(with region: SKRegion) -> SKRegion {
    SKRegion { [holds] in holds($0) || region.holds($0) }
  }
  open func byDifference(from region: SKRegion) -> SKRegion {
    SKRegion { [holds] in holds($0) && !region.holds($0) }
  }
  open func byIntersection(with region: SKRegion) -> SKRegion {
    SKRegion { [holds] in holds($0) && region.holds($0) }
  }
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
