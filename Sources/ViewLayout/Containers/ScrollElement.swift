@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
import Pixels
@_spi(Runtime) import ViewRuntime

/// The element of a scroll view: its content is drawn moved by the offset, inside its frame.
@MainActor
package final class ScrollElement: MovingElement, TouchResponder, CoordinateSpaceOwner {
  let content: Element
  private(set) var axes = Axis.Set.vertical
  private(set) var settings = ScrollSettings()
  /// As the modifiers say.
  private var givenSettings = ScrollSettings()
  /// The view of UIKit that stands for it, where a program has looked for one: what it was told holds as long as this.
  package var counterpart: (any ScrollCounterpart)? { didSet { wishesChanged() } }
  /// Where the content's top left corner lies at rest, relative to the frame's: up and left is positive.
  private var offset: Animated<ScrollOffset>
  /// Moves the offset as a finger does, or as it goes on after one.
  var flight: ScrollFlight?
  private var hasBeenPlaced = false
  private var isLayingOut = false
  private var watchers: [WeakWatcher] = []
  /// How far down its content may rest, in points: where something above has gone and comes back for it.
  package private(set) var roomAbove: CGFloat = 0
  /// Where its upper edge was in the window before what lies above it goes or comes.
  private var topToKeep: CGFloat?
  /// How far it is drawn and touched beyond its frame: below the bars around, where it touches them.
  package private(set) var reach = EdgeInsets()
  /// The limits at the last layout: right to left, content keeps its distance from the right.
  private var lastLimits = CGSize.zero
  /// Pulling it down to have its content made anew; nil where nobody said how.
  var refresh: ScrollRefresh?
  /// What the program wanted last, and what it was told last.
  var hasFollowed = false
  var lastGoal = ScrollPosition.Goal.none
  var lastRequest = 0
  var lastReported: AnyHashable?
  let reachingViews = ReachingViews()
  private(set) lazy var drag = ScrollDrag(scroll: self)
  private lazy var indicators = ScrollIndicators(scroll: self)

  private struct WeakWatcher { weak var watcher: (any ScrollWatcher)? }

  init(node: Node, content: Element) {
    self.content = content
    offset = Animated(ScrollOffset(x: 0, y: 0))
    super.init(node: node)
    content.parent = self
  }
  // The compiler would write one, and warn of it.
  package override init(node: Node) { fatalError("a scroll element needs content") }

  func configure(axes: Axis.Set, settings: ScrollSettings) {
    if axes != self.axes { setNeedsLayout() }
    self.axes = axes
    givenSettings = settings
    wishesChanged()
    if let position = settings.position { follow(position, node.transaction) }
  }

  /// What its counterpart wants is what it does.
  package func wishesChanged() {
    let margins = settings.margins
    settings = givenSettings
    counterpart?.wishes.apply(to: &settings)
    if settings.margins != margins { setNeedsLayout() }
    setNeedsDisplay()
  }

  /// What lies between the frame and the content, inside of what is scrolled.
  var margins: EdgeInsets { settings.margins }

  private var isMirrored: Bool { layoutDirection == .rightToLeft && scrolls(.horizontal) }

  /// Nothing moves it, neither a finger nor a movement.
  private var isAtRest: Bool { flight == nil && !offset.isMoving && !drag.isDragging }

  private var relatives = ScrollRelatives()

  /// Answers the room that the content sees, and has `element` measured again when it is another.
  func containerSize(for element: Element) -> CGSize {
    let size = containerSize
    relatives.add(element, size)
    return size
  }

  /// The room that the content sees, in points.
  var containerSize: CGSize {
    CGSize(
      width: max(0, frame.width - margins.horizontal),
      height: max(0, frame.height - margins.vertical))
  }

  func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  package override var childElements: [Element] { [content] }
  package override var stackAxisOfContent: Axis? { nil }

  // MARK: Layout

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: scrolls(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  /// What is offered where it scrolls, and the content's own size where it does not.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: offer(proposal))
    let (width, height) = (size.width + margins.horizontal, size.height + margins.vertical)
    return CGSize(
      width: scrolls(.horizontal) ? proposal.width ?? width : width,
      height: scrolls(.vertical) ? proposal.height ?? height : height)
  }

  package override func layOutContent() {
    isLayingOut = true
    defer {
      isLayingOut = false
      counterpart?.laidOut()
    }
    relatives.remeasure(for: containerSize)
    updateReach()
    let offer = offer(ProposedViewSize(frame.size))
    let size = content.size(for: offer)
    let margins = margins
    let room = containerSize
    // What is smaller than the scroll view lies in its middle across, and at its start along.
    let place = settings.anchors[.alignment] ?? .topLeading
    let left = CGSize(width: room.width - size.width, height: room.height - size.height)
    let x = scrolls(.horizontal) ? max(0, left.width) * place.x : left.width / 2
    let origin = CGPoint(
      x: isMirrored ? margins.trailing + max(0, left.width) - x : margins.leading + x,
      y: margins.top + (scrolls(.vertical) ? max(0, left.height) * place.y : left.height / 2))
    // Before the content became longer, or the container shorter.
    let isAtAnchor =
      settings.anchors[.sizeChanges].map { anchorOffset($0, lastLimits) == goalOffset } ?? false
    content.place(at: origin, proposal: offer)
    followTop()
    if !hasBeenPlaced {
      hasBeenPlaced = true
      if let anchor = settings.anchors[.initialOffset] {
        jump(to: anchorOffset(anchor, limits), showsIndicators: false)
      } else if isMirrored {
        jump(to: CGPoint(x: limits.width, y: 0))
      }
    } else if isAtRest {
      stayInPlace(isAtAnchor: isAtAnchor)
    }
    lastLimits = limits
  }

  /// Shows what was shown, though the content may have become longer or shorter.
  private func stayInPlace(isAtAnchor: Bool) {
    if isAtAnchor, let anchor = settings.anchors[.sizeChanges] {
      return jump(to: anchorOffset(anchor, limits), showsIndicators: false)
    }
    var wanted = goalOffset
    if isMirrored { wanted.x += limits.width - lastLimits.width }
    if !host.needsLayout { wanted = clamped(wanted) }
    if wanted != goalOffset { jump(to: wanted) }
  }

  /// Leaves the content where it is seen while the upper edge moves in the next pass.
  package func keepPlaceInWindow() { topToKeep = frameInWindow.minY }

  private func followTop() {
    guard let top = topToKeep else { return }
    let moved = top - frameInWindow.minY
    guard moved != 0 else { return }
    topToKeep = nil
    roomAbove = max(0, roomAbove + moved)
    jump(to: CGPoint(x: goalOffset.x, y: goalOffset.y - moved))
  }

  private func updateReach() {
    let reach = reachUnderBars()
    reachingViews.scrollViewLies(at: frameInWindow)
    guard reach != self.reach else { return }
    self.reach = reach
    setNeedsDisplay()
  }

  private func anchorOffset(_ anchor: UnitPoint, _ limits: CGSize) -> CGPoint {
    CGPoint(x: limits.width * anchor.x, y: limits.height * anchor.y)
  }

  // MARK: The offset

  /// Where the content is going.
  var goalOffset: CGPoint { offset.target.point }

  /// Where the content is seen.
  package var presentedOffset: CGPoint { offset.presented.point }

  /// Where the content is painted: always on whole pixels, as a scroll view of UIKit has it.
  private var paintedOffset: CGPoint {
    let (offset, scale) = (presentedOffset, host.configuration.scale)
    return CGPoint(
      x: (offset.x * scale + 0.5).rounded(.down) / scale,
      y: (offset.y * scale + 0.5).rounded(.down) / scale)
  }

  package override var pixelOriginOfContent: PixelOrigin { .wholePixel }

  /// What moves it now.
  package var phase: ScrollPhase {
    if drag.isDragging { return .interacting }
    if flight != nil { return .decelerating }
    if offset.isMoving { return .animating }
    return drag.touches.isEmpty ? .idle : .tracking
  }

  /// How fast a finger moves the content, in points a second; nil where none does.
  var velocity: CGVector? {
    guard drag.isDragging, let speed = drag.touches.first?.velocity else { return nil }
    return CGVector(dx: -speed.width, dy: -speed.height)
  }

  /// Shows the content at `point` at once.
  func jump(to point: CGPoint, showsIndicators: Bool = true) {
    guard point != goalOffset || offset.isMoving else { return }
    offset = Animated(ScrollOffset(x: point.x, y: point.y))
    offsetChanged(showsIndicators: showsIndicators)
  }

  /// Shows the content at `point`, moving there with `transaction`.
  func scroll(to point: CGPoint, transaction: Transaction) {
    flight = nil
    let point = clamped(point)
    offset.setTarget(
      ScrollOffset(x: point.x, y: point.y), transaction: transaction, for: node, participant: self)
    offsetChanged()
  }

  /// Moves what is seen along with content that turned out to lie elsewhere.
  func shift(by length: CGFloat, along axis: Axis) {
    guard length != 0, !offset.isMoving else { return }
    let shift = CGPoint(length, along: axis, across: 0)
    flight?.shift(by: shift)
    drag.shift(by: shift)
    jump(to: CGPoint(x: goalOffset.x + shift.x, y: goalOffset.y + shift.y))
  }

  package override func advance(to time: Double) -> Bool {
    let frameMoves = super.advance(to: time)
    let wasMoving = offset.isMoving
    let offsetMoves = offset.advance(to: time)
    if wasMoving {
      offsetChanged()
      if !offset.isMoving { counterpart?.cameToRest(afterFinger: false) }
    }
    return frameMoves || offsetMoves
  }

  /// The part of the content that is seen, in points of the content's container; also where it is
  /// going, if that is near.
  var visibleRect: CGRect {
    let seen = reached(CGRect(origin: presentedOffset, size: frame.size))
    let goal = reached(CGRect(origin: goalOffset, size: frame.size))
    let isNear =
      abs(goal.minX - seen.minX) <= 2 * frame.width
      && abs(goal.minY - seen.minY) <= 2 * frame.height
    return isNear ? goal.union(seen) : seen
  }

  /// - Parameter showsIndicators: false for what a layout does by itself: nobody scrolls.
  private func offsetChanged(showsIndicators: Bool = true) {
    setNeedsDisplay()
    refresh?.offsetChanged()
    host.preferences.needsCollection = true
    if showsIndicators { indicators.show() }
    watchers.removeAll { $0.watcher == nil }
    for entry in watchers { entry.watcher?.visibleRectChanged() }
    if !isLayingOut { counterpart?.scrolled() }
  }

  func addWatcher(_ watcher: any ScrollWatcher) {
    guard !watchers.contains(where: { $0.watcher === watcher }) else { return }
    watchers.append(WeakWatcher(watcher: watcher))
  }

  // MARK: Coordinates

  package override var contentTransform: ProjectionTransform? {
    let (origin, offset) = (presentedFrame.origin, presentedOffset)
    return ProjectionTransform(translation: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y))
  }

  package override var contentGoalTransform: ProjectionTransform? {
    // What is seen while it scrolls counts, as views ask for their place to follow the finger.
    let (origin, offset) = (frame.origin, presentedOffset)
    return ProjectionTransform(translation: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y))
  }

  package func owns(_ name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    return space.axis.map(scrolls) ?? true
  }

  // MARK: Drawing and touching

  package override func display(into list: inout DisplayList) {
    var inner = DisplayList()
    content.draw(into: &inner)
    let frame = paintedFrame
    let offset = paintedOffset
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      translation: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y))
    if settings.isClipped {
      effect.clip = Clip(path: Path(reached(CGRect(origin: offset, size: frame.size))))
    }
    if let refresh { list.append(refresh.picture(width: frame.width), at: frame.origin) }
    if !inner.isEmpty { list.append(.layer(Layer(effect, inner))) }
    list.append(indicators.picture(size: frame.size), at: frame.origin)
  }

  package override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    let frame = presentedFrame
    let isInside = reached(frame).contains(point)
    guard isInside || !settings.isClipped else { return false }
    let offset = presentedOffset
    let inside = CGPoint(x: point.x - frame.minX + offset.x, y: point.y - frame.minY + offset.y)
    let hitsContent = content.hitTest(inside, into: &path)
    guard hitsContent || isInside else { return false }
    path.add(self)
    return true
  }

  package var attachments: [GestureAttachment] {
    (settings.isDisabled ? [] : [drag]) + (counterpart.map { [$0.attachment] } ?? [])
  }
}
