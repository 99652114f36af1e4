import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// The transition of one element: builds the transition's body around it and takes it from phase to phase.
///
/// It stays around the element for as long as that is there, so that nothing changes its place in the
/// tree when it starts to move.
@MainActor
final class ElementTransition: TransitionPlayer {
  fileprivate let content: Element
  private let context: NodeContext
  private let scope: TransactionScope
  /// What is handed on to the element, which may have no transition of its own.
  private let inherited: InheritedTransition?
  private var phase = TransitionPhase.identity
  private var bodyNode: Node!
  /// Grows with each turn, so that what an earlier way out brings about no longer counts.
  private var turn = 0

  init(_ transition: AnyTransition, of element: Element, in context: NodeContext) {
    content = element
    scope = TransactionScope(parent: context.inherited.transactions)
    inherited = context.inherited.transition
    var context = context
    context.inherited.transactions = scope
    context.inherited.transition = nil
    self.context = context
    show(transition)
  }

  var elements: [Element] { bodyNode.elements }
  fileprivate var outerEnvironment: EnvironmentScope? { context.inherited.environment }

  func remove() { bodyNode.remove() }

  /// What moves the element, as it is now.
  private var transition: AnyTransition? {
    (content.trait(TransitionTrait.self) ?? inherited?.source) as? AnyTransition
  }

  // MARK: Phases

  func appear(_ transaction: Transaction) {
    turn += 1
    // Made anew, for there is no way from being there to being about to come.
    phase = .willAppear
    let old = bodyNode
    bodyNode = nil
    if let transition { show(transition) }
    old?.remove()
    context.parent?.elementsChanged()
    change(to: .identity) { _ in }
  }

  func depart(_ transaction: Transaction, completion: @escaping @MainActor () -> Void) -> Bool {
    turn += 1
    let own = turn
    var isOver = false
    let listener = AnimationListener(criteria: .removed) { [weak self] in
      assumeMainActor {
        isOver = true
        guard let self else { return }
        self.context.host.afterPass { if self.turn == own { completion() } }
      }
    }
    change(to: .didDisappear) { $0.listeners.append(listener) }
    listener.transactionDidEnd()
    if isOver { turn += 1 }
    return !isOver
  }

  func comeBack(_ transaction: Transaction) {
    turn += 1
    change(to: .identity) { _ in }
  }

  /// Shows another phase; `adjust` has its say on the transaction that the phase is shown with.
  private func change(to phase: TransitionPhase, adjust: @escaping (inout Transaction) -> Void) {
    self.phase = phase
    scope.change = adjust
    scope.invalidate()
    // The view may have got another transition since.
    if let transition { show(transition) }
    scope.change = { _ in }
    scope.invalidate()
  }

  // MARK: The body

  private func show(_ transition: AnyTransition) {
    let reducesMotion = EnvironmentValues(scope: context.inherited.environment)
      .accessibilityReduceMotion
    if reducesMotion, type(of: transition.base).properties.hasMotion {
      show(OpacityTransition())
    } else {
      show(transition.base)
    }
  }

  private func show<T: Transition>(_ transition: T) {
    let view = TransitionedContent(player: self)
      .modifier(TransitionInPhase(transition: transition, phase: phase))
      .modifier(TransitionBoundary(player: self))
    let old = bodyNode
    if !update(old, view) {
      bodyNode = context.makeNode(view)
      old?.remove()
      if old != nil { context.parent?.elementsChanged() }
    }
  }

  private func update<Content: View>(_ node: Node?, _ view: Content) -> Bool {
    guard let node = node as? ViewNode<Content> else { return false }
    node.update(view)
    return true
  }
}

/// The element that a transition moves, as the innermost view of the transition's body.
nonisolated private struct TransitionedContent: PrimitiveView {
  unowned let player: ElementTransition

  @MainActor static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    TransitionedNode(view, in: context)
  }

  final class TransitionedNode: ViewNode<TransitionedContent> {
    private lazy var container = ContainerElement(node: self, content: view.player.content)

    override init(_ view: TransitionedContent, in context: NodeContext) {
      super.init(view, in: context)
      view.player.content.trait(TransitionScopeTrait.self)?.passBy(
        inherited.environment, before: view.player.outerEnvironment)
    }

    override func collectElements() -> [Element] { [container] }
  }

  /// Keeps the positions inside relative to itself, whatever transition is around.
  private final class ContainerElement: WrapperElement {
    override var isDrawingContainer: Bool { true }

    /// A condition in the transition's body does not insert its content with that transition again.
    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
      Key.self == TransitionTrait.self ? nil : super.trait(key)
    }
  }
}

/// The outermost modifier of a transition's body: tells who moves it.
nonisolated private struct TransitionBoundary: PrimitiveModifier {
  unowned let player: ElementTransition

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    BoundaryNode(view, in: context)
  }

  private final class BoundaryNode<Content: View>: WrappingNode<Content, TransitionBoundary> {
    override func makeWrapper(around element: Element) -> WrapperElement {
      BoundaryElement(node: self, content: element, player: modifier.player)
    }
  }

  private final class BoundaryElement: WrapperElement {
    private unowned let player: ElementTransition

    init(node: Node, content: Element, player: ElementTransition) {
      self.player = player
      super.init(node: node, content: content)
    }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
      // What is taken care of here is none of the outer views' business.
      if Key.self == TransitionTrait.self { return nil }
      if Key.self == TransitionPlayerTrait.self { return player as? Key.Value }
      return super.trait(key)
    }
  }
}
