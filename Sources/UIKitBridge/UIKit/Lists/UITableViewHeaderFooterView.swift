import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// What stands above or below the rows of a section, of a registered class.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open private(set) lazy var textLabel: UILabel? = makeLabel(.systemFont(ofSize: 13))
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel(.systemFont(ofSize: 13))
  private var labels: [UILabel] = []
  private lazy var contents = CellContents(self, contentView)

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    addSubview(contentView)
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    labels.append(label)
    return label
  }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.content }
    set {
      contents.content = newValue
      show()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.backing }
    set {
      contents.backing = newValue
      show()
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  private func show() {
    contents.show(
      in: UICellConfigurationState(traitCollection: traitCollection), fallback: nil)
    setNeedsLayout()
  }

  private func updateIfNeeded() {
    guard contents.needsUpdate else { return }
    contents.needsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    contents.needsUpdate = false
  }

  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    contents.layOut()
    var y: CGFloat = 6
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: bounds.width - 32, height: 0))
      label.frame = CGRect(
        x: ListFigures.inset, y: y, width: max(bounds.width - 32, 0), height: size.height)
      y += size.height + 2
    }
  }

  /// The height that its content asks for, in points.
  func height(in width: CGFloat) -> CGFloat {
    frame.size.width = width
    layoutSubviews()
    if let height = contents.height(in: width) { return height }
    if let height = ConstraintLayout.fittingHeight(of: contentView) { return height }
    return labels.map(\.frame.maxY).max().map { $0 + 6 } ?? 28
  }
}
