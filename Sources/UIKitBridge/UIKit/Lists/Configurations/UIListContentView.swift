import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// Shows what a `UIListContentConfiguration` says: a picture, and texts below or beside one another.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { take() } }
  private let text = UILabel()
  private let secondary = UILabel()
  private let image = UIImageView(image: nil)
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = guide("UIListContentText") {
    ($0 as? UIListContentView)?.insets(of: \.text) ?? .zero
  }
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = guide(
    "UIListContentSecondaryText"
  ) { ($0 as? UIListContentView)?.insets(of: \.secondary) ?? .zero }
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide("UIListContentImage") {
    ($0 as? UIListContentView)?.insets(of: \.image) ?? .zero
  }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [image, text, secondary] { addSubview(view) }
    take()
  }

  public required init?(coder: NSCoder) { return nil }

  private var list: UIListContentConfiguration {
    configuration as? UIListContentConfiguration ?? .cell()
  }

  private func take() {
    let list = list
    show(list.text, list.attributedText, list.textProperties, in: text)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondary)
    let picture = list.imageProperties
    image.image = list.image
    image.preferredSymbolConfiguration = picture.preferredSymbolConfiguration
    image.tintColor = picture.resolvedTintColor(for: tintColor)
    image.contentMode = .scaleAspectFit
    image.layer.cornerRadius = picture.cornerRadius
    image.layer.borderWidth = picture.strokeWidth
    image.layer.borderColor = resolve(picture.resolvedStrokeColor(for: tintColor))
    image.clipsToBounds = picture.cornerRadius > 0
    image.isHidden = list.image == nil
    alpha = list.alpha
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    take()
  }

  private func show(
    _ words: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = look.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = words.map { look.transform.apply(to: $0) }
    }
    label.isHidden = label.text?.isEmpty != false
  }

  // MARK: Layout

  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// How large the picture is, and the room that it takes.
  private func imageSizes() -> (shown: CGSize, room: CGSize) {
    guard !image.isHidden else { return (.zero, .zero) }
    let wishes = list.imageProperties
    var size = image.intrinsicContentSize.orZero
    let most = wishes.maximumSize
    var scale: CGFloat = 1
    if most.width > 0, size.width > most.width { scale = most.width / size.width }
    if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let room = wishes.reservedLayoutSize
    let isOwn = { (length: CGFloat) in
      length <= 0 || length == UIListContentConfiguration.ImageProperties.standardDimension
    }
    return (
      size,
      CGSize(
        width: isOwn(room.width) ? size.width : room.width,
        height: isOwn(room.height) ? size.height : room.height)
    )
  }

  /// - Parameter size: of the view, in points; a height of 0 is for the least that there is.
  private func places(in size: CGSize) -> Places {
    let (list, margins) = (list, list.directionalLayoutMargins)
    let (shown, room) = imageSizes()
    let left = margins.leading + (image.isHidden ? 0 : room.width + list.imageToTextPadding)
    let width = max(size.width - left - margins.trailing, 0)
    let fit = CGSize(width: width, height: 0)
    let first = text.isHidden ? .zero : text.sizeThatFits(fit)
    let second = secondary.isHidden ? .zero : secondary.sizeThatFits(fit)
    let hasBoth = !text.isHidden && !secondary.isHidden
    let isBeside =
      list.prefersSideBySideTextAndSecondaryText
      && (!hasBoth
        || first.width + list.textToSecondaryTextHorizontalPadding + second.width <= width)
    let gap = hasBoth ? list.textToSecondaryTextVerticalPadding : 0
    let words =
      isBeside ? max(first.height, second.height) : first.height + gap + second.height
    let content = max(words, room.height)
    var places = Places()
    places.height = margins.top + content + margins.bottom
    let middle =
      margins.top + max(size.height - margins.top - margins.bottom, content) / 2
    places.image = CGRect(
      x: margins.leading + (room.width - shown.width) / 2, y: middle - shown.height / 2,
      width: shown.width, height: shown.height)
    if isBeside {
      places.text = CGRect(
        x: left, y: middle - first.height / 2, width: hasBoth ? first.width : width,
        height: first.height)
      places.secondary = CGRect(
        x: left + width - second.width, y: middle - second.height / 2, width: second.width,
        height: second.height)
    } else {
      let top = middle - words / 2
      places.text = CGRect(x: left, y: top, width: width, height: first.height)
      places.secondary = CGRect(
        x: left, y: top + first.height + gap, width: width, height: second.height)
    }
    return places
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.size)
    text.frame = places.text
    secondary.frame = places.secondary
    image.frame = places.image
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: CGSize(width: size.width, height: 0)).height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: places(in: CGSize(width: bounds.width, height: 0)).height)
  }

  /// Where texts begin, which is where lines between rows begin.
  var textStart: CGFloat { places(in: bounds.size).text.minX }

  private func insets(of part: KeyPath<Places, CGRect>) -> UIEdgeInsets {
    let frame = places(in: bounds.size)[keyPath: part]
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY,
      right: bounds.width - frame.maxX)
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  nonisolated func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
