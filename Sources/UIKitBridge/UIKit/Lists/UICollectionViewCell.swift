import CoreAnimation
import Foundation
import Geometry
import ViewGraphics

/// A view that a collection view shows again with other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}

  /// Called when it is given its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place with the height that the content asks for, in points: what constraints or its own size say.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = height(in: layoutAttributes.frame.size)
    return layoutAttributes
  }

  func height(in size: CGSize) -> CGFloat {
    UIView.performWithoutAnimation {
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: bounds.height))
    }
    if let height = ConstraintLayout.fittingHeight(of: self) { return height }
    let own = intrinsicContentSize.height
    return own >= 0 ? own : size.height
  }
}

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  public let contentView = UIView()
  open var backgroundView: UIView? { didSet { place(backgroundView, instead: oldValue) } }
  open var selectedBackgroundView: UIView? {
    didSet {
      place(selectedBackgroundView, instead: oldValue)
      selectedBackgroundView?.isHidden = !isSelected
    }
  }
  open var isSelected = false {
    didSet {
      selectedBackgroundView?.isHidden = !isSelected
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      rowChanged()
      setNeedsUpdateConfiguration()
    }
  }
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// How it stands in a list; nil outside of lists.
  var row: ListRow? { didSet { rowChanged() } }
  /// How it stands in a tree of items; nil where there is none.
  var outline: (level: Int, isExpanded: Bool, hasChildren: Bool)? {
    didSet {
      guard outline.map({ "\($0)" }) != oldValue.map({ "\($0)" }) else { return }
      rowChanged()
      setNeedsUpdateConfiguration()
    }
  }
  lazy var contents = CellContents(self, contentView)
  /// The segue that its storyboard begins when it is chosen.
  var chosenSegue: (() -> Void)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  private func place(_ view: UIView?, instead old: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.content }
    set {
      contents.content = newValue
      showContents()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.backing }
    set {
      contents.backing = newValue
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
  /// Called with the state before it is drawn in another one.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.role.background ?? .clear()
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isSwiped, state.isReordering) = (isEditing, isSwiped, isReordering)
    state.isDisabled = !isUserInteractionEnabled
    state.isExpanded = outline?.isExpanded ?? false
    return state
  }

  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    setNeedsLayout()
  }

  /// Sets the configurations for a state; subclasses that do so are called before it is drawn.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func updateConfigurationIfNeeded() {
    guard contents.needsUpdate else { return }
    contents.needsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    contents.needsUpdate = false
    showContents()
  }

  private func showContents() {
    contents.show(in: configurationState, fallback: fallbackBackground)
    setNeedsLayout()
  }

  /// What lies behind it where the program says nothing.
  var fallbackBackground: UIBackgroundConfiguration? { nil }

  func rowChanged() {
    contents.card = row?.card
    if fallbackBackground != nil || contents.background != nil { showContents() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contents.layOut()
  }

  override func height(in size: CGSize) -> CGFloat {
    updateConfigurationIfNeeded()
    let least = row?.role.minimumHeight ?? 0
    UIView.performWithoutAnimation {
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: bounds.height))
      layoutSubviews()
    }
    let width = contentView.bounds.width
    if let height = contents.height(in: width) { return max(height, least) }
    if let height = ConstraintLayout.fittingHeight(of: contentView) { return max(height, least) }
    return row == nil ? size.height : max(super.height(in: size), least)
  }
}
