import SwiftUI
import UIKit

/// Shows a scene and lets its time pass, sixty times a second by the program's clock.
open class SKView: UIView {
  public private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false { didSet { if showsFPS { SpriteReports.noCounters() } } }
  open var showsNodeCount = false { didSet { if showsNodeCount { SpriteReports.noCounters() } } }
  open var showsDrawCount = false { didSet { if showsDrawCount { SpriteReports.noCounters() } } }
  open var showsQuadCount = false { didSet { if showsQuadCount { SpriteReports.noCounters() } } }
  open var showsPhysics = false
  open var showsFields = false
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var allowsTransparency = false
  open var isAsynchronous = true
  open var preferredFramesPerSecond = 60
  // Set on the main actor; read elsewhere only when nobody else holds the view any more.
  nonisolated(unsafe) private var timer: Timer?
  private var last: TimeInterval?

  deinit { timer?.invalidate() }

  /// Shows the scene at once; transitions between scenes are not drawn.
  open func presentScene(_ scene: SKScene, transition: SKTransition) {
    SpriteReports.noTransitions()
    presentScene(scene)
  }

  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    last = nil
    guard let scene else { return setNeedsDisplay() }
    scene.view = self
    fitScene()
    scene.didMove(to: self)
    start()
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitScene()
    setNeedsDisplay()
  }

  /// A scene that takes the view's size has it as soon as the view has one.
  private func fitScene() {
    guard let scene, bounds.width > 0, bounds.height > 0 else { return }
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
  }

  private func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1.0 / 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  private func tick() {
    guard let scene, !isPaused else { return last = nil }
    let now = ProcessInfo.processInfo.systemUptime
    scene.step(to: now, after: last.map { now - $0 } ?? 0)
    last = now
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
    // Transparent is what a scene leaves so: its background is drawn in any case, and is grey at first. A view whose own
    // background is clear lets what is behind it be seen as well, as public programs rely on.
    if !allowsTransparency && backgroundColor?.cgColor.alpha != 0 {
      context.setFillColor(UIColor.black.cgColor)
      context.fill(bounds)
    }
    context.setFillColor(scene.backgroundColor.cgColor)
    context.fill(bounds)
    context.saveGState()
    context.clip(to: bounds)
    context.concatenate(scene.toView(bounds.size))
    if scene.shouldEnableEffects {
      scene.draw(in: context, alpha: scene.alpha)
    } else {
      SceneDrawing.drawChildren(of: scene, in: context, alpha: scene.alpha)
    }
    context.restoreGState()
  }

  /// A picture of a node and its children, as large as they are, one pixel of the screen a pixel.
  open func texture(from node: SKNode) -> SKTexture? {
    texture(from: node, crop: node.calculateAccumulatedFrame())
  }

  /// - Parameter crop: a rectangle in points of the node's parent.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    guard crop.width > 0, crop.height > 0, !crop.isInfinite else { return nil }
    let holder = SKNode()
    let copy = node.copy() as? SKNode ?? node
    holder.addChild(copy)
    let image = UIGraphicsImageRenderer(size: crop.size).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: -crop.minX, y: crop.maxY)
      context.scaleBy(x: 1, y: -1)
      SceneDrawing.drawChildren(of: holder, in: context, alpha: 1)
    }
    return SKTexture(image: image)
  }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    point.applying(scene.toView(bounds.size).inverted())
  }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    point.applying(scene.toView(bounds.size))
  }

  // MARK: Touches

  /// The foremost node that wants touches, else the scene.
  private func receiver(_ touches: Set<UITouch>) -> SKNode? {
    guard let scene, let touch = touches.first else { return nil }
    let found = scene.nodes(at: touch.location(in: scene)).first { $0.isUserInteractionEnabled }
    return found ?? scene
  }
  private weak var touched: SKNode?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = receiver(touches)
    touched?.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    (touched ?? scene)?.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (touched ?? scene)?.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    (touched ?? scene)?.touchesCancelled(touches, with: event)
  }
}

/// How one scene gives way to another. None is drawn: the new one is there at once.
@preconcurrency @MainActor
open class SKTransition {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  init() {}
  public class func fade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public class func fade(with color: UIColor, duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
  public class func crossFade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public class func flipHorizontal(withDuration seconds: TimeInterval) -> SKTransition {
    SKTransition()
  }
  public class func flipVertical(withDuration seconds: TimeInterval) -> SKTransition {
    SKTransition()
  }
  public class func doorsOpenHorizontal(withDuration seconds: TimeInterval) -> SKTransition {
    SKTransition()
  }
  public class func doorway(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public class func reveal(
    with direction: SKTransitionDirection, duration seconds: TimeInterval
  ) -> SKTransition { SKTransition() }
  public class func push(
    with direction: SKTransitionDirection, duration seconds: TimeInterval
  ) -> SKTransition { SKTransition() }
  public class func moveIn(
    with direction: SKTransitionDirection, duration seconds: TimeInterval
  ) -> SKTransition { SKTransition() }
}

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A scene among the views of SwiftUI.
@preconcurrency @MainActor
public struct SpriteView: View {
  private let scene: SKScene
  private let isPaused: Bool
  private let options: Options

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: SpriteView.Options = [.shouldCullNonVisibleNodes],
    debugOptions: SpriteView.DebugOptions = []
  ) {
    (self.scene, self.isPaused, self.options) = (scene, isPaused, options)
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }

  /// Counters over the picture; none is drawn.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsDrawCount = DebugOptions(rawValue: 1)
    public static let showsFields = DebugOptions(rawValue: 2)
    public static let showsFPS = DebugOptions(rawValue: 4)
    public static let showsNodeCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsQuadCount = DebugOptions(rawValue: 32)
  }

  public var body: some View {
    HostedScene(
      scene: scene, isPaused: isPaused, allowsTransparency: options.contains(.allowsTransparency))
  }
}

private struct HostedScene: UIViewRepresentable {
  let scene: SKScene
  let isPaused: Bool
  let allowsTransparency: Bool

  func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

  func updateUIView(_ view: SKView, context: Context) {
    view.isPaused = isPaused
    view.allowsTransparency = allowsTransparency
    if allowsTransparency { view.isOpaque = false }
    if view.scene !== scene { view.presentScene(scene) }
  }
}
