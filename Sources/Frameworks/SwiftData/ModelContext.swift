import Foundation
import SwiftUI

/// The models that a program works with, and what it has changed of them.
///
/// All models of a store are in memory from the first look on: about a kilobyte each.
public final class ModelContext: Equatable, @unchecked Sendable {
  public let container: ModelContainer
  public var autosaveEnabled: Bool
  public var author: String?
  /// Remembers how changes are taken back; nil where nobody wants that.
  public var undoManager: UndoManager?
  private var models: [String: [Int64: any PersistentModel]] = [:]
  private var order: [String: [any PersistentModel]] = [:]
  private var isLoaded = false
  private var isLoading = false
  private var inserted: Set<ObjectIdentifier> = []
  private var changed: [ObjectIdentifier: any PersistentModel] = [:]
  private var deleted: [any PersistentModel] = []
  private var isSavePlanned = false
  /// The rows of the store while objects are made from them.
  private var rows: [String: [Int64: [String: StoredValue]]] = [:]
  let watchers = QueryWatchers()

  public static let willSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")

  public convenience init(_ container: ModelContainer) {
    self.init(container, savesByItself: false)
  }

  init(_ container: ModelContainer, savesByItself: Bool) {
    self.container = container
    autosaveEnabled = savesByItself
    container.register(self)
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  public var hasChanges: Bool { !changed.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] {
    changed.values.filter { inserted.contains(ObjectIdentifier($0)) }
  }
  public var changedModelsArray: [any PersistentModel] {
    changed.values.filter { !inserted.contains(ObjectIdentifier($0)) }
  }
  public var deletedModelsArray: [any PersistentModel] { deleted }

  // MARK: Changing

  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  /// Inserts a model and all that it is related to.
  func insertAny(_ model: any PersistentModel) {
    guard model._$backing.context !== self || model._$backing.isDeleted else { return }
    load()
    let name = type(of: model)._entityName
    let backing = model._$backing
    if backing.number < 0 { backing.number = container.store.nextNumber(of: name) }
    backing.context = self
    backing.isDeleted = false
    keep(model)
    // What was saved is in the store still.
    let wasSaved = deleted.contains { $0 === model }
    deleted.removeAll { $0 === model }
    if !wasSaved { inserted.insert(ObjectIdentifier(model)) }
    noteChange(of: model)
    undoManager?.beginUndoGrouping()
    defer { undoManager?.endUndoGrouping() }
    rememberInsertion(of: model)
    for property in type(of: model)._modelProperties where property.related != nil {
      for other in (property.read(model) as? any _Related)?._models ?? [] { insertAny(other) }
    }
  }

  private func keep(_ model: any PersistentModel) {
    let name = type(of: model)._entityName
    models[name, default: [:]][model._$backing.number] = model
    order[name]?.append(model)
  }

  func modelChanged(_ model: any PersistentModel) {
    guard !isLoading, !model._$backing.isDeleted else { return }
    noteChange(of: model)
  }

  private func noteChange(of model: any PersistentModel) {
    changed[ObjectIdentifier(model)] = model
    model._$backing.hasChanges = true
    watchers.changed(type(of: model)._entityName)
    planSave()
  }

  /// Removes a model, and what its relationships' rules say of those at their other ends.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    let backing = model._$backing
    guard backing.context === self, !backing.isDeleted else { return }
    undoManager?.beginUndoGrouping()
    defer { undoManager?.endUndoGrouping() }
    rememberDeletion(of: model)
    backing.isDeleted = true
    for property in type(of: model)._modelProperties {
      guard property.related != nil else { continue }
      let others = (property.read(model) as? any _Related)?._models ?? []
      for other in others {
        if property.relationship?.deleteRule == .cascade {
          deleteAny(other)
        } else if property.relationship?.deleteRule != .noAction,
          property.relationship?.deleteRule != .deny,
          let inverse = Relationships.inverse(of: property.name, in: type(of: model))
        {
          Relationships.unlink(other, inverse, from: model)
        }
      }
    }
    let name = type(of: model)._entityName
    models[name]?[backing.number] = nil
    order[name]?.removeAll { $0 === model }
    changed[ObjectIdentifier(model)] = nil
    // What was never saved is simply gone.
    if inserted.remove(ObjectIdentifier(model)) == nil { deleted.append(model) }
    watchers.changed(name)
    planSave()
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { deleteAny(found) }
  }

  public func processPendingChanges() { settleUniques() }

  /// Does away with all changes since the last save.
  public func rollback() {
    let names = Set(changed.values.map { type(of: $0)._entityName })
      .union(deleted.map { type(of: $0)._entityName })
    forgetAll()
    load()
    for name in names { watchers.changed(name) }
  }

