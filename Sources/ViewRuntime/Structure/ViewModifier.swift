/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError("a modified view is drawn by the runtime") }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Both modifiers, this one first.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that leaves its content as it is.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

/// A modifier that the runtime handles itself.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>>
}

extension PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the runtime and has no body to ask for")
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      return makePrimitive(primitive, view, context)
    }
    return CustomModifierNode(view, in: context)
  }

  @MainActor private static func makePrimitive<M: PrimitiveModifier>(
    _ type: M.Type, _ view: Self, _ context: NodeContext
  ) -> ViewNode<Self> {
    // `M` is the view's own modifier type, found by opening it.
    M.makeNode(view as! ModifiedContent<Content, M>, in: context) as! ViewNode<Self>
  }
}

/// What a closure that shows a view in another way gets as that view: a stand-in for it.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  nonisolated package init() {}

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    PlaceholderNode(view, in: context)
  }
}

/// What a modifier's `body` gets as its content: a stand-in for the view it is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  nonisolated package init() {}

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    PlaceholderNode(view, in: context)
  }
}
