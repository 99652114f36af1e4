import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// An image with its picture found and its colours resolved.
package struct ResolvedImageContent: LeafContent {
  enum Picture {
    case bitmap(Bitmap, scale: CGFloat)
    case symbol(SymbolOutline, SymbolBox)
    case empty

    /// A symbol that is made resizable reaches to the sides of its frame: one of a circle 195 pixels wide is 195 wide
    /// and high in a public recording of a program for ripples.
    var withoutMargins: Picture {
      guard case .symbol(let outline, let box) = self else { return self }
      return .symbol(outline, box.withoutMargins(around: outline.ink))
    }
  }

  var picture: Picture
  var resizing: Image.Resizing?
  var isTemplate: Bool
  var interpolation: ImageInterpolation
  /// What templates and symbols are filled with.
  var style: ResolvedStyle
  /// A symbol in several colours, from the back to the front; nil where it has one.
  var layers: [ColoredSymbolLayer]?
  /// Whether a bar stands for the picture.
  var isRedacted = false
  /// How another picture takes the place of this one.
  var contentTransition = ContentTransition.identity
  /// How effects have it stand; pictures that are no symbols always rest.
  var pose = SymbolPose.rest
  /// Whether it keeps its colour among letters of another one.
  var hasOwnStyle = false

  package var animatableData: StyleVector {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }

  /// The size in points without resizing.
  var naturalSize: CGSize {
    switch picture {
    case .bitmap(let bitmap, let scale):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol(_, let box): box.size
    case .empty: .zero
    }
  }

  @MainActor package func draw(size: CGSize, in context: LeafContext) -> DisplayList {
    pose.picture(of: draw(in: CGRect(origin: .zero, size: size)), size: size)
  }

  func draw(in rect: CGRect) -> DisplayList {
    if isRedacted {
      let bar = Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) * 0.15)
      return style.multiplyingOpacity(by: RedactionReasons.opacity).draw(in: rect) {
        .fill(bar, FillStyle(), $0)
      }
    }
    switch picture {
    case .empty: return .empty
    case .symbol(let outline, let box):
      guard let layers else { return style.draw(in: rect) { items(in: rect, paint: $0)[0] } }
      guard let placement = outline.placement(in: rect, box: box, keepsShape: resizing == nil)
      else {
        return .empty
      }
      return layers.reduce(into: DisplayList()) { list, layer in
        let path = layer.path.applying(placement)
        let style = layer.style ?? style.multiplyingOpacity(by: layer.share)
        list.append(contentsOf: style.draw(in: rect) { .fill(path, FillStyle(), $0) })
      }
    case .bitmap(let bitmap, let scale):
      let slices = ImageSlices(bitmap: bitmap, scale: scale, resizing: resizing)
      guard isTemplate else {
        return DisplayList(slices.items(in: rect, interpolation: interpolation, tint: nil))
      }
      guard !style.isInvisible else { return .empty }
      return DisplayList(items(in: rect, paint: style.paint(in: rect)))
    }
  }

  /// A template or a symbol in one paint.
  func items(in rect: CGRect, paint: Paint) -> [DisplayItem] {
    switch picture {
    case .empty: return []
    case .symbol(let outline, let box):
      let path = outline.path(in: rect, box: box, keepsShape: resizing == nil)
      return [.fill(path, FillStyle(eoFill: outline.isEvenOdd), paint)]
    case .bitmap(let bitmap, let scale):
      return ImageSlices(bitmap: bitmap, scale: scale, resizing: resizing)
        .items(in: rect, interpolation: interpolation, tint: paint)
    }
  }

  /// A bitmap of the picture and its pixels per point; nil for a picture that is missing.
  fileprivate func bitmap(displayScale: CGFloat) -> (Bitmap, CGFloat)? {
    switch picture {
    case .empty: return nil
    case .bitmap(let bitmap, let scale): return (bitmap, scale)
    case .symbol(_, let box):
      let size = box.size
      let width = Int((size.width * displayScale).rounded(.up))
      let height = Int((size.height * displayScale).rounded(.up))
      guard width > 0, height > 0 else { return nil }
      let bitmap = Bitmap(width: width, height: height)
      Painter(jobs: 1).paint(
        draw(in: CGRect(origin: .zero, size: size)), into: bitmap, scale: displayScale,
        background: .clear)
      return (bitmap, displayScale)
    }
  }
}

