@_spi(Runtime) import Drawing
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Shows mirrored copies of this view, out of focus, under the bars at the edges that it touches. The view
  /// itself stays where it is.
  nonisolated public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

nonisolated private struct BackgroundExtension: PrimitiveModifier {
  let isEnabled: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    BackgroundExtensionNode(view, in: context)
  }
}

private final class BackgroundExtensionNode<Content: View>:
  WrappingNode<Content, BackgroundExtension>
{
  override func makeWrapper(around element: Element) -> WrapperElement {
    BackgroundExtensionElement(node: self, content: element, isEnabled: modifier.isEnabled)
  }

  override func modifierChanged(from old: BackgroundExtension) {
    for case let element as BackgroundExtensionElement in elements {
      element.isEnabled = modifier.isEnabled
    }
  }
}

private final class BackgroundExtensionElement: WrapperElement {
  /// Points. By eye: Apple says only that the copies are blurred.
  private static let blurRadius = 14.0

  var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  /// How far the copies reach beyond the frame.
  private var reach = EdgeInsets()

  init(node: Node, content: Element, isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init(node: node, content: content)
  }

  override func layOutContent() {
    scrollAround?.reachingViews.add(self)
    super.layOutContent()
    let frame = frameInWindow
    let edges = isEnabled ? Edge.Set.all.subtracting(scrolledEdges) : []
    let reached = frame.reaching(over: safeAreaLevels, edges: edges)
    let new = EdgeInsets(
      top: frame.minY - reached.minY, leading: frame.minX - reached.minX,
      bottom: reached.maxY - frame.maxY, trailing: reached.maxX - frame.maxX)
    guard new != reach else { return }
    reach = new
    setNeedsDisplay()
  }

  override func display(into list: inout DisplayList) {
    let picture = content.picture()
    if reach != EdgeInsets(), !picture.isEmpty { list.append(copies(of: picture)) }
    list.append(contentsOf: picture)
  }

  /// The picture mirrored at its edges, seen beyond the frame alone, as far as it reaches.
  private func copies(of picture: DisplayList) -> DisplayItem {
    let frame = paintedFrame
    // At all edges, so that the blur finds nothing clear beside what is seen of it.
    var row = picture
    row.append(picture.mirrored(x: frame.minX))
    row.append(picture.mirrored(x: frame.maxX))
    var all = row
    all.append(row.mirrored(y: frame.minY))
    all.append(row.mirrored(y: frame.maxY))
    var blur = LayerEffect()
    blur.filters = [.blur(radius: Self.blurRadius, isOpaque: false)]
    var beyond = Path(frame.inset(by: reach.negated))
    beyond.addRect(frame)
    var clip = LayerEffect()
    clip.clip = Clip(path: beyond, style: FillStyle(eoFill: true))
    return .layer(Layer(clip, DisplayList(.layer(Layer(blur, all)))))
  }
}

extension DisplayList {
  /// As one layer, mirrored at the line of all points with that `x`.
  fileprivate func mirrored(x: CGFloat) -> DisplayItem {
    mirrored(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0))
  }

  /// As one layer, mirrored at the line of all points with that `y`.
  fileprivate func mirrored(y: CGFloat) -> DisplayItem {
    mirrored(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * y))
  }

  private func mirrored(_ transform: CGAffineTransform) -> DisplayItem {
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(transform)
    return .layer(Layer(effect, self))
  }
}

extension EdgeInsets {
  fileprivate var negated: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
