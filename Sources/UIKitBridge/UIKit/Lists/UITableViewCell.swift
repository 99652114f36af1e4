import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// A row of a table: its content, and what shows that it is chosen.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var accessoryView: UIView? { didSet { accessoryChanged() } }
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView? { didSet { place(backgroundView, instead: oldValue) } }
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of a step.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var editingAccessoryView: UIView? { didSet { accessoryChanged() } }
  /// Whether it is shown with the signs of a table that is edited.
  open var isEditing: Bool {
    get { signs != nil }
    set { setEditing(newValue, animated: false) }
  }
  public var editingStyle: EditingStyle { signs?.style ?? .none }
  public var showingDeleteConfirmation: Bool { isSwiped }
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  var signs: RowEditingSigns? { didSet { if signs != oldValue { signsChanged() } } }
  lazy var contents = CellContents(self, contentView)
  private var signViews = RowSignViews()
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelection = false
  /// The segue that its storyboard begins when it is chosen.
  var chosenSegue: (() -> Void)?
  let style: CellStyle
  private(set) var accessory: UIView?
  private(set) var madeText: UILabel?
  private(set) var madeDetail: UILabel?
  private(set) var madeImage: UIImageView?
  let separator = UIView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  override func setUp() {
    super.setUp()
    addSubview(contentView)
    separator.backgroundColor = .separator
    addSubview(separator)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let interface = coder as? InterfaceCoder
    style = interface?.cellStyle ?? .default
    reuseIdentifier = interface?.node["reuseIdentifier"]
    super.init(coder: coder)
  }

  // MARK: What every cell has, once it is asked for

  open var textLabel: UILabel? {
    if madeText == nil {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      contentView.addSubview(label)
      madeText = label
    }
    return madeText
  }

  open var detailTextLabel: UILabel? {
    guard style != .default || madeDetail != nil else { return nil }
    return detail
  }

  private var detail: UILabel {
    if let madeDetail { return madeDetail }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .subheadline)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    contentView.addSubview(label)
    madeDetail = label
    return label
  }

  open var imageView: UIImageView? {
    if madeImage == nil {
      let view = UIImageView(image: nil)
      contentView.addSubview(view)
      madeImage = view
    }
    return madeImage
  }

  /// That of its style, with the distances of a table's row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var content: UIListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    content.directionalLayoutMargins.top = ListFigures.tableRowPadding
    content.directionalLayoutMargins.bottom = ListFigures.tableRowPadding
    content.textToSecondaryTextVerticalPadding = 0
    return content
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.content }
    set {
      contents.content = newValue
      showContents()
    }
  }
  /// What lies behind it, instead of its background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.backing }
    set {
      contents.backing = newValue
      if newValue != nil { backgroundColor = nil }
      showContents()
    }
  }
  /// Whether selecting it, say, changes the configurations by their own rules.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { contents.adaptsContent }
    set { contents.adaptsContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { contents.adaptsBackground }
    set { contents.adaptsBackground = newValue }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (storedSelection, isHighlighted)
    (state.isEditing, state.isSwiped) = (isEditing, isSwiped)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    setNeedsLayout()
  }

  /// Sets the configurations for a state; subclasses that do so are called before it is drawn.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func updateConfigurationIfNeeded() {
    guard contents.needsUpdate else { return }
    contents.needsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    contents.needsUpdate = false
    showContents()
  }

  private func showContents() {
    contents.show(in: configurationState, fallback: nil)
    setNeedsLayout()
  }

  private func place(_ view: UIView?, instead old: UIView?) {
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func accessoryChanged() {
    accessory?.removeFromSuperview()
    accessory =
      isEditing
      ? editingAccessoryView ?? Self.makeAccessory(editingAccessoryType)
      : accessoryView ?? Self.makeAccessory(accessoryType)
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  override func accessibilityGroups() -> [AccessibilityGroup] {
    let leadsOn = [.disclosureIndicator, .detailDisclosureButton].contains(accessoryType)
    return accessibilityGroupsOfRow(isSelected: isSelected, leadsOn: leadsOn)
  }

  // MARK: Layout

  private var accessoryWidth: CGFloat {
    accessory.map { $0.bounds.width + 16 } ?? 0
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let (start, end) = signViews.room(signs, isIndented: shouldIndentWhileEditing)
    contentView.frame = CGRect(
      x: start, y: 0, width: max(bounds.width - accessoryWidth - start - end, 0),
      height: bounds.height)
    backgroundView?.frame = bounds
    contents.layOut()
    signViews.layOut(in: bounds)
    if let accessory {
      let size = accessory.bounds.size
      accessory.frame = CGRect(
        x: bounds.width - end - 16 - size.width, y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height)
    }
    let line = lineStart(start)
    separator.frame = CGRect(
      x: line, y: bounds.height - 1.0 / 3,
      width: max(bounds.width - line - separatorInset.right, 0), height: 1.0 / 3)
    let frames = textFrames(in: contentView.bounds.width)
    let shift = (bounds.height - frames.height) / 2
    madeText?.frame = frames.text.offsetBy(dx: 0, dy: shift)
    if style == .default {
      madeText?.frame.origin.y = 0
      madeText?.frame.size.height = bounds.height
    }
    madeDetail?.frame = frames.detail.offsetBy(dx: 0, dy: shift)
    if let madeImage {
      let size = madeImage.intrinsicContentSize.orZero
      madeImage.frame = CGRect(
        x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  /// Where the line below it begins: where its texts do, unless the program says.
  private func lineStart(_ start: CGFloat) -> CGFloat {
    guard separatorInset.left == 16, let list = contents.view as? UIListContentView else {
      return start + separatorInset.left
    }
    return start + list.textStart
  }

  /// Takes its place, however it is moved aside from there.
  func stand(in frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether a point of the cell is on a button that shows details.
  func hasDetailButton(at point: CGPoint) -> Bool {
    guard accessoryView == nil, !isEditing, let accessory,
      accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    else { return false }
    return accessory.frame.insetBy(dx: -12, dy: -12).contains(point)
  }

  // MARK: Editing

  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != isEditing { signs = editing ? RowEditingSigns() : nil }
  }

  private func signsChanged() {
    signViews.take(signs, in: self)
    accessoryChanged()
    setNeedsUpdateConfiguration()
  }

  /// The height that its constraints ask for, else that of its texts, in points.
  func height(in width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    UIView.performWithoutAnimation {
      bounds = CGRect(origin: .zero, size: CGSize(width: width, height: bounds.height))
      layoutSubviews()
    }
    if let height = contents.height(in: contentView.bounds.width) {
      let isList = contents.view is UIListContentView
      return max(height, isList ? ListFigures.tableRowHeight : ListFigures.rowHeight)
    }
    let texts = textFrames(in: contentView.bounds.width).height
    guard let wish = ConstraintLayout.fittingHeight(of: contentView) else { return texts }
    // And a point, as recorded on iOS 26.
    return max(wish, 0) + 1
  }

  // MARK: Selection

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != storedSelection { setNeedsUpdateConfiguration() }
    storedSelection = selected
    signViews.select(selected)
    showSelection(selected)
  }

  public private(set) var isHighlighted = false

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isHighlighted { setNeedsUpdateConfiguration() }
    isHighlighted = highlighted
    showSelection(highlighted || storedSelection)
  }

  private var plainBackground: UIColor?
  private var isShaded = false

  private func showSelection(_ isOn: Bool) {
    guard selectionStyle != .none, isOn != isShaded else { return }
    if backgroundConfiguration != nil { return }
    isShaded = isOn
    if let view = selectedBackgroundView {
      view.removeFromSuperview()
      view.frame = bounds
      if isOn { insertSubview(view, at: 0) }
      return
    }
    if isOn {
      plainBackground = backgroundColor
      backgroundColor = .systemGray4
    } else {
      backgroundColor = plainBackground
    }
  }

  open func prepareForReuse() {}
}
