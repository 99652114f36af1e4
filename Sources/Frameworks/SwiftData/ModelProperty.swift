import Foundation

/// One variable of a model, as the store sees it.
public struct _ModelProperty: @unchecked Sendable {
  let name: String
  let keyPath: AnyKeyPath
  let metadata: Any?
  let valueType: Any.Type
  /// Reads and writes the storage, which nobody observes.
  let read: (any PersistentModel) -> Any
  let write: (any PersistentModel, Any) -> Void
  /// Writes the storage and tells observers.
  let writeObserved: (any PersistentModel, Any) -> Void
  let encode: (any PersistentModel) throws -> StoredValue
  let decode: (StoredValue, ModelResolver) throws -> Any

  public init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, metadata: Any?,
    get: @escaping (Model) -> Value, set: @escaping (Model, Value) -> Void
  ) {
    self.name = name
    self.keyPath = keyPath
    self.metadata = metadata
    valueType = Value.self
    // A property is asked about models of the type that lists it.
    func own(_ model: any PersistentModel) -> Model { model as! Model }
    read = { get(own($0)) }
    write = { if let value = $1 as? Value { set(own($0), value) } }
    writeObserved = { model, value in
      guard let value = value as? Value else { return }
      let model = own(model)
      model._$backing.change(model, keyPath) { set(model, value) }
    }
    encode = { try ValueCoding.encode(get(own($0)), of: "\(Model._entityName).\(name)") }
    decode = { stored, resolver in
      try ValueCoding.decode(
        Value.self, from: stored, resolver: resolver, of: "\(Model._entityName).\(name)")
    }
  }

  /// The type of the models at the other end; nil for a plain value.
  var related: (any _Related.Type)? { valueType as? any _Related.Type }
  var isUnique: Bool {
    (metadata as? Schema.Attribute)?.options.contains(.unique) ?? false
  }
  var relationship: Schema.Relationship? { metadata as? Schema.Relationship }
}

/// A value that holds models: one, perhaps one, or several.
public protocol _Related {
  static var _modelType: any PersistentModel.Type { get }
  static var _isMany: Bool { get }
  var _models: [any PersistentModel] { get }
  static func _made(of models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  public static var _modelType: any PersistentModel.Type { Self.self }
  public static var _isMany: Bool { false }
  public var _models: [any PersistentModel] { [self] }
  public static func _made(of models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _Related where Wrapped: _Related {
  public static var _modelType: any PersistentModel.Type { Wrapped._modelType }
  public static var _isMany: Bool { Wrapped._isMany }
  public var _models: [any PersistentModel] { map { $0._models } ?? [] }
  public static func _made(of models: [any PersistentModel]) -> Self? {
    .some(Wrapped._made(of: models))
  }
}

extension Array: _Related where Element: PersistentModel {
  public static var _modelType: any PersistentModel.Type { Element.self }
  public static var _isMany: Bool { true }
  public var _models: [any PersistentModel] { self }
  public static func _made(of models: [any PersistentModel]) -> [Element]? {
    models.compactMap { $0 as? Element }
  }
}
