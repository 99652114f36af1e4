import Foundation
import SwiftUI

extension EnvironmentValues {
  /// The context that `@Query` asks. Without a container above, one that is empty.
  public var modelContext: ModelContext {
    get {
      guard let box = self[ModelContextKey.self] else { return MissingContainer.context }
      if box.isUndoEnabled, box.context.undoManager == nil {
        box.context.undoManager = undoManager
      }
      return box.context
    }
    set { self[ModelContextKey.self] = ContextBox(context: newValue) }
  }

  /// The context, whose changes are to be taken back by the window's undo manager.
  fileprivate var undoableModelContext: ModelContext {
    get { modelContext }
    set { self[ModelContextKey.self] = ContextBox(context: newValue, isUndoEnabled: true) }
  }
}

private struct ContextBox: Sendable {
  let context: ModelContext
  var isUndoEnabled = false
}
private struct ModelContextKey: EnvironmentKey {
  static let defaultValue: ContextBox? = nil
}

/// What views without a container have: nothing.
enum MissingContainer {
  /// Said where a view shows models. The context alone is looked at by modifiers that replace it, too.
  static func report(_ context: ModelContext) {
    guard context === Self.context else { return }
    Reports.once("there is no model container above the view: add .modelContainer(for: …)")
  }

  static let context: ModelContext = {
    do { return ModelContext(try ModelContainer(for: Schema([]), configurations: [])) } catch {
      preconditionFailure("a store in memory cannot be made: \(error)")
    }
  }()
}

/// The containers that modifiers make: one for the same models, however often the modifier is written.
@MainActor
private enum SharedContainers {
  private struct Key: Hashable {
    var names: [String]
    var isInMemory: Bool
  }
  private static var known: [Key: ModelContainer] = [:]

  /// Ends the program where the store cannot be opened, as a program without its data would be another one.
  static func container(
    for types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
    onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    let key = Key(names: types.map { $0._entityName }.sorted(), isInMemory: inMemory)
    if let container = known[key] { return container }
    do {
      let schema = Schema(types)
      let container = try ModelContainer(
        for: schema,
        configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory))
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      known[key] = container
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      FileHandle.standardError.write(Data("halcyon: \(error)\n".utf8))
      exit(66)
    }
  }
}

extension View {
  nonisolated public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier { container })
  }

  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(isUndoEnabled: isUndoEnabled) {
        SharedContainers.container(
          for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
      })
  }
}

nonisolated private struct ContainerModifier: ViewModifier {
  var isUndoEnabled = false
  let container: @MainActor () -> ModelContainer

  @MainActor func body(content: Content) -> some View {
    content.environment(
      isUndoEnabled ? \.undoableModelContext : \.modelContext, container().mainContext)
  }
}

extension Scene {
  public func modelContext(_ context: ModelContext) -> some Scene {
    environment(\.modelContext, context)
  }

  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = SharedContainers.container(
      for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    return environment(
      isUndoEnabled ? \.undoableModelContext : \.modelContext, container.mainContext)
  }
}
