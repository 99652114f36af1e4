import Drawing
import Foundation
import Geometry
import Motion

/// A view that draws itself and has no views inside: shapes, text, images, canvases.
///
/// Its value is resolved against the environment; what it resolves to is what moves, and what is
/// measured and drawn. Reads of the environment while resolving or drawing are tracked.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Resolved: LeafContent

  /// Everything needed to measure and draw, with the environment's values in it.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// When it resolves to something else by the clock alone, as a text that counts does; nil for never. Where it
  /// is not, the environment's `timelineDate` is the time to be resolved for.
  func nextChange(after now: Date) -> Date?

  /// What moves a resolved value: as one, unless the leaf has another way.
  static func animated(_ resolved: Resolved) -> Animated<Resolved>

  /// The size taken when proposed `proposal`, in points.
  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize

  /// An alignment guide of its own, such as a baseline, for a box of `size`; nil for the default.
  static func alignment(_ key: AlignmentKey, of resolved: Resolved, size: CGSize) -> CGFloat?

  static func spacing(of resolved: Resolved) -> ViewSpacing

  /// Whether a finger at `point` (of the box) touches it.
  static func contains(_ point: CGPoint, _ resolved: Resolved, size: CGSize) -> Bool

  /// Whether parts of it lead somewhere when they are touched.
  static func hasLinks(_ resolved: Resolved) -> Bool

  /// The link at `point` of the box of `element`; nil where there is none.
  static func link(at point: CGPoint, of resolved: Resolved, in element: Element) -> LeafLink?

  /// True when the layout depends on values that move, such as a font size.
  static var movementChangesLayout: Bool { get }

  /// Whether `new` is laid out just as `old` was: a change of colour moves nothing about.
  static func keepsLayout(from old: Resolved, to new: Resolved) -> Bool

  /// Whether `new` shows other content than `old`, which it is to replace as `drawChange` has it.
  static func changesContent(from old: Resolved, to new: Resolved) -> Bool

  /// What a change to `new` content is shown with: the transaction's animation, unless the leaf has one of
  /// its own.
  static func contentAnimation(for new: Resolved, in transaction: Transaction) -> Animation?

  /// The picture of a change of content, 0...1 of which is done; `old` is what was last shown at rest.
  static func drawChange(
    from old: Resolved, to new: Resolved, fraction: Double, size: CGSize, in context: LeafContext
  ) -> DisplayList

  /// True when the leaf is painted exactly where it is instead of on whole pixels.
  static var keepsFractionalFrame: Bool { get }

  /// What it says to those who do not see it; nil for nothing, as of a shape.
  static func accessibility(
    of view: Self, _ resolved: Resolved, frame: CGRect, in environment: EnvironmentValues
  ) -> AccessibilityElement?

  /// What it hands up for `key` once `element` has its place; nil for nothing.
  static func preference<Key: PreferenceKey>(
    _ key: Key.Type, of resolved: Resolved, at element: Element
  ) -> Key.Value?
}

/// What a leaf shows: all that is needed to draw it, of which `animatableData` moves.
package protocol LeafContent: Animatable {
  /// The picture in a box of `size` points with its top left corner at 0, 0.
  @MainActor func draw(size: CGSize, in context: LeafContext) -> DisplayList
}

/// What a leaf may ask while it draws.
@MainActor
package struct LeafContext {
  package let element: Element
  package var host: ViewHost { element.host }
  package var environment: EnvironmentValues { element.environment }
  /// Pixels per point.
  package var scale: Double { element.host.configuration.scale }
  /// The size that layout has given the leaf, in points: where its box is going while it moves.
  package var measuredSize: CGSize { element.frame.size }
}

