import Foundation
import Geometry

/// Scrolls the groups of one section across the way that the collection view is scrolled.
@MainActor
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  var strip: OrthogonalStrip { didSet { take() } }
  private weak var owner: UICollectionView?
  /// Where the finger found the strip, in points along it.
  private var begun: CGFloat = 0

  init(_ strip: OrthogonalStrip, of owner: UICollectionView) {
    (self.strip, self.owner) = (strip, owner)
    super.init(frame: strip.frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    delegate = self
    panGestureRecognizer.delegate = self
    take()
    contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
  }

  required init?(coder: NSCoder) { return nil }

  private func take() {
    frame = strip.frame
    contentSize =
      isHorizontal
      ? CGSize(width: strip.length, height: strip.frame.height)
      : CGSize(width: strip.frame.width, height: strip.length)
    isPagingEnabled = strip.behavior == .paging
    if strip.behavior == .groupPagingCentered { makeRoomForCentering() }
    alwaysBounceHorizontal = isHorizontal
    alwaysBounceVertical = !isHorizontal
  }

  /// So that the first group and the last one can stand in the middle too.
  private func makeRoomForCentering() {
    let places = rests
    guard let first = places.first, let last = places.last else { return }
    let (before, after) = (max(0, -first), max(0, last + room - strip.length))
    contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  override func stop(near place: CGPoint, velocity: CGPoint) -> CGPoint {
    switch strip.behavior {
    case .continuousGroupLeadingBoundary: stop(near: place, among: rests)
    case .groupPaging, .groupPagingCentered: stop(near: place, among: neighbours)
    case .none, .continuous, .paging: place
    }
  }

  /// What is seen at once, in points along the strip.
  private var room: CGFloat { isHorizontal ? strip.frame.width : strip.frame.height }

  private var isHorizontal: Bool {
    guard let layout = owner?.collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return true
    }
    return layout.configuration.scrollDirection == .vertical
  }

  /// A finger that moves the other way moves the collection view.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = panGestureRecognizer.firstWay
    return isHorizontal ? abs(way.x) >= abs(way.y) : abs(way.y) >= abs(way.x)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    begun = isHorizontal ? contentOffset.x : contentOffset.y
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.setNeedsLayout() }

  /// Where strips of groups come to rest: where a group begins, or with its middle in the middle.
  private var rests: [CGFloat] {
    let first = strip.starts.first ?? 0
    let ends = strip.starts.dropFirst() + [strip.length - first]
    return zip(strip.starts, ends).map { start, end in
      strip.behavior == .groupPagingCentered ? (start + end - room) / 2 : start - first
    }
  }

  /// Groups that are paged go one at a time, however fast the finger is: that from which it came, and the two beside.
  private var neighbours: ArraySlice<CGFloat> {
    let rests = rests
    let current = rests.indices.min { abs(rests[$0] - begun) < abs(rests[$1] - begun) } ?? 0
    return rests[max(0, current - 1)..<min(rests.count, current + 2)]
  }

  private func stop(near target: CGPoint, among rests: some Collection<CGFloat>) -> CGPoint {
    let place = isHorizontal ? target.x : target.y
    guard let next = rests.min(by: { abs($0 - place) < abs($1 - place) }) else { return target }
    return isHorizontal ? CGPoint(x: next, y: target.y) : CGPoint(x: target.x, y: next)
  }
}

extension UICollectionView {
  /// What scrolls the groups of a section; made where it is asked for first.
  func scroller(for strip: OrthogonalStrip) -> OrthogonalScroller {
    if let known = strips[strip.section] {
      if known.strip !== strip { known.strip = strip }
      if known.parentView == nil { insertSubview(known, at: 0) }
      return known
    }
    let scroller = OrthogonalScroller(strip, of: self)
    strips[strip.section] = scroller
    insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
    return scroller
  }
}
