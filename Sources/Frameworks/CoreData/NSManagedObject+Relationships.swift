import Foundation

extension NSManagedObject {
  /// Sets one side of a relationship, and the other sides by its inverse.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let key = relationship.name
    let old = values[key] as? [NSManagedObjectID] ?? []
    var new: [NSManagedObjectID] = []
    for object in objects where !new.contains(object.objectID) { new.append(object.objectID) }
    values[key] = new
    guard let inverse = relationship.inverseRelationship else { return }
    for id in old where !new.contains(id) { managedObjectContext?.known(id)?.unlink(inverse, self) }
    for object in objects where !old.contains(object.objectID) { object.link(inverse, self) }
  }

  func link(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    let key = relationship.name
    var ids = values[key] as? [NSManagedObjectID] ?? []
    guard !ids.contains(other.objectID) else { return }
    objectWillChange.send()
    if relationship.isToMany {
      ids.append(other.objectID)
    } else {
      let former = ids.first.flatMap { managedObjectContext?.known($0) }
      ids = [other.objectID]
      // The one that had this object has it no more.
      if let inverse = relationship.inverseRelationship { former?.unlink(inverse, self) }
    }
    values[key] = ids
    noteChange(of: key)
  }

  func unlink(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    let key = relationship.name
    var ids = values[key] as? [NSManagedObjectID] ?? []
    guard let place = ids.firstIndex(of: other.objectID) else { return }
    objectWillChange.send()
    ids.remove(at: place)
    values[key] = ids
    noteChange(of: key)
  }
}
