import Foundation
import simd

/// Where a node is, how it is turned and how large.
struct NodeValues {
  var position = SIMD3<Float>.zero
  var orientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
  var scale = SIMD3<Float>(repeating: 1)
  var opacity: CGFloat = 1

  var matrix: simd_float4x4 {
    simd_float4x4(move: position) * simd_float4x4(orientation) * simd_float4x4(scale: scale)
  }
}

/// Something in a scene: a place, a turn and a size for a geometry, a light or a camera, and for its children.
open class SCNNode: NSObject, SCNAnimatable, SCNActionable {
  open var name: String?
  open var geometry: SCNGeometry? { didSet { SceneTime.changed() } }
  open var light: SCNLight? { didSet { SceneTime.changed() } }
  open var camera: SCNCamera? { didSet { SceneTime.changed() } }
  open var isHidden = false { didSet { SceneTime.changed() } }
  /// Which nodes and lights belong together, and what hit tests look for.
  open var categoryBitMask = 1 { didSet { SceneTime.changed() } }
  /// What has less of it is drawn earlier.
  open var renderingOrder = 0 { didSet { SceneTime.changed() } }
  open var castsShadow = true { didSet { SceneTime.changed() } }
  open var movabilityHint = SCNMovabilityHint.fixed
  open var physicsBody: SCNPhysicsBody? { didSet { physicsBody?.node = self } }
  open var physicsField: SCNPhysicsField?
  open var constraints: [SCNConstraint]? { didSet { SceneTime.changed() } }
  open var isPaused = false
  public private(set) var particleSystems: [SCNParticleSystem]?
  open weak var rendererDelegate: (any SCNNodeRendererDelegate)?
  public internal(set) weak var parent: SCNNode?
  public private(set) var childNodes: [SCNNode] = []

  var placed = Track(SIMD3<Float>.zero)
  var turned = Track(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1))
  var sized = Track(SIMD3<Float>(repeating: 1))
  var faded = Track(CGFloat(1))
  var pivotMatrix = simd_float4x4.one
  /// What the turn was last given as: a sum of angles, or of turns about an axis, may be more than a whole one.
  var givenAngles: SIMD3<Float>?
  var givenRotation: SIMD4<Float>?
  let animations = RunningAnimations()
  var custom = CustomValues()
  var actions: [(key: String?, run: ActionRun, completion: (() -> Void)?)] = []
  /// Whose seen state this node tells, where it is a node's presentation.
  private var source: SCNNode?
  weak var scene: SCNScene?

  public override init() { super.init() }
  /// Nothing is read from archives here.
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// The node as it is seen now, on the way of its animations.
  open var presentation: SCNNode {
    let node = SCNNode()
    node.source = source ?? self
    node.name = name
    (node.geometry, node.light, node.camera) = (geometry, light, camera)
    node.pivotMatrix = pivotMatrix
    node.parent = parent
    return node
  }

  /// What the program has set, or what is seen where this is a presentation.
  var values: NodeValues {
    if let source { return source.shown }
    return NodeValues(
      position: placed.model, orientation: turned.model, scale: sized.model, opacity: faded.model)
  }
  var shown: NodeValues {
    let now = SceneTime.now
    return NodeValues(
      position: placed.shown(at: now), orientation: turned.shown(at: now),
      scale: sized.shown(at: now), opacity: faded.shown(at: now))
  }
  /// From its own points to its parent's.
  var matrix: simd_float4x4 { values.matrix * pivotMatrix.safeInverse }
  var shownMatrix: simd_float4x4 { shown.matrix * pivotMatrix.safeInverse }
  /// From its own points to the scene's.
  var worldMatrix: simd_float4x4 {
    if let source { return source.shownWorldMatrix }
    return parent.map { $0.worldMatrix * matrix } ?? matrix
  }
  var shownWorldMatrix: simd_float4x4 {
    parent.map { $0.shownWorldMatrix * shownMatrix } ?? shownMatrix
  }

  open var opacity: CGFloat {
    get { values.opacity }
    set { faded.set(newValue) }
  }

  // MARK: The tree

  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }

  /// A node that has a parent leaves it; a node is not put below itself.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    guard child !== self, !child.holds(self) else { return }
    child.removeFromParentNode()
    childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    child.parent = self
    SceneTime.changed()
  }

  private func holds(_ node: SCNNode) -> Bool {
    var above = node.parent
    while let next = above {
      if next === self { return true }
      above = next.parent
    }
    return false
  }

  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
    SceneTime.changed()
  }

  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }

  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool)
    -> [SCNNode]
  {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }

  /// All below the node, parents before their children.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for node in descendants {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for node in [self] + descendants {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  var descendants: [SCNNode] { childNodes.flatMap { [$0] + $0.descendants } }

  // MARK: Copies

  /// A copy with copies of all below it; geometries, lights and cameras are shared.
  open func clone() -> Self {
    let copy = bare()
    for child in childNodes { copy.addChildNode(child.clone()) }
    return copy
  }
  open override func copy() -> Any { bare() }

  private func bare() -> Self {
    guard let copy = type(of: self).make() as? Self else { return self }
    copy.name = name
    (copy.geometry, copy.light, copy.camera) = (geometry, light, camera)
    (copy.isHidden, copy.categoryBitMask) = (isHidden, categoryBitMask)
    (copy.renderingOrder, copy.castsShadow) = (renderingOrder, castsShadow)
    copy.constraints = constraints
    copy.physicsBody = physicsBody?.copy() as? SCNPhysicsBody
    copy.placed.put(values.position)
    copy.turned.put(values.orientation)
    copy.sized.put(values.scale)
    copy.faded.put(values.opacity)
    copy.pivotMatrix = pivotMatrix
    (copy.givenAngles, copy.givenRotation) = (givenAngles, givenRotation)
    for system in particleSystems ?? [] { copy.addParticleSystem(system) }
    return copy
  }

  /// A node of a class of the program's is made by its `init(coder:)`.
  private class func make() -> SCNNode? {
    self == SCNNode.self ? SCNNode() : self.init(coder: NSCoder())
  }

  /// One node with the geometries of all below it, in the node's own points.
  open func flattenedClone() -> SCNNode {
    let copy = SCNNode(geometry: GeometryPieces.flattened(self))
    copy.name = name
    copy.placed.put(values.position)
    copy.turned.put(values.orientation)
    copy.sized.put(values.scale)
    copy.pivotMatrix = pivotMatrix
    return copy
  }

  // MARK: Particles

  open func addParticleSystem(_ system: SCNParticleSystem) {
    particleSystems = (particleSystems ?? []) + [system]
    SceneTime.changed()
  }
  open func removeParticleSystem(_ system: SCNParticleSystem) {
    particleSystems?.removeAll { $0 === system }
    SceneTime.changed()
  }
  open func removeAllParticleSystems() {
    particleSystems = nil
    SceneTime.changed()
  }
}

public enum SCNMovabilityHint: Int, Sendable { case fixed, movable }

/// Draws a node by itself; it is not asked here.
public protocol SCNNodeRendererDelegate: AnyObject {}
