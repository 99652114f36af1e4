/// One of two views: what `if … else …` and `switch` build.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView
{
  package enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let branch: Branch

  nonisolated package init(branch: Branch) { self.branch = branch }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    ConditionalNode(view, in: context)
  }

  private final class ConditionalNode: DynamicNode<_ConditionalContent<TrueContent, FalseContent>> {
    override init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: NodeContext) {
      super.init(view, in: context)
      reconcile()
    }

    override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
      self.view = view
      reconcile()
    }

    private func reconcile() {
      switch view.branch {
      case .first(let content): show(content, as: true)
      case .second(let content): show(content, as: false)
      }
    }

    private func show<Content: View>(_ content: Content, as key: Bool) {
      setChildren([DynamicChild(id: AnyHashable(key), view: content)])
    }
  }
}

/// A view or nothing: what `if` without `else` builds.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("an optional view is drawn by the runtime") }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?> {
  override init(_ view: Wrapped?, in context: NodeContext) {
    super.init(view, in: context)
    reconcile()
  }

  override func update(_ view: Wrapped?) {
    self.view = view
    reconcile()
  }

  private func reconcile() {
    setChildren(view.map { [DynamicChild(id: AnyHashable(0), view: $0)] } ?? [])
  }
}
