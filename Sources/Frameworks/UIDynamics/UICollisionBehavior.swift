import Foundation
import SwiftUI

/// Hears of items that strike each other or a boundary.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// - Parameter identifier: nil for the edges of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets its items strike each other, and boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: _UIItemsBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything: Mode = [.items, .boundaries]
  }

  open var collisionMode = Mode.everything { didSet { changed() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the edges of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var referenceInsets = UIEdgeInsets.zero

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    boundaryChanges += 1
    translatesReferenceBoundsIntoBoundary = true
  }

  // MARK: Boundaries

  /// Lines in points of the reference view.
  struct Boundary {
    let identifier: (any NSCopying)?
    let path: UIBezierPath
    let name: AnyHashable
  }

  private var boundaries: [Boundary] = []
  /// Grows with each change of the boundaries.
  private(set) var boundaryChanges = 0

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let name = Self.name(identifier)
    boundaries.removeAll { $0.name == name }
    boundaries.append(Boundary(identifier: identifier, path: bezierPath, name: name))
    boundaryChanges += 1
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.name == Self.name(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.name == Self.name(identifier) }
    boundaryChanges += 1
    changed()
  }

  open func removeAllBoundaries() {
    boundaries = []
    boundaryChanges += 1
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  private static func name(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  /// Its boundaries with that of a reference view of `bounds`, which comes first.
  func allBoundaries(reference bounds: CGRect?) -> [Boundary] {
    guard translatesReferenceBoundsIntoBoundary, let bounds else { return boundaries }
    let edges = UIBezierPath(rect: bounds.inset(by: referenceInsets))
    return [Boundary(identifier: nil, path: edges, name: "reference")] + boundaries
  }
}
