import Foundation
@_exported import Observation

/// An object that is kept in a store; `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _Related {
  var _$backing: _ModelBacking { get }
  static var _modelProperties: [_ModelProperty] { get }
  /// What `#Unique` lists.
  static var _uniqueCombinations: [[AnyKeyPath]] { get }
  init(_ row: _ModelRow) throws
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: Self._entityName, number: _$backing.number)
  }
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that it was inserted into.
  public var modelContext: ModelContext? { _$backing.context }
  public var hasChanges: Bool { _$backing.hasChanges }
  public var isDeleted: Bool { _$backing.isDeleted }

  public static var _uniqueCombinations: [[AnyKeyPath]] { [] }

  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The variables, or combinations of them, by which one model is told from all others.
  static var uniqueProperties: [[_ModelProperty]] {
    let properties = _modelProperties
    return properties.filter(\.isUnique).map { [$0] }
      + _uniqueCombinations.map { paths in
        paths.compactMap { path in properties.first { $0.keyPath == path } }
      }
  }

  static var _entityName: String { String(describing: Self.self) }
}

/// The name of a model in its store; it stays the same from one run to the next.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  public let entityName: String
  /// Counted from 1 in a store; negative for what no store has seen.
  let number: Int64
  public var id: PersistentIdentifier { self }
  public var storeIdentifier: String? { number > 0 ? "default" : nil }

  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.number) < (right.entityName, right.number)
  }
}

/// What a model's object has beside its variables.
public final class _ModelBacking: @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  var number = _ModelBacking.nextTemporaryNumber()
  weak var context: ModelContext?
  var hasChanges = false
  var isDeleted = false
  /// While the other end of a relationship is brought into line.
  var isSettling = false

  public init() {}

  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var last: Int64 = 0

  private static func nextTemporaryNumber() -> Int64 {
    lock.withLock {
      last -= 1
      return last
    }
  }

  public func access<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>
  ) {
    registrar.access(model, keyPath: keyPath)
  }

  public func change<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ body: () -> Void
  ) {
    registrar.withMutation(of: model, keyPath: keyPath, body)
  }

  /// Keeps the other end of a relationship in line, and tells the context.
  public func changed<Model: PersistentModel, Value>(
    _ model: Model, _ name: String, from previous: Value, to value: Value
  ) {
    if !isSettling { rememberChange(of: model, name, from: previous) }
    if !isSettling, Value.self is any _Related.Type {
      Relationships.settle(model, name, from: previous, to: value)
    }
    hasChanges = true
    context?.modelChanged(model)
  }
}
