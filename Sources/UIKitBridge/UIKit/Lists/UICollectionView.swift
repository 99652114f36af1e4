import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewGraphics
import ViewRuntime

// Long, since what a subclass may override stands in the class itself.

/// Items where a layout says, of which those in view have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
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
  /// Whether the source is told which items will be needed soon. Cells themselves are asked for when they are seen.
  open var isPrefetchingEnabled = true
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  var prefetched = PrefetchedItems()
  /// Cells are measured anew whenever they change.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { DragNotes.tell() } }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether accessories for editing are shown.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  open override var backgroundColor: UIColor? {
    didSet { if !takesGround { hasOwnGround = true } }
  }
  private var hasOwnGround = false
  private var takesGround = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private var makers: [String: () -> UICollectionReusableView?] = [:]
  private var spare: [String: [UICollectionReusableView]] = [:]
  var shown: [Place: UICollectionReusableView] = [:]
  var chosen: Set<IndexPath> = []
  var preparedFor: CGSize?
  /// How many items the sections had when the layout was prepared; nil where it is to be prepared.
  var counts: [Int]?
  /// Heights that cells have said, in points, for a width.
  /// Where the items stood that a change of the data removes, while it is shown.
  var leaving: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// Views that were measured: they are shown in their places, and in no other ones then.
  var measuredViews: [Place: UICollectionReusableView] = [:]
  var measured: [Place: (width: CGFloat, height: CGFloat)] = [:]
  /// Cells that show something else in their places.
  var reconfigured: [Place: UICollectionReusableView] = [:]
  /// What a batch of updates has said until now.
  var batch: ListUpdates?
  var transition: CollectionTransition?
  var strips: [Int: OrthogonalScroller] = [:]
  lazy var swipe = RowSwipe(self)
  var reordering: (from: IndexPath, grip: CGFloat)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  override func setUp() {
    super.setUp()
    collectionViewLayout.collectionView = self
    takesGround = true
    backgroundColor = .systemBackground
    takesGround = false
    let tap = UITapGestureRecognizer(target: self, action: _SEL(UICollectionView.tapped))
    tap.delegate = swipe
    addGestureRecognizer(tap)
    swipe.watch(self)
    watchForMenus()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? InterfaceCoder)?.collectionLayout() ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set { _scrollDelegate = newValue }
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

  func register(_ identifier: String, _ make: @escaping () -> UICollectionReusableView?) {
    makers[identifier] = make
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  private func dequeue(_ identifier: String, _ place: Place) -> UICollectionReusableView {
    if let view = reconfigured[place], view.reuseIdentifier == identifier { return view }
    let view = take(identifier)
    if let role = collectionViewLayout.rowRole(at: place.path, kind: place.kind) {
      (view as? UICollectionViewCell)?.row = ListRow(role: role, isFirst: false, isLast: false)
    }
    return view
  }

  private func take(_ identifier: String) -> UICollectionReusableView {
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
    let place = Place(path: indexPath, kind: nil)
    guard let cell = dequeue(identifier, place) as? UICollectionViewCell else {
      fatalError("What is registered for the identifier \(identifier) is no cell")
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind + identifier, Place(path: indexPath, kind: elementKind))
  }

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
    (chosen, measured) = ([], [:])
    for view in shown.values { put(away: view) }
    shown = [:]
    forgetPlaces()
  }

  // Each of these is told of data that have changed, at once or within a batch.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded.formUnion(indexPaths) } }
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfigured.formUnion(indexPaths) }
  }
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted.formUnion(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Shows the items as another layout places them, and as much of the content as it wishes.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let change = { [self] in
      collectionViewLayout = layout
      prepareIfNeeded()
      contentOffset = clamped(layout.targetContentOffset(forProposedContentOffset: contentOffset))
      layoutIfNeeded()
    }
    let end = { (isFinished: Bool) in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(isFinished)
    }
    guard animated, window != nil else {
      change()
      return end(true)
    }
    UIView.animate(
      withDuration: ListFigures.updateDuration, animations: change, completion: end)
  }

  func forgetPlaces() {
    putMeasuredAway()
    (preparedFor, counts) = (nil, nil)
    setNeedsLayout()
  }

  override func stop(near place: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: place, withScrollingVelocity: velocity)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    prepareIfNeeded()
    backgroundView?.frame = bounds
    let wanted = wantedPlaces()
    let places = Set(wanted.map { Place(path: $0.indexPath, kind: $0.kind) })
    for (place, view) in shown where !places.contains(place) {
      shown[place] = nil
      put(away: view)
    }
    for attributes in wanted { show(attributes) }
    putMeasuredAway()
    prefetch()
    collectionViewLayout.didPlace(wanted)
    swipe.layOut()
    refreshControl?.place(in: self)
  }

  func prepareIfNeeded() {
    guard
      preparedFor != bounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    preparedFor = bounds.size
    counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    if !hasOwnGround, let ground = collectionViewLayout.ground {
      takesGround = true
      backgroundColor = ground.color
      takesGround = false
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let place = Place(path: attributes.indexPath, kind: attributes.kind)
    let known = shown[place] ?? measuredViews.removeValue(forKey: place)
    guard let view = known ?? make(place, attributes) else { return }
    let parent = attributes.orthogonal.map { scroller(for: $0) } ?? self
    if view.parentView !== parent {
      // New items stand in their places at once.
      UIView.performWithoutAnimation {
        apply(attributes, to: view)
        parent.insertSubview(view, at: parent === self && backgroundView != nil ? 1 : 0)
        view.layoutIfNeeded()
      }
      shown[place] = view
      transition?.entered(view, place, attributes, of: collectionViewLayout)
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = chosen.contains(place.path)
        ViewAnimation.with(nil) {
          delegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
        }
      }
    } else {
      apply(attributes, to: view)
    }
  }

  private func make(_ place: Place, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    if attributes.representedElementCategory == .decorationView, let kind = place.kind {
      return collectionViewLayout.decoration(ofKind: kind)
    }
    return make(place)
  }

  func make(_ place: Place) -> UICollectionReusableView? {
    guard let kind = place.kind else {
      return dataSource?.collectionView(self, cellForItemAt: place.path)
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: place.path)
  }

  func put(away view: UICollectionReusableView) {
    view.removeFromSuperview()
    view.alpha = 1
    view.transform = .identity
    if let identifier = view.reuseIdentifier { spare[identifier, default: []].append(view) }
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.first { place, view in
      place.kind == nil && view.bounds.contains(convert(point, to: view))
    }?.key.path
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[Place(path: indexPath, kind: elementKind)] }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).sorted().compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.path)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
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
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
}
