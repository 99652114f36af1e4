@_spi(Runtime) import Drawing
import Encoders
import Foundation
import OpenCombine
import Pixels
import ViewCatalog
import ViewRuntime

/// Makes pictures of views: no window, no other program.
///
///     let renderer = ImageRenderer(content: Badge(name: "Ada"))
///     renderer.scale = 2
///     try renderer.pngData()?.write(to: url)
///
/// From another thread or actor: `await MainActor.run { … }`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  // A publisher locks by itself, and never changes place.
  nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

  /// What is drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size offered to the content, in points; by default it takes the size it likes best.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture has no see-through pixels; what nothing is drawn on is black then.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// In which numbers colours are blended.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  public init(content view: Content) { content = view }

  /// The picture; nil when the content has no size.
  public var cgImage: CGImage? {
    let picture = picture(scale: Double(scale))
    guard let (width, height) = picture.pixels else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    paint(picture.list, into: bitmap)
    return CGImage(bitmap: bitmap)
  }

  /// The picture for UIKit; nil when the content has no size.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }

  /// The picture as a PNG file; nil when the content has no size.
  ///
  /// It is made fast rather than small: `uiImage?.pngData()` takes longer and has a seventh fewer bytes.
  public func pngData() -> Data? {
    let picture = picture(scale: Double(scale))
    guard let (width, height) = picture.pixels else { return nil }
    return PicturePainter.withBitmap(width: width, height: height) { bitmap in
      paint(picture.list, into: bitmap)
      return Data(PNGEncoder.encode(bitmap, isFast: true))
    }
  }

  /// Lets `renderer` draw the content into a context of its own: it gets the content's size, in points,
  /// and what draws it. As in a page of Core Graphics, the content stands upright where y grows upwards.
  ///
  /// - Parameter rasterizationScale: pixels per point of what is kept as pixels.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let (size, list) = layOut(scale: Double(rasterizationScale))
    renderer(size) { context in
      context.saveGState()
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.draw(blended(list))
      context.restoreGState()
    }
  }

  /// The largest side of a picture, in pixels.
  private var sideLimit: Double { 32768 }

  /// What is drawn, and on how many pixels; nil of them when the content has no size.
  private func picture(scale: Double) -> (list: DisplayList, pixels: (Int, Int)?) {
    let (size, list) = layOut(scale: scale)
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= sideLimit, height <= sideLimit else {
      return (list, nil)
    }
    return (list, (Int(width), Int(height)))
  }

  private func paint(_ list: DisplayList, into bitmap: Bitmap) {
    PicturePainter.paint(
      blended(list), into: bitmap, scale: Double(scale), isOpaque: isOpaque)
  }

  private func blended(_ list: DisplayList) -> DisplayList {
    guard colorMode != .nonLinear else { return list }
    var effect = LayerEffect()
    effect.isIsolated = true
    effect.colorMode = colorMode == .linear ? .linear : .extendedLinear
    return DisplayList([.layer(Layer(effect, list))])
  }

  /// The content's size for the proposal, in points, and what it draws in that size.
  private func layOut(scale: Double) -> (CGSize, DisplayList) {
    var configuration = HostConfiguration()
    configuration.size = .zero
    configuration.scale = scale
    let measured = MeasuredSize()
    let layout = MeasuringLayout(offered: proposedSize, measured: measured)
    let host = ViewHost(
      LayoutView(layout: layout, content: ImplicitStack(.vertical, content: content)),
      configuration: configuration)
    defer { host.close() }
    _ = host.frame(at: 0)
    host.size = measured.size
    let list = host.frame(at: 0).displayList
    return (measured.size, list)
  }
}

/// Where a layout notes how large its content wants to be.
private final class MeasuredSize {
  var size = CGSize.zero
}

/// Offers its one view a fixed proposal and notes the answer.
private struct MeasuringLayout: Layout {
  let offered: ProposedViewSize
  let measured: MeasuredSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offered) }
    measured.size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    return measured.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offered)
    }
  }
}
