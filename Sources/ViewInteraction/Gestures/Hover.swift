import Foundation
import Geometry
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// What a pointer above a view does.
nonisolated public enum HoverPhase: Equatable, Sendable {
  /// It is above the view, at this point of the coordinate space asked for.
  case active(CGPoint)
  case ended
}

extension View {
  /// Calls `action` when a pointer comes above this view and when it leaves. Fingers do not hover.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local, onEntry: action, onMove: { _ in }))
  }

  /// Calls `action` for each movement of a pointer above this view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, onEntry: { _ in }, onMove: action))
  }

  nonisolated public func onContinuousHover<Space: CoordinateSpaceProtocol>(
    coordinateSpace: Space, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

nonisolated private struct HoverModifier: PrimitiveModifier {
  let space: CoordinateSpace
  let onEntry: (Bool) -> Void
  let onMove: (HoverPhase) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    HoverNode(view, in: context)
  }
}

private final class HoverNode<Content: View>: WrappingNode<Content, HoverModifier>, HoverSource {
  override func makeWrapper(around element: Element) -> WrapperElement {
    HoverElement(node: self, content: element, source: self)
  }

  var hover: HoverModifier { modifier }
}

@MainActor
private protocol HoverSource: Node {
  var hover: HoverModifier { get }
}

private final class HoverElement: WrapperElement, HoverResponder {
  private unowned let source: any HoverSource
  private var isHovered = false

  init(node: Node, content: Element, source: any HoverSource) {
    self.source = source
    super.init(node: node, content: content)
  }

  // Without it the compiler writes one itself and warns of what it wrote.
  override init(node: Node, content: Element) { fatalError("a hover needs its source") }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard super.hitTest(point, into: &path) else { return false }
    path.add(self)
    return true
  }

  func pointerMoved(to location: CGPoint?) {
    let hover = source.hover
    let entered = location != nil && !isHovered
    let left = location == nil && isHovered
    isHovered = location != nil
    if entered { hover.onEntry(true) }
    if left { hover.onEntry(false) }
    if let location { hover.onMove(.active(point(location, in: hover.space))) }
    if left { hover.onMove(.ended) }
  }
}
