import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewGraphics
import ViewRuntime

/// Items where a layout says, of which those in view have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {

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
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      forgetPlaces()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private struct Place: Hashable {
    let path: IndexPath
    let kind: String?
  }
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var spare: [String: [UICollectionReusableView]] = [:]
  private var shown: [Place: UICollectionReusableView] = [:]
  var chosen: Set<IndexPath> = []
  private var preparedFor: CGSize?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    let tap = UITapGestureRecognizer(target: self, action: _SEL(UICollectionView.tapped))
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) { return nil }

  private var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    remember(cellClass, identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { remember(viewClass, elementKind + identifier) }

  private func remember(_ kind: AnyClass?, _ identifier: String) {
    let kind = kind as? UICollectionReusableView.Type
    makers[identifier] = kind.map { kind in { kind.allocated() } }
  }

  private func dequeue(_ identifier: String) -> UICollectionReusableView {
    if let view = spare[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = makers[identifier]?() else {
      fatalError("No class of cells is registered for the identifier \(identifier)")
    }
    view.reuseIdentifier = identifier
    return view
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = dequeue(identifier) as? UICollectionViewCell else {
      fatalError("What is registered for the identifier \(identifier) is no cell")
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(elementKind + identifier) }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Place(path: indexPath, kind: nil)] as? UICollectionViewCell
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path)
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  // MARK: Data

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func reloadData() {
    chosen = []
    for view in shown.values { put(away: view) }
    shown = [:]
    forgetPlaces()
  }

  open func reloadItems(at indexPaths: [IndexPath]) { dataChanged() }
  open func insertItems(at indexPaths: [IndexPath]) { dataChanged() }
  open func deleteItems(at indexPaths: [IndexPath]) { dataChanged() }
  open func reloadSections(_ sections: IndexSet) { dataChanged() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    dataChanged()
    completion?(true)
  }

  private func dataChanged() {
    Reports.once("Items of a UICollectionView come and go at once: their animations are left out")
    reloadData()
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard animated else {
      collectionViewLayout = layout
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    }
  }

  func forgetPlaces() {
    preparedFor = nil
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    if preparedFor != bounds.size
      || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      preparedFor = bounds.size
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    backgroundView?.frame = bounds
    let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let places = Set(wanted.map { Place(path: $0.indexPath, kind: $0.kind) })
    for (place, view) in shown where !places.contains(place) {
      shown[place] = nil
      put(away: view)
    }
    for attributes in wanted { show(attributes) }
    refreshControl?.place(in: self)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let place = Place(path: attributes.indexPath, kind: attributes.kind)
    guard let view = shown[place] ?? make(place) else { return }
    if view.superview !== self {
      // New items stand in their places at once.
      UIView.performWithoutAnimation { apply(attributes, to: view) }
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      shown[place] = view
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = chosen.contains(place.path)
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
      }
    } else {
      apply(attributes, to: view)
    }
  }

  private func make(_ place: Place) -> UICollectionReusableView? {
    guard let kind = place.kind else {
      return dataSource?.collectionView(self, cellForItemAt: place.path)
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: place.path)
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    view.bounds = CGRect(origin: view.bounds.origin, size: attributes.frame.size)
    view.center = attributes.center
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
  }

  private func put(away view: UICollectionReusableView) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { spare[identifier, default: []].append(view) }
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.first { $0.key.kind == nil && $0.value.frame.contains(point) }?.key.path
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let item = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    var offset = contentOffset
    if position.contains(.top) { offset.y = item.minY }
    if position.contains(.centeredVertically) { offset.y = item.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = item.maxY - bounds.height }
    if position.contains(.left) { offset.x = item.minX }
    if position.contains(.centeredHorizontally) { offset.x = item.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = item.maxX - bounds.width }
    offset.x = min(max(offset.x, 0), max(contentSize.width - bounds.width, 0))
    offset.y = min(max(offset.y, 0), max(contentSize.height - bounds.height, 0))
    setContentOffset(offset, animated: animated)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    touched(indexPathForItem(at: tap.location(in: self)))
  }
}

extension UICollectionView: SelectingList {
  func choose(_ path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
  func dismiss(_ path: IndexPath, animated: Bool) { deselectItem(at: path, animated: animated) }

  func showSelection(of path: IndexPath, _ isSelected: Bool, animated: Bool) {
    cellForItem(at: path)?.isSelected = isSelected
  }

  func tellSelection(of path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}
