import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A view whose content can scroll the scroll views in it.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    ScrollViewReaderNode(view, in: context)
  }
}

/// Scrolls the scroll views of a reader.
nonisolated public struct ScrollViewProxy: @unchecked Sendable {
  weak var node: Node?

  /// Brings the view with that identity into sight, its `anchor` at the same point of the scroll
  /// view; without one no further than needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = UncheckedIdentity(AnyHashable(id))
    assumeMainActor {
      guard let node else { return }
      let transaction = Transaction.current
      // What the same action changed in the content is laid out before.
      node.host.enqueue(transaction: transaction) { [weak node] in
        node?.host.afterPass {
          node?.scroll(to: id.value, anchor: anchor, transaction, attempts: 3)
        }
      }
    }
  }
}

// `scrollTo` is called on the main thread, and what it enqueues reads the identity there.
private struct UncheckedIdentity: @unchecked Sendable {
  let value: AnyHashable
  init(_ value: AnyHashable) { self.value = value }
}

private final class ScrollViewReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
  private var content: ViewNode<Content>!

  override init(_ view: ScrollViewReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    content = childContext().makeNode(runContent())
  }

  override var children: [Node] { [content] }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    content.update(runContent())
  }

  private func runContent() -> Content {
    host.track(self) { view.content(ScrollViewProxy(node: self)) }
  }
}

// MARK: Finding views

extension Node {
  /// Scrolls the first scroll view below that has a view with that identity.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction, attempts: Int) {
    for scroll in scrollElements {
      guard let box = scroll.box(of: id) else { continue }
      let before = scroll.goalOffset
      scroll.show(box, anchor: anchor, transaction)
      // Rows that were not built yet lie elsewhere than thought: look again once they are.
      if attempts > 1, scroll.goalOffset != before {
        host.enqueue(transaction: transaction) { [weak self] in
          self?.host.afterPass {
            guard let self, let now = scroll.box(of: id), now != box else { return }
            self.scroll(to: id, anchor: anchor, transaction, attempts: attempts - 1)
          }
        }
      }
      return
    }
  }

  private var scrollElements: [ScrollElement] {
    let own = (self as? any ScrollViewNode).map { [$0.scrollElement] } ?? []
    return own + children.flatMap(\.scrollElements)
  }

  /// The first element of the view with that identity below this node, if it is built.
  func firstElement(of id: AnyHashable) -> Element? {
    if let identified = self as? any IdentifiedChildren, let child = identified.child(withID: id) {
      return child.elements.first
    }
    for child in children {
      if let found = child.firstElement(of: id) { return found }
    }
    return nil
  }
}

/// The node of a scroll view.
@MainActor
protocol ScrollViewNode: Node {
  var scrollElement: ScrollElement { get }
}

extension ScrollElement {
  /// Where the view with that identity lies among the content, or is thought to lie before it is built.
  func box(of id: AnyHashable) -> CGRect? {
    if let element = node.firstElement(of: id), element.isPlaced, isAbove(element) {
      return element.frame.boundingBox(under: element.goalTransform(to: self))
    }
    func visit(_ element: Element) -> CGRect? {
      if let lazy = element as? LazyElement, let box = lazy.estimatedBox(of: id) {
        return box.offsetBy(dx: lazy.frame.minX, dy: lazy.frame.minY)
          .boundingBox(under: lazy.goalTransform(to: self))
      }
      for child in element.childElements {
        if let box = visit(child) { return box }
      }
      return nil
    }
    return visit(content)
  }

  private func isAbove(_ element: Element) -> Bool {
    var current = element.parent
    while let parent = current {
      if parent === self { return true }
      current = parent.parent
    }
    return false
  }

  /// Brings `box` into sight.
  func show(_ box: CGRect, anchor: UnitPoint?, _ transaction: Transaction) {
    var offset = goalOffset
    let margins = CGPoint(
      x: layoutDirection == .rightToLeft ? margins.trailing : margins.leading, y: margins.top)
    for axis in Axis.allCases where scrolls(axis) {
      // Margins cover what lies below them: what is brought into sight lies between them.
      let (start, length) = (box.origin[axis] - margins[axis], box.size[axis])
      let room = containerSize[axis]
      let wanted: CGFloat
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        wanted = start + part * (length - room)
      } else {
        wanted = min(max(offset[axis], start + length - room), start)
      }
      if axis == .horizontal { offset.x = wanted } else { offset.y = wanted }
    }
    scroll(to: offset, transaction: transaction)
  }
}
