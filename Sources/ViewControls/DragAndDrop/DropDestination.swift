import Foundation
import Geometry
import ViewInteraction
@_spi(Runtime) import ViewRuntime

extension View {
  /// Takes what is dropped on this view, where it is of that type.
  ///
  /// - Parameters:
  ///   - action: gets the items and the place, in points of this view; answers whether it took them.
  ///   - isTargeted: is called when items come over the view, and when they leave it.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropDestination(
        accepts: { !$0.values(of: T.self).isEmpty },
        perform: { item, point, _ in action(item.values(of: T.self), point) },
        targetedChanged: { targeted, _, _ in isTargeted(targeted) }))
  }
}

/// Takes what is dropped on its content.
nonisolated package struct DropDestination: PrimitiveModifier {
  let accepts: (DragItem) -> Bool
  /// Gets the place and the size of this view, in points.
  let perform: (DragItem, CGPoint, CGSize) -> Bool
  let targetedChanged: (Bool, DragItem, CGPoint) -> Void
  let moved: (DragItem, CGPoint) -> Void
  /// As `DropTarget.reach`.
  let reach: CGSize

  nonisolated package init(
    accepts: @escaping (DragItem) -> Bool, perform: @escaping (DragItem, CGPoint, CGSize) -> Bool,
    targetedChanged: @escaping (Bool, DragItem, CGPoint) -> Void = { _, _, _ in },
    moved: @escaping (DragItem, CGPoint) -> Void = { _, _ in }, reach: CGSize = .zero
  ) {
    self.accepts = accepts
    self.perform = perform
    self.targetedChanged = targetedChanged
    self.moved = moved
    self.reach = reach
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    DropDestinationNode(view, in: context)
  }
}

private final class DropDestinationNode<Content: View>: WrappingNode<Content, DropDestination> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    let wrapper = DropDestinationElement(node: self, content: element)
    wrapper.modifier = modifier
    host.dropTargets.add(wrapper)
    return wrapper
  }

  override func modifierChanged(from old: DropDestination) {
    for case let element as DropDestinationElement in elements { element.modifier = modifier }
  }

  override func wrapperWasRemoved(_ wrapper: WrapperElement) {
    if let target = wrapper as? DropDestinationElement { host.dropTargets.remove(target) }
  }

  override func willBeRemoved() {
    for case let element as DropDestinationElement in elements { host.dropTargets.remove(element) }
  }
}

private final class DropDestinationElement: WrapperElement, DropTarget {
  var modifier: DropDestination?
  var reach: CGSize { modifier?.reach ?? .zero }

  func accepts(_ item: DragItem) -> Bool { modifier?.accepts(item) ?? false }
  func targetedChanged(_ isTargeted: Bool, _ item: DragItem, at point: CGPoint) {
    modifier?.targetedChanged(isTargeted, item, point)
  }
  func moved(_ item: DragItem, to point: CGPoint) { modifier?.moved(item, point) }
  func drop(_ item: DragItem, at point: CGPoint) -> Bool {
    modifier?.perform(item, point, frameInWindow.size) ?? false
  }
}
