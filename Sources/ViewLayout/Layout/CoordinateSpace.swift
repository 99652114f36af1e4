import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What positions are measured from.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view that asks.
  case local
  /// A view above with that name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

// A name is a value of the program's, which is compared and never changed.
extension CoordinateSpace: @unchecked Sendable {}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace

  fileprivate init(_ name: AnyHashable) { coordinateSpace = .named(name) }

  fileprivate var name: AnyHashable? {
    if case .named(let name) = coordinateSpace { return name }
    return nil
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name)
  }

  /// The nearest scroll view's visible rectangle.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(ScrollViewSpace(axis: nil))
  }

  /// The visible rectangle of the nearest scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(ScrollViewSpace(axis: axis))
  }
}

/// The name of the space of a scroll view.
struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

extension View {
  /// Gives this view's space a name by which views inside measure.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceName(name: name.name))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceName(name: AnyHashable(name)))
  }
}

nonisolated private struct CoordinateSpaceName: PrimitiveModifier {
  let name: AnyHashable?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    CoordinateSpaceNode(view, in: context)
  }
}

private final class CoordinateSpaceNode<Content: View>: WrappingNode<Content, CoordinateSpaceName> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    let wrapper = CoordinateSpaceElement(node: self, content: element)
    wrapper.name = modifier.name
    return wrapper
  }

  override func modifierChanged(from old: CoordinateSpaceName) {
    guard old.name != modifier.name else { return }
    for case let element as CoordinateSpaceElement in elements { element.name = modifier.name }
    host.preferences.needsCollection = true
  }
}

private final class CoordinateSpaceElement: WrapperElement, CoordinateSpaceOwner {
  var name: AnyHashable?

  func owns(_ name: AnyHashable) -> Bool { self.name == name }
}

/// An element whose box is a coordinate space with a name.
@MainActor
package protocol CoordinateSpaceOwner: Element {
  func owns(_ name: AnyHashable) -> Bool
}

extension Element {
  /// From points of the drawing container that this element stands in to points of `space`; the
  /// goals of all movements of frames. A name that nobody owns means the window.
  func transform(to space: CoordinateSpace) -> ProjectionTransform {
    switch space {
    case .global: return goalTransform()
    case .local: return ProjectionTransform(translation: CGPoint(x: -frame.minX, y: -frame.minY))
    case .named(let name):
      guard let owner = owner(of: name) else { return goalTransform() }
      let toOwner = goalTransform(to: owner)
      // A drawing container's content is measured from its corner already.
      let isContainer = owner.contentGoalTransform != nil
      if isContainer { return toOwner.concatenating(owner.goalTransformOfContentInBox) }
      return toOwner.concatenating(
        ProjectionTransform(translation: CGPoint(x: -owner.frame.minX, y: -owner.frame.minY)))
    }
  }

  private func owner(of name: AnyHashable) -> (any CoordinateSpaceOwner)? {
    var element = parent
    while let current = element {
      if let owner = current as? any CoordinateSpaceOwner, owner.owns(name) { return owner }
      element = current.parent
    }
    return nil
  }

  /// From the content's points to points of this element's own box, for a drawing container.
  private var goalTransformOfContentInBox: ProjectionTransform {
    guard let own = contentGoalTransform else { return ProjectionTransform() }
    return own.concatenating(
      ProjectionTransform(translation: CGPoint(x: -frame.minX, y: -frame.minY)))
  }

  /// The box of the owner of `space` in points of this element; nil where nobody owns it.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space, let owner = owner(of: name) else { return nil }
    var inverse = ProjectionTransform(translation: frame.origin).concatenating(transform(to: space))
    guard inverse.invert() else { return nil }
    return CGRect(origin: .zero, size: owner.frame.size).boundingBox(under: inverse)
  }

  /// This element's box in `space`, in points.
  func frame(in space: CoordinateSpace) -> CGRect {
    if case .local = space { return CGRect(origin: .zero, size: frame.size) }
    return frame.boundingBox(under: transform(to: space))
  }
}