extension Image: View, LeafView {
  public typealias Body = Never

  nonisolated package func resolve(in environment: EnvironmentValues) -> ResolvedImageContent {
    if let look {
      var plain = self
      plain.look = nil
      var content = plain.resolve(in: look.applied(to: environment))
      content.hasOwnStyle = look.hasTint
      return content
    }
    var isTemplate = renderingMode == .template
    var layers: [ColoredSymbolLayer]?
    var pose = SymbolPose.rest
    var style = environment.foreground
    let picture: ResolvedImageContent.Picture
    switch source {
    case .empty: picture = .empty
    case .bitmap(let bitmap, let scale): picture = .bitmap(bitmap, scale: scale)
    case .drawn(let drawn):
      picture = drawn.bitmap(in: environment).map { .bitmap($0.bitmap, scale: $0.scale) } ?? .empty
    case .system(let name, let value):
      let name = SymbolLibrary.drawnName(
        for: environment.symbolVariants.name(for: SymbolLibrary.drawnName(for: name)))
      let symbol = SymbolLibrary.outline(named: name, weight: environment.symbolWeight)
      picture = .symbol(symbol, SymbolBox(of: name, ink: symbol.ink, in: environment))
      layers = ColoredSymbolLayer.layers(
        named: name, mode: ownRenderingMode ?? environment.symbolRenderingMode, value: value,
        in: environment)
      if let mode = symbolColorRenderingMode ?? environment.symbolColorRenderingMode {
        style = mode.style(style, in: environment)
        layers = layers?.map { layer in
          var layer = layer
          layer.style = layer.style.map { mode.style($0, in: environment) }
          return layer
        }
      }
      isTemplate = true
      pose = environment.symbolPose
    case .asset(let name):
      if let file = AssetLibrary.symbol(named: name, in: environment) {
        let symbol = CustomSymbols.symbol(
          in: file, weight: environment.symbolWeight, scale: environment.imageScale)
        picture = symbol.map { .symbol($0.outline, SymbolBox(of: $0, in: environment)) } ?? .empty
        isTemplate = true
        pose = environment.symbolPose
      } else if let asset = AssetLibrary.image(named: name, in: environment) {
        picture = .bitmap(asset.bitmap, scale: asset.scale)
        if renderingMode == nil { isTemplate = asset.isTemplate }
      } else {
        picture = .empty
      }
    }
    return ResolvedImageContent(
      picture: resizing == nil ? picture : picture.withoutMargins, resizing: resizing,
      isTemplate: isTemplate,
      interpolation: interpolation.sampling, style: style,
      layers: layers, isRedacted: environment.redactionReasons.contains(.placeholder),
      contentTransition: environment.contentTransition, pose: pose)
  }

  /// What the image itself says; a symbol as it was drawn originally has its own colours.
  private var ownRenderingMode: SymbolRenderingMode? {
    symbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
  }

  package static func size(of resolved: ResolvedImageContent, for proposal: ProposedViewSize)
    -> CGSize
  {
    let natural = resolved.naturalSize
    return resolved.resizing == nil ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
  }

  /// Symbols stand on the baseline of the text beside them.
  package static func alignment(
    _ key: AlignmentKey, of resolved: ResolvedImageContent, size: CGSize
  ) -> CGFloat? {
    guard case .symbol(_, let box) = resolved.picture, !key.isHorizontal,
      key.id == VerticalAlignment.firstTextBaseline.key.id
        || key.id == VerticalAlignment.lastTextBaseline.key.id
    else { return nil }
    guard box.size.height > 0 else { return nil }
    return size.height * (1 - box.descent / box.size.height)
  }
}

