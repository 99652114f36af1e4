import Foundation
import SwiftUI

// How a context's changes are taken back. What that does is remembered as well, so that it can be made again.
extension ModelContext {
  func rememberInsertion(of model: any PersistentModel) {
    // Models are undone where they are changed, by the one who has the context.
    nonisolated(unsafe) let model = model
    undoManager?.registerUndo(withTarget: self) { $0.deleteAny(model) }
  }

  func rememberDeletion(of model: any PersistentModel) {
    // As above.
    nonisolated(unsafe) let model = model
    undoManager?.registerUndo(withTarget: self) { $0.bringBack(model) }
  }

  /// Inserts a model that was deleted, and relates those to it again that it was related to.
  private func bringBack(_ model: any PersistentModel) {
    insertAny(model)
    for property in type(of: model)._modelProperties where property.related != nil {
      guard let inverse = Relationships.inverse(of: property.name, in: type(of: model)) else {
        continue
      }
      for other in (property.read(model) as? any _Related)?._models ?? [] {
        Relationships.link(other, inverse, to: model)
      }
    }
  }
}

extension _ModelBacking {
  func rememberChange<Model: PersistentModel, Value>(
    of model: Model, _ name: String, from previous: Value
  ) {
    // As above.
    nonisolated(unsafe) let previous = previous
    context?.undoManager?.registerUndo(withTarget: model) {
      $0._$backing.restore($0, name, previous)
    }
  }

  private func restore<Model: PersistentModel, Value>(
    _ model: Model, _ name: String, _ previous: Value
  ) {
    guard let property = Model._modelProperties.first(where: { $0.name == name }),
      let value = property.read(model) as? Value
    else { return }
    property.writeObserved(model, previous)
    changed(model, name, from: value, to: previous)
  }
}
