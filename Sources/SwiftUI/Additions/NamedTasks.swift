import ViewCatalog
import ViewRuntime

// Tasks with a name, which is for those who look at the tasks of a program, and tasks on executors of one's own.

extension View {
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }

  nonisolated public func task<T: Equatable>(
    id: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(id: id, priority: priority, action) }

  nonisolated public func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(priority: priority) { await withTaskExecutorPreference(taskExecutor) { await action() } }
  }

  nonisolated public func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await withTaskExecutorPreference(taskExecutor) { await action() }
    }
  }
}
