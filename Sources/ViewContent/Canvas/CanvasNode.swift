@_spi(Runtime) import Drawing
import Foundation
import Geometry
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A canvas in the tree: one element that draws, and the symbols' views below it.
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var symbols: ViewNode<Symbols>!
  private var element: CanvasElement<Symbols>!

  override init(_ view: Canvas<Symbols>, in context: NodeContext) {
    super.init(view, in: context)
    var symbolContext = childContext()
    symbolContext.inherited = inherited.belowLayout
    symbols = symbolContext.makeNode(view.symbols)
    element = CanvasElement(canvasNode: self)
  }

  override var children: [Node] { symbols.map { [$0] } ?? [] }
  override func collectElements() -> [Element] { [element] }

  override func childElementsChanged() -> Bool {
    // Symbols of a ForEach come while the canvas is still being made.
    element?.symbolsChanged()
    return false
  }

  override func update(_ view: Canvas<Symbols>) {
    self.view = view
    symbols.update(view.symbols)
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    element.setNeedsDisplay()
  }

  /// The symbols' elements by tag, and by the id that a `ForEach` gave them.
  fileprivate func makeSymbols() -> (elements: [SymbolElement], table: [AnyHashable: SymbolElement])
  {
    var table: [AnyHashable: SymbolElement] = [:]
    var wrappers: [ObjectIdentifier: SymbolElement] = [:]
    let elements = symbols.elements.map { element in
      let wrapper = SymbolElement(node: self, content: element)
      wrappers[ObjectIdentifier(element)] = wrapper
      if let tag = element.trait(TagTrait.self), table[tag] == nil { table[tag] = wrapper }
      return wrapper
    }
    symbols.forEachIdentifiedChild { id, node in
      guard let first = node.elements.first, table[id] == nil else { return }
      table[id] = wrappers[ObjectIdentifier(first)]
    }
    return (elements, table)
  }
}

@MainActor
private final class CanvasElement<Symbols: View>: MovingElement {
  private unowned let canvasNode: CanvasNode<Symbols>
  private var symbols: (elements: [SymbolElement], table: [AnyHashable: SymbolElement])?

  init(canvasNode: CanvasNode<Symbols>) {
    self.canvasNode = canvasNode
    super.init(node: canvasNode)
  }

  private var currentSymbols: (elements: [SymbolElement], table: [AnyHashable: SymbolElement]) {
    if let symbols { return symbols }
    let symbols = canvasNode.makeSymbols()
    for element in symbols.elements { element.parent = self }
    self.symbols = symbols
    return symbols
  }

  func symbolsChanged() {
    symbols = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  override var childElements: [Element] { currentSymbols.elements }

  /// A canvas says nothing of its own accord: its symbols are pictures there.
  override func accessibilityElements() -> [AccessibilityElement] { [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The whole canvas is proposed to each symbol. Measured from a recording of a telephone: circles that shapes draw at
  /// their places on the canvas, as symbols in its middle, are seen at those places (xiaofu666's AnimationLineView).
  override func layOutContent() {
    let proposal = ProposedViewSize(frame.size)
    for element in currentSymbols.elements { element.place(at: .zero, proposal: proposal) }
  }

  override func display(into list: inout DisplayList) {
    let frame = paintedFrame
    guard frame.width > 0, frame.height > 0 else { return }
    let view = canvasNode.view
    let bounds = CGRect(origin: .zero, size: frame.size)
    let table = currentSymbols.table
    let recording = ContextRecording(bounds: bounds, environment: environment) { table[$0]?.symbol }
    if view.isOpaque {
      recording.list.append(.fill(Path(bounds), FillStyle(), .color(.black)))
    }
    host.track(canvasNode) {
      var context = GraphicsContext(recording: recording)
      view.renderer(&context, frame.size)
    }
    guard !recording.list.isEmpty else { return }
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(translation: frame.origin)
    effect.clip = Clip(path: Path(bounds), style: FillStyle(antialiased: false))
    effect.isIsolated = recording.blends || view.colorMode != .nonLinear
    effect.colorMode = view.colorMode.layerMode
    list.append(.layer(Layer(effect, recording.list)))
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    path.add(self)
    return true
  }
}

/// A view that a canvas draws as often as it likes: its picture is one layer, shared by all its
/// places and kept from frame to frame until the view changes.
@MainActor
private final class SymbolElement: WrapperElement {
  override var isDrawingContainer: Bool { true }

  override func display(into list: inout DisplayList) {
    var inner = DisplayList()
    content.draw(into: &inner)
    list.append(.layer(Layer(LayerEffect(), inner)))
  }

  var symbol: GraphicsContext.ResolvedSymbol {
    var list = DisplayList()
    draw(into: &list)
    guard case .layer(let layer, let origin)? = list.items.first else {
      return GraphicsContext.ResolvedSymbol(size: frame.size, layer: Layer(LayerEffect(), .empty))
    }
    return GraphicsContext.ResolvedSymbol(size: frame.size, layer: layer.moved(by: origin))
  }
}
