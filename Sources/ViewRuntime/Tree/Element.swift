import Drawing
import Foundation
import Geometry
import Motion

/// Something that is laid out and drawn: one rectangle on the screen, owned by a node.
///
/// Positions are in points of the *drawing container*: the nearest element above whose content moves
/// as one (an effect, a scroll view, the window). Layouts place their children in the same container
/// that they stand in themselves, so that a child's way on the screen does not depend on how many
/// stacks lie between.
@MainActor
@_spi(Runtime) open class Element {
  // What each frame of a movement touches stands together at the top: with ten thousand views, the
  // time goes into what has to be fetched from memory.
  /// False from a change until it is drawn.
  @exclusivity(unchecked) private var isDrawn = false
  @exclusivity(unchecked) package private(set) var isPlaced = false
  private var needsLayout = true
  /// True while it only shows its way out; layouts leave it out.
  open var isLeaving = false
  @exclusivity(unchecked) private var fade: ElementFade?
  /// What it drew; nil for those that show their content as it is, which keeps its own.
  @exclusivity(unchecked) private var drawn: DisplayList?
  /// Where layout put it: the goal of any movement.
  @exclusivity(unchecked) package private(set) var frame = CGRect.zero
  package final let host: ViewHost
  package unowned let node: Node
  @exclusivity(unchecked) private var parentReference: BackReference<Element>?
  private var knownReference: BackReference<Element>?
  private let memory = LayoutMemory()

  /// What is needed when something is laid out, and not when it only moves.
  private final class LayoutMemory {
    var sizes = KnownSizes()
    var guides = KnownGuides()
    var placedProposal = ProposedViewSize.unspecified
    var direction: LayoutDirection?
  }

  /// What it was proposed when it was placed.
  package final var placedProposal: ProposedViewSize { memory.placedProposal }

  package init(node: Node) {
    self.node = node
    host = node.host
  }

  deinit { knownReference?.clear() }

  package final var parent: Element? {
    get { parentReference?.target }
    set { parentReference = newValue?.reference }
  }

  /// This element, for those that do not keep it.
  package final var reference: BackReference<Element> {
    if let knownReference { return knownReference }
    let reference = BackReference(self)
    knownReference = reference
    return reference
  }

  /// The environment as it reaches this element's node.
  package final var environment: EnvironmentValues {
    EnvironmentValues(scope: node.inherited.environment)
  }

  // MARK: Measuring

