import Drawing
import Foundation
import Geometry
import Pixels
import ViewContent
import ViewGraphics

/// Core Graphics' drawing commands, recorded as a display list.
///
/// What is there: states, transforms, paths, fills, strokes, clips, gradients, pictures, shadows, blend
/// modes, transparency layers and pages of PDF files, as pictures. Text and patterns are not. As in UIKit, y grows downwards in
/// the contexts of a canvas and of image renderers, and upwards in one made of pixels.
nonisolated public class CGContext {
  /// What a command is drawn with.
  struct State {
    /// From the coordinates of commands to those of the recording.
    var transform = CGAffineTransform.identity
    /// In the coordinates of the recording.
    var clips: [(path: Path, style: FillStyle)] = []
    var fill = ColorComponents.black
    var stroke = ColorComponents.black
    var pen = StrokeStyle(lineWidth: 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var isAntialiased = true
    var interpolation = CGInterpolationQuality.default
    var shadow: ShadowStyleFilter?
  }

  var state: State
  private var saved: [State] = []
  /// The path under construction, in the coordinates of the recording.
  var current = Path()
  private var list = DisplayList()
  /// Layers that are open: what was recorded before, and the state that they will be drawn with.
  private var layers: [(list: DisplayList, state: State)] = []
  /// Points.
  package let size: CGSize
  private let pixelSize: (width: Int, height: Int)?
  /// Memory of the caller's, and the bytes from one of its rows to the next.
  private var memory: (start: UnsafeMutableRawPointer, rowBytes: Int)?
  /// 1 where y grows downwards, −1 where it grows upwards.
  private let direction: CGFloat
  /// Where the pages of a context go that writes a file of them.
  package let document: PageDocument?

  /// A context whose y grows downwards.
  package init(size: CGSize) {
    self.size = size
    state = State()
    pixelSize = nil
    direction = 1
    document = nil
  }

  /// A context for pages: y grows upwards, or downwards as in UIKit.
  package init(pages document: PageDocument, isUpright: Bool) {
    self.document = document
    size = document.mediaBox.size
    pixelSize = nil
    direction = isUpright ? -1 : 1
    state = State()
  }

  /// Begins a recording of its own on a page of `box`, in the coordinates of commands.
  func beginRecording(in box: CGRect) {
    list = DisplayList()
    (layers, saved, state) = ([], [], State())
    current = Path()
    state.transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: direction, tx: -box.minX, ty: direction < 0 ? box.maxY : -box.minY)
  }

  /// A context of pixels, y upwards: of its own, or in memory of the caller's that holds red, green, blue and
  /// opacity in a byte each. Nil for memory of another form, and for no pixels.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= 32768, height <= 32768 else { return nil }
    if let data {
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
      let isBigEndian = bitmapInfo & 0x7000 == 0 || bitmapInfo & 0x7000 == 0x4000
      guard bitsPerComponent == 8, alpha == .premultipliedLast || alpha == .noneSkipLast,
        isBigEndian, bytesPerRow == 0 || bytesPerRow >= width * 4
      else { return nil }
      memory = (data, bytesPerRow == 0 ? width * 4 : bytesPerRow)
    }
    size = CGSize(width: width, height: height)
    pixelSize = (width, height)
    document = nil
    direction = -1
    state = State()
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// What was drawn so far; layers that are still open are left out.
  package var recorded: DisplayList { layers.first?.list ?? list }

  public var width: Int { pixelSize?.width ?? Int(size.width) }
  public var height: Int { pixelSize?.height ?? Int(size.height) }

  /// The picture so far, of a context made of pixels; nil for others.
  public func makeImage() -> CGImage? {
    guard let pixelSize else { return nil }
    let bitmap = Bitmap(width: pixelSize.width, height: pixelSize.height)
    Painter(jobs: 1).paint(recorded, into: bitmap, scale: 1, background: .clear)
    return CGImage(bitmap: bitmap)
  }

  // MARK: States

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fill = color.resolved.components }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved.components }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dash, state.pen.dashPhase) = (lengths, phase)
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ should: Bool) { state.isAntialiased = should }
  public func setAllowsAntialiasing(_ allows: Bool) { state.isAntialiased = allows }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// A shadow behind all that is drawn; its offset and blur are not transformed. The blur's standard
  /// deviation is half of `blur`. No colour means no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      ShadowStyleFilter(
        color: $0.resolved.components, radius: Double(blur) / 2,
        offset: CGSize(width: offset.width, height: offset.height * direction))
    }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Layers

  /// What is drawn until the end is drawn as one picture, with the alpha, shadow and blend mode of now.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append((list, state))
    list = DisplayList()
    saveGState()
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
    state.clips = []
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    var effect = LayerEffect()
    effect.isIsolated = true
    let content = list
    list = layer.list
    restoreGState()
    guard !content.isEmpty else { return }
    emit(.layer(Layer(effect, content)), layer.state)
  }

  // MARK: Recording

  /// Adds an item in the coordinates of commands.
  func draw(_ item: DisplayItem) {
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(state.transform)
    let isPlain = state.transform.isIdentity
    emit(isPlain ? item : .layer(Layer(effect, DisplayList([item]))), state)
  }

  /// Adds a list in the coordinates of commands.
  package func draw(_ list: DisplayList) { draw(.layer(Layer(LayerEffect(), list))) }

  /// Adds an item in the coordinates of the recording.
  private func emit(_ item: DisplayItem, _ state: State) {
    var item = item
    if let shadow = state.shadow {
      var effect = LayerEffect()
      effect.filters = [.shadow(shadow)]
      item = .layer(Layer(effect, DisplayList([item])))
    }
    var effect = LayerEffect()
    effect.opacity = Double(min(max(state.alpha, 0), 1))
    effect.combination = GraphicsContext.BlendMode(rawValue: state.blendMode.rawValue).mode
    for clip in state.clips.dropFirst() {
      var inner = LayerEffect()
      inner.clip = Clip(path: clip.path, style: clip.style)
      item = .layer(Layer(inner, DisplayList([item])))
    }
    effect.clip = state.clips.first.map { Clip(path: $0.path, style: $0.style) }
    let isPlain = effect.opacity >= 1 && effect.combination == .normal && effect.clip == nil
    list.append(isPlain ? item : .layer(Layer(effect, DisplayList([item]))))
    if memory != nil, layers.isEmpty { fillMemory() }
  }

  /// Paints all that was drawn so far, so that the caller finds it in its memory.
  private func fillMemory() {
    guard let memory, let pixelSize else { return }
    let bitmap = Bitmap(width: pixelSize.width, height: pixelSize.height)
    Painter(jobs: 1).paint(recorded, into: bitmap, scale: 1, background: .clear)
    let pixels = bitmap.unpaddedPixels
    let row = pixelSize.width * 4
    pixels.withUnsafeBytes { bytes in
      for y in 0..<pixelSize.height {
        memory.start.advanced(by: y * memory.rowBytes).copyMemory(
          from: bytes.baseAddress!.advanced(by: y * row), byteCount: row)
      }
    }
  }
}
