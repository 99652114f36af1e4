/// A retained place in the tree of views: what stays while view values come and go.
///
/// A node owns state, environment and animations. What is laid out and drawn are its `elements`:
/// none, one, or (for groups) several.
@MainActor
@_spi(Runtime) open class Node {
  // What each frame of a movement touches stands at the top, as in `Element`.
  @exclusivity(unchecked) package private(set) var isAlive = true
  package var isDirty = false
  @exclusivity(unchecked) private var cachedElements: [Element]?
  package let host: ViewHost
  private let parentReference: BackReference<Node>?
  package final var parent: Node? { parentReference?.target }
  package let depth: Int
  package var inherited: InheritedContext
  /// Grows with each tracked run, so that what an earlier run read no longer counts.
  package var trackingGeneration = 0
  /// Set once its code has read an observed object: most never do.
  final var readsObservedObjects = false
  /// What observed objects know of the latest run.
  package final var observationRuns: [ObservationRun] = []

  package init(in context: NodeContext) {
    host = context.host
    parentReference = context.parent?.reference
    depth = (context.parent?.depth ?? -1) + 1
    inherited = context.inherited
    if depth > Self.deepest { failAsTooDeep() }
  }

  /// More levels than any program has that ends: below it the stack would soon be at its end, which
  /// kills without a word.
  private static let deepest = 3000

  private func failAsTooDeep() -> Never {
    var counts: [String: Int] = [:]
    var node = parent
    while let current = node {
      if current is any BodyRunner { counts[current.name, default: 0] += 1 }
      node = current.parent
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    fatalError(
      """
      \(most?.key ?? name) contains itself without end: it stands \(most?.value ?? depth) times \
      inside itself. Its body needs a condition under which it ends.
      """)
  }

  deinit { knownReference?.clear() }

  private var knownReference: BackReference<Node>?

  /// This node, for those that do not keep it.
  package final var reference: BackReference<Node> {
    if let knownReference { return knownReference }
    let reference = BackReference(self)
    knownReference = reference
    return reference
  }

  /// The nodes directly below, in order.
  open var children: [Node] { [] }

  /// The name of the view that a node of this class shows.
  class var viewName: String { "\(self)" }

  /// A name for messages and dumps.
  open var name: String { "\(type(of: self))" }

  /// Where this node keeps the dynamic properties of its view.
  package var propertySlots: [PropertySlot] { [] }

  // MARK: Elements

  /// What this node contributes to the layout that it stands in.
  package final var elements: [Element] {
    if let cachedElements { return cachedElements }
    let elements = collectElements()
    cachedElements = elements
    return elements
  }

  open func collectElements() -> [Element] {
    let children = children
    if children.count == 1 { return children[0].elements }
    return children.flatMap(\.elements)
  }

  /// Says that this node's elements are others now.
  package final func elementsChanged() {
    cachedElements = nil
    guard let parent else { return host.rootElementsChanged() }
    if parent.childElementsChanged() { parent.elementsChanged() }
  }

  /// Answers whether the change also changes this node's own elements. Layouts, whose one element
  /// stays, answer no.
  open func childElementsChanged() -> Bool { true }

  // MARK: Updates

  /// The context in which this node makes its children.
  package final func childContext() -> NodeContext {
    NodeContext(host: host, parent: self, inherited: inherited)
  }

  /// Runs again what this node computed from things that have changed since.
  open func runAgain() {}

  /// Takes a new view value of this node's type.
  open func update(any view: some View) {
    fatalError("\(name) got a \(type(of: view)): another type in the same place")
  }

  /// A node for the same view in another place; nil where this is none that a view has made.
  package func makeTwin(in context: NodeContext) -> Node? {
    children.count == 1 ? children[0].makeTwin(in: context) : nil
  }

  /// Hands the view on to a node that `makeTwin` has made; answers whether that is one for such views.
  package func updateTwin(_ twin: Node) -> Bool {
    children.count == 1 && children[0].updateTwin(twin)
  }

  package final func setNeedsUpdate() { host.setNeedsUpdate(self) }

  /// The transaction as it reaches this node.
  package final var transaction: Transaction { host.transaction(reaching: inherited.transactions) }

  // MARK: Preferences

  /// What this node and those below hand up for `key`; nil where none of them says anything.
  open func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children {
      guard let value = child.preference(key) else { continue }
      if result == nil { result = value } else { Key.reduce(value: &result!) { value } }
    }
    return result
  }

  // MARK: The end

  /// Ends this node and all below it: actions of `onDisappear` run, tasks are cancelled.
  package final func remove() {
    guard isAlive else { return }
    isAlive = false
    host.animations.participantMayBeGone()
    trackingGeneration += 1
    endObservation()
    for child in children { child.remove() }
    willBeRemoved()
  }

  open func willBeRemoved() {}
}

/// A node for views of one type.
@MainActor
@_spi(Runtime) open class ViewNode<Content: View>: Node {
  package final var view: Content

  package init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// Takes a new value of the same view.
  open func update(_ view: Content) { self.view = view }

  // A parent asks only nodes of the same type for it: it makes new ones for others.
  open override func update(any view: some View) { update(view as! Content) }

  package final override func makeTwin(in context: NodeContext) -> Node? { context.makeNode(view) }

  package final override func updateTwin(_ twin: Node) -> Bool {
    guard let twin = twin as? ViewNode<Content> else { return false }
    twin.update(view)
    return true
  }

  override class var viewName: String { "\(Content.self)" }
  open override var name: String { "\(Content.self)" }
}

/// A node that runs code of the user's to find out what is below it.
@MainActor
package protocol BodyRunner: Node {
  /// How often it has run.
  var bodyCount: Int { get }
}
