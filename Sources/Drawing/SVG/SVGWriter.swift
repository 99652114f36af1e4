import Foundation
import Geometry
import Pixels
import Typesetting

/// Writes items as elements, in the coordinates of the layer around them.
final class SVGWriter {
  private(set) var lines: [String] = []
  /// Gradients, filters, clips, masks and letters, which elements refer to.
  private(set) var definitions: [String] = []
  private let encodePicture: (Bitmap) -> [UInt8]
  /// The page in the current layer's points, and pixels per such point.
  private var visible: CGRect
  private var scale: Double
  private var identifiers = 0
  private var letters: [LetterKey: String] = [:]
  private var files: [Bitmap: String] = [:]

  private struct LetterKey: Hashable {
    var font: FontInstance
    var glyph: UInt32
  }

  init(page: CGRect, scale: Double, encodePicture: @escaping (Bitmap) -> [UInt8]) {
    visible = page
    self.scale = scale
    self.encodePicture = encodePicture
  }

  func add(_ item: DisplayItem) {
    switch item {
    case .mark(let mark): add(mark)
    case .layer(let layer, let origin): addLayer(layer.moved(by: origin))
    }
  }

  private func add(_ mark: Mark) {
    switch mark.content {
    case .fill(let path, let style, let paint): addFill(path, style, paint)
    case .stroke(let path, let style, let paint): addStroke(path, style, paint)
    case .image(let image): addImage(image)
    case .glyphs(let run, let paint): addGlyphs(run, paint)
    }
  }

  /// What `body` adds, as lines of its own.
  private func collect(_ body: () -> Void) -> [String] {
    let saved = lines
    defer { lines = saved }
    lines = []
    body()
    return lines
  }

  /// Defines an element and answers its name; `make` gets the name.
  func define(_ make: (String) -> String) -> String {
    identifiers += 1
    let name = "i\(identifiers)"
    definitions.append(make(name))
    return name
  }

  // MARK: Shapes

  private func addFill(_ path: Path, _ style: FillStyle, _ paint: Paint) {
    guard !path.isEmpty, let ink = ink(paint, named: "fill", over: path.outerBounds) else { return }
    let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
    let edges = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
    lines.append("<path d=\"\(path.svgData)\"\(ink)\(rule)\(edges)/>")
  }

