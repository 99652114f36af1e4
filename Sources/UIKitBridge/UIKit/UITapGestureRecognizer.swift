import Foundation

/// Recognises taps: fingers that go up again soon, near where they went down.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// How far a finger may go, in points; how long it may stay, and how soon the next tap has to follow, in seconds.
  private static let (reach, longestTap, longestPause) = (45.0, 0.75, 0.35)

  private var taps = 0
  private var start: (time: TimeInterval, location: CGPoint)?
  private var mostFingers = 0
  private var pause: Timer?

  override var mayStillSucceed: Bool { super.mayStillSucceed || (state == .possible && taps > 0) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pause?.invalidate()
    mostFingers = max(mostFingers, numberOfTouches)
    if mostFingers > numberOfTouchesRequired { return fail() }
    if start == nil { start = (event.timestamp, location(in: nil)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches == mostFingers else { return }
    let place = location(in: nil)
    if hypot(place.x - start.location.x, place.y - start.location.y) > Self.reach { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches == 1 else { return }
    guard event.timestamp - start.time <= Self.longestTap, mostFingers == numberOfTouchesRequired
    else { return fail() }
    self.start = nil
    mostFingers = 0
    taps += 1
    guard taps < numberOfTapsRequired else {
      taps = 0
      return recognize(.ended)
    }
    pause = .scheduledTimer(withTimeInterval: Self.longestPause, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.giveUp() }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  private func fail() {
    reset()
    state = .failed
  }

  /// The next tap has not come.
  private func giveUp() {
    fail()
    state = .possible
  }

  open override func reset() {
    pause?.invalidate()
    (taps, start, mostFingers) = (0, nil, 0)
  }
}

/// Recognises fingers that stay down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the fingers may move before it begins.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  /// Taps before the press; only none is heard of here.
  open var numberOfTapsRequired = 0
  private var start: CGPoint?
  private var wait: Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else {
      if numberOfTouches > numberOfTouchesRequired, state == .possible { state = .failed }
      return
    }
    start = location(in: nil)
    wait = .scheduledTimer(withTimeInterval: minimumPressDuration, repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.recognize(.began) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .changed
    default:
      guard let start else { return }
      let place = location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
    }
    if state == .failed { wait?.invalidate() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    wait?.invalidate()
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wait?.invalidate()
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    wait?.invalidate()
    start = nil
  }
}
