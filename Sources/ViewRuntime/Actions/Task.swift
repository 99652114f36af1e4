import Foundation

extension View {
  /// Runs `action` from this view's appearance on; it is cancelled when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs `action` from this view's appearance on, and anew whenever `id` has changed; it is
  /// cancelled when the view goes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskAction(id: value, priority: priority, action: action))
  }
}

nonisolated private struct TaskAction<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TaskNode(view, in: context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: ModifiedNode<Content, TaskAction<ID>>,
  AppearanceMember
{
  private var task: Task<Void, Never>?
  private var scope: AppearanceScope?
  private var isStarted = false

  override init(_ view: ModifiedContent<Content, TaskAction<ID>>, in context: NodeContext) {
    super.init(view, in: context)
    scope = joinAppearanceScope()
    start()
  }

  override func modifierChanged(from old: TaskAction<ID>) {
    guard old.id != modifier.id else { return }
    stop()
    start()
  }

  func appearanceMayHaveChanged() {
    guard isAlive, let scope, scope.shows(self) != isStarted else { return }
    if isStarted { stop() } else { start() }
  }

  private func start() {
    host.afterPass { [weak self] in
      guard let self, isAlive, !isStarted, scope?.shows(self) ?? true else { return }
      isStarted = true
      let action = modifier.action
      task = Task(priority: modifier.priority) { await action() }
    }
  }

  private func stop() {
    task?.cancel()
    isStarted = false
  }

  override func willBeRemoved() { task?.cancel() }
}