/// The parts of a bitmap that go to places of their own: caps that keep their size, and what lies between.
private struct ImageSlices {
  let bitmap: Bitmap
  let scale: CGFloat
  let resizing: Image.Resizing?

  func items(in rect: CGRect, interpolation: ImageInterpolation, tint: Paint?) -> [DisplayItem] {
    let insets = resizing?.capInsets ?? EdgeInsets()
    let columns = Self.spans(
      pixels: bitmap.width, caps: (insets.leading, insets.trailing), scale: scale, from: rect.minX,
      to: rect.maxX)
    let rows = Self.spans(
      pixels: bitmap.height, caps: (insets.top, insets.bottom), scale: scale, from: rect.minY,
      to: rect.maxY)
    var items: [DisplayItem] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound, width: column.sourceLength,
          height: row.sourceLength)
        let destination = CGRect(
          x: column.start, y: row.start, width: column.end - column.start,
          height: row.end - row.start)
        items.append(
          item(source, destination, column.isMiddle || row.isMiddle, interpolation, tint))
      }
    }
    return items
  }

  private func item(
    _ source: CGRect, _ destination: CGRect, _ stretches: Bool, _ interpolation: ImageInterpolation,
    _ tint: Paint?
  ) -> DisplayItem {
    if resizing?.mode == .tile, stretches, tint == nil {
      let tile = CGRect(
        origin: destination.origin,
        size: CGSize(width: source.width / scale, height: source.height / scale))
      return .fill(
        Path(destination), FillStyle(),
        .image(
          ImagePaintSource(bitmap: bitmap, source: source, tile: tile, interpolation: interpolation)
        ))
    }
    return .image(
      ImageItem(
        bitmap: bitmap, source: source, destination: destination, interpolation: interpolation,
        tint: tint))
  }

  struct Span {
    var source: Range<CGFloat>
    var start: CGFloat
    var end: CGFloat
    var isMiddle: Bool
    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
  }

  /// The cap before, the middle, the cap after; those without length are left out.
  private static func spans(
    pixels: Int, caps: (CGFloat, CGFloat), scale: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Span] {
    let length = CGFloat(pixels)
    let first = min(max(caps.0, 0) * scale, length)
    let last = min(max(caps.1, 0) * scale, length - first)
    let middleStart = min(start + first / scale, end)
    let middleEnd = max(middleStart, end - last / scale)
    return [
      Span(source: 0..<first, start: start, end: middleStart, isMiddle: false),
      Span(source: first..<(length - last), start: middleStart, end: middleEnd, isMiddle: true),
      Span(source: (length - last)..<length, start: middleEnd, end: end, isMiddle: false),
    ].filter { $0.sourceLength > 0 && $0.end > $0.start }
  }
}

extension Image {
  /// A part of the picture (in fractions of its size) for tiling; nil for missing pictures.
  func tile(_ part: CGRect, scale: CGFloat, in environment: EnvironmentValues) -> ImageFill? {
    guard
      let (bitmap, pixelsPerPoint) = resolve(in: environment)
        .bitmap(displayScale: environment.displayScale)
    else { return nil }
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    let source = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    guard source.width > 0, source.height > 0 else { return nil }
    return ImageFill(
      bitmap: bitmap, source: source,
      tileSize: CGSize(
        width: source.width / pixelsPerPoint * scale, height: source.height / pixelsPerPoint * scale
      ),
      interpolation: interpolation.sampling)
  }
}

/// A style that repeats an image.
nonisolated public struct ImagePaint: ShapeStyle, PaintingStyle, Equatable {
  public typealias Resolved = Never
  public var image: Image
  /// The part used, in fractions of the image's size.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let fill = image.tile(sourceRect, scale: scale, in: environment) else {
      return Color.clear.resolvedStyle(in: environment)
    }
    return ResolvedStyle(.image(fill))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
