import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// The shape of the container around, drawn in as far as its edges are away; a rectangle without one.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  var amount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The path where `element` stands.
  @MainActor func path(size: CGSize, in element: Element) -> Path {
    let bounds = CGRect(origin: .zero, size: size)
    var ancestor = element.parent
    while let current = ancestor {
      if let container = current as? any ShapedContainer {
        return container.path(
          in: bounds.insetBy(dx: amount, dy: amount),
          distance: current.smallestDistance(to: element) + amount)
      }
      ancestor = current.parent
    }
    return path(in: bounds)
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` follows inside this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// An element that gives its shape to those inside.
@MainActor
protocol ShapedContainer: AnyObject {
  /// Its corners; nil where it is no rectangle.
  func corners(in size: CGSize) -> RoundedRectangularShapeCorners?

  /// Its shape, drawn in by `distance`, in `rect`.
  func path(in rect: CGRect, distance: CGFloat) -> Path
}

extension Element {
  /// How far the nearest edges of this element and one inside are apart, in points.
  fileprivate func smallestDistance(to inner: Element) -> CGFloat {
    let (outer, inside) = (frameInWindow, inner.frameInWindow)
    let distances = [
      inside.minX - outer.minX, inside.minY - outer.minY, outer.maxX - inside.maxX,
      outer.maxY - inside.maxY,
    ]
    return max(0, distances.min()!)
  }
}

nonisolated private struct ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
  let shape: S

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ContainerShapeNode(view, in: context)
  }
}

private final class ContainerShapeNode<Content: View, S: InsettableShape>:
  WrappingNode<Content, ContainerShapeModifier<S>>
{
  override func makeWrapper(around element: Element) -> WrapperElement {
    ContainerShapeElement(shapeNode: self, content: element)
  }

  override func modifierChanged(from old: ContainerShapeModifier<S>) {
    // Shapes inside draw themselves again when they are laid out.
    if !ViewEquality.areEqual(old, modifier) {
      for element in elements { element.setNeedsLayout() }
    }
  }
}

@MainActor
private final class ContainerShapeElement<Content: View, S: InsettableShape>: WrapperElement,
  ShapedContainer
{
  private unowned let shapeNode: ContainerShapeNode<Content, S>

  init(shapeNode: ContainerShapeNode<Content, S>, content: Element) {
    self.shapeNode = shapeNode
    super.init(node: shapeNode, content: content)
  }

  func corners(in size: CGSize) -> RoundedRectangularShapeCorners? {
    (shapeNode.modifier.shape as? any RoundedRectangularShape)?.corners(in: size)
  }

  func path(in rect: CGRect, distance: CGFloat) -> Path {
    // Drawn in a larger rectangle first, so that the corners of both run side by side.
    shapeNode.modifier.shape.inset(by: distance).path(
      in: rect.insetBy(dx: -distance, dy: -distance))
  }
}
