import CoreAnimation
import Foundation
import Geometry

/// Says where the items of a collection view stand.
@preconcurrency @MainActor
open class UICollectionViewLayout: _KnownByIdentity {
  public internal(set) weak var collectionView: UICollectionView?

  public init() {}
  public required init?(coder: NSCoder) {}
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidateLayout() { collectionView?.forgetPlaces() }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The class of the places, for layouts that have more to say of them.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { UICollectionViewLayoutInvalidationContext() }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Coming to rest

  /// Where the content comes to rest, in points, that a finger has let go; by itself where it would.
  ///
  /// - Parameter velocity: in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the content is after a change of the data or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Changes of the data

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  /// Where a new item comes from: by itself it becomes visible in its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(layoutAttributesForItem(at: itemIndexPath)) }
  /// Where an item goes to that is removed: by itself it fades in its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(collectionView?.leaving[itemIndexPath]) }

  private func faded(_ place: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let faded = place?.copied()
    faded?.alpha = 0
    return faded
  }

  private var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Makes views of a class that lie behind or between items, wherever the layout places some of that kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// What lies behind items, made by the layout itself.
  func decoration(ofKind kind: String) -> UICollectionReusableView? {
    decorations[kind]?.allocated()
  }
  /// Views stand where these say.
  func didPlace(_ placed: [UICollectionViewLayoutAttributes]) {}
  /// What a view is there for, in a layout that makes lists.
  func rowRole(at path: IndexPath, kind: String?) -> ListRowRole? { nil }
  var ground: ListGround? { nil }
}

/// What of a layout is to be found anew: all of it is, here.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  public required init() {}
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The same, of a layout in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
