import Foundation

/// A store and the contexts that work on it.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: RowStore
  private let lock = NSLock()
  private var contexts: [WeakContext] = []
  private var main: ModelContext?

  private struct WeakContext { weak var context: ModelContext? }

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    let chosen = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    self.configurations = Set(chosen)
    store = try RowStore(schema: schema, file: chosen[0].file)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of the views.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self, savesByItself: true)
    main = context
    return context
  }

  /// Removes all models, from the file too.
  public func deleteAllData() {
    try? erase()
  }

  /// The same, where a file that cannot be changed is of matter.
  public func erase() throws {
    try store.removeAll()
    for context in others(than: nil) { context.forgetAll() }
  }

  func register(_ context: ModelContext) {
    lock.withLock { contexts.append(WeakContext(context: context)) }
  }

  func others(than context: ModelContext?) -> [ModelContext] {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      return contexts.compactMap(\.context).filter { $0 !== context }
    }
  }
}

/// Something that runs work on a context of its own.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

// Its context is set when it is made; the actor that has it uses that, one task at a time.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor with a context of its own; `@ModelActor` makes one.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
