import CoreAnimation
import Foundation
import Geometry

/// Where a layout has its items, and how they are put there.
extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  struct Place: Hashable {
    var path: IndexPath
    var kind: String?
  }

  /// The places in view, and those of strips that stand where the strip is.
  func wantedPlaces() -> [UICollectionViewLayoutAttributes] {
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var used: Set<Int> = []
    let wanted = all.filter { place in
      guard let strip = place.orthogonal else { return true }
      used.insert(strip.section)
      let seen = scroller(for: strip).bounds.offsetBy(dx: strip.frame.minX, dy: strip.frame.minY)
      let part = seen.intersection(place.frame)
      return part.width > 0 && part.height > 0
    }
    for (section, scroller) in strips where !used.contains(section) {
      scroller.removeFromSuperview()
      strips[section] = nil
    }
    return wanted
  }

  /// The view that is shown in a place.
  func shownView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    shown[Place(path: attributes.indexPath, kind: attributes.kind)]
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let origin = attributes.orthogonal?.frame.origin ?? .zero
    view.bounds = CGRect(origin: view.bounds.origin, size: attributes.frame.size)
    view.center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    view.transform3D =
      swipe.transform(of: view).map(CATransform3DMakeAffineTransform) ?? attributes.transform3D
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    if let cell = view as? UICollectionViewCell {
      cell.isEditing = isEditing
      cell.row = attributes.row
      cell.outline = (dataSource as? any ExpandingDataSource)?.outline(at: attributes.indexPath)
    }
    view.apply(attributes)
  }
}
