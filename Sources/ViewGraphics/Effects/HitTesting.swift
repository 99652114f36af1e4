import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What a content shape is used for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Lets fingers touch this view inside of `shape`, whatever is drawn there.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShape(shape: shape, eoFill: eoFill))
  }

  /// As `contentShape(_:eoFill:)` when `kind` holds `.interaction`; other kinds have no effect here.
  @ViewBuilder
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      modifier(ContentShape(shape: shape, eoFill: eoFill))
    } else {
      self
    }
  }

  /// Sets whether fingers can touch this view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingSwitch(isEnabled: enabled))
  }
}

nonisolated private struct ContentShape<S: Shape>: PrimitiveModifier {
  let shape: S
  let eoFill: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ContentShapeNode(view, in: context)
  }
}

private final class ContentShapeNode<Content: View, S: Shape>: WrappingNode<
  Content, ContentShape<S>
>
{
  override func makeWrapper(around element: Element) -> WrapperElement {
    ContentShapeElement(shapeNode: self, content: element)
  }
}

@MainActor
private final class ContentShapeElement<Content: View, S: Shape>: WrapperElement {
  private unowned let shapeNode: ContentShapeNode<Content, S>

  init(shapeNode: ContentShapeNode<Content, S>, content: Element) {
    self.shapeNode = shapeNode
    super.init(node: shapeNode, content: content)
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    let modifier = shapeNode.modifier
    guard modifier.shape.path(in: frame).contains(point, eoFill: modifier.eoFill) else {
      return false
    }
    // Views inside still come first where they are hit themselves.
    if content.hitTest(point, into: &path) { return true }
    path.add(self)
    return true
  }
}

nonisolated private struct HitTestingSwitch: PrimitiveModifier {
  let isEnabled: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    HitTestingNode(view, in: context)
  }
}

private final class HitTestingNode<Content: View>: WrappingNode<Content, HitTestingSwitch> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    HitTestingElement(switchNode: self, content: element)
  }
}

@MainActor
private final class HitTestingElement<Content: View>: WrapperElement {
  private unowned let switchNode: HitTestingNode<Content>

  init(switchNode: HitTestingNode<Content>, content: Element) {
    self.switchNode = switchNode
    super.init(node: switchNode, content: content)
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    switchNode.modifier.isEnabled && super.hitTest(point, into: &path)
  }
}
