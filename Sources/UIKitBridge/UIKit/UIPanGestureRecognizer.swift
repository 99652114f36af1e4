import Foundation

/// Recognises fingers that go somewhere. It begins 10 points from where they went down; the way counts from there.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private static let reach = 10.0
  /// Seconds without a movement, after which a finger throws nothing.
  private static let rest = 0.1

  /// Where the middle of the fingers was when the way was nothing, in points of the window.
  private var origin: CGPoint?
  private var last: (time: TimeInterval, location: CGPoint)?
  /// Points a second.
  private var speed = CGPoint.zero
  /// The way that the fingers had gone when they had gone far enough.
  private(set) var firstWay = CGPoint.zero

  /// How far the fingers have gone, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin, let last, state != .possible else { return .zero }
    return CGPoint(x: last.location.x - origin.x, y: last.location.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last else { return }
    origin = CGPoint(x: last.location.x - translation.x, y: last.location.y - translation.y)
  }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, numberOfTouches > maximumNumberOfTouches {
      state = .failed
      return
    }
    moveOrigin()
  }

  /// A finger more or less moves the middle, which is no movement.
  private func moveOrigin() {
    let place = location(in: nil)
    if let origin, let last {
      self.origin = CGPoint(
        x: origin.x + place.x - last.location.x, y: origin.y + place.y - last.location.y)
      self.last = (last.time, place)
    } else {
      origin = place
      last = nil
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: nil)
    if let last, event.timestamp > last.time {
      let time = CGFloat(event.timestamp - last.time)
      speed = CGPoint(x: (place.x - last.location.x) / time, y: (place.y - last.location.y) / time)
    }
    last = (event.timestamp, place)
    switch state {
    case .began, .changed: state = .changed
    case .possible:
      guard let origin, numberOfTouches >= minimumNumberOfTouches,
        hypot(place.x - origin.x, place.y - origin.y) >= Self.reach
      else { return }
      firstWay = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      self.origin = place
      recognize(.began)
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= minimumNumberOfTouches else { return }
    if let last, event.timestamp - last.time > Self.rest { speed = .zero }
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() { (origin, last, speed) = (nil, nil, .zero) }
}

/// Recognises fingers that come from the edges of the view: they go down within 20 points of one.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  private static let breadth: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let view, !touches.allSatisfy({ isAtEdge($0.location(in: view), view) })
    {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ point: CGPoint, _ view: UIView) -> Bool {
    let room = view.bounds
    return (edges.contains(.left) && point.x - room.minX < Self.breadth)
      || (edges.contains(.right) && room.maxX - point.x < Self.breadth)
      || (edges.contains(.top) && point.y - room.minY < Self.breadth)
      || (edges.contains(.bottom) && room.maxY - point.y < Self.breadth)
  }
}

/// Recognises a finger that goes one way, fast: 50 points within half a second, at most half as far aside.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  private var start: (time: TimeInterval, location: CGPoint)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    if numberOfTouches == numberOfTouchesRequired { start = (event.timestamp, location(in: nil)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    let place = location(in: nil)
    let (x, y) = (place.x - start.location.x, place.y - start.location.y)
    if event.timestamp - start.time > 0.5 { return state = .failed }
    guard max(abs(x), abs(y)) >= 50 else { return }
    let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard direction.contains(way), 2 * min(abs(x), abs(y)) <= max(abs(x), abs(y)) else {
      return state = .failed
    }
    recognize(.ended)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func reset() { start = nil }
}
