import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A bar of 4 points that fills up.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  private var stored: Float = 0
  /// 0…1.
  open var progress: Float {
    get { stored }
    set { setProgress(newValue, animated: false) }
  }
  open var progressViewStyle: Style
  open var progressTintColor: UIColor? { didSet { appearanceChanged() } }
  open var trackTintColor: UIColor? { didSet { appearanceChanged() } }
  open var progressImage: UIImage? { didSet { if progressImage != nil { tell("progressImage") } } }
  open var trackImage: UIImage? { didSet { if trackImage != nil { tell("trackImage") } } }
  /// Read once: nobody tells here when it goes on.
  open var observedProgress: Progress? {
    didSet {
      guard let observedProgress else { return }
      progress = Float(observedProgress.fractionCompleted)
      Reports.once("UIProgressView.observedProgress is read once: set its progress as it goes on")
    }
  }
  private let track = UIView()
  private let bar = UIView()

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
  }

  override func setUp() {
    isUserInteractionEnabled = false
    priorities.hugging.1 = .defaultHigh
    for view in [track, bar] { addSubview(view) }
    if bounds.size == .zero { bounds = CGRect(x: 0, y: 0, width: 150, height: 4) }
    appearanceChanged()
  }

  private func tell(_ property: String) {
    Reports.once("UIProgressView.\(property) is left out: it is not drawn here")
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    let inside = min(max(progress, 0), 1)
    guard inside != stored else { return }
    stored = inside
    guard animated else { return placeBar() }
    UIView.animate(withDuration: 0.25) { self.placeBar() }
  }

  override func appearanceChanged() {
    track.backgroundColor = trackTintColor ?? .systemFill
    bar.backgroundColor = progressTintColor ?? tintColor
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var accessibilityRole: AccessibilityElement.Role? { .progress }
  override var usualAccessibilityLabel: String? { "Progress" }
  override var usualAccessibilityValue: String? { "\(Int((stored * 100).rounded()))%" }
  override var usualAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  private func placeBar() {
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(stored), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    placeBar()
    let radius = progressViewStyle == .default ? bounds.height / 2 : 0
    track.layer.cornerRadius = radius
    bar.layer.cornerRadius = min(radius, bar.bounds.width / 2)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: intrinsicContentSize.height)
  }
}
