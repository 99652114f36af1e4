import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// The finger on a scroll view: moves the content, and lets it coast when it is up.
@MainActor
final class ScrollDrag: GestureAttachment {
  /// How far a finger goes before it scrolls, in points.
  private static let threshold: CGFloat = 10

  private unowned let scroll: ScrollElement
  /// Where the content would be without resistance when the finger came.
  private var startOffset = CGPoint.zero
  /// The sheet that the finger moves before it scrolls.
  private var sheet: (any ScrollSurroundings)?
  /// How far the finger went until it began to move anything, in points.
  private var slop = CGSize.zero
  private(set) var isDragging = false {
    didSet {
      guard isDragging != oldValue else { return }
      scroll.host.preferences.needsCollection = true
      if isDragging { scroll.counterpart?.dragBegan() }
    }
  }

  init(scroll: ScrollElement) {
    self.scroll = scroll
    super.init(element: scroll, priority: .normal)
  }

  // Without it the compiler writes one itself and warns of what it wrote.
  override init(element: Element, priority: Priority) { fatalError("a drag needs a scroll view") }

  override func handle(_ event: GestureEvent) -> RecognitionState {
    guard let touch = event.touch else { return state }
    // The first finger leads.
    guard touch === touches.first || touches.isEmpty else { return state }
    switch event {
    case .began: return begin(touch)
    case .moved: return move(touch)
    case .ended: return end(touch)
    case .cancelled:
      if isDragging { finish(velocity: .zero) }
      return .failed
    case .tick: return state
    }
  }

  /// A finger on a coasting view holds it.
  private func begin(_ touch: Touch) -> RecognitionState {
    let wasCoasting = scroll.flight != nil
    scroll.stopFlight()
    startOffset = scroll.unresisted(scroll.presentedOffset)
    (sheet, slop) = (nil, .zero)
    isDragging = wasCoasting
    return wasCoasting ? .active : .possible
  }

  func shift(by shift: CGPoint) {
    startOffset = CGPoint(x: startOffset.x + shift.x, y: startOffset.y + shift.y)
  }

  private func translation(_ touch: Touch) -> CGSize {
    let start = scroll.localPoint(touch.startLocation)
    let now = scroll.localPoint(touch.location)
    return CGSize(width: now.x - start.x, height: now.y - start.y)
  }

  private func move(_ touch: Touch) -> RecognitionState {
    var translation = translation(touch)
    if !isDragging {
      let along = Axis.allCases.contains { axis in
        scroll.canDrag(axis) && abs(translation[axis]) >= Self.threshold
          && abs(translation[axis]) >= abs(translation[across: axis])
      }
      guard along else { return .possible }
      isDragging = true
      // What was needed to begin does not count.
      slop = CGSize(
        width: clampedThreshold(translation.width), height: clampedThreshold(translation.height))
      sheet = scroll.sheetToMove(fingerGoesUp: translation.height < 0)
    }
    translation.width = scroll.canDrag(.horizontal) ? translation.width - slop.width : 0
    translation.height = scroll.canDrag(.vertical) ? translation.height - slop.height : 0
    if let sheet { return move(sheet, by: translation.height) }
    let raw = CGPoint(x: startOffset.x - translation.width, y: startOffset.y - translation.height)
    perform { [scroll] in scroll.drag(to: raw) }
    return .active
  }

  /// The sheet takes what it can; beyond its largest height the content is scrolled.
  private func move(_ sheet: any ScrollSurroundings, by length: CGFloat) -> RecognitionState {
    let (start, scroll) = (startOffset, scroll)
    perform {
      let rest = sheet.drag(by: length)
      scroll.drag(to: CGPoint(x: start.x, y: start.y + rest))
    }
    return .active
  }

  private func clampedThreshold(_ length: CGFloat) -> CGFloat {
    min(max(length, -Self.threshold), Self.threshold)
  }

  private func end(_ touch: Touch) -> RecognitionState {
    guard isDragging else { return .failed }
    let velocity = touch.velocity
    perform { [weak self] in
      self?.finish(velocity: CGSize(width: -velocity.width, height: -velocity.height))
    }
    return .ended
  }

  private func finish(velocity: CGSize) {
    isDragging = false
    guard let sheet else { return scroll.release(velocity: velocity) }
    self.sheet = nil
    let scrolls = scroll.presentedOffset.y > -scroll.roomAbove
    sheet.release(velocity: scrolls ? 0 : -velocity.height)
    scroll.release(velocity: scrolls ? velocity : .zero)
  }

