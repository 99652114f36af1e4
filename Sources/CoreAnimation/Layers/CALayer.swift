import Drawing
import DrawingCommands
import Foundation
import Geometry

/// A rectangle that shows something, takes others into it, and moves.
///
/// Its properties are values by name (`LayerValues`): so animations, key paths and what is presented need to
/// know none of them. What is seen is drawn by `LayerPainter` as a display list, in the time of the
/// `LayerScene` that the layer's root belongs to.
open class CALayer: _TimedLayer, CAMediaTiming {
  /// Those that run, in the order in which they were added.
  var running: [LayerAnimation] = []
  /// The layer of which this one is the presented copy.
  var modelLayer: CALayer?
  /// Set on the root of a tree that is shown.
  package weak var scene: LayerScene?
  /// Whether it has been part of a frame: what is changed before does not move.
  package var isCommitted = false
  /// The picture without the layer's own place, for as long as nothing in it changes.
  var knownPicture: LayerPicture?
  /// What was last shown of it, for a transition.
  var lastContent = DisplayList.empty
  /// What `draw(in:)` has drawn, and the size of the bounds then.
  package var recorded: (list: DisplayList, size: CGSize)?
  package var needsDisplayNow = false
  var needsLayoutNow = false
  /// What a view draws in the layer, behind its sublayers.
  package var drawing: ((CGSize) -> DisplayList)? { didSet { invalidate() } }
  /// What becomes of all that is in the layer, such as panes of glass that flow together.
  package var gathering: ((DisplayList) -> DisplayList)? { didSet { invalidate() } }
  /// What has a time of its own in the layer, such as a window of SwiftUI's: moves it on, and says what is next.
  package var onAdvance: ((Double) -> LayerActivity)?

  public private(set) weak var superlayer: CALayer?
  /// The layer whose mask it is.
  private(set) weak var maskedLayer: CALayer?
  private var below: [CALayer] = []
  private var storedMask: CALayer?

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open var filters: [Any]? { didSet { if filters != nil { reportLeftOut("filters") } } }
  open var backgroundFilters: [Any]? {
    didSet { if backgroundFilters != nil { reportLeftOut("backgroundFilters") } }
  }
  open var compositingFilter: Any? {
    didSet { invalidate() }
  }
  // These say how the picture is made, not how it looks.
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
  open var isOpaque = false
  open var needsDisplayOnBoundsChange = false
  open var allowsGroupOpacity = true { didSet { invalidate() } }
  open var isGeometryFlipped = false {
    didSet { if isGeometryFlipped { reportLeftOut("isGeometryFlipped") } }
  }

  public override init() { super.init() }

