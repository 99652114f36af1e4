import Foundation
import Geometry

/// Whose points a position is counted in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// Those of a view above that has given itself that name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A coordinate space with a type of its own.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// An element that a coordinate space is named after.
@MainActor
package protocol CoordinateSpaceOwner: Element {
  var coordinateSpaceName: AnyHashable { get }
}

extension Element {
  /// A point of the window in points of `space`, as seen from this element. An unknown name is the window.
  package final func convert(_ windowPoint: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: windowPoint
    case .local: localPoint(windowPoint)
    case .named(let name): owner(of: name)?.localPoint(windowPoint) ?? windowPoint
    }
  }

  private func owner(of name: AnyHashable) -> Element? {
    var element: Element? = self
    while let current = element {
      if let owner = current as? any CoordinateSpaceOwner, owner.coordinateSpaceName == name { return current }
      element = current.parent
    }
    return nil
  }
}

extension View {
  /// Names this view's coordinates for gestures and geometry of the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

nonisolated private struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    CoordinateSpaceNode(view, in: context)
  }
}

private final class CoordinateSpaceNode<Content: View>: WrappingNode<Content, CoordinateSpaceModifier> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    CoordinateSpaceElement(spaceNode: self, content: element)
  }
}

private final class CoordinateSpaceElement<Content: View>: WrapperElement, CoordinateSpaceOwner {
  private unowned let spaceNode: CoordinateSpaceNode<Content>

  init(spaceNode: CoordinateSpaceNode<Content>, content: Element) {
    self.spaceNode = spaceNode
    super.init(node: spaceNode, content: content)
  }

  var coordinateSpaceName: AnyHashable { spaceNode.modifier.name }
}
