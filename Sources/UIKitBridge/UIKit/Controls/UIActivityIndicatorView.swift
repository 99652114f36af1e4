import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewRuntime

/// Spokes that light up in turn: 20 points wide and high, or 37 where they are large.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0, white, gray
    case medium = 100
    case large
  }

  open var style: Style { didSet { styleChanged() } }
  open var color: UIColor! { didSet { faceChanged() } }
  open var hidesWhenStopped = true { didSet { faceChanged() } }
  public private(set) var isAnimating = false
  private let face = _UIHostingView(rootView: AnyView(EmptyView()))

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  override func setUp() {
    isUserInteractionEnabled = false
    priorities.hugging = (.defaultHigh, .defaultHigh)
    addSubview(face)
    if bounds.size == .zero { bounds = CGRect(origin: .zero, size: intrinsicContentSize) }
    styleChanged()
  }

  private var isLarge: Bool { style == .large || style == .whiteLarge }

  private func styleChanged() {
    color = style == .white || style == .whiteLarge ? .white : .gray
    invalidateIntrinsicContentSize()
  }

  open func startAnimating() {
    isAnimating = true
    faceChanged()
  }

  open func stopAnimating() {
    isAnimating = false
    faceChanged()
  }

  private func faceChanged() {
    face.isHidden = !isAnimating && hidesWhenStopped
    guard !face.isHidden else { return }
    let wheel = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: color.color))
      .controlSize(isLarge ? .large : .regular)
    face.rootView = AnyView(wheel)
    face.isPaused = !isAnimating
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }

  open override var intrinsicContentSize: CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
