import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// The wheel above a scroll view's content, which a pull brings.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  /// A line below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  private let title = UILabel()
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// How far it has to be pulled, and the room that it takes while it turns, in points.
  static let (pull, height) = (CGFloat(110), CGFloat(60))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    title.textAlignment = .center
    addSubview(wheel)
    addSubview(title)
    isHidden = true
  }

  public required init?(coder: NSCoder) { return nil }

  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
    (superview as? UIScrollView)?.refreshingChanged()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    (superview as? UIScrollView)?.refreshingChanged()
  }

  open override func tintColorDidChange() { wheel.color = tintColor }

  /// The content of `view` is pulled down so far.
  func place(in view: UIScrollView) {
    let shown = max(-view.contentOffset.y, 0)
    isHidden = shown <= 0 && !isRefreshing
    frame = CGRect(x: 0, y: -Self.height, width: view.bounds.width, height: Self.height)
    let words = attributedTitle == nil ? 0 : title.sizeThatFits(.zero).height
    wheel.center = CGPoint(x: frame.width / 2, y: (Self.height - words) / 2)
    title.frame = CGRect(
      x: 0, y: wheel.frame.maxY + 4, width: frame.width, height: words)
    alpha = isRefreshing ? 1 : min(shown / Self.height, 1)
  }

  /// Called while a finger pulls.
  func pulled(in view: UIScrollView) {
    guard isEnabled, !isRefreshing, -view.contentOffset.y >= Self.pull else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
