import CoreAnimation
import Foundation
import FoundationNames
import Geometry
@_spi(Runtime) import ViewRuntime

/// A view that shows a part of its content, and is drawn about with a finger.
@preconcurrency @MainActor
open class UIScrollView: UIView, _TellsOfScrolling {
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public weak var _scrollDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }
  /// Points around the content that are scrolled with it.
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }
  /// What was added to `contentInset` when the view was laid out last.
  var addedInset = UIEdgeInsets.zero
  /// `contentInset` and what of the safe area is added to it, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(addedInset) }
  open func adjustedContentInsetDidChange() {}
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var bounces = true
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  // A scroll view around it takes what goes the other way, and nothing of what this one has no room for.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether a finger that begins along one axis keeps to it.
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  // Indicators fade as soon as nothing moves: they are not drawn.
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open func flashScrollIndicators() {}
  /// The part of its speed that it keeps from one millisecond to the next.
  open var decelerationRate = DecelerationRate.normal
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// How large the view is shown that the delegate names for it.
  open var zoomScale: CGFloat {
    get { shownZoom }
    set { zoom(to: newValue, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }
  open var bouncesZoom = true
  var shownZoom: CGFloat = 1
  /// The scale at which a pinch began; nil while nobody pinches.
  var pinchedZoom: CGFloat?
  public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  public var isZooming: Bool { pinchedZoom != nil }
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  public var isTracking: Bool { isDragging }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Where content that is let go comes to rest instead of at `place`, for views that have stops of their own.
  ///
  /// - Parameter velocity: in points per millisecond.
  func stop(near place: CGPoint, velocity: CGPoint) -> CGPoint { place }
  private var start = CGPoint.zero
  private var coasting: (velocity: CGPoint, target: CGPoint?)?
  private var link: CADisplayLink?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: _SEL(UIScrollView.panned))
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The point of the content at the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
      setNeedsLayout()
      tellBar()
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    endCoasting()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    coast(velocity: .zero, to: contentOffset)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var origin = contentOffset
    origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
    origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(clamped(origin), animated: animated)
  }

  /// The offsets at which all of the view is content.
  private var range: (least: CGPoint, most: CGPoint) {
    let refreshing = refreshControl.map { $0.isRefreshing ? $0.room : 0 } ?? 0
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top - refreshing)
    return (
      least,
      CGPoint(
        x: max(contentSize.width + inset.right - bounds.width, least.x),
        y: max(contentSize.height + inset.bottom - bounds.height, least.y))
    )
  }

  func clamped(_ point: CGPoint) -> CGPoint {
    let (least, most) = range
    return CGPoint(
      x: min(max(point.x, least.x), most.x), y: min(max(point.y, least.y), most.y))
  }

  // MARK: Fingers

  /// Beyond an edge it follows a finger ever less: (1 − 1 / (0.55·x / d + 1))·d for x points of d.
  private func resisted(_ place: CGPoint) -> CGPoint {
    let inside = clamped(place)
    func pull(_ beyond: CGFloat, _ length: CGFloat, _ isLoose: Bool) -> CGFloat {
      guard bounces, isLoose, length > 0 else { return 0 }
      let way = abs(beyond)
      return (beyond < 0 ? -1 : 1) * (1 - 1 / (0.55 * way / length + 1)) * length
    }
    let (least, most) = range
    return CGPoint(
      x: inside.x
        + pull(
          place.x - inside.x, bounds.width,
          bouncesHorizontally && (alwaysBounceHorizontal || most.x > least.x)),
      y: inside.y
        + pull(
          place.y - inside.y, bounds.height,
          bouncesVertically && (alwaysBounceVertical || most.y > least.y)))
  }

  private func panned() {
    guard isScrollEnabled else { return }
    let way = panGestureRecognizer.translation(in: nil)
    switch panGestureRecognizer.state {
    case .began:
      endCoasting()
      start = contentOffset
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      contentOffset = resisted(CGPoint(x: start.x - way.x, y: start.y - way.y))
      refreshControl?.pulled(in: self)
    case .ended, .cancelled:
      isDragging = false
      let speed = panGestureRecognizer.velocity(in: nil)
      letGo(CGPoint(x: -speed.x, y: -speed.y))
    default: break
    }
  }

  private func letGo(_ velocity: CGPoint) {
    // Where it would come to rest: v / (1000 · (1 − rate)) from here.
    let way = 1 / (1000 * (1 - decelerationRate.rawValue))
    var target = CGPoint(
      x: contentOffset.x + velocity.x * way, y: contentOffset.y + velocity.y * way)
    let isBeyond = clamped(contentOffset) != contentOffset
    let isWished = !isPagingEnabled && askForTarget(&target, velocity)
    let goesOn = isBeyond || isWished || hypot(velocity.x, velocity.y) > 10 || isPagingEnabled
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      func page(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat
      {
        let now = (start / length).rounded()
        let next = speed > 300 ? now + 1 : speed < -300 ? now - 1 : (place / length).rounded()
        return min(max(next, now - 1), now + 1) * length
      }
      target = CGPoint(
        x: page(contentOffset.x, start.x, bounds.width, velocity.x),
        y: page(contentOffset.y, start.y, bounds.height, velocity.y))
    }
    isDecelerating = true
    let end = clamped(target)
    let isKnown = isPagingEnabled || isBeyond || isWished || end != target
    coast(velocity: velocity, to: isKnown ? end : nil)
  }

  /// Whether the delegate wants the content to come to rest elsewhere than at `target`, which is within its range.
  private func askForTarget(_ target: inout CGPoint, _ velocity: CGPoint) -> Bool {
    let natural = clamped(target)
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var wished = clamped(stop(near: natural, velocity: speed))
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: speed, targetContentOffset: &wished)
    guard wished != natural else { return false }
    target = wished
    return true
  }

  // MARK: By itself

  /// The room for the wheel above the content is another one.
  func refreshingChanged() {
    setNeedsLayout()
    guard !isDragging, refreshControl?.isRefreshing == false else { return }
    let (least, most) = range
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(contentOffset.y, least.y), most.y)), animated: true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeAddedInset()
    refreshControl?.place(in: self)
  }

  private func coast(velocity: CGPoint, to target: CGPoint?) {
    coasting = (velocity, target)
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: _SEL(UIScrollView.step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func endCoasting() {
    link?.invalidate()
    link = nil
    coasting = nil
    isDecelerating = false
  }

  /// A sixtieth of a second on: slower and slower, or critically damped to where it is to come to rest.
  private func step() {
    guard let coasting else { return endCoasting() }
    let target = coasting.target
    var velocity = coasting.velocity
    let time: CGFloat = 1.0 / 60
    var place = contentOffset
    if let target {
      func move(_ from: CGFloat, _ to: CGFloat, _ speed: CGFloat) -> (CGFloat, CGFloat) {
        let (frequency, way) = (CGFloat(12), from - to)
        let decay = CGFloat(exp(-Double(frequency * time)))
        let slope = speed + frequency * way
        return (
          to + (way + slope * time) * decay, (speed - frequency * slope * time) * decay
        )
      }
      (place.x, velocity.x) = move(place.x, target.x, velocity.x)
      (place.y, velocity.y) = move(place.y, target.y, velocity.y)
      if hypot(place.x - target.x, place.y - target.y) < 0.25, hypot(velocity.x, velocity.y) < 10 {
        return rest(at: target)
      }
    } else {
      let kept = CGFloat(pow(Double(decelerationRate.rawValue), 1000 / 60))
      place.x += velocity.x * time
      place.y += velocity.y * time
      velocity = CGPoint(x: velocity.x * kept, y: velocity.y * kept)
      if hypot(velocity.x, velocity.y) < 10 { return rest(at: clamped(place)) }
    }
    self.coasting = (velocity, target)
    contentOffset = place
  }

  private func rest(at place: CGPoint) {
    let wasDecelerating = isDecelerating
    endCoasting()
    contentOffset = place
    if wasDecelerating {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