extension LeafView {
  package func nextChange(after now: Date) -> Date? { nil }
  package static func animated(_ resolved: Resolved) -> Animated<Resolved> { Animated(resolved) }
  package static func alignment(_ key: AlignmentKey, of resolved: Resolved, size: CGSize)
    -> CGFloat?
  { nil }
  package static func spacing(of resolved: Resolved) -> ViewSpacing { ViewSpacing() }
  package static func contains(_ point: CGPoint, _ resolved: Resolved, size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
  package static func hasLinks(_ resolved: Resolved) -> Bool { false }
  package static func link(at point: CGPoint, of resolved: Resolved, in element: Element)
    -> LeafLink?
  { nil }
  package static var movementChangesLayout: Bool { false }
  package static func keepsLayout(from old: Resolved, to new: Resolved) -> Bool { false }
  package static func changesContent(from old: Resolved, to new: Resolved) -> Bool { false }
  package static func contentAnimation(for new: Resolved, in transaction: Transaction) -> Animation?
  { transaction.effectiveAnimation }
  package static func drawChange(
    from old: Resolved, to new: Resolved, fraction: Double, size: CGSize, in context: LeafContext
  ) -> DisplayList {
    new.draw(size: size, in: context)
  }
  package static var keepsFractionalFrame: Bool { false }
  package static func accessibility(
    of view: Self, _ resolved: Resolved, frame: CGRect, in environment: EnvironmentValues
  ) -> AccessibilityElement? { nil }
  package static func preference<Key: PreferenceKey>(
    _ key: Key.Type, of resolved: Resolved, at element: Element
  ) -> Key.Value? { nil }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, in: context)
  }
}

/// The node of a leaf: resolves its view and moves what it resolved to.
@MainActor
package class LeafNode<Leaf: LeafView>: ViewNode<Leaf>, AnimationParticipant, FrameClockClient {
  @exclusivity(unchecked) private var animated: Animated<Leaf.Resolved>!
  @exclusivity(unchecked) private var element: LeafElement<Leaf>!
  package var isParticipating = false
  /// When to resolve anew though nothing has changed, in seconds of the host's time; infinite for never.
  private var changeTime = Double.infinity

  package override init(_ view: Leaf, in context: NodeContext) {
    super.init(view, in: context)
    animated = Leaf.animated(resolve())
    element = LeafElement(leafNode: self, animated: animated)
  }

  /// What is measured: the goal of any movement, or what is presented where layout follows it.
  package final var layoutValue: Leaf.Resolved {
    Leaf.movementChangesLayout ? animated.presented : animated.target
  }
  package final var presented: Leaf.Resolved { animated.presented }

  package override func collectElements() -> [Element] { [element] }

  package override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    Leaf.preference(key, of: layoutValue, at: element)
  }

  package override func update(_ view: Leaf) {
    let isSame = ViewEquality.areEqual(self.view, view)
    self.view = view
    if !isSame || isDirty { runAgain() }
  }

  package override func runAgain() {
    isDirty = false
    let new = resolve()
    if Leaf.changesContent(from: animated.target, to: new) { changeContent(to: new) }
    let keepsLayout = Leaf.keepsLayout(from: animated.target, to: new)
    animated.setTarget(new, for: self, participant: self)
    element.setNeedsDisplay()
    if !keepsLayout { element.setNeedsLayout() }
  }

  private func changeContent(to new: Leaf.Resolved) {
    let change = ContentChange(old: animated.presented)
    var transaction = transaction
    transaction.animation = Leaf.contentAnimation(for: new, in: transaction)
    change.fraction.setTarget(
      AnimatableNumber(value: 1), transaction: transaction, for: self, participant: self)
    element.contentChange = change.fraction.isMoving ? change : nil
  }

  private func resolve() -> Leaf.Resolved {
    var environment = EnvironmentValues(scope: inherited.environment)
    if let date = view.nextChange(after: host.now) {
      environment.timelineDate = host.now
      watchTheClock(until: date.timeIntervalSince(host.configuration.startDate))
    } else if changeTime < .infinity {
      watchTheClock(until: .infinity)
    }
    return host.track(self) { view.resolve(in: environment) }
  }

  // MARK: The clock

  private func watchTheClock(until time: Double) {
    if changeTime == .infinity { host.clocks.add(self) }
    changeTime = time
    if time == .infinity { host.clocks.remove(self) }
  }

  package var nextTime: Double? { changeTime < .infinity ? changeTime : nil }

  package func wake(at time: Double) { setNeedsUpdate() }

  package override func willBeRemoved() {
    if changeTime < .infinity { host.clocks.remove(self) }
  }

  package func advance(to time: Double) -> Bool {
    guard isAlive else { return false }
    let valueMoves = animated.advance(to: time)
    var contentMoves = false
    if let change = element.contentChange {
      contentMoves = change.fraction.advance(to: time)
      if !contentMoves { element.contentChange = nil }
    }
    if Leaf.movementChangesLayout { element.setNeedsLayout() }
    element.setNeedsDisplay()
    return valueMoves || contentMoves
  }

  package var loneClock: AnimatorClock? {
    Leaf.movementChangesLayout || element.contentChange != nil ? nil : animated.loneClock
  }

  package var followedClock: AnimatorClock? {
    get { animated.followedClock }
    set { animated.followedClock = newValue }
  }
}

