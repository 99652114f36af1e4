import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewGraphics

/// A row of a list, or its header or footer: content, accessories at its ends, and the lines between rows.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  /// How many steps it stands in from the leading edge.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of a step.
  open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// Whether the accessories at the beginning are moved in too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// From where the line below the row begins to where it ends, in points of the cell.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = guide("UIListSeparator") {
    ($0 as? UICollectionViewListCell)?.lineInsets(isTop: false) ?? .zero
  }
  private var views: [CellAccessoryView] = []
  private let lineAbove = UIView()
  private let lineBelow = UIView()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    contentView.autoresizingMask = []
    for line in [lineAbove, lineBelow] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  /// The content of its kind: that of a row, or of a header or footer where it is one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    row?.role.content ?? .cell()
  }

  override var fallbackBackground: UIBackgroundConfiguration? { row?.role.background }

  override func rowChanged() {
    super.rowChanged()
    linesChanged()
    for view in views { view.rowState = (isSelected, outline?.isExpanded ?? false) }
  }

  open override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
    for view in views { view.rowState = (isSelected, outline?.isExpanded ?? false) }
  }

  // MARK: Accessories

  /// Whether a touch on the row shows the items below it.
  var leadsOn: Bool {
    guard outline?.hasChildren == true else { return false }
    return accessories.contains {
      $0.accessoryType == .outlineDisclosure
        && ($0.options.style == .header || ($0.options.style == .automatic && isHeader))
    }
  }

  override func accessibilityGroups() -> [AccessibilityGroup] {
    let leads = accessories.contains { $0.accessoryType == .disclosure }
    return isHeader
      ? usualAccessibilityGroups()
      : accessibilityGroupsOfRow(isSelected: isSelected, leadsOn: leads || leadsOn)
  }

  private var isHeader: Bool {
    if case .header = row?.role { return true }
    return false
  }

  private func accessoriesChanged() {
    for view in views { view.removeFromSuperview() }
    views = accessories.map { accessory in
      let view = CellAccessoryView(accessory)
      view.rowState = (isSelected, outline?.isExpanded ?? false)
      switch accessory.accessoryType {
      case .reorder:
        let drag = PressGesture(target: self, action: _SEL(UICollectionViewListCell.dragged))
        view.addGestureRecognizer(drag)
      case .custom: break
      default:
        view.addAction(
          UIAction { [weak self] _ in self?.touched(accessory) }, for: .touchUpInside)
      }
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  private var list: UICollectionView? {
    var view = parentView
    while let current = view {
      if let list = current as? UICollectionView { return list }
      view = current.parentView
    }
    return nil
  }

  private func touched(_ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    if accessory.accessoryType == .popUpMenu { return openMenu(of: accessory) }
    guard let list, let path = list.indexPath(for: self) else { return }
    switch accessory.accessoryType {
    case .delete: list.swipe.open(path, .trailing)
    case .outlineDisclosure:
      (list.dataSource as? any ExpandingDataSource)?.toggleExpansion(at: path)
    default: break
    }
  }

  private func openMenu(of accessory: UICellAccessory) {
    let view = views.first { $0.accessory.menu === accessory.menu }
    guard let menu = accessory.menu, let view, let opened = OpenedMenu.open(menu, of: view) else {
      return
    }
    opened.onChoice = { [weak view] action in
      for other in menu.directActions { other.state = other === action ? .on : .off }
      view?.accessory.text = action.title
      accessory.onChoice?(menu)
    }
  }

  private func dragged(_ gesture: UIGestureRecognizer) {
    guard let list else { return }
    let place = gesture.location(in: list)
    switch gesture.state {
    case .began:
      if let path = list.indexPath(for: self) {
        _ = list.beginInteractiveMovementForItem(at: path)
        list.updateInteractiveMovementTargetPosition(place)
      }
    case .changed: list.updateInteractiveMovementTargetPosition(place)
    case .ended: list.endInteractiveMovement()
    case .cancelled, .failed: list.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func isShown(_ accessory: UICellAccessory) -> Bool {
    if accessory.options.isHidden { return false }
    switch accessory.displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// The accessories of a side from the edge inwards. Those of the system have an order of their own; views of the
  /// program's stand where their placement says, counted from the leading one.
  private func side(isLeading: Bool) -> [CellAccessoryView] {
    let all = views.filter { $0.accessory.isLeading == isLeading && isShown($0.accessory) }
    var ordered = all.filter { $0.accessory.position == nil }
      .enumerated().sorted {
        ($0.element.accessory.accessoryType.rank, $0.offset)
          < ($1.element.accessory.accessoryType.rank, $1.offset)
      }.map(\.element)
    for view in all {
      guard let position = view.accessory.position else { continue }
      ordered.insert(
        view, at: min(max(position(ordered.map(\.accessory)), 0), ordered.count))
    }
    return isLeading ? ordered : ordered.reversed()
  }

  // MARK: Layout

  private var indentation: CGFloat {
    CGFloat(indentationLevel + (outline?.level ?? 0)) * indentationWidth
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in views { view.alpha = isShown(view.accessory) ? 1 : 0 }
    var start = indentsAccessories ? indentation : 0
    for view in side(isLeading: true) {
      let size = view.size
      let room = view.accessory.accessoryType.isSign ? ListFigures.signRoom : size.width + 16
      view.frame = CGRect(
        x: start + ListFigures.inset, y: 0, width: max(size.width, room - ListFigures.inset),
        height: bounds.height)
      start += room
    }
    if !indentsAccessories { start += indentation }
    var end = bounds.width
    var gap = ListFigures.inset
    for view in side(isLeading: false) {
      let width = view.size.width
      end -= gap + width
      view.frame = CGRect(x: end, y: 0, width: width, height: bounds.height)
      gap = ListFigures.accessoryGap
    }
    contentView.frame = CGRect(
      x: start, y: 0, width: max(end - start, 0), height: bounds.height)
    contents.layOut()
    placeLines()
  }

  // MARK: Lines

  private func linesChanged() {
    let lines = row?.lines
    lineAbove.isHidden = lines?.topSeparatorVisibility != .visible
    lineBelow.isHidden = lines?.bottomSeparatorVisibility != .visible
    for line in [lineAbove, lineBelow] { line.backgroundColor = lines?.color ?? .separator }
  }

  private func lineInsets(isTop: Bool) -> UIEdgeInsets {
    let wish = isTop ? row?.lines?.topSeparatorInsets : row?.lines?.bottomSeparatorInsets
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let text = (contents.view as? UIListContentView)?.textStart ?? ListFigures.inset
    var insets = UIEdgeInsets(
      top: 0, left: contentView.frame.minX + text, bottom: 0, right: ListFigures.inset)
    if let wish, wish.leading != automatic.leading { insets.left = wish.leading }
    if let wish, wish.trailing != automatic.trailing { insets.right = wish.trailing }
    return insets
  }

  private func placeLines() {
    let thickness = environment.pixelLength
    for (line, isTop) in [(lineAbove, true), (lineBelow, false)] where !line.isHidden {
      let insets = lineInsets(isTop: isTop)
      line.frame = CGRect(
        x: insets.left, y: isTop ? 0 : bounds.height - thickness,
        width: max(bounds.width - insets.left - insets.right, 0), height: thickness)
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// Its place among the others of its side, from the leading one.
  fileprivate var rank: Int {
    switch self {
    case .delete, .insert: 0
    case .multiselect: 1
    case .custom: 2
    case .label: 3
    case .popUpMenu: 4
    case .detail: 5
    case .checkmark: 6
    case .disclosure, .outlineDisclosure: 7
    case .reorder: 8
    }
  }

  /// Whether it has the room of a sign for editing.
  fileprivate var isSign: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }
}
