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
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var accessoryView: UIView? { didSet { accessoryChanged() } }
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView? { didSet { place(backgroundView, instead: oldValue) } }
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var contentConfiguration: UIListContentConfiguration? { didSet { take() } }
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelection = false
  private let style: CellStyle
  private var accessory: UIView?
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private var madeImage: UIImageView?
  let separator = UIView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    separator.backgroundColor = .separator
    addSubview(separator)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: What every cell has, once it is asked for

  open var textLabel: UILabel? {
    if madeText == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
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
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
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

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func take() {
    guard let wish = contentConfiguration else { return }
    textLabel?.text = wish.text
    textLabel?.font = wish.textProperties.font
    textLabel?.textColor = wish.textProperties.color
    textLabel?.numberOfLines = wish.textProperties.numberOfLines
    if let text = wish.secondaryText {
      detail.text = text
      detail.font = wish.secondaryTextProperties.font
      detail.textColor = wish.secondaryTextProperties.color
      detail.numberOfLines = wish.secondaryTextProperties.numberOfLines
    } else {
      madeDetail?.text = nil
    }
    if wish.image != nil || madeImage != nil {
      imageView?.image = wish.image
      if let tint = wish.imageProperties.tintColor { imageView?.tintColor = tint }
    }
    setNeedsLayout()
  }

  private func place(_ view: UIView?, instead old: UIView?) {
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func accessoryChanged() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? Self.makeAccessory(accessoryType)
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private static func makeAccessory(_ type: AccessoryType) -> UIView? {
    let name: String
    switch type {
    case .none: return nil
    case .disclosureIndicator: name = "chevron.forward"
    case .checkmark: name = "checkmark"
    case .detailButton, .detailDisclosureButton: name = "info.circle"
    }
    let isChevron = type == .disclosureIndicator
    let view = UIImageView(
      image: UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: isChevron ? 13 : 17, weight: .semibold)))
    if isChevron { view.tintColor = .tertiaryLabel }
    view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
    return view
  }

  // MARK: Layout

  private var isBelow: Bool { style == .subtitle || contentConfiguration != nil }

  private func textFrames(in width: CGFloat) -> (text: CGRect, detail: CGRect, height: CGFloat) {
    var left: CGFloat = 16
    if let image = madeImage, image.image != nil {
      left += image.intrinsicContentSize.orZero.width + 16
    }
    let room = max(width - left - 16, 0)
    let fit = CGSize(width: room, height: 0)
    let text = madeText?.sizeThatFits(fit) ?? .zero
    let hasDetail = madeDetail?.text?.isEmpty == false
    let detail = hasDetail ? madeDetail?.sizeThatFits(fit) ?? .zero : .zero
    let gap: CGFloat = isBelow && hasDetail ? 2 : 0
    let all = isBelow ? text.height + gap + detail.height : max(text.height, detail.height)
    let height = max(all + 22, 44)
    if isBelow {
      let y = (height - all) / 2
      return (
        CGRect(x: left, y: y, width: room, height: text.height),
        CGRect(x: left, y: y + text.height + gap, width: room, height: detail.height), height
      )
    }
    let detailWidth = min(detail.width, max(room - text.width - 8, 0))
    return (
      CGRect(
        x: left, y: (height - text.height) / 2, width: min(text.width, room), height: text.height),
      CGRect(
        x: width - 16 - detailWidth, y: (height - detail.height) / 2, width: detailWidth,
        height: detail.height), height
    )
  }

  private var accessoryWidth: CGFloat {
    accessory.map { $0.bounds.width + 16 } ?? 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(
      x: 0, y: 0, width: max(bounds.width - accessoryWidth, 0), height: bounds.height)
    backgroundView?.frame = bounds
    if let accessory {
      let size = accessory.bounds.size
      accessory.frame = CGRect(
        x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    separator.frame = CGRect(
      x: separatorInset.left, y: bounds.height - 1.0 / 3,
      width: max(bounds.width - separatorInset.left - separatorInset.right, 0), height: 1.0 / 3)
    let frames = textFrames(in: contentView.bounds.width)
    let shift = (bounds.height - frames.height) / 2
    madeText?.frame = frames.text.offsetBy(dx: 0, dy: shift)
    madeDetail?.frame = frames.detail.offsetBy(dx: 0, dy: shift)
    if let madeImage {
      let size = madeImage.intrinsicContentSize.orZero
      madeImage.frame = CGRect(
        x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  /// The height that its constraints ask for, else that of its texts, in points.
  func height(in width: CGFloat) -> CGFloat {
    frame = CGRect(origin: frame.origin, size: CGSize(width: width, height: bounds.height))
    layoutSubviews()
    let texts = textFrames(in: contentView.bounds.width).height
    guard let wish = ConstraintLayout.fittingHeight(of: contentView) else { return texts }
    return max(wish, 0)
  }

  // MARK: Selection

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelection = selected
    showSelection(selected)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    showSelection(highlighted || storedSelection)
  }

  private var plainBackground: UIColor?
  private var isShaded = false

  private func showSelection(_ isOn: Bool) {
    guard selectionStyle != .none, isOn != isShaded else { return }
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

/// A cell's texts and picture, and how they look.
nonisolated public struct UIListContentConfiguration {
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      textProperties: TextProperties(font: .systemFont(ofSize: 17), color: .label),
      secondaryTextProperties: TextProperties(font: .systemFont(ofSize: 15), color: .label))
  }

  public static func subtitleCell() -> UIListContentConfiguration { .cell() }
}