  /// The size it takes when it is proposed `proposal`, in points. Remembered until the next change.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    let pass = host.layoutPass
    if let size = memory.sizes.size(for: proposal, in: pass) { return size }
    let outer = Tracking.measured
    Tracking.measured = Unmanaged.passUnretained(self)
    let size = measure(proposal).atLeastZero
    Tracking.measured = outer
    memory.sizes.add(size, for: proposal, in: pass)
    return size
  }

  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: self, size: size(for: proposal), proposal: proposal)
  }

  /// The same as `explicitAlignment`, found once a change where others are asked for it.
  package final func knownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
  {
    guard hasGuidesOfContent else { return explicitAlignment(key, in: dimensions) }
    if let known = memory.guides.value(key, in: dimensions) { return known }
    let value = explicitAlignment(key, in: dimensions)
    memory.guides.add(value, for: key, in: dimensions)
    return value
  }

  /// Whether guides are those of elements below.
  open var hasGuidesOfContent: Bool { false }

  /// An alignment guide that the content sets itself; nil for the key's default. Others ask `knownAlignment`.
  open func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    nil
  }

  open var spacing: ViewSpacing { ViewSpacing() }

  /// A value attached from outside, such as a layout priority; nil when there is none.
  open func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { nil }

  /// Says that a trait of this element is another now, such as how far in front it is drawn.
  package final func traitChanged() {
    var element = parent
    while let current = element {
      current.traitOfContentChanged()
      element = current is WrapperElement ? current.parent : nil
    }
    parent?.setNeedsDisplay()
    setNeedsDisplay()
  }

  /// Called when a view that this element shows has another trait.
  open func traitOfContentChanged() {}

  // MARK: Placing

  /// Puts the element's top left corner at `origin` in its drawing container.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let new = CGRect(origin: origin.finite, size: size(for: proposal).finite)
    let old = frame
    guard needsLayout || !isPlaced || new != old || proposal != placedProposal else { return }
    let wasPlaced = isPlaced
    frame = new
    memory.placedProposal = proposal
    isPlaced = true
    needsLayout = false
    frameChanged(from: wasPlaced ? old : nil)
    layOutContent()
  }

  /// Called when the frame was set; `old` is nil the first time.
  open func frameChanged(from old: CGRect?) { if old != frame { setNeedsDisplay() } }

  /// Places the elements below.
  open func layOutContent() {}

  /// The elements directly below.
  open var childElements: [Element] { [] }

  /// Says that sizes or positions at and above this element may be others now.
  package final func setNeedsLayout() {
    var element: Element? = self
    while let current = element {
      let memory = current.memory
      memory.sizes.removeAll()
      memory.guides.removeAll()
      current.needsLayout = true
      current.layoutWasInvalidated()
      element = current.parent
    }
    host.needsLayout = true
  }

  open func layoutWasInvalidated() {}

  /// The axis along which the container around arranges its views: spacers stretch along it and
  /// dividers lie across it. Wrappers pass on what is around them.
  open var stackAxisOfContent: Axis? { parent?.stackAxisOfContent }

  // MARK: Drawing

  /// Appends what is seen, in points of the drawing container.
  package final func draw(into list: inout DisplayList) { list.append(contentsOf: picture()) }

  /// What is seen, in points of the drawing container.
  package final func picture() -> DisplayList {
    if let drawn { return drawn }
    isDrawn = true
    guard isPlaced else { return .empty }
    let wasSeenBefore = FollowedMovement.wasSeen
    FollowedMovement.wasSeen = false
    let picture = displayFaded()
    if FollowedMovement.wasSeen {
      isDrawn = false
    } else {
      FollowedMovement.wasSeen = wasSeenBefore
      if fade != nil || !showsContentUnchanged { drawn = picture }
    }
    return picture
  }

  private func displayFaded() -> DisplayList {
    guard let fade else { return display() }
    var effect = LayerEffect()
    effect.opacity = fade.opacity
    return fade.opacity < 1 ? DisplayList(.layer(Layer(effect, display()))) : display()
  }

  /// True for one that shows one other element and nothing else.
  open var showsContentUnchanged: Bool { false }

  /// Draws itself and what is below, in points of the drawing container. Either this or
  /// `display(into:)` is overridden.
  open func display() -> DisplayList {
    var list = DisplayList()
    display(into: &list)
    return list
  }

  /// Draws itself and what is below, in points of the drawing container.
  open func display(into list: inout DisplayList) {}

  /// Says that this element looks different now.
  package final func setNeedsDisplay() {
    isDrawn = false
    drawn = nil
    var element = parent
    while let current = element, current.isDrawn {
      current.isDrawn = false
      current.drawn = nil
      element = current.parent
    }
    host.needsDisplay = true
  }

  /// Where the positions of what is inside begin, for rounding them to pixels.
  open var pixelOriginOfContent: PixelOrigin { .outside }

  /// Says that the pixels lie elsewhere now under this element and what is inside.
  func pixelGridMoved() {
    setNeedsDisplay()
    for child in childElements { child.pixelGridMoved() }
  }

  /// Notes what drawing it touches in each frame, while it follows clocks.
  final func noteTouched(in memory: inout TouchedMemory) {
    memory.add(self)
    if drawn == nil { noteContentTouched(in: &memory) }
  }

  /// Notes the objects beside the element itself.
  func noteContentTouched(in memory: inout TouchedMemory) {}

  // MARK: Hit testing

  /// Finds what lies under `point` (of the drawing container, as presented), the frontmost first.
  /// Answers whether something was hit; on the way back each element adds what it responds with.
  open func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool { false }

  // MARK: Accessibility

  /// What it and those below say to those who do not see the picture, in reading order. Collected
  /// when somebody asks, never for a frame.
  open func accessibilityElements() -> [AccessibilityElement] {
    childElements.flatMap { $0.accessibilityElementsIfShown() }
  }

  // MARK: Coming and going without a transition of its own

  package final func fadeIn(_ transaction: Transaction) {
    let fade = self.fade ?? ElementFade(element: self, opacity: 0)
    self.fade = fade
    fade.move(to: 1, transaction, completion: nil)
  }

  package final func fadeOut(
    _ transaction: Transaction, completion: @escaping @MainActor () -> Void
  ) {
    let fade = self.fade ?? ElementFade(element: self, opacity: 1)
    self.fade = fade
    fade.move(to: 0, transaction, completion: completion)
  }

  // MARK: Right to left

  /// The direction in which the content is read; asked once.
  package final var layoutDirection: LayoutDirection {
    if let direction = memory.direction { return direction }
    let direction = host.trackAlso(node) { environment.layoutDirection }
    memory.direction = direction
    return direction
  }

  /// Says that the environment may have another direction now.
  package final func layoutDirectionMayHaveChanged() {
    guard memory.direction != nil else { return }
    memory.direction = nil
    setNeedsLayout()
  }

  /// Where something of `width` points whose leading edge is `x` points from this element's leading
  /// edge lies from its left: layouts reckon from left to right, the other way is mirrored here.
  package final func mirrored(_ x: CGFloat, width: CGFloat) -> CGFloat {
    layoutDirection == .rightToLeft ? frame.width - x - width : x
  }

  // MARK: Coordinates

  /// From the drawing container that this element is for its content to the one it stands in; nil
  /// when it is none.
  open var contentTransform: ProjectionTransform? { nil }

  /// Like `contentTransform`, with this element where layout put it instead of where it is seen.
  open var contentGoalTransform: ProjectionTransform? { contentTransform }

  // MARK: The safe area

  /// The part of the window that is free for this element's content, in points of the window.
  open var safeAreaOfContent: CGRect { parent?.safeAreaOfContent ?? host.safeArea }

  /// What this element keeps its content clear of; nil where it keeps it clear of nothing.
  open var safeAreaLevelOfContent: SafeAreaLevel? { nil }
}