  override func reset(wasActive: Bool) {
    if wasActive, isDragging { finish(velocity: .zero) }
    isDragging = false
  }
}

extension ScrollElement {
  /// Whether a finger moves the content along `axis`.
  func canDrag(_ axis: Axis) -> Bool {
    guard scrolls(axis) else { return false }
    if settings.bounces[axis]?.kind == .basedOnSize { return limits[axis] > 0 }
    if axis == .vertical, refresh != nil { return true }
    // Along its only axis a view bounces however little there is in it.
    return limits[axis] > 0 || !(scrolls(.horizontal) && scrolls(.vertical))
  }

  /// Shows the content where a finger pulls it: beyond the edges it resists.
  func drag(to raw: CGPoint) {
    jump(
      to: settings.stopsAtEdges
        ? clamped(raw)
        : CGPoint(
          x: ScrollPhysics.resisted(raw.x, in: restRange(.horizontal), dimension: frame.width),
          y: ScrollPhysics.resisted(raw.y, in: restRange(.vertical), dimension: frame.height)))
    reportPosition()
  }

  /// Where a finger would have pulled the content to be seen at `point`.
  func unresisted(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: ScrollPhysics.unresisted(point.x, in: restRange(.horizontal), dimension: frame.width),
      y: ScrollPhysics.unresisted(point.y, in: restRange(.vertical), dimension: frame.height))
  }

  /// The sheet around, where the finger moves that and not the content, which is at its top.
  func sheetToMove(fingerGoesUp: Bool) -> (any ScrollSurroundings)? {
    guard canDrag(.vertical), presentedOffset.y <= -roomAbove,
      let sheet = environment.scrollSurroundings,
      sheet.follows(fingerGoesUp: fingerGoesUp)
    else { return nil }
    // Pulling down has its content made anew.
    return !fingerGoesUp && refresh != nil ? nil : sheet
  }

  /// Lets the content coast with `velocity` points a second, to where it comes to rest.
  func release(velocity: CGSize) {
    refresh?.fingerLifted()
    let start = presentedOffset
    let rate = settings.decelerationRate
    let free = clamped(
      CGPoint(
        x: ScrollPhysics.Coasting(start: start.x, velocity: velocity.width, rate: rate).end,
        y: ScrollPhysics.Coasting(start: start.y, velocity: velocity.height, rate: rate).end))
    let goal = wishedGoal(
      restingPlace(near: free, velocity: velocity), free: free, velocity: velocity)
    let flight = ScrollFlight(
      scroll: self, start: host.time,
      x: ScrollPhysics.Flight(
        from: start.x, velocity: scrolls(.horizontal) ? velocity.width : 0,
        in: restRange(.horizontal),
        goal: goal.map { Double($0.x) }, rate: rate),
      y: ScrollPhysics.Flight(
        from: start.y, velocity: scrolls(.vertical) ? velocity.height : 0,
        in: restRange(.vertical),
        goal: goal.map { Double($0.y) }, rate: rate))
    counterpart?.dragEnded(goesOn: flight.duration > 0)
    guard flight.duration > 0 else { return drag(to: clamped(start)) }
    self.flight = flight
    host.animations.add(flight)
  }

  package func stopFlight() { flight = nil }
}

/// The movement of a scroll view after a finger.
@MainActor
final class ScrollFlight: AnimationParticipant {
  private weak var scroll: ScrollElement?
  private let start: Double
  private let x: ScrollPhysics.Flight
  private let y: ScrollPhysics.Flight
  private var shift = CGPoint.zero
  var isParticipating = false

  init(scroll: ScrollElement, start: Double, x: ScrollPhysics.Flight, y: ScrollPhysics.Flight) {
    self.scroll = scroll
    self.start = start
    self.x = x
    self.y = y
  }

  func shift(by shift: CGPoint) {
    self.shift = CGPoint(x: self.shift.x + shift.x, y: self.shift.y + shift.y)
  }

  /// Seconds until all is at rest.
  var duration: Double { max(x.duration, y.duration) }

  func advance(to time: Double) -> Bool {
    guard let scroll, scroll.flight === self else { return false }
    let seconds = max(0, time - start)
    let place = CGPoint(x: x.value(at: seconds) + shift.x, y: y.value(at: seconds) + shift.y)
    scroll.jump(to: scroll.settings.stopsAtEdges ? scroll.clamped(place) : place)
    scroll.reportPosition()
    guard seconds >= duration else { return true }
    scroll.flight = nil
    scroll.host.preferences.needsCollection = true
    scroll.counterpart?.cameToRest(afterFinger: true)
    return false
  }
}
