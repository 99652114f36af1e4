import Pixels
import SwiftUI
import UIKit
import simd

/// Shows a scene and lets its time pass, sixty times a second by the program's clock. It draws anew only what has changed.
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene? { didSet { if scene !== oldValue { took() } } }
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var autoenablesDefaultLighting = false { didSet { refresh() } }
  open var isJitteringEnabled = false
  open var isTemporalAntialiasingEnabled = false
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X { didSet { refresh() } }
  open var preferredFramesPerSecond = 60
  open var rendersContinuously = false
  open var isPlaying = false
  open var loops = false
  open var sceneTime: TimeInterval = 0
  open var debugOptions: SCNDebugOptions = [] {
    didSet { if !debugOptions.isEmpty { SceneReports.notDrawn("options for debugging") } }
  }
  open var showsStatistics = false {
    didSet { if showsStatistics { SceneReports.notDrawn("statistics of views") } }
  }
  open weak var audioListener: SCNNode?
  open var overlaySKScene: AnyObject? {
    didSet { if overlaySKScene != nil { SceneReports.notDrawn("overlays of SpriteKit") } }
  }
  private var chosen: SCNNode?
  private var own: SCNNode?
  // Set on the main actor; read elsewhere only when nobody else holds the view any more.
  nonisolated(unsafe) private var timer: Timer?
  private var drawn = -1
  private var lastFrame: TimeInterval = 0
  private(set) lazy var cameraControl = CameraControl(self)

  public init(frame: CGRect, options: [String: Any]?) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  deinit { timer?.invalidate() }

  /// One finger turns the camera around the scene, two bring it nearer.
  open var allowsCameraControl = false {
    didSet {
      if allowsCameraControl { cameraControl.isOn = true } else { cameraControl.isOn = false }
    }
  }
  /// The camera's node: what was set, else the scene's first camera, else one that sees all of the scene.
  open var pointOfView: SCNNode? {
    get { chosen ?? sceneCamera ?? (scene == nil ? nil : framing) }
    set {
      chosen = newValue
      refresh()
    }
  }
  private var sceneCamera: SCNNode? {
    scene.flatMap { scene in
      ([scene.rootNode] + scene.rootNode.descendants).first { $0.camera != nil }
    }
  }

  /// Looks along −z at what there is, from as far as is needed.
  private var framing: SCNNode {
    if let own { return own }
    let node = SCNNode()
    node.camera = SCNCamera()
    node.camera?.automaticallyAdjustsZRange = true
    own = node
    let box = scene?.rootNode.bounds(.one)
    let (low, high) = (box?.low ?? .zero, box?.high ?? .zero)
    let radius = max(simd_length(high - low) / 2, 0.01)
    let aspect = bounds.height > 0 ? Float(bounds.width / bounds.height) : 1
    // The ball around all fits into the narrower direction.
    let half = atan(tan(Float.pi / 6) * min(aspect, 1))
    node.placed.put((low + high) / 2 + SIMD3(0, 0, radius / sin(half)))
    return node
  }

  private func took() {
    own = nil
    chosen = nil
    start()
    refresh()
  }

  private func refresh() {
    drawn = -1
    setNeedsDisplay()
  }

  private func start() {
    guard timer == nil, scene != nil else { return }
    let timer = Timer(timeInterval: 1.0 / 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  /// The steps of a frame, in SceneKit's order.
  private func tick() {
    guard let scene else { return }
    let now = ProcessInfo.processInfo.systemUptime
    sceneTime = now
    delegate?.renderer(self, updateAtTime: now)
    scene.step(
      to: now, pointOfView: pointOfView,
      (
        { [self] in delegate?.renderer(self, didApplyAnimationsAtTime: now) },
        { [self] in delegate?.renderer(self, didSimulatePhysicsAtTime: now) }
      ))
    delegate?.renderer(self, didApplyConstraintsAtTime: now)
    delegate?.renderer(self, willRenderScene: scene, atTime: now)
    if SceneTime.changes != drawn || lastFrame <= SceneTime.movingUntil {
      drawn = SceneTime.changes
      lastFrame = now
      setNeedsDisplay()
    }
    delegate?.renderer(self, didRenderScene: scene, atTime: now)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    own = nil
    refresh()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = picture() else { return }
    context.saveGState()
    context.clip(to: bounds)
    UIImage(cgImage: image, scale: screenScale, orientation: .up).draw(in: bounds)
    context.restoreGState()
  }

  private var screenScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// A picture of the scene as it is now, at the screen's scale; nil without a scene or without a size.
  private func picture() -> CGImage? {
    guard let scene, let camera = pointOfView, bounds.width > 0, bounds.height > 0,
      bounds.width.isFinite, bounds.height.isFinite
    else { return nil }
    let backdrop = backgroundColor.flatMap { SolidColor($0) } ?? .white
    let capture = SceneCapture(
      scene: scene, camera: camera, size: bounds.size, scale: screenScale, backdrop: backdrop,
      addsLight: autoenablesDefaultLighting, samples: antialiasingMode == .none ? 1 : 4)
    return CGImage(bitmap: Bitmap(ScenePicture(capture.frame())))
  }

  open func snapshot() -> UIImage {
    picture().map { UIImage(cgImage: $0, scale: screenScale, orientation: .up) } ?? UIImage()
  }

  open func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { true }
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }
  open func present(
    _ scene: SCNScene, with transition: Any, incomingPointOfView pointOfView: SCNNode?,
    completionHandler: (() -> Void)? = nil
  ) {
    SceneReports.notDrawn("transitions between scenes")
    self.scene = scene
    if let pointOfView { self.pointOfView = pointOfView }
    completionHandler?()
  }

  // MARK: Places on the screen

  private var whole: simd_float4x4? {
    guard let camera = pointOfView, let root = scene?.rootNode, bounds.height > 0 else {
      return nil
    }
    let lens = Lens(
      camera, aspect: Float(bounds.width / bounds.height), bounds: root.bounds(root.matrix))
    return lens.projection * lens.view
  }

  /// Points of the view, y downwards, and 0…1 from the near plane to the far one.
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
    guard let whole else { return point }
    let clip = whole * SIMD4(SIMD3(point), 1)
    guard clip.w != 0 else { return SCNVector3Zero }
    let place = clip.xyz / clip.w
    return SCNVector3(
      (place.x / 2 + 0.5) * Float(bounds.width), (0.5 - place.y / 2) * Float(bounds.height),
      place.z)
  }

  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
    guard let whole else { return point }
    let clip = SIMD4(
      point.x / Float(bounds.width) * 2 - 1, 1 - point.y / Float(bounds.height) * 2, point.z, 1)
    let place = whole.safeInverse * clip
    return place.w != 0 ? SCNVector3(place.xyz / place.w) : SCNVector3Zero
  }

  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] {
    guard let scene else { return [] }
    let ray = SceneRay(
      start: SIMD3(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 0))),
      end: SIMD3(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 1))))
    return ray.hits(scene.rootNode, options: options)
  }

  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
    let place = projectPoint(node.worldPosition)
    return place.z >= 0 && place.z <= 1
      && bounds.contains(CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)))
  }

  /// The view's own settings of its camera: what a program asks for it.
  open var defaultCameraController: CameraControl { cameraControl }
}
