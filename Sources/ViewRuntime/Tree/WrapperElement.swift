import Drawing
import Foundation
import Geometry

/// An element around one other, which it passes everything through to unless it is overridden.
@MainActor
@_spi(Runtime) open class WrapperElement: MovingElement {
  package let content: Element

  package init(node: Node, content: Element) {
    self.content = content
    super.init(node: node)
    content.parent = self
  }

  /// True when the content's positions are relative to this element, so that it moves as one.
  open var isDrawingContainer: Bool { false }

  public final override var moves: Bool { isDrawingContainer }

  public final override var pixelOriginOfContent: PixelOrigin {
    isDrawingContainer ? .frame : .outside
  }

  open override var childElements: [Element] { [content] }

  override func noteContentTouched(in memory: inout TouchedMemory) {
    content.noteTouched(in: &memory)
  }

  open override var isLeaving: Bool {
    get { super.isLeaving || content.isLeaving }
    set { super.isLeaving = newValue }
  }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  public final override var hasGuidesOfContent: Bool { true }

  open override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions)
    -> CGFloat?
  {
    content.knownAlignment(key, in: content.dimensions(for: dimensions.proposal))
  }

  open override var spacing: ViewSpacing { content.spacing }

  open override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { content.trait(key) }

  /// Where the content's positions start.
  package final var contentOrigin: CGPoint { isDrawingContainer ? .zero : frame.origin }

  open override func layOutContent() { content.place(at: contentOrigin, proposal: placedProposal) }

  open override func display(into list: inout DisplayList) {
    let picture = content.picture()
    list.append(
      contentsOf: isDrawingContainer ? picture.moved(by: paintedFrame.origin) : picture)
  }

  open override var contentTransform: ProjectionTransform? {
    guard isDrawingContainer else { return nil }
    return ProjectionTransform(translation: presentedFrame.origin)
  }

  open override var contentGoalTransform: ProjectionTransform? {
    isDrawingContainer ? ProjectionTransform(translation: frame.origin) : nil
  }

  open override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard isDrawingContainer else { return content.hitTest(point, into: &path) }
    guard var transform = contentTransform, transform.invert() else { return false }
    return content.hitTest(point.applying(transform), into: &path)
  }
}

extension ProjectionTransform {
  package init(translation: CGPoint) {
    self.init(CGAffineTransform(translationX: translation.x, y: translation.y))
  }
}

/// A node that puts one wrapper around each element of its content.
@MainActor
@_spi(Runtime)
open class WrappingNode<Content: View, Modifier: ViewModifier>: ModifiedNode<Content, Modifier> {
  private var wrappers: [ObjectIdentifier: WrapperElement] = [:]
  /// The wrapper around the content's one element; nil where it has several, or none.
  @exclusivity(unchecked) package private(set) final var onlyWrapper: WrapperElement?

  /// Each of the content's views gets a wrapper, so all of them are built.
  open override func contentContext() -> NodeContext {
    var context = super.contentContext()
    context.inherited.buildsLazily = false
    return context
  }

  open func makeWrapper(around element: Element) -> WrapperElement {
    WrapperElement(node: self, content: element)
  }

  /// Called when the element that `wrapper` was around is gone.
  open func wrapperWasRemoved(_ wrapper: WrapperElement) {}

  public final override func collectElements() -> [Element] {
    var kept: [ObjectIdentifier: WrapperElement] = [:]
    let elements: [Element] = content.elements.map { element in
      let key = ObjectIdentifier(element)
      let wrapper = wrappers[key] ?? makeWrapper(around: element)
      element.parent = wrapper
      kept[key] = wrapper
      return wrapper
    }
    for (key, wrapper) in wrappers where kept[key] == nil { wrapperWasRemoved(wrapper) }
    wrappers = kept
    onlyWrapper = elements.count == 1 ? kept.values.first : nil
    return elements
  }
}
