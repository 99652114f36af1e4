import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// What is called at the steps of a frame.
@preconcurrency @MainActor
public protocol SKSceneDelegate: AnyObject {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// All that is shown: the root of the nodes.
open class SKScene: SKEffectNode {
  /// Points.
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  /// Where the origin is in the view, 0…1 from its lower left corner.
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  open weak var camera: SKCameraNode?
  open weak var delegate: SKSceneDelegate?
  public let physicsWorld = SKPhysicsWorld()
  public internal(set) weak var view: SKView?
  private var isLoaded = false

  public init(size: CGSize) {
    self.size = size
    super.init()
    shouldEnableEffects = false
    physicsWorld.scene = self
    sceneDidLoad()
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1024, height: 768)
    super.init(coder: aDecoder)
    shouldEnableEffects = false
    physicsWorld.scene = self
  }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
  override var content: CGRect { frame }
  override var filteredFrame: CGRect { frame }

  /// The steps of a frame, in SpriteKit's order.
  func step(to time: TimeInterval, after seconds: Double) {
    guard !isPaused else { return }
    update(time)
    delegate?.update(time, for: self)
    runActions(seconds)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    physicsWorld.advance(by: seconds)
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    applyConstraints()
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }

  /// From the scene's points to the view's, whose y grows downwards.
  func toView(_ bounds: CGSize) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch scaleMode {
    case .fill, .resizeFill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    }
    let left = (bounds.width - size.width * x) / 2 + size.width * anchorPoint.x * x
    let bottom = (bounds.height + size.height * y) / 2 - size.height * anchorPoint.y * y
    let placed = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: left, ty: bottom)
    guard let camera else { return placed }
    // What the camera stands on is in the middle of the view.
    let middle = CGAffineTransform(translationX: frame.midX, y: frame.midY)
    return camera.toScene.inverted().concatenating(middle).concatenating(placed)
  }

  public func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(toView(view?.bounds.size ?? size).inverted())
  }
  public func convertPoint(toView point: CGPoint) -> CGPoint {
    point.applying(toView(view?.bounds.size ?? size))
  }
}

/// Draws the nodes of a scene.
@MainActor
enum SceneDrawing {
  /// Everything below a node, by depth: what has less of it first, then parents before their children.
  static func drawChildren(of node: SKNode, in context: CGContext, alpha: CGFloat) {
    var found: [Drawn] = []
    for child in node.children {
      collect(child, transform: .identity, alpha: alpha, depth: 0, &found)
    }
    let ordered = found.enumerated().sorted {
      let (first, second) = ($0.element.depth, $1.element.depth)
      return first == second ? $0.offset < $1.offset : first < second
    }
    for (_, drawn) in ordered {
      context.saveGState()
      context.concatenate(drawn.transform)
      drawn.node.draw(in: context, alpha: drawn.alpha)
      context.restoreGState()
    }
  }

  private struct Drawn {
    let node: SKNode
    let transform: CGAffineTransform
    let alpha: CGFloat
    let depth: CGFloat
  }

  private static func collect(
    _ node: SKNode, transform: CGAffineTransform, alpha: CGFloat, depth: CGFloat,
    _ found: inout [Drawn]
  ) {
    let alpha = alpha * min(max(node.alpha, 0), 1)
    guard !node.isHidden, alpha > 0 else { return }
    let placed = node.transform.concatenating(transform)
    let depth = depth + node.zPosition
    found.append(Drawn(node: node, transform: placed, alpha: alpha, depth: depth))
    guard !node.drawsChildren else { return }
    for child in node.children {
      collect(child, transform: placed, alpha: alpha, depth: depth, &found)
    }
  }
}
