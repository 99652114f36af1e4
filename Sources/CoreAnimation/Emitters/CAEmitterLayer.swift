import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels

/// A layer that throws particles out.
///
/// Where each particle is follows from its number, its seed and the time alone: nothing is added up from frame
/// to frame. What is changed while it runs holds for the particles that are born from then on.
open class CAEmitterLayer: CALayer {
  private var stream = EmitterStream()

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    takeEmitter(layer)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeTwin() -> CALayer { CAEmitterLayer() }

  override package func take(_ other: CALayer) {
    super.take(other)
    takeEmitter(other)
  }

  private func takeEmitter(_ other: Any) {
    guard let other = other as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    seed = other.seed
  }

  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in oldValue ?? [] { cell.emitter = nil }
      for cell in emitterCells ?? [] { cell.emitter = self }
      emissionChanged()
    }
  }

  /// Multiplies what the cells have.
  open var birthRate: Float {
    get { read("birthRate", 1) }
    set { set("birthRate", newValue) }
  }

  open var lifetime: Float {
    get { read("lifetime", 1) }
    set { set("lifetime", newValue) }
  }

  open var velocity: Float {
    get { read("velocity", 1) }
    set { set("velocity", newValue) }
  }

  open var scale: Float {
    get { read("scale", 1) }
    set { set("scale", newValue) }
  }

  open var spin: Float {
    get { read("spin", 1) }
    set { set("spin", newValue) }
  }

  open var emitterPosition: CGPoint {
    get { read("emitterPosition", .zero) }
    set { set("emitterPosition", newValue) }
  }

  open var emitterZPosition: CGFloat {
    get { read("emitterZPosition", 0) }
    set { set("emitterZPosition", newValue) }
  }

  open var emitterSize: CGSize {
    get { read("emitterSize", .zero) }
    set { set("emitterSize", newValue) }
  }

  open var emitterDepth: CGFloat {
    get { read("emitterDepth", 0) }
    set { set("emitterDepth", newValue) }
  }

  open var emitterShape: CAEmitterLayerEmitterShape {
    get { values.object("emitterShape") ?? .point }
    set { set("emitterShape", object: newValue) }
  }

  open var emitterMode: CAEmitterLayerEmitterMode {
    get { values.object("emitterMode") ?? .volume }
    set { set("emitterMode", object: newValue) }
  }

  open var renderMode: CAEmitterLayerRenderMode {
    get { values.object("renderMode") ?? .unordered }
    set { set("renderMode", object: newValue) }
  }

  open var preservesDepth = false
  open var seed: UInt32 = 0 { didSet { emissionChanged() } }

  private func set<Value: LayerStorable>(_ key: String, _ value: Value) {
    change(key, to: value.layerValue, isAnimatable: false)
    emissionChanged()
  }

  private func set(_ key: String, object: Any) {
    change(key, to: .object(object), isAnimatable: false)
    emissionChanged()
  }

  /// Particles are born another way from now on.
  func emissionChanged() {
    stream.isChanged = true
    invalidate()
  }

  override func change(_ key: String, to value: LayerValue?, isAnimatable: Bool = true) {
    super.change(key, to: value, isAnimatable: isAnimatable)
    if key.hasPrefix("emitterCells.") { setCellValue(key, value) }
  }

  /// `emitterCells.NAME.PROPERTY` sets a property of the cell of that name.
  private func setCellValue(_ path: String, _ value: LayerValue?) {
    let names = path.split(separator: ".")
    guard names.count == 3, let cell = emitterCells?.first(where: { $0.name == String(names[1]) })
    else { return }
    cell.setValue(value?.any, forKey: String(names[2]))
  }

  override func ownActivity(at time: LayerTime) -> LayerActivity {
    follow(values(at: time.now), at: time.now)
    var activity = LayerActivity()
    activity.isMoving = time.rate != 0 && stream.isAlive(at: time.now)
    return activity
  }

  private func values(at time: Double) -> LayerValues {
    var isStill = true
    return values(at: time, isStill: &isStill)
  }

  private func follow(_ values: LayerValues, at time: Double) {
    // Movements of the emitter itself hold for each frame.
    let hasMoved = !running.isEmpty
    guard stream.isChanged || hasMoved else { return }
    stream.follow(Emission(emitterCells ?? [], values, seed: seed), at: time)
  }

  override func ownContent(_ values: LayerValues, at time: Double) -> DisplayList {
    follow(values, at: time)
    let particles = stream.particles(at: time)
    return ParticlePainter(renderMode).list(of: particles)
  }
}
