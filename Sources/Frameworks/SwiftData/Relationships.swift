import Foundation

/// Keeps both ends of relationships in line.
enum Relationships {
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var known: [String: _ModelProperty?] = [:]

  /// The variable at the other end that points back to `type.name`.
  ///
  /// Named by `inverse:` on either side; else the only one of the other type that could.
  static func inverse(of name: String, in type: any PersistentModel.Type) -> _ModelProperty? {
    let key = "\(type._entityName).\(name)"
    if let found = lock.withLock({ known[key] }) { return found }
    let found = findInverse(of: name, in: type)
    lock.withLock { known[key] = .some(found) }
    return found
  }

  private static func findInverse(
    of name: String, in type: any PersistentModel.Type
  ) -> _ModelProperty? {
    guard let own = type._modelProperties.first(where: { $0.name == name }),
      let destination = own.related?._modelType
    else { return nil }
    let others = destination._modelProperties
    if let inverse = own.relationship?.inverse {
      return others.first { $0.keyPath == inverse }
    }
    if let back = others.first(where: { $0.relationship?.inverse == own.keyPath }) { return back }
    let candidates = others.filter {
      $0.related?._modelType == type && $0.relationship?.inverse == nil && $0.name != name
        || destination != type && $0.related?._modelType == type && $0.relationship?.inverse == nil
    }
    let rivals = type._modelProperties.filter { $0.related?._modelType == destination }
    return candidates.count == 1 && rivals.count == 1 ? candidates[0] : nil
  }

  static func settle<Value>(
    _ model: any PersistentModel, _ name: String, from previous: Value, to value: Value
  ) {
    let before = (previous as? any _Related)?._models ?? []
    let after = (value as? any _Related)?._models ?? []
    let inverse = inverse(of: name, in: type(of: model))
    for other in before where !after.contains(where: { $0 === other }) {
      if let inverse { unlink(other, inverse, from: model) }
    }
    for other in after where !before.contains(where: { $0 === other }) {
      if let inverse { link(other, inverse, to: model) }
      join(model, other)
    }
  }

  /// What is reached from a model in a context is in that context too.
  private static func join(_ model: any PersistentModel, _ other: any PersistentModel) {
    if let context = model.modelContext {
      context.insertAny(other)
    } else if let context = other.modelContext {
      context.insertAny(model)
    }
  }

  static func unlink(
    _ other: any PersistentModel, _ property: _ModelProperty, from model: any PersistentModel
  ) {
    guard let related = property.related,
      let models = (property.read(other) as? any _Related)?._models,
      models.contains(where: { $0 === model })
    else { return }
    write(related, models.filter { $0 !== model }, to: property, of: other)
  }

  static func link(
    _ other: any PersistentModel, _ property: _ModelProperty, to model: any PersistentModel
  ) {
    guard let related = property.related else { return }
    let models = (property.read(other) as? any _Related)?._models ?? []
    if models.contains(where: { $0 === model }) { return }
    if related._isMany {
      write(related, models + [model], to: property, of: other)
    } else {
      // It leaves the one to which it belonged.
      if let owner = models.first,
        let back = inverse(of: property.name, in: type(of: other))
      {
        unlink(owner, back, from: other)
      }
      write(related, [model], to: property, of: other)
    }
  }

  private static func write(
    _ related: any _Related.Type, _ models: [any PersistentModel], to property: _ModelProperty,
    of owner: any PersistentModel
  ) {
    guard let value = made(related, models) else { return }
    owner._$backing.isSettling = true
    property.writeObserved(owner, value)
    owner._$backing.isSettling = false
    owner._$backing.hasChanges = true
    owner.modelContext?.modelChanged(owner)
  }

  static func made(_ related: any _Related.Type, _ models: [any PersistentModel]) -> Any? {
    func open<R: _Related>(_ type: R.Type) -> Any? { type._made(of: models).map { $0 as Any } }
    return open(related)
  }
}