/// A change of what a leaf shows that is on its way.
@MainActor
private final class ContentChange<Resolved> {
  let old: Resolved
  let fraction = Animated(AnimatableNumber(value: 0))

  init(old: Resolved) { self.old = old }
}

@MainActor
private final class LeafElement<Leaf: LeafView>: MovingElement, TouchResponder {
  /// That of the node, which is not touched in a frame then.
  private let animated: Animated<Leaf.Resolved>
  @exclusivity(unchecked) fileprivate var contentChange: ContentChange<Leaf.Resolved>?
  private unowned let leafNode: LeafNode<Leaf>

  init(leafNode: LeafNode<Leaf>, animated: Animated<Leaf.Resolved>) {
    self.leafNode = leafNode
    self.animated = animated
    super.init(node: leafNode)
  }

  override func noteContentTouched(in memory: inout TouchedMemory) {
    super.noteContentTouched(in: &memory)
    animated.noteTouched(in: &memory)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Leaf.size(of: leafNode.layoutValue, for: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    Leaf.alignment(key, of: leafNode.layoutValue, size: dimensions.size)
  }

  override var spacing: ViewSpacing { Leaf.spacing(of: leafNode.layoutValue) }

  override func display() -> DisplayList {
    let frame = Leaf.keepsFractionalFrame ? presentedFrame : paintedFrame
    let picture = host.trackEnvironment(for: self) { draw(size: frame.size) }
    return picture.moved(by: frame.origin)
  }

  /// The picture of what is presented, in a box of `size` points.
  private func draw(size: CGSize) -> DisplayList {
    let context = LeafContext(element: self)
    guard let contentChange else { return animated.presented.draw(size: size, in: context) }
    let fraction = min(max(contentChange.fraction.presented.value, 0), 1)
    return Leaf.drawChange(
      from: contentChange.old, to: animated.presented, fraction: fraction, size: size, in: context)
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    let frame = presentedFrame
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard Leaf.contains(local, leafNode.presented, size: frame.size) else { return false }
    path.add(self)
    return true
  }

  /// Made for each finger: it is seldom that one comes down on a leaf with links, and there are many leaves.
  var attachments: [GestureAttachment] {
    guard Leaf.hasLinks(leafNode.layoutValue), environment.isEnabled else { return [] }
    return [
      LinkTap(element: self) { [unowned self] point in
        Leaf.link(at: point, of: leafNode.presented, in: self)
      }
    ]
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let (view, resolved) = (leafNode.view, leafNode.layoutValue)
    var environment = environment
    if leafNode.nextTime != nil { environment.timelineDate = host.now }
    return Leaf.accessibility(
      of: view, resolved, frame: presentedFrameInWindow, in: environment
    ).map { [$0] } ?? []
  }
}