  private func addStroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    let bounds = path.outerBounds.insetBy(dx: -style.reach, dy: -style.reach)
    guard !path.isEmpty, style.lineWidth > 0, let ink = ink(paint, named: "stroke", over: bounds)
    else { return }
    var words = "<path d=\"\(path.svgData)\" fill=\"none\"\(ink)"
    words += " stroke-width=\"\(Double(style.lineWidth).brief)\""
    switch style.lineCap {
    case .butt: break
    case .round: words += " stroke-linecap=\"round\""
    case .square: words += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter: words += " stroke-miterlimit=\"\(max(1, Double(style.miterLimit)).brief)\""
    case .round: words += " stroke-linejoin=\"round\""
    case .bevel: words += " stroke-linejoin=\"bevel\""
    }
    if !style.dash.isEmpty {
      let dash = style.dash.map { Double($0).brief }.joined(separator: " ")
      words += " stroke-dasharray=\"\(dash)\""
      words += " stroke-dashoffset=\"\(Double(style.dashPhase).brief)\""
    }
    lines.append(words + "/>")
  }

  // MARK: Letters

  private func addGlyphs(_ run: GlyphRun, _ paint: Paint) {
    if run.font.hasColorGlyphs { return addColorGlyphs(run) }
    if case .color = paint, let ink = ink(paint, named: "fill", over: .null) {
      let uses = zip(run.glyphs, run.positions).compactMap { glyph, position in
        letter(glyph, run.font).map {
          "<use xlink:href=\"#\($0)\" x=\"\(Double(position.x).brief)\" y=\"\(Double(position.y).brief)\"/>"
        }
      }
      if !uses.isEmpty { lines.append("<g\(ink)>\(uses.joined())</g>") }
      return
    }
    // A gradient runs over all letters together.
    var outline = Path()
    for (glyph, position) in zip(run.glyphs, run.positions) {
      outline.addPath(
        run.font.outline(of: glyph),
        transform: CGAffineTransform(translationX: position.x, y: position.y))
    }
    addFill(outline, FillStyle(), paint)
  }

  private func letter(_ glyph: UInt32, _ font: FontInstance) -> String? {
    let key = LetterKey(font: font, glyph: glyph)
    if let known = letters[key] { return known }
    let outline = font.outline(of: glyph)
    guard !outline.isEmpty else { return nil }
    let name = define { "<path id=\"\($0)\" d=\"\(outline.svgData)\"/>" }
    letters[key] = name
    return name
  }

  private func addColorGlyphs(_ run: GlyphRun) {
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let picture = run.font.colorGlyph(glyph) else { continue }
      let bitmap = Bitmap(
        width: picture.width, height: picture.height, premultiplied: picture.pixels)
      lines.append(
        element(bitmap, in: picture.frame.offsetBy(dx: position.x, dy: position.y)))
    }
  }

  // MARK: Pictures

  private func addImage(_ image: ImageItem) {
    guard image.tint == nil else {
      return addPicture(of: DisplayList([.image(image)]), in: image.destination)
    }
    let whole = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
    let bitmap = image.source == whole ? image.bitmap : image.bitmap.cropped(to: image.source)
    guard let bitmap else { return }
    let isSharp = image.interpolation == .none
    lines.append(
      element(
        bitmap, in: image.destination,
        isSharp ? " style=\"image-rendering:pixelated\"" : ""))
  }

  func element(_ bitmap: Bitmap, in frame: CGRect, _ attributes: String = "") -> String {
    "<image \(frame.svgBox) preserveAspectRatio=\"none\"\(attributes) "
      + "xlink:href=\"\(file(of: bitmap))\"/>"
  }

  private func file(of bitmap: Bitmap) -> String {
    if let known = files[bitmap] { return known }
    let file = "data:image/png;base64," + Data(encodePicture(bitmap)).base64EncodedString()
    files[bitmap] = file
    return file
  }

  /// Adds what `list` draws in `frame` as a picture.
  func addPicture(of list: DisplayList, in frame: CGRect, _ attributes: String = "") {
    guard let (bitmap, frame) = picture(of: list, in: frame) else { return }
    lines.append(element(bitmap, in: frame, attributes))
  }

  /// The pixels of `list` in the part of `frame` that is seen, and that part.
  func picture(of list: DisplayList, in frame: CGRect) -> (Bitmap, CGRect)? {
    let seen = frame.intersection(visible.insetBy(dx: -1, dy: -1))
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
    let scale = min(self.scale, 8192 / Double(max(seen.width, seen.height)))
    let width = (Double(seen.width) * scale).rounded(.up)
    let height = (Double(seen.height) * scale).rounded(.up)
    guard width >= 1, height >= 1 else { return nil }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(translationX: -seen.minX, y: -seen.minY))
    Painter(jobs: 1).paint(
      DisplayList([.layer(Layer(effect, list))]), into: bitmap, scale: scale, background: .clear)
    let shown = CGRect(
      x: seen.minX, y: seen.minY, width: CGFloat(width / scale), height: CGFloat(height / scale))
    return (bitmap, shown)
  }

  // MARK: Layers

  private func addLayer(_ layer: Layer) {
    let effect = layer.effect
    guard effect.opacity > 0, !layer.content.isEmpty else { return }
    guard let affine = effect.transform.affine, let filter = filter(of: layer),
      effect.colorMode == .nonLinear, !layer.content.items.contains(where: \.needsPictureOfBeneath)
    else { return addPicture(of: layer) }
    let (outerVisible, outerScale) = (visible, scale)
    if !affine.isIdentity {
      let determinant = Double(abs(affine.a * affine.d - affine.b * affine.c))
      guard determinant > 1e-12 else { return }
      visible = visible.applying(affine.inverted())
      scale *= determinant.squareRoot()
    }
    defer { (visible, scale) = (outerVisible, outerScale) }
    var attributes = affine.isIdentity ? "" : " transform=\"\(affine.svgMatrix)\""
    if effect.opacity < 1 { attributes += " opacity=\"\(effect.opacity.brief)\"" }
    attributes += style(of: effect) + filter
    var content = collect { for item in layer.content.items { add(item) } }
    guard !content.isEmpty else { return }
    // A mask and a clip hold for the filtered picture, so each has a group of its own.
    if let mask = effect.mask {
      let name = define(mask: mask, isInverted: effect.isMaskInverted)
      attributes += " mask=\"url(#\(name))\""
    }
    if let clip = effect.clip {
      attributes += clipAttribute(clip)
    }
    if attributes.isEmpty {
      lines += content
    } else {
      content = ["<g\(attributes)>"] + content + ["</g>"]
      lines += content
    }
  }

  /// A layer that SVG cannot say, drawn; its blend mode stays with the picture.
  private func addPicture(of layer: Layer) {
    var effect = layer.effect
    let style = style(of: effect)
    effect.combination = .normal
    let list = DisplayList([.layer(Layer(effect, layer.content))])
    addPicture(of: list, in: list.bounds, style)
  }

  private func style(of effect: LayerEffect) -> String {
    var style: [String] = []
    if effect.combination != .normal, let name = effect.combination.cssName {
      style.append("mix-blend-mode:\(name)")
    }
    if effect.isIsolated { style.append("isolation:isolate") }
    return style.isEmpty ? "" : " style=\"\(style.joined(separator: ";"))\""
  }

  private func clipAttribute(_ clip: Clip) -> String {
    let rule = clip.style.isEOFilled ? "evenodd" : "nonzero"
    guard clip.isInverted else {
      let name = define {
        "<clipPath id=\"\($0)\"><path d=\"\(clip.path.svgData)\" clip-rule=\"\(rule)\"/></clipPath>"
      }
      return " clip-path=\"url(#\(name))\""
    }
    let name = define {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(visible.svgBox)>"
        + "<rect \(visible.svgBox) fill=\"#fff\"/>"
        + "<path d=\"\(clip.path.svgData)\" fill=\"#000\" fill-rule=\"\(rule)\"/></mask>"
    }
    return " mask=\"url(#\(name))\""
  }

  private func define(mask: DisplayList, isInverted: Bool) -> String {
    let content = collect { for item in mask.items { add(item) } }.joined(separator: "\n")
    // Luminance is what every program knows: the mask's alpha in white, or in black on white.
    let color = isInverted ? 0 : 1
    let filter = define {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" \(visible.svgBox) "
        + "color-interpolation-filters=\"sRGB\"><feColorMatrix values=\""
        + "0 0 0 0 \(color) 0 0 0 0 \(color) 0 0 0 0 \(color) 0 0 0 1 0\"/></filter>"
    }
    let ground = isInverted ? "<rect \(visible.svgBox) fill=\"#fff\"/>" : ""
    return define {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(visible.svgBox)>\(ground)"
        + "<g filter=\"url(#\(filter))\">\n\(content)\n</g></mask>"
    }
  }
}
