import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

// Long, since what a subclass may override stands in the class itself.

/// Rows below one another, of which those in view have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set { _scrollDelegate = newValue }
  }
  open var rowHeight = UITableView.automaticDimension { didSet { forgetPlaces() } }
  open var estimatedRowHeight: CGFloat = 44
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetPlaces() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetPlaces() } }
  /// Above headers of a table without cards; by itself 22 points, as recorded on iOS 26.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { forgetPlaces() } }
  open var separatorStyle = SeparatorStyle.singleLine { didSet { forgetPlaces() } }
  open var separatorColor: UIColor? { didSet { forgetPlaces() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the source is told which rows will be needed soon. Cells themselves are asked for when they are seen.
  open var isPrefetchingEnabled = true
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  var prefetched = PrefetchedItems()
  /// Cells are measured anew whenever they change.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  // Keys move no focus from row to row, rows reach from edge to edge on phones, and there is no index at the side.
  open var allowsFocus = true
  open var remembersLastFocusedIndexPath = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { DragNotes.tell() } }
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether its rows show the signs by which they are removed and moved.
  open var isEditing: Bool {
    get { isChangingRows }
    set { setEditing(newValue, animated: false) }
  }
  var isChangingRows = false
  open var tableHeaderView: UIView? { didSet { swap(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { swap(oldValue, tableFooterView) } }
  open var backgroundView: UIView? { didSet { swap(oldValue, backgroundView) } }

  private var makers: [String: () -> UITableViewCell?] = [:]
  private var spare: [String: [UITableViewCell]] = [:]
  private var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  /// The cells of a storyboard's table that always shows the same.
  var fixedSections: [FixedTableSection]?
  var shown: [IndexPath: UITableViewCell] = [:]
  /// Cells that were measured in places that are in view: they are shown there, and no other row's are then.
  var measured: [IndexPath: UITableViewCell] = [:]
  var chosen: Set<IndexPath> = []
  /// The views above and below the rows of each section.
  var edges: [TableEdge: UIView] = [:]
  /// Where everything stands; nil until it is asked for.
  var places: TablePlaces?
  /// Cells that show something else in their places.
  var reconfigured: [IndexPath: UITableViewCell] = [:]
  /// What a batch of updates has said until now, how deep it is, and how its rows come and go.
  var batch: ListUpdates?
  var batchDepth = 0
  var animations = RowAnimations(all: .automatic)
  var transition: TableTransition?
  lazy var swipe = RowSwipe(self)
  var moving: IndexPath?
  /// Data sources that a deletion was told to and that do nothing about it.
  weak var idleSource: AnyObject?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  override func setUp() {
    super.setUp()
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    let tap = UITapGestureRecognizer(target: self, action: _SEL(UITableView.tapped))
    tap.delegate = swipe
    addGestureRecognizer(tap)
    swipe.watch(self)
    watchForMenus()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let kind = cellClass as? UITableViewCell.Type else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = { kind.allocated(identifier) }
  }

  func register(_ identifier: String, _ make: @escaping () -> UITableViewCell?) {
    makers[identifier] = make
  }
  func registerHeader(
    _ identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView?
  ) { headerMakers[identifier] = make }

  func fixedSection(_ section: Int) -> FixedTableSection? {
    guard let fixedSections, fixedSections.indices.contains(section) else { return nil }
    return fixedSections[section]
  }
  func fixedCell(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard let cells = fixedSection(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let kind = aClass as? UITableViewHeaderFooterView.Type
    headerMakers[identifier] = kind.map { kind in { kind.allocated(identifier) } }
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { headerMakers[identifier]?() }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edges[TableEdge(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edges[TableEdge(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("No class of cells is registered for the identifier \(identifier)")
    }
    return cell
  }

  open var visibleCells: [UITableViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  // MARK: Data

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func reloadData() {
    chosen = []
    for (path, cell) in shown { put(cell, away: path) }
    shown = [:]
    forgetPlaces()
  }

  // Each of these is told of data that have changed, at once or within a batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.reloaded, animation) { $0.reloaded.formUnion(indexPaths) }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(nil, .automatic) { $0.reconfigured.formUnion(indexPaths) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.inserted, animation) { $0.inserted.formUnion(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.deleted, animation) { $0.deleted.formUnion(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(nil, .automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.reloaded, animation) { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.inserted, animation) { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.deleted, animation) { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(nil, .automatic) { $0.movedSections.append((section, newSection)) }
  }
  open func beginUpdates() { beginBatch() }
  /// Without a change of the rows in between, it finds how tall they are now.
  open func endUpdates() { endBatch(nil) }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated) }

  func forgetPlaces() {
    putMeasuredAway()
    places = nil
    setNeedsLayout()
  }

  private func swap(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    forgetPlaces()
  }

  // MARK: Layout

  var side: CGFloat { style == .insetGrouped ? ListFigures.margin : 0 }

  func currentPlaces() -> TablePlaces {
    if let places, places.width == bounds.width { return places }
    var next = TablePlaces(width: bounds.width)
    let old = edges
    edges = [:]
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
      next.bottom = view.bounds.height
    }
    for section in 0..<numberOfSections { add(section, to: &next) }
    if dataSource?.sectionIndexTitles(for: self)?.isEmpty == false {
      Reports.once("sectionIndexTitles is left out: tables have no index at their side here")
    }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: next.bottom, width: bounds.width, height: view.bounds.height)
      next.bottom += view.bounds.height
    }
    // A program may keep its headers, and give one to another section.
    let kept = Set(edges.values.map { ObjectIdentifier($0) })
    for view in old.values where !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    places = next
    contentSize = CGSize(width: bounds.width, height: next.bottom)
    return next
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    let places = currentPlaces()
    backgroundView?.frame = bounds
    let visible = places.rows(in: bounds)
    let paths = Set(visible.map(\.path))
    for (path, cell) in shown where !paths.contains(path) {
      shown[path] = nil
      put(cell, away: path)
    }
    for (path, frame) in visible { show(path, in: frame) }
    putMeasuredAway()
    prefetch()
    pinHeaders(places)
    swipe.layOut()
    refreshControl?.place(in: self)
  }

  /// Headers of a table without cards stay at the top until the end of their section pushes them away.
  private func pinHeaders(_ places: TablePlaces) {
    guard transition == nil else { return }
    let top = bounds.minY + adjustedContentInset.top
    for (edge, frame, end) in places.headers {
      guard let view = edges[edge] else { continue }
      let y = max(frame.minY, min(top, end - frame.height))
      view.frame = frame.offsetBy(dx: 0, dy: y - frame.minY)
      (view as? TableTitle)?.isPinned = y > frame.minY
      if y > frame.minY { bringSubviewToFront(view) }
    }
  }

  private func show(_ path: IndexPath, in frame: CGRect) {
    if let cell = shown[path] {
      dress(cell, at: path)
      if path != moving { cell.stand(in: frame) }
      return
    }
    let made = measured.removeValue(forKey: path)
    guard let cell = made ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
    UIView.performWithoutAnimation {
      dress(cell, at: path)
      cell.stand(in: frame)
      shown[path] = cell
      cell.setSelected(chosen.contains(path), animated: false)
      insertSubview(cell, at: tableHeaderView == nil ? 0 : 1)
    }
    // Its own animations, beside that of an update.
    ViewAnimation.with(nil) { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    if transition != nil { UIView.performWithoutAnimation { cell.layoutIfNeeded() } }
    transition?.entered(cell, path, frame)
  }

  /// Gives a cell the looks of its place.
  private func dress(_ cell: UITableViewCell, at path: IndexPath) {
    let isLast = path.row == (places?.counts[path.section] ?? 0) - 1
    if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
      cell.backgroundColor =
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    cell.separator.isHidden = separatorStyle == .none || (isLast && style != .plain)
    if let separatorColor { cell.separator.backgroundColor = separatorColor }
    if style == .insetGrouped {
      var corners: CACornerMask = []
      if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.layer.maskedCorners = corners
      cell.layer.cornerRadius = corners.isEmpty ? 0 : ListFigures.cornerRadius
      cell.clipsToBounds = true
    }
    cell.signs = signs(at: path)
  }

  private func putMeasuredAway() {
    for (path, cell) in measured { put(cell, away: path, wasShown: false) }
    measured = [:]
  }

  func put(_ cell: UITableViewCell, away path: IndexPath?, wasShown: Bool = true) {
    cell.removeFromSuperview()
    (cell.alpha, cell.transform) = (1, .identity)
    if wasShown, let path {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    currentPlaces().rows.first { $0.path == indexPath }?.frame ?? .zero
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentPlaces().rows.first { $0.frame.contains(point) }?.path
  }

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    var y = contentOffset.y
    switch position {
    case .top: y = row.minY - adjustedContentInset.top
    case .middle: y = row.midY - bounds.height / 2
    case .bottom: y = row.maxY - bounds.height + adjustedContentInset.bottom
    case .none: y = min(max(y, row.maxY - bounds.height), row.minY)
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { chosen.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen.sorted() }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
}
