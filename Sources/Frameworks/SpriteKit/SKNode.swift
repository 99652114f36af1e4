@_exported import UIKit

public typealias SKColor = UIColor

/// Something in a scene: a place, a turn and a size for what it holds. Its y grows upwards.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  /// In front of what has less of it; added to the parent's.
  open var zPosition: CGFloat = 0
  /// Radians, counterclockwise.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// How fast its actions run, and its children's.
  open var speed: CGFloat = 1
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? {
    didSet {
      if oldValue !== physicsBody, oldValue?.node === self { oldValue?.node = nil }
      physicsBody?.node = self
    }
  }
  open var constraints: [SKConstraint]?
  public private(set) weak var parent: SKNode?
  public private(set) var children: [SKNode] = []
  var runs: [(key: String?, run: ActionRun)] = []

  public override init() { super.init() }
  /// Nothing is read from archives here.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  open override var next: UIResponder? { parent ?? scene?.view }
  public var scene: SKScene? { self as? SKScene ?? parent?.scene }

  // MARK: The tree

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "a node that has a parent was added to another one")
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func removeAllChildren() { removeChildren(in: children) }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) }
    removeFromParent()
    parent.addChild(self)
    if let place { position = place }
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }

  var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: Geometry

  /// From its own points to its parent's.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
      .scaledBy(x: xScale, y: yScale)
  }

  /// From its own points to the scene's.
  var toScene: CGAffineTransform {
    guard let parent, !(self is SKScene) else { return .identity }
    return transform.concatenating(parent.toScene)
  }

  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toScene).applying(toScene.inverted())
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// What it draws itself, in its own points.
  var content: CGRect { .null }

  /// What it draws itself, in its parent's points; its place for a node that draws nothing.
  open var frame: CGRect {
    content.isNull ? CGRect(origin: position, size: .zero) : content.applying(transform)
  }

  /// Itself and all below it, in its parent's points.
  open func calculateAccumulatedFrame() -> CGRect {
    let own = content.isNull ? .null : content.applying(transform)
    return children.reduce(own) {
      $0.union($1.calculateAccumulatedFrame().applying(transform))
    }
  }

  open func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }
  open func intersects(_ node: SKNode) -> Bool {
    guard let parent, let other = node.parent else { return false }
    return calculateAccumulatedFrame().applying(parent.toScene)
      .intersects(node.calculateAccumulatedFrame().applying(other.toScene))
  }

  /// The visible nodes below it at a point, the foremost first: those whose frames, with all below them, hold it.
  open func nodes(at point: CGPoint) -> [SKNode] {
    shownDescendants.filter { node in
      guard let parent = node.parent else { return false }
      return node.calculateAccumulatedFrame().contains(parent.convert(point, from: self))
    }.enumerated().sorted {
      let (first, second) = ($0.element.depth, $1.element.depth)
      return first == second ? $0.offset > $1.offset : first > second
    }.map(\.element)
  }

  /// The foremost node at a point; itself where there is none.
  open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }

  private var shownDescendants: [SKNode] {
    children.filter { !$0.isHidden }.flatMap { [$0] + $0.shownDescendants }
  }

  private var depth: CGFloat { zPosition + (parent?.depth ?? 0) }

  // MARK: Drawing

  /// Draws what it is itself, in its own points; `alpha` is all that there is of it.
  func draw(in context: CGContext, alpha: CGFloat) {}
  /// Whether it draws its children as well.
  var drawsChildren: Bool { false }

  /// Moves what it has of its own by so many seconds.
  func advance(by seconds: Double) {}
}

extension SKNode {
  // MARK: Actions

  public func run(_ action: SKAction) { runs.append((nil, ActionRun(action))) }

  public func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    runs.append((key, ActionRun(action)))
  }

  @preconcurrency
  public func run(_ action: SKAction, completion block: @escaping @MainActor () -> Void) {
    run(.sequence([action, .run(block)]))
  }

  public func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in
      run(action) { continuation.resume() }
    }
  }

  public func hasActions() -> Bool { !runs.isEmpty }
  public func action(forKey key: String) -> SKAction? {
    runs.first { $0.key == key }?.run.action
  }
  public func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
  public func removeAllActions() { runs = [] }

  /// Lets all actions below it go on by so many seconds.
  func runActions(_ seconds: Double) {
    guard !isPaused else { return }
    let seconds = seconds * Double(speed)
    for (_, run) in runs {
      // Actions may take each other away.
      guard runs.contains(where: { $0.run === run }) else { continue }
      if run.advance(self, seconds) != nil { runs.removeAll { $0.run === run } }
    }
    advance(by: seconds)
    for child in children { child.runActions(seconds) }
  }

  /// Keeps the rules of all nodes below it, those of parents first.
  func applyConstraints() {
    for constraint in constraints ?? [] { constraint.apply(to: self) }
    for child in children { child.applyConstraints() }
  }
}

extension UITouch {
  /// Where the finger is, in points of a node.
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
  }

  public func previousLocation(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
  }
}
