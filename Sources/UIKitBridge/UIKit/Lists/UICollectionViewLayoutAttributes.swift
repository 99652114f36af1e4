import CoreAnimation
import Foundation
import Geometry

/// Where an item of a collection view stands, and how it looks there as a whole.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _KnownByIdentity {
  /// Points of the content, before `transform3D`.
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform3D = CATransform3DIdentity
  /// The part of `transform3D` that stays in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var indexPath = IndexPath(item: 0, section: 0)
  public var representedElementKind: String? { kind }
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  private(set) var kind: String?
  /// How it stands in a list, and the strip that scrolls it across.
  var row: ListRow?
  var orthogonal: OrthogonalStrip?
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  public required init() {}
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (self.indexPath, kind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, kind) = (indexPath, elementKind)
    representedElementCategory = .decorationView
  }

  /// Another object of the same class in the same place; classes with properties of their own add those.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.kind) = (indexPath, kind)
    copy.representedElementCategory = representedElementCategory
    (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
    (copy.transform3D, copy.row, copy.orthogonal) = (transform3D, row, orthogonal)
    return copy
  }
  open func copy() -> Any { copy(with: nil) }
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && kind == other.kind && frame == other.frame
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// The same place, to be changed without changing this one.
  func copied() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}
