import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// A dot for each page. Dots are 10 points wide with 8 between them, as recorded on iOS 26.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let proxy = PageControlProxy("UIPageControl")
  open override class func appearance() -> UIAppearanceProxy { proxy }

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  private static let (dot, gap, margin, height) = (
    CGFloat(10), CGFloat(8), CGFloat(14), CGFloat(26)
  )

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    priorities.hugging.1 = .defaultHigh
  }

  open var numberOfPages = 0 { didSet { pagesChanged() } }
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if currentPage != oldValue { appearanceChanged() }
    }
  }
  open var hidesForSinglePage = false { didSet { pagesChanged() } }
  open var pageIndicatorTintColor: UIColor? { didSet { appearanceChanged() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { appearanceChanged() } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage? {
    didSet { if preferredIndicatorImage != nil { Self.tellOfRoundDots() } }
  }
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { if preferredCurrentPageIndicatorImage != nil { Self.tellOfRoundDots() } }
  }

  static func tellOfRoundDots() {
    Reports.once("pictures for the dots of a UIPageControl are left out: dots are round here")
  }
  private var dots: [CALayer] = []

  private func pagesChanged() {
    while dots.count > max(numberOfPages, 0) { dots.removeLast().removeFromSuperlayer() }
    while dots.count < numberOfPages {
      let dot = CALayer()
      dot.cornerRadius = Self.dot / 2
      layer.addSublayer(dot)
      dots.append(dot)
    }
    for dot in dots { dot.isHidden = hidesForSinglePage && numberOfPages == 1 }
    if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
    appearanceChanged()
    invalidateIntrinsicContentSize()
  }

  override func appearanceChanged() {
    let plain = pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
    let current = currentPageIndicatorTintColor ?? .white
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.25)
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = resolve(index == currentPage ? current : plain)
    }
    CATransaction.commit()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = size(forNumberOfPages: dots.count).width - Self.margin * 2
    for (index, dot) in dots.enumerated() {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + CGFloat(index) * (Self.dot + Self.gap),
        y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      CATransaction.commit()
    }
  }

  /// The room that so many dots need, with their margins.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(
      width: count * Self.dot + max(count - 1, 0) * Self.gap + 2 * Self.margin, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    [.adjustable, .updatesFrequently]
  }
  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }

  /// The half that is touched says where to.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    turn(by: touch.location(in: self).x >= bounds.midX ? 1 : -1)
  }

  private func turn(by pages: Int) {
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
