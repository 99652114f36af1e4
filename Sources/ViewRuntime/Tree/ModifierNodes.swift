import Foundation
import Motion

/// The base of all nodes for a modified view: one node for the content below.
@MainActor
@_spi(Runtime)
open class ModifiedNode<Content: View, Modifier: ViewModifier>:
  ViewNode<ModifiedContent<Content, Modifier>>
{
  package private(set) var content: ViewNode<Content>!

  package override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    willMakeContent()
    content = contentContext().makeNode(view.content)
  }

  package final var modifier: Modifier { view.modifier }

  open override var children: [Node] { [content] }

  /// Called before the content's node is made: the place to set up what the content inherits.
  open func willMakeContent() {}

  open func contentContext() -> NodeContext { childContext() }

  open override func update(_ view: ModifiedContent<Content, Modifier>) {
    let old = self.view.modifier
    self.view = view
    modifierChanged(from: old)
    content.update(view.content)
  }

  /// Called with each new value of the modifier, before the content gets its own.
  open func modifierChanged(from old: Modifier) {}

  open override var name: String { "\(Modifier.self)" }
}

/// A modifier written by the user: runs its body around a stand-in for the content.
@MainActor
final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  ViewNode<ModifiedContent<Content, Modifier>>, ModifierContent, BodyRunner
{
  private let properties: PropertyStorage
  private var bodyNode: ViewNode<Modifier.Body>!
  private var placeholders: [WeakPlaceholder] = []
  private var movement: (any ModifierMovement<Modifier>)?
  private(set) var bodyCount = 0

  private struct WeakPlaceholder { weak var node: (any Placeholder)? }

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    properties = PropertyStorage(fields: DynamicPropertyFields.of(Modifier.self))
    super.init(view, in: context)
    properties.setNode(self)
    var bodyContext = childContext()
    bodyContext.inherited.modifierContent = self
    bodyNode = bodyContext.makeNode(runBody())
  }

  override var children: [Node] { [bodyNode] }
  override var propertySlots: [PropertySlot] { properties.slots }
  override var name: String { "\(Modifier.self)" }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let isSame = ViewEquality.areEqual(self.view.modifier, view.modifier)
    if movement == nil { movement = makeMovement(from: self.view.modifier) }
    self.view = view
    movement?.setTarget(view.modifier)
    if !isSame || isDirty { runAgain() }
    placeholders.removeAll { $0.node == nil }
    for placeholder in placeholders { placeholder.node?.contentChanged() }
  }

  override func runAgain() {
    isDirty = false
    bodyNode.update(runBody())
  }

  private func runBody() -> Modifier.Body {
    bodyCount += 1
    host.bodyCount += 1
    var installed = movement?.presented ?? view.modifier
    return host.track(self) {
      properties.install(in: &installed)
      return installed.body(content: _ViewModifier_Content<Modifier>())
    }
  }

  override func willBeRemoved() { properties.remove() }

  // MARK: The content's stand-ins

  var contentInherited: InheritedContext { inherited }

  func makeContent(in context: NodeContext) -> Node { context.makeNode(view.content) }

  // The node that `makeContent` has made for a view of this type.
  func updateContent(_ node: Node) { (node as! ViewNode<Content>).update(view.content) }

  func register(_ placeholder: any Placeholder) {
    placeholders.append(WeakPlaceholder(node: placeholder))
  }

  // MARK: Modifiers that are Animatable

  private func makeMovement(from modifier: Modifier) -> (any ModifierMovement<Modifier>)? {
    guard let animatable = modifier as? any (ViewModifier & Animatable),
      !(Modifier.Body.self is any CarriesMovement.Type)
    else { return nil }
    return makeMovement(animatable)
  }

  private func makeMovement<A: ViewModifier & Animatable>(_ modifier: A) -> (
    any ModifierMovement<Modifier>
  )? {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    return AnimatedModifier(modifier, node: self) as? any ModifierMovement<Modifier>
  }
}

/// The moving value of a custom modifier, behind its type.
@MainActor
private protocol ModifierMovement<Modifier>: AnyObject {
  associatedtype Modifier
  var presented: Modifier { get }
  func setTarget(_ modifier: Modifier)
}

@MainActor
private final class AnimatedModifier<Modifier: ViewModifier & Animatable>: ModifierMovement,
  AnimationParticipant
{
  private var animated: Animated<Modifier>
  /// Nil where it is gone while its value still moved.
  private weak var node: Node?
  var isParticipating = false

  init(_ modifier: Modifier, node: Node) {
    animated = Animated(modifier)
    self.node = node
  }

  var presented: Modifier { animated.presented }

  func setTarget(_ modifier: Modifier) {
    guard let node else { return }
    animated.setTarget(modifier, for: node, participant: self)
  }

  func advance(to time: Double) -> Bool {
    guard let node, node.isAlive else { return false }
    let goesOn = animated.advance(to: time)
    node.setNeedsUpdate()
    return goesOn
  }
}

/// A custom modifier as its stand-ins see it.
@MainActor
package protocol ModifierContent: Node {
  /// What the content inherits by way of its modifier, were it not for the modifier's own body.
  var contentInherited: InheritedContext { get }
  func makeContent(in context: NodeContext) -> Node
  func updateContent(_ node: Node)
  func register(_ placeholder: any Placeholder)
  /// True when the modifier changes transactions for its own body alone.
  var keepsTransactions: Bool { get }
}

extension ModifierContent {
  package var keepsTransactions: Bool { false }
}

/// A stand-in that wants to know when the content's value changes.
@MainActor
package protocol Placeholder: AnyObject {
  func contentChanged()
}

/// The node of a stand-in: shows the content of the modifier around.
@MainActor
final class PlaceholderNode<StandIn: View>: ViewNode<StandIn>, Placeholder {
  private var content: Node!
  private weak var source: (any ModifierContent)?

  override init(_ view: StandIn, in context: NodeContext) {
    super.init(view, in: context)
    guard let source = context.inherited.modifierContent else {
      fatalError("\(StandIn.self) was used outside the body that it was handed to")
    }
    self.source = source
    // The environment is that of this place; only the modifier's own content is the outer one.
    var contentContext = childContext()
    contentContext.inherited.modifierContent = source.contentInherited.modifierContent
    if source.keepsTransactions {
      contentContext.inherited.transactions = source.contentInherited.transactions
    }
    content = source.makeContent(in: contentContext)
    source.register(self)
  }

  override var children: [Node] { [content] }

  // The value has nothing in it: the content comes by way of `contentChanged`.
  override func update(_ view: StandIn) {}

  func contentChanged() { if isAlive { source?.updateContent(content) } }
}
