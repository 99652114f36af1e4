import Drawing
import Foundation
import Geometry
import Motion

/// A modifier that changes how its content is drawn, and leaves its layout as it is.
///
/// Its animatable data moves by itself. With several views in its content each gets the effect.
@MainActor
package protocol EffectModifier: PrimitiveModifier, Animatable {
  /// What to do to the content's layer. `size` is the content's box, whose top left corner is 0, 0.
  func effect(size: CGSize, in context: LeafContext) -> LayerEffect

  /// How far the content is moved, in points, when that is all that happens to it: it needs no layer
  /// then. Nil for all other effects.
  func translation(size: CGSize, in context: LeafContext) -> CGPoint?

  /// True when the effect asks its context for nothing: what it would read need not be followed.
  static var isSelfContained: Bool { get }

  /// True when the content is drawn as one picture first: a view of UIKit of its own, on Apple's systems.
  static var makesGroup: Bool { get }

  /// True when fingers are to be moved by the effect's transform as the picture is.
  static var movesTouches: Bool { get }

  /// True when places that are asked for, such as frames in the window, are moved by it; they are where fingers are too,
  /// unless this says otherwise.
  static var movesPlaces: Bool { get }

  /// True when a part outside the effect's clip takes no touches.
  static var clipsTouches: Bool { get }
}

extension EffectModifier {
  package func translation(size: CGSize, in context: LeafContext) -> CGPoint? { nil }
  package static var isSelfContained: Bool { false }
  package static var makesGroup: Bool { false }
  package static var movesTouches: Bool { true }
  package static var movesPlaces: Bool { movesTouches }
  package static var clipsTouches: Bool { false }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    EffectNode(view, in: context)
  }
}

@MainActor
private final class EffectNode<Content: View, Modifier: EffectModifier>: WrappingNode<
  Content, Modifier
>,
AnimationParticipant
{
  @exclusivity(unchecked) private var animated: Animated<Modifier>?
  @exclusivity(unchecked) var isParticipating = false

  override func makeWrapper(around element: Element) -> WrapperElement {
    EffectElement<Content, Modifier>(effectNode: self, content: element, animated: animated)
  }

  override func modifierChanged(from old: Modifier) {
    guard !ViewEquality.areEqual(old, modifier) else { return }
    moveToModifier(from: old)
  }

  private func moveToModifier(from old: Modifier) {
    if animated == nil, Modifier.AnimatableData.self != EmptyAnimatableData.self {
      animated = Animated(old)
      for case let element as EffectElement<Content, Modifier> in elements {
        element.animated = animated
      }
    }
    animated?.setTarget(modifier, for: self, participant: self)
    placesBelowMayHaveChanged()
    redraw()
  }

  override func runAgain() {
    isDirty = false
    redraw()
  }

  func advance(to time: Double) -> Bool {
    guard isAlive else { return false }
    let goesOn = animated!.advance(to: time)
    placesBelowMayHaveChanged()
    redraw()
    return goesOn
  }

  /// True once somebody has asked where something below lies in the window: an effect moves it there,
  /// and those who asked are told in each frame of a movement.
  private var isMeasured = false

  /// Says that the place of something below is asked for.
  func noteMeasured() {
    guard !isMeasured else { return }
    isMeasured = true
    if followedClock != nil { host.animations.endFollowing() }
  }

  private func placesBelowMayHaveChanged() {
    if isMeasured, Modifier.movesPlaces { host.preferences.needsCollection = true }
  }

  var loneClock: AnimatorClock? { isMeasured ? nil : animated?.loneClock }

  var followedClock: AnimatorClock? {
    get { animated?.followedClock }
    set { animated?.followedClock = newValue }
  }

  private func redraw() {
    if let onlyWrapper { return onlyWrapper.setNeedsDisplay() }
    for element in elements { element.setNeedsDisplay() }
  }
}

/// An element that may draw what is in it as one picture first.
@MainActor
package protocol GroupingElement: Element {
  var makesGroup: Bool { get }
}

@MainActor
private final class EffectElement<Content: View, Modifier: EffectModifier>: WrapperElement,
  GroupingElement
{
  var makesGroup: Bool { Modifier.makesGroup }

  /// That of the node, which is not touched in a frame then.
  @exclusivity(unchecked) fileprivate var animated: Animated<Modifier>?
  private unowned let effectNode: EffectNode<Content, Modifier>

  init(effectNode: EffectNode<Content, Modifier>, content: Element, animated: Animated<Modifier>?) {
    self.effectNode = effectNode
    self.animated = animated
    super.init(node: effectNode, content: content)
  }

  override var isDrawingContainer: Bool { true }

  override func noteContentTouched(in memory: inout TouchedMemory) {
    super.noteContentTouched(in: &memory)
    animated?.noteTouched(in: &memory)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    effect().opacity > 0 ? super.accessibilityElements() : []
  }

  private func effect() -> LayerEffect {
    let size = presentedFrame.size
    let context = LeafContext(element: self)
    return tracking {
      if let animated { return animated.presented.effect(size: size, in: context) }
      return effectNode.modifier.effect(size: size, in: context)
    }
  }

  private func tracking<Answer>(_ body: () -> Answer) -> Answer {
    Modifier.isSelfContained ? body() : host.trackEnvironment(for: self, body)
  }

  override func display() -> DisplayList {
    let inner = content.picture()
    if inner.isEmpty { return inner }
    return tracking {
      if let animated { return draw(animated.presented, around: inner) }
      return draw(effectNode.modifier, around: inner)
    }
  }

  private func draw(_ modifier: borrowing Modifier, around inner: DisplayList) -> DisplayList {
    let frame = paintedFrame
    let context = LeafContext(element: self)
    if let translation = modifier.translation(size: frame.size, in: context) {
      return inner.moved(by: CGPoint(x: frame.minX + translation.x, y: frame.minY + translation.y))
    }
    let effect = modifier.effect(size: frame.size, in: context)
    if effect.opacity <= 0 { return .empty }
    return DisplayList(Layer(effect, inner), at: frame.origin)
  }

  private var offset: ProjectionTransform {
    ProjectionTransform(translation: presentedFrame.origin)
  }

  override var contentTransform: ProjectionTransform? {
    Modifier.movesTouches ? effect().transform.concatenating(offset) : offset
  }

  override var contentGoalTransform: ProjectionTransform? {
    let origin = ProjectionTransform(translation: frame.origin)
    guard Modifier.movesPlaces else { return origin }
    effectNode.noteMeasured()
    return effect().transform.concatenating(origin)
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    let effect = effect()
    guard effect.opacity > 0 else { return false }
    var transform = Modifier.movesTouches ? effect.transform.concatenating(offset) : offset
    guard transform.invert() else { return false }
    let local = point.applying(transform)
    if Modifier.clipsTouches, let clip = effect.clip,
      clip.path.contains(local, eoFill: clip.style.isEOFilled) == clip.isInverted
    {
      return false
    }
    return content.hitTest(local, into: &path)
  }
}
