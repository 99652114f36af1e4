import Foundation
import Motion

/// The node of a view with a body: keeps its dynamic properties and runs the body when needed.
@MainActor
package class CompositeNode<Content: View>: ViewNode<Content>, BodyRunner {
  private let properties: PropertyStorage
  private var body: ViewNode<Content.Body>!
  /// How often the body has been run.
  package private(set) var bodyCount = 0

  package static func make(_ view: Content, in context: NodeContext) -> ViewNode<Content> {
    if let animatable = Content.self as? any (View & Animatable).Type,
      !(Content.Body.self is any CarriesMovement.Type)
    {
      if let node = makeAnimatable(animatable, view, in: context) { return node }
    }
    return CompositeNode(view, in: context)
  }

  private static func makeAnimatable<A: View & Animatable>(
    _ type: A.Type, _ view: Content, in context: NodeContext
  ) -> ViewNode<Content>? {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    // `A` is `Content`, opened as what it conforms to.
    return AnimatableCompositeNode<A>(view as! A, in: context) as? ViewNode<Content>
  }

  package override init(_ view: Content, in context: NodeContext) {
    properties = PropertyStorage(fields: DynamicPropertyFields.of(Content.self))
    super.init(view, in: context)
    properties.setNode(self)
    body = childContext().makeNode(runBody())
  }

  package override var children: [Node] { [body] }
  package override var propertySlots: [PropertySlot] { properties.slots }

  /// The view whose body is run; a moving view shows another than the one it was given.
  package var shownView: Content { view }

  package override func update(_ view: Content) {
    let isSame = ViewEquality.areEqual(self.view, view)
    self.view = view
    if !isSame || isDirty { runAgain() }
  }

  package override func runAgain() {
    isDirty = false
    body.update(runBody())
  }

  private func runBody() -> Content.Body {
    bodyCount += 1
    host.bodyCount += 1
    var installed = shownView
    return host.track(self) {
      properties.install(in: &installed)
      return installed.body
    }
  }

  package override func willBeRemoved() { properties.remove() }
}

/// A view that is itself `Animatable`: its body runs for each value on the way.
private final class AnimatableCompositeNode<Content: View & Animatable>: CompositeNode<Content>,
  AnimationParticipant
{
  private var animated: Animated<Content>?
  var isParticipating = false

  override var shownView: Content { animated?.presented ?? view }

  override func update(_ view: Content) {
    if animated == nil { animated = Animated(self.view) }
    animated!.setTarget(view, for: self, participant: self)
    super.update(view)
  }

  func advance(to time: Double) -> Bool {
    let goesOn = animated!.advance(to: time)
    setNeedsUpdate()
    return goesOn
  }
}
