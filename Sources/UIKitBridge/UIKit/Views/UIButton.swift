import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

// Long, since what a subclass may override stands in the class itself.

/// A control with a title and a picture.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// What it is for: what destroys something is red.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  open var role = Role.normal {
    didSet { if role != oldValue { tintColor = role == .destructive ? .systemRed : nil } }
  }
  public let buttonType: ButtonType
  public let titleLabel: UILabel? = UILabel()
  /// The second line of a configuration.
  public let subtitleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(image: nil)
  open var configuration: Configuration? { didSet { stateChanged() } }
  /// Changes the configuration whenever the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  /// True where each tap selects the button, or no longer does.
  open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
  private var isUpdating = false
  var wheel: UIActivityIndicatorView?
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { sizeChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { sizeChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { sizeChanged() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// Whether it changes its look below a pointer: pointers stay what they are here.
  open var isPointerInteractionEnabled = false
  /// Whether a touch opens the menu; else a long one does.
  open var showsMenuAsPrimaryAction = false { didSet { menuChanged() } }
  open var menu: UIMenu? { didSet { menuChanged() } }
  /// The finger that stays on a button whose menu waits for that.
  var menuPress: UILongPressGestureRecognizer?
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let backgroundView = UIImageView(image: nil)
  var glassView: UIVisualEffectView?
  private var symbolConfiguration: UIImage.SymbolConfiguration?
  /// A symbol in a button is large beside 17 points, as recorded on iOS 26, unless it is told otherwise.
  private static let usualSymbol = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

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

  public required init?(coder: NSCoder) {
    buttonType = (coder as? InterfaceCoder)?.buttonType ?? .custom
    super.init(coder: coder)
  }

  private func take(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The picture of a button of the system's kinds, and what it is called; nil for the others.
  private var ownSymbol: (symbol: String, name: String)? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: ("info.circle", "More Info")
    case .contactAdd: ("plus.circle", "Add Contact")
    case .close: ("xmark", "Close")
    case .custom, .system, .plain: nil
    }
  }

  /// The side of a button that closes something, in points.
  private static let closeSide: CGFloat = 30

  override func setUp() {
    if let ownSymbol {
      images[.normal] = UIImage(systemName: ownSymbol.symbol)
      images[.normal]?.accessibilityLabel = ownSymbol.name
    }
    if buttonType == .close {
      symbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = Self.closeSide / 2
      tintColor = .secondaryLabel
    }
    for view in [backgroundView, imageView, titleLabel, subtitleLabel].compactMap({ $0 }) {
      addSubview(view)
    }
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
  ) {
    symbolConfiguration = configuration
    stateChanged()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  /// Whether it is gray because it cannot be used: a configuration is, and a button of the system's without a colour of its own.
  private var isGray: Bool {
    !isEnabled && (configuration != nil || (buttonType != .custom && titleColor(for: state) == nil))
  }

  var titleColor: UIColor {
    if isGray { return .tertiaryLabel }
    if let color = titleColor(for: state) { return color }
    if let configuration { return configuration.foreground(tint: tintColor) }
    return buttonType == .custom ? .white : tintColor
  }

  override func stateChanged() {
    guard let titleLabel, let imageView else { return }
    updateConfiguration()
    if configuration == nil { showGlass(nil) }
    if let configuration {
      show(configuration)
    } else if let attributed = attributedTitles[state] ?? attributedTitles[.normal] {
      titleLabel.attributedText = attributed
    } else {
      titleLabel.text = currentTitle
    }
    if configuration?.attributedTitle == nil { titleLabel.textColor = titleColor }
    imageView.image = configuration?.image ?? currentImage
    let symbol = configuration?.preferredSymbolConfigurationForImage ?? symbolConfiguration
    imageView.preferredSymbolConfiguration =
      symbol.map(Self.usualSymbol.applying) ?? Self.usualSymbol
    imageView.tintColor = configuration == nil && !isGray ? tintColor : titleColor
    backgroundView.image = backgrounds[state] ?? backgrounds[.normal]
    let isDimmed = isHighlighted && (buttonType != .custom || configuration != nil)
    titleLabel.alpha = isDimmed ? 0.3 : isEnabled || isGray ? 1 : 0.4
    imageView.alpha = titleLabel.alpha
    subtitleLabel?.alpha = titleLabel.alpha
    showWheel(configuration?.showsActivityIndicator == true)
    sizeChanged()
  }

  private func show(_ configuration: Configuration) {
    guard let titleLabel, let subtitleLabel else { return }
    let ground = configuration.background
    let fill = configuration.fill(tint: tintColor)
    layer.backgroundColor =
      (ground.backgroundColor ?? (isEnabled || fill == nil ? fill : .tertiarySystemFill))
      .map(resolve)
    showGlass(ground.backgroundColor == nil ? configuration.glass(tint: tintColor) : nil)
    layer.borderWidth = ground.strokeWidth
    layer.borderColor = ground.strokeColor.map(resolve)
    titleLabel.font = configuration.titleFont
    titleLabel.numberOfLines = 0
    if let attributed = configuration.attributedTitle {
      titleLabel.attributedText = NSAttributedString(attributed)
    } else {
      titleLabel.text = configuration.title ?? currentTitle
    }
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.text =
      configuration.attributedSubtitle.map { String($0.characters) } ?? configuration.subtitle
    subtitleLabel.textColor = titleColor
  }

  /// Asks for `configurationUpdateHandler` with the next look.
  open func setNeedsUpdateConfiguration() { stateChanged() }

  /// Runs `configurationUpdateHandler`; a change that it makes does not run it again.
  open func updateConfiguration() {
    guard !isUpdating, let configurationUpdateHandler else { return }
    isUpdating = true
    configurationUpdateHandler(self)
    isUpdating = false
  }

  open override func sendActions(for controlEvents: UIControl.Event) {
    if changesSelectionAsPrimaryAction, controlEvents.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, opensMenuAtTouch else { return }
    openMenu()
    touchesCancelled(touches, with: event)
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  /// What it says, else what its picture is called.
  override var usualAccessibilityLabel: String? {
    let words = [titleLabel, subtitleLabel].compactMap { $0?.text }.filter { !$0.isEmpty }
    return words.isEmpty ? imageView?.image?.accessibilityLabel : words.joined(separator: ", ")
  }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    return traits
  }

  override func appearanceChanged() { stateChanged() }
  open override func tintColorDidChange() { stateChanged() }

  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var insets: UIEdgeInsets { configuration?.insets ?? contentEdgeInsets }
  private var contents: ButtonContents {
    var contents = ButtonContents()
    contents.image =
      wheel?.intrinsicContentSize
      ?? (imageView?.image == nil ? .zero : imageView?.intrinsicContentSize ?? .zero)
    contents.title = titleLabel?.intrinsicContentSize ?? .zero
    contents.subtitle =
      subtitleLabel?.text?.isEmpty == false ? subtitleLabel?.intrinsicContentSize ?? .zero : .zero
    if let configuration {
      // Labels without a limit of lines have two points more than their line, as recorded on iOS 26.
      if contents.title.height > 0 { contents.title.height += 2 }
      if contents.subtitle.height > 0 { contents.subtitle.height += 2 }
      contents.overhang = symbolOverhang
      contents.placement = configuration.imagePlacement
      contents.imagePadding = configuration.imagePadding
      contents.titlePadding = configuration.titlePadding
      contents.titleAlignment = configuration.titleAlignment
    }
    return contents
  }

  /// A large symbol above a title takes the room of one of the middle scale: 20 of 26.5 points, as recorded.
  private var symbolOverhang: CGFloat {
    guard let imageView, imageView.image != nil, wheel == nil,
      let used = imageView.preferredSymbolConfiguration,
      let middle = imageView.size(
        configuredBy: used.applying(UIImage.SymbolConfiguration(scale: .medium)))
    else { return 0 }
    return max(imageView.intrinsicContentSize.height - middle.height, 0)
  }

  open override var intrinsicContentSize: CGSize {
    if buttonType == .close { return CGSize(width: Self.closeSide, height: Self.closeSide) }
    let size = contents.size
    let isBare = configuration == nil && insets == .zero
    let isPlain = buttonType == .system && isBare
    let isTitled = isBare && contents.image == .zero && contents.title.width > 0
    let extra: CGFloat = isTitled || (isPlain && contents.image == .zero) ? 12 : 0
    return CGSize(
      // 30 points at least, as recorded on iOS 26.
      width: max(size.width + insets.left + insets.right, isPlain ? 30 : 0),
      height: size.height + insets.top + insets.bottom + extra)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? {
    titleLabel?.text?.isEmpty == false ? titleLabel?.baselinesFromMiddle : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    let free = CGSize(
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let contents = contents.fitted(to: free.width)
    let size = contents.size
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: bounds.width - insets.right - size.width
      case .center: insets.left + (free.width - size.width) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: insets.top
      case .bottom: bounds.height - insets.bottom - size.height
      case .center: insets.top + (free.height - size.height) / 2
      }
    let frames = contents.frames(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    wheel?.frame = frames.image
    imageView?.frame = frames.image.offsetBy(
      dx: imageEdgeInsets.left - imageEdgeInsets.right,
      dy: imageEdgeInsets.top - imageEdgeInsets.bottom)
    titleLabel?.frame = frames.title.offsetBy(
      dx: titleEdgeInsets.left - titleEdgeInsets.right,
      dy: titleEdgeInsets.top - titleEdgeInsets.bottom)
    subtitleLabel?.frame = frames.subtitle
    guard let configuration else { return }
    layer.cornerRadius = configuration.radius(of: bounds.size)
    layOutGlass()
  }
}
