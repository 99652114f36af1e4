import CoreAnimation
import Drawing
import Foundation
import Geometry
import Typesetting
import ViewContent
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A text in as many lines as it may have.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      textChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      (plain, attributed) = (nil, newValue)
      textChanged()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
  open var textColor: UIColor! = .label { didSet { appearanceChanged() } }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false { didSet { appearanceChanged() } }
  open var isEnabled = true { didSet { appearanceChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { appearanceChanged() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
  /// 0 is as many as there are.
  open var numberOfLines = 1 { didSet { textChanged() } }
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceChanged() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { appearanceChanged() } }
  open var adjustsFontForContentSizeCategory = false
  /// Nothing is shown where a pointer rests on it.
  open var showsExpansionTextWhenTruncated = false
  open var allowsDefaultTighteningForTruncation = false
  /// Where text stands that was made smaller to fit: in the middle of the height, as with `alignCenters`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  open var shadowColor: UIColor? { didSet { appearanceChanged() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { appearanceChanged() } }
  private var plain: String?
  private var attributed: NSAttributedString?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
  }

  override var isUsuallyAccessibilityElement: Bool { text?.isEmpty == false }
  override var usualAccessibilityLabel: String? { text }
  override var usualAccessibilityTraits: UIAccessibilityTraits { .staticText }

  private func textChanged() {
    appearanceChanged()
    invalidateIntrinsicContentSize()
  }

  private var resolved: ResolvedText? {
    var values = environment
    values.font = Font(font)
    values.multilineTextAlignment =
      switch textAlignment {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    if numberOfLines > 0 { values.lineLimit = numberOfLines }
    if lineBreakMode == .byTruncatingHead { values.truncationMode = .head }
    if lineBreakMode == .byTruncatingMiddle { values.truncationMode = .middle }
    if adjustsFontSizeToFitWidth {
      values.minimumScaleFactor = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
    }
    var color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    if !isEnabled { color = .tertiaryLabel }
    if let attributed {
      if attributed.length > 0 {
        let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        (style as? NSParagraphStyle)?.apply(to: &values)
      }
      return ResolvedText(
        Text(attributed.attributedText).foregroundColor(color.color), in: values)
    }
    guard let plain, !plain.isEmpty else { return nil }
    return ResolvedText(Text(verbatim: plain).foregroundColor(color.color), in: values)
  }

  override func appearanceChanged() {
    guard let text = resolved else {
      layer.drawing = nil
      return
    }
    let alignment = textAlignment
    layer.drawing = { [weak layer] size in
      // While its size moves, the lines are those that it will have.
      let goal = layer?.bounds.size ?? size
      let room = goal.width > 0 && goal.height > 0 ? goal : size
      let layout = text.typesetter.layout(
        width: Double(room.width), height: Double(room.height), boxWidth: Double(room.width))
      let height = text.typesetter.measure(width: Double(room.width), height: Double(room.height))
        .size.height
      // A label's lines stand in the middle of its height.
      let y = size == room ? max((room.height - height) / 2, 0) : (size.height - height) / 2
      let free = size.width - room.width
      let x = alignment == .center ? free / 2 : alignment == .right ? free : 0
      return text.draw(layout, size: room).moved(by: CGPoint(x: x, y: y))
    }
  }

  private func measure(width: CGFloat?) -> TextMeasure? {
    resolved?.typesetter.measure(width: width.map { Double($0) }, height: nil)
  }

  /// In whole pixels, as recorded on iOS 26: 39 × 20.5 points for Hello of 17 points with two pixels a point.
  private func size(width: CGFloat?) -> CGSize {
    guard let size = measure(width: width)?.size else { return .zero }
    let pixel = pixelLength
    func whole(_ length: CGFloat) -> CGFloat {
      (length / pixel - 0.001).rounded(.up) * pixel
    }
    return CGSize(width: whole(size.width), height: whole(size.height))
  }

  /// Of a label as high as its lines the first baseline lies at a whole pixel, as recorded: 16 points below
  /// the top at 17 points, 32.5 at 34.
  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    let offered = numberOfLines == 1 || width <= 0 ? nil : width
    guard let measure = measure(width: offered) else { return nil }
    let (height, pixel) = (size(width: offered).height, pixelLength)
    func place(_ baseline: Double) -> CGFloat {
      (CGFloat(baseline) / pixel).rounded() * pixel - height / 2
    }
    return (place(measure.firstBaseline), place(measure.lastBaseline))
  }

  /// Draws the text into the current context.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let drawing = layer.drawing else { return }
    context.draw(drawing(rect.size).moved(by: rect.origin))
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    return size(width: numberOfLines == 1 || width <= 0 ? nil : width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }
}

/// Where a label's text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