  /// A copy of another layer's properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { take(layer) }
  }

  public required init?(coder: NSCoder) { super.init() }

  /// Takes over what can be drawn of another layer.
  package func take(_ other: CALayer) {
    values = other.values
    timing = other.timing
    drawing = other.drawing
    recorded = other.recorded
    (name, delegate) = (other.name, other.delegate)
    allowsGroupOpacity = other.allowsGroupOpacity
    compositingFilter = other.compositingFilter
  }

  /// The number of the transaction that keeps it.
  private var keptIn = -1

  /// Whether only the program knows the kind of layer that it is.
  final lazy var isOfProgram = ProgramLayers.contains(type(of: self))

  /// An empty layer of the same family, for what is presented.
  func makeTwin() -> CALayer { CALayer() }

  // MARK: Properties

  /// Sets a property, and lets the layer's actions hear of it.
  override func change(_ key: String, to value: LayerValue?, isAnimatable: Bool = true) {
    guard isAnimatable, modelLayer == nil else {
      values[key] = value
      return invalidate()
    }
    if let value, let old = values[key], value.equals(old) { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    if let animation = action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil
    {
      animation.fromValue = seenValues.value(atPath: key)?.any
    }
    values[key] = value
    invalidate()
    if superlayer == nil, keptIn != CATransaction.number {
      keptIn = CATransaction.number
      CATransaction.keep(self)
    }
    if isOfProgram, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  override func timingChanged() { invalidate() }

  override func sizeChanged() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  // MARK: The tree

  open var sublayers: [CALayer]? {
    get {
      if let modelLayer { return modelLayer.sublayers?.map { $0.presentation() ?? $0 } }
      return below.isEmpty ? nil : below
    }
    set {
      for layer in below { layer.leave() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Those of the model, from back to front.
  final var children: [CALayer] { modelLayer?.below ?? below }

  open var mask: CALayer? {
    get { modelLayer?.storedMask ?? storedMask }
    set {
      storedMask?.maskedLayer = nil
      newValue?.removeFromSuperlayer()
      newValue?.maskedLayer = self
      storedMask = newValue
      invalidate()
    }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { sibling in below.firstIndex { $0 === sibling } } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(
      layer, at: sibling.flatMap { sibling in below.firstIndex { $0 === sibling } }.map { $0 + 1 })
  }

  private func insert(_ layer: CALayer, at index: Int?) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    layer.maskedLayer?.mask = nil
    below.insert(layer, at: min(max(index ?? below.count, 0), below.count))
    layer.superlayer = self
    layer.invalidate()
    setNeedsLayout()
  }

  /// Puts the given sublayers into this order, in front of all others.
  package final func reorder(_ layers: [CALayer]) {
    below =
      below.filter { layer in !layers.contains { $0 === layer } }
      + layers.filter { layer in below.contains { $0 === layer } }
    invalidate()
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = below.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.below.removeAll { $0 === self }
    superlayer.invalidate()
    leave()
  }

  private func leave() {
    superlayer?.below.removeAll { $0 === self }
    superlayer = nil
    forgetFrames()
  }

  /// What is taken out of the window loses its animations.
  private func forgetFrames() {
    isCommitted = false
    knownPicture = nil
    endAnimations(finished: false)
    for layer in below { layer.forgetFrames() }
  }

  // MARK: Layout and display

  /// Has `draw(in:)` called for the next frame.
  open func setNeedsDisplay() {
    needsDisplayNow = true
    invalidate()
  }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { needsDisplayNow }

  open func displayIfNeeded() {
    guard needsDisplayNow, bounds.width > 0, bounds.height > 0 else { return }
    needsDisplayNow = false
    if let delegate { LayerDelegates.display(delegate, self) } else { display() }
  }

  /// Records what `draw(in:)` draws.
  open func display() { recordDrawing() }

  package final func recordDrawing() {
    let size = bounds.size
    let context = CGContext(size: size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawParts(in: context)
    recorded = context.recorded.isEmpty ? nil : (context.recorded, size)
    invalidate()
  }

  /// Calls `draw(in:)` for all of the layer, or for its parts one after the other.
  func drawParts(in context: CGContext) { draw(in: context) }

  open func draw(in ctx: CGContext) {
    if let delegate { LayerDelegates.draw(delegate, self, ctx) }
  }

  /// Draws the layer and its sublayers as they are in the model.
  open func render(in ctx: CGContext) {
    var painter = LayerPainter(time: 0, showsModel: true)
    layoutIfNeeded()
    commitDisplay()
    ctx.draw(painter.content(of: self, at: 0).moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY)))
  }

  private func commitDisplay() {
    displayIfNeeded()
    for layer in below { layer.commitDisplay() }
    storedMask?.commitDisplay()
  }

  /// Whether the layer is drawn anew when the property changes, and for each frame of its animations.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value of a property that nobody has set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func setNeedsLayout() {
    needsLayoutNow = true
    invalidate()
  }
  open func needsLayout() -> Bool { needsLayoutNow }

  open func layoutIfNeeded() {
    layoutOne()
    for layer in below { layer.layoutIfNeeded() }
  }

  final func layoutOne() {
    guard needsLayoutNow else { return }
    needsLayoutNow = false
    if let delegate { LayerDelegates.willLayout(delegate, self) }
    layoutSublayers()
  }

  open func layoutSublayers() {
    if let delegate { LayerDelegates.layout(delegate, self) }
  }

  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Has the nearest `CAScrollLayer` around show `r`, in the layer's own coordinates.
  open func scrollRectToVisible(_ r: CGRect) {
    if let superlayer { superlayer.scrollRectToVisible(convert(r, to: superlayer)) }
  }
  /// Has the nearest `CAScrollLayer` around begin with `p`, in the layer's own coordinates.
  open func scroll(_ p: CGPoint) {
    if let superlayer { superlayer.scroll(convert(p, to: superlayer)) }
  }

  // MARK: Animations

  /// What happens when a property changes: what the delegate says, then `actions`, then the standard.
  open func action(forKey event: String) -> (any CAAction)? {
    if let delegate, let action = LayerDelegates.action(delegate, self, event) { return action }
    if let action = actions?[event] { return action }
    return Self.defaultAction(forKey: event) ?? implicitAnimation(event)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The layer as it is seen; nil before it is part of a frame.
  open func presentation() -> Self? { presentedCopy() as? Self }

  /// The layer of which this one is the presentation.
  open func model() -> Self { modelLayer as? Self ?? self }

  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim.duplicate(), forKey: key) }

  open func removeAnimation(forKey key: String) { endAnimations(finished: false) { $0.key == key } }

  open func removeAllAnimations() { endAnimations(finished: false) }

  // MARK: Hits

  /// The frontmost layer at `p`, which is in points of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inner = convert(
      p, from: modelLayer == nil ? superlayer : superlayer ?? modelLayer?.superlayer?.presentation()
    )
    let isInside = contains(inner)
    if masksToBounds, !isInside { return nil }
    for layer in Self.ordered(sublayers ?? [], { $0.zPosition }).reversed() {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }

  /// Whether `p`, in its own points, is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Draws what belongs to the kind of layer, in points of its bounds. `time` is the layer's own.
  func ownContent(_ values: LayerValues, at time: Double) -> DisplayList { .empty }

  /// What the kind of layer does by itself.
  func ownActivity(at time: LayerTime) -> LayerActivity { LayerActivity() }

  /// How the sublayers stand in the picture; nil for one after the other.
  func arrangement(_ values: LayerValues) -> LayerArrangement? { nil }
}
