import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import Motion
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The scroll view of UIKit that stands for one of SwiftUI's, for programs that look for it from a view inside. It
/// moves that one and tells its delegate what happens to it.
final class HostingScrollView: UIScrollView, ScrollCounterpart {
  /// What its content lies in.
  let container = PlatformGroupContainer(standingFor: nil)
  private weak var scroll: ScrollElement?
  private(set) var wishes = ScrollWishes()
  lazy var attachment: GestureAttachment = UIViewAttachment(element: scroll!, view: self)

  static func one(for scroll: ScrollElement) -> HostingScrollView {
    if let known = scroll.counterpart as? HostingScrollView { return known }
    let view = HostingScrollView(standingFor: scroll)
    scroll.counterpart = view
    return view
  }

  private init(standingFor scroll: ScrollElement) {
    super.init(frame: .zero)
    self.scroll = scroll
    element = scroll
    container.parentView = self
    subviews = [container]
    // It is SwiftUI that a finger moves; programs may still hear of it.
    panGestureRecognizer.removeTarget(nil, action: nil)
    layer.drawing = { [weak scroll] _ in scroll?.pictureOfItself ?? .empty }
    follow()
  }

  public required init?(coder: NSCoder) { return nil }

  private func wish(_ change: (inout ScrollWishes) -> Void) {
    change(&wishes)
    scroll?.wishesChanged()
  }

  /// Its layer lies where the scroll view does, so that places can be converted.
  private func follow() {
    guard let scroll else { return }
    addedInset = UIEdgeInsets(scroll.outerInsets)
    layer.bounds = CGRect(origin: scroll.outerOffset, size: scroll.frame.size)
    layer.position = CGPoint(x: scroll.frame.width / 2, y: scroll.frame.height / 2)
  }

  // MARK: What programs say

  override var contentSize: CGSize {
    get { scroll?.outerContentSize ?? .zero }
    set { Reports.once("contentSize of a ScrollView's UIScrollView is that of its content") }
  }
  override var contentOffset: CGPoint {
    get { scroll?.outerOffset ?? .zero }
    set {
      guard newValue != contentOffset else { return }
      scroll?.setOuterOffset(newValue)
    }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      scroll?.stopFlight()
      self.contentOffset = contentOffset
      return
    }
    // As long as UIKit's takes, in seconds.
    scroll?.scroll(
      toOuter: contentOffset, transaction: Transaction(animation: .easeInOut(duration: 0.3)))
  }
  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: scroll?.frame.size ?? .zero) }
    set { contentOffset = newValue.origin }
  }
  override var frame: CGRect {
    get { frameInParent(size: bounds.size) }
    set {
      guard scroll != nil else { return }
      Reports.once("frame of a ScrollView's UIScrollView is that of the ScrollView")
    }
  }
  override var isScrollEnabled: Bool {
    didSet { wish { $0.isDisabled = !isScrollEnabled } }
  }
  override var isPagingEnabled: Bool { didSet { wish { $0.pages = isPagingEnabled } } }
  override var bounces: Bool { didSet { wish { $0.stopsAtEdges = !bounces } } }
  override var decelerationRate: DecelerationRate {
    didSet { wish { $0.decelerationRate = Double(decelerationRate.rawValue) } }
  }
  override var clipsToBounds: Bool {
    get { wishes.isClipped ?? true }
    set { if scroll != nil { wish { $0.isClipped = newValue } } }
  }
  override var contentInset: UIEdgeInsets {
    didSet {
      guard contentInset != oldValue else { return }
      wish { $0.margins = EdgeInsets(contentInset) }
    }
  }
  override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll?.outerInsets ?? .init()) }
  override func layoutSubviews() {}
  /// What lies in it is SwiftUI's, which has fingers of its own.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }

  // MARK: What happens

  func laidOut() { follow() }

  func scrolled() {
    follow()
    KeyValueObservers.changed(self)
    delegate?.scrollViewDidScroll(self)
  }

  func dragBegan() {
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  func restingPlace(insteadOf target: CGPoint, velocity: CGSize) -> CGPoint {
    var wished = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.width / 1000, y: velocity.height / 1000),
      targetContentOffset: &wished)
    return wished
  }

  func dragEnded(goesOn: Bool) {
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  func cameToRest(afterFinger: Bool) {
    isDecelerating = false
    if afterFinger {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

extension UIEdgeInsets {
  /// Left to right.
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