  func forgetAll() {
    for model in models.values.flatMap(\.values) { model._$backing.context = nil }
    models = [:]
    order = [:]
    inserted = []
    changed = [:]
    deleted = []
    isLoaded = false
    watchers.changedAll()
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Saving

  /// Writes all changes.
  ///
  /// - Throws: `CocoaError` of code 1600 where a model is to be deleted that others keep from it (`.deny`), and what the
  ///   store's file says. Nothing is written then; `rollback()` takes the changes back.
  public func save() throws {
    settleUniques()
    guard hasChanges else { return }
    if deleted.contains(where: isDenied) { throw CocoaError(.init(rawValue: 1600)) }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    var changes: [RowStore.Change] = []
    for model in deleted {
      changes.append(
        .init(entityName: type(of: model)._entityName, number: model._$backing.number, values: nil))
    }
    for model in changed.values.sorted(by: { $0.persistentModelID < $1.persistentModelID }) {
      changes.append(try change(of: model))
    }
    try container.store.apply(changes)
    for model in changed.values { model._$backing.hasChanges = false }
    (inserted, changed, deleted) = ([], [:], [])
    for context in container.others(than: self) { context.take(changes) }
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Whether others that are still there keep a deleted model from its end.
  private func isDenied(_ model: any PersistentModel) -> Bool {
    type(of: model)._modelProperties.contains { property in
      guard property.relationship?.deleteRule == .deny else { return false }
      let others = (property.read(model) as? any _Related)?._models ?? []
      return others.contains { !$0._$backing.isDeleted }
    }
  }

  private func change(of model: any PersistentModel) throws -> RowStore.Change {
    var values: [String: StoredValue] = [:]
    for property in type(of: model)._modelProperties {
      values[property.name] = try property.encode(model)
    }
    return .init(
      entityName: type(of: model)._entityName, number: model._$backing.number, values: values)
  }

  /// The main context saves when the program has done what it does now.
  private func planSave() {
    guard autosaveEnabled, !isSavePlanned else { return }
    isSavePlanned = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isSavePlanned = false
      do { try save() } catch {
        FileHandle.standardError.write(Data("warning: SwiftData: \(error)\n".utf8))
      }
    }
  }

  /// A new model with a unique value that another one has is that other one, renewed.
  func settleUniques() {
    for model in insertedModelsArray.sorted(by: { $0.persistentModelID < $1.persistentModelID }) {
      for properties in type(of: model).uniqueProperties where !properties.isEmpty {
        func values(_ model: any PersistentModel) -> [StoredValue]? {
          try? properties.map { try $0.encode(model) }
        }
        guard let own = values(model) else { continue }
        // The one that was there first has the smaller number.
        let number = model._$backing.number
        let other = ordered(type(of: model)._entityName).first {
          $0._$backing.number < number && values($0) == own
        }
        guard let other else { continue }
        for property in type(of: model)._modelProperties {
          property.writeObserved(other, property.read(model))
        }
        noteChange(of: other)
        deleteAny(model)
        break
      }
    }
  }

  // MARK: What is known

  /// In the order in which they were inserted.
  func ordered(_ name: String) -> [any PersistentModel] {
    load()
    if let known = order[name] { return known }
    let sorted = (models[name] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    order[name] = sorted
    return sorted
  }

  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    load()
    guard let found = models[id.entityName]?[id.number] else {
      preconditionFailure("there is no \(id.entityName) with the identifier \(id.number)")
    }
    return found
  }

  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    load()
    return models[id.entityName]?[id.number] as? T
  }
}

// MARK: - Loading

extension ModelContext: ModelResolver {
  /// Makes the objects of all rows, once.
  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    isLoading = true
    defer { isLoading = false }
    do {
      for name in container.schema.types.keys.sorted() {
        for row in container.store.rows(of: name) { _ = try model(name, row.number) }
      }
      for model in models.values.flatMap(\.values) { try relate(model) }
    } catch {
      FileHandle.standardError.write(Data("error: SwiftData: \(error)\n".utf8))
    }
    rows = [:]
  }

  func model(_ entityName: String, _ number: Int64) throws -> (any PersistentModel)? {
    if let known = models[entityName]?[number] { return known }
    guard let type = container.schema.types[entityName],
      let values = row(entityName, number)
    else { return nil }
    let model = try made(type, number, values)
    models[entityName, default: [:]][number] = model
    return model
  }

  private func row(_ entityName: String, _ number: Int64) -> [String: StoredValue]? {
    if rows[entityName] == nil {
      rows[entityName] = Dictionary(
        uniqueKeysWithValues: container.store.rows(of: entityName).map { ($0.number, $0.values) })
    }
    return rows[entityName]?[number]
  }

  private func made(
    _ type: any PersistentModel.Type, _ number: Int64, _ values: [String: StoredValue]
  ) throws -> any PersistentModel {
    let row = _ModelRow(
      entityName: type._entityName, number: number, values: values, resolver: self)
    let model = try type.init(row)
    model._$backing.number = number
    model._$backing.context = self
    return model
  }

  /// Gives a model what it is related to.
  private func relate(_ model: any PersistentModel) throws {
    guard let values = row(type(of: model)._entityName, model._$backing.number) else { return }
    for property in type(of: model)._modelProperties where property.related != nil {
      guard let stored = values[property.name] else { continue }
      property.write(model, try property.decode(stored, self))
    }
  }

  /// Another context has saved: on the thread of the views for theirs, at once for others.
  func take(_ changes: [RowStore.Change]) {
    guard autosaveEnabled, !Thread.isMainThread else { return merge(changes) }
    DispatchQueue.main.async { [weak self] in self?.merge(changes) }
  }

  private func merge(_ changes: [RowStore.Change]) {
    guard isLoaded else { return }
    isLoading = true
    defer { isLoading = false }
    rows = [:]
    for change in changes {
      let known = models[change.entityName]?[change.number]
      order[change.entityName] = nil
      guard let values = change.values else {
        known?._$backing.isDeleted = true
        models[change.entityName]?[change.number] = nil
        continue
      }
      guard let known else {
        _ = try? model(change.entityName, change.number)
        continue
      }
      for property in type(of: known)._modelProperties where property.related == nil {
        if let stored = values[property.name], let value = try? property.decode(stored, self) {
          property.writeObserved(known, value)
        }
      }
    }
    for change in changes {
      if let model = models[change.entityName]?[change.number] { try? relate(model) }
    }
    rows = [:]
    for name in Set(changes.map(\.entityName)) { watchers.changed(name) }
  }
}
