/// Where a new node will stand: its parent and what it inherits from it.
@MainActor
@_spi(Runtime) public struct NodeContext {
  package let host: ViewHost
  package let parent: Node?
  package var inherited: InheritedContext

  /// Makes the node for a view: its own kind for a primitive view, else one that runs its body.
  package func makeNode<Content: View>(_ view: Content) -> ViewNode<Content> {
    if let primitive = Content.self as? any PrimitiveView.Type { return make(primitive, view) }
    if let hosted = Content.self as? any _HostedView.Type { return makeHosted(hosted, view) }
    return CompositeNode.make(view, in: self)
  }

  private func makeHosted<Hosted: _HostedView, Content: View>(
    _ type: Hosted.Type, _ view: Content
  ) -> ViewNode<Content> {
    // The generic type is `Content`, opened as what it conforms to.
    let made = Hosted._makeHostedNode(view as! Hosted, in: _HostedNodeContext(context: self))
    // The generic type is `Content`, opened as what it conforms to.
    return made.node as! ViewNode<Content>
  }

  private func make<Primitive: PrimitiveView, Content: View>(
    _ type: Primitive.Type, _ view: Content
  ) -> ViewNode<Content> {
    // The generic type is `Content`, opened as what it conforms to.
    Primitive.makeNode(view as! Primitive, in: self) as! ViewNode<Content>
  }
}

extension NodeContext {
  /// The context for one of several views: with a scope of its own where each is shown somewhere else.
  var forOneOfSeveral: NodeContext {
    guard inherited.place != nil else { return self }
    var context = self
    context.givePlace()
    return context
  }

  /// Gives the view that is made here a scope of its own.
  package mutating func givePlace() {
    let scope = EnvironmentScope(parent: inherited.environment)
    inherited.environment = scope
    inherited.place = scope
  }
}

/// What a node hands on to all nodes below it.
@MainActor
package struct InheritedContext {
  package var environment: EnvironmentScope
  package var transactions: TransactionScope?
  /// The innermost custom modifier whose body is being built. It keeps all nodes below it, and is not kept by them.
  private var modifierReference: BackReference<Node>?
  package var modifierContent: (any ModifierContent)? {
    get { modifierReference?.target as? any ModifierContent }
    set { modifierReference = newValue?.reference }
  }
  /// True directly below a lazy container: `ForEach` builds only the rows that are asked for.
  package var buildsLazily = false
  /// True where each view becomes a row of a list: not in the views that a row is made of.
  package var makesRows = false
  /// Where each view of a container is shown somewhere else: the scope of the one that this node belongs to, by
  /// which what is set there reaches it.
  package var place: EnvironmentScope?
  /// What views are inserted and removed with that have no transition of their own.
  package var transition: InheritedTransition?

  package init(environment: EnvironmentScope) { self.environment = environment }

  /// The context for children that a layout shows as their own views: traits stop here.
  package var belowLayout: InheritedContext {
    var context = self
    context.buildsLazily = false
    context.makesRows = false
    context.place = nil
    context.transition = nil
    return context
  }
}
