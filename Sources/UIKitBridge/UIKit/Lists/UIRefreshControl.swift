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
  /// How far it has to be pulled, and the room of its wheel, in points.
  private static let (pull, height) = (CGFloat(110), CGFloat(60))
  /// The room that it takes while it turns, in points; recorded on iOS 26.
  var room: CGFloat { Self.height + (words > 0 ? words + 9 : 0) }
  private var words: CGFloat { attributedTitle == nil ? 0 : title.sizeThatFits(.zero).height }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    title.textAlignment = .center
    addSubview(wheel)
    addSubview(title)
    isHidden = true
  }

  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
    (parentView as? UIScrollView)?.refreshingChanged()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    (parentView as? UIScrollView)?.refreshingChanged()
  }

  open override func tintColorDidChange() { wheel.color = tintColor }

  /// Stands at the edge below which the content of `view` is pulled, as recorded on iOS 26.
  func place(in view: UIScrollView) {
    let shown = pull(of: view)
    isHidden = shown <= 0 && !isRefreshing
    frame = CGRect(x: 0, y: -shown, width: view.bounds.width, height: room)
    wheel.center = CGPoint(x: frame.width / 2, y: Self.height / 2)
    title.frame = CGRect(x: 0, y: Self.height, width: frame.width, height: words)
    alpha = isRefreshing ? 1 : min(shown / Self.height, 1)
  }

  /// How far the content of `view` stands below its edge.
  private func pull(of view: UIScrollView) -> CGFloat {
    max(-view.contentOffset.y - view.adjustedContentInset.top, 0)
  }

  /// Called while a finger pulls.
  func pulled(in view: UIScrollView) {
    guard isEnabled, !isRefreshing, pull(of: view) >= Self.pull else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
