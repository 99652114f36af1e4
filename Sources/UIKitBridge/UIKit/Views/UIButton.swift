import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// A control with a title and a picture.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  public let buttonType: ButtonType
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(image: nil)
  open var configuration: Configuration? { didSet { stateChanged() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { sizeChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { sizeChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { sizeChanged() } }
  open var adjustsImageWhenHighlighted = true
  open var showsMenuAsPrimaryAction = false
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let backgroundView = UIImageView(image: nil)

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { take(primaryAction) }
    stateChanged()
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { take(primaryAction) }
  }

  public required init?(coder: NSCoder) { return nil }

  private func take(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  override func setUp() {
    for view in [backgroundView, imageView, titleLabel].compactMap({ $0 }) { addSubview(view) }
    titleLabel?.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    titleLabel?.textAlignment = .center
    stateChanged()
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    stateChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    stateChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    stateChanged()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { imageView?.preferredSymbolConfiguration = configuration }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  private var titleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    if let configuration { return configuration.foreground(tint: tintColor) }
    return buttonType == .custom ? .white : tintColor
  }

  override func stateChanged() {
    guard let titleLabel, let imageView else { return }
    if let attributed = attributedTitles[state] ?? attributedTitles[.normal] {
      titleLabel.attributedText = attributed
    } else {
      titleLabel.text = configuration?.title ?? currentTitle
    }
    titleLabel.textColor = titleColor
    imageView.image = configuration?.image ?? currentImage
    imageView.tintColor = configuration == nil ? tintColor : titleColor
    backgroundView.image = backgrounds[state] ?? backgrounds[.normal]
    if let configuration {
      layer.backgroundColor = configuration.background(tint: tintColor).map(resolve)
      titleLabel.font = .systemFont(ofSize: 17)
    }
    let isDimmed = isHighlighted && (buttonType != .custom || configuration != nil)
    titleLabel.alpha = isDimmed ? 0.3 : isEnabled ? 1 : 0.4
    imageView.alpha = titleLabel.alpha
    sizeChanged()
  }

  override func appearanceChanged() { stateChanged() }
  open override func tintColorDidChange() { stateChanged() }

  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var insets: UIEdgeInsets { configuration?.insets ?? contentEdgeInsets }
  private var gap: CGFloat { configuration?.imagePadding ?? 0 }

  private var contentSizes: (image: CGSize, title: CGSize) {
    let hasImage = imageView?.image != nil
    return (
      hasImage ? imageView?.intrinsicContentSize ?? .zero : .zero,
      titleLabel?.intrinsicContentSize ?? .zero
    )
  }

  open override var intrinsicContentSize: CGSize {
    let (image, title) = contentSizes
    let between = image.width > 0 && title.width > 0 ? gap : 0
    let extra: CGFloat = buttonType == .system && configuration == nil && insets == .zero ? 12 : 0
    return CGSize(
      width: image.width + between + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom + extra)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    let (image, title) = contentSizes
    let between = image.width > 0 && title.width > 0 ? gap : 0
    let free = bounds.width - insets.left - insets.right
    let titleWidth = min(title.width, max(free - image.width - between, 0))
    let width = image.width + between + titleWidth
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: bounds.width - insets.right - width
      case .center: insets.left + (free - width) / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: insets.top
      case .bottom: bounds.height - insets.bottom - height
      case .center: insets.top + (bounds.height - insets.top - insets.bottom - height) / 2
      }
    }
    imageView?.frame = CGRect(origin: CGPoint(x: x, y: y(image.height)), size: image)
      .offsetBy(
        dx: imageEdgeInsets.left - imageEdgeInsets.right,
        dy: imageEdgeInsets.top - imageEdgeInsets.bottom)
    titleLabel?.frame = CGRect(
      x: x + image.width + between + titleEdgeInsets.left - titleEdgeInsets.right,
      y: y(title.height) + titleEdgeInsets.top - titleEdgeInsets.bottom, width: titleWidth,
      height: title.height)
    if let radius = configuration?.radius(of: bounds.size) { layer.cornerRadius = radius }
  }

  /// A button's look as a whole.
  public struct Configuration {
    private enum Kind { case plain, gray, tinted, filled }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    private var kind: Kind
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    public static func plain() -> Configuration { Configuration(kind: .plain) }
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    public static func borderless() -> Configuration { .plain() }
    public static func bordered() -> Configuration { .gray() }
    public static func borderedTinted() -> Configuration { .tinted() }
    public static func borderedProminent() -> Configuration { .filled() }

    private init(kind: Kind) { self.kind = kind }

    @MainActor func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    @MainActor func background(tint: UIColor) -> UIColor? {
      switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .tertiarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    var insets: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
    }

    func radius(of size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .capsule: min(size.width, size.height) / 2
      case .small: 4
      case .large: 12
      default: 6
      }
    }
  }
}
