import Foundation
import SwiftUI

// How a context's changes are taken back. What that does is remembered as well, so that it can be made again.
extension NSManagedObjectContext {
  public func undo() { undoManager?.undo() }
  public func redo() { undoManager?.redo() }

  func rememberInsertion(of object: NSManagedObject) {
    // Objects are undone where they are changed, by the one who has the context.
    nonisolated(unsafe) let object = object
    undoManager?.registerUndo(withTarget: self) { $0.delete(object) }
  }

  func rememberDeletion(of object: NSManagedObject) {
    // As above.
    nonisolated(unsafe) let object = object
    undoManager?.registerUndo(withTarget: self) { $0.bringBack(object) }
  }

  func rememberChange(of object: NSManagedObject, forKey key: String) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    // As above.
    nonisolated(unsafe) let value = object.readValue(forKey: key)
    undoManager.registerUndo(withTarget: object) { $0.setValue(value, forKey: key) }
  }

  /// Has an object again that was deleted, with those that belonged to it.
  private func bringBack(_ object: NSManagedObject) {
    object.objectWillChange.send()
    restore(object)
    rememberInsertion(of: object)
    for relationship in object.entity.relationshipsByName.values {
      guard let inverse = relationship.inverseRelationship else { continue }
      for id in object.objectIDs(forRelationshipNamed: relationship.name) {
        known(id)?.link(inverse, object)
      }
    }
  }
}
