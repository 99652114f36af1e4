import Foundation
import FoundationAdditions

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Hears of what a controller's objects become.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
}

/// Keeps what a request finds for a table, and tells its delegate of changes.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private let mark = FetchMark()
  private lazy var plain = NSFetchedResultsController<any NSFetchRequestResult>(
    fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
    sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard let entity = fetchRequest.entity(in: managedObjectContext), mark.action == nil else {
      return
    }
    managedObjectContext.watchers.add(mark, for: entity)
    mark.action = { [weak self] in self?.objectsChanged() }
  }

  open class func deleteCache(withName name: String?) {}

  public struct SectionInfo: NSFetchedResultsSectionInfo {
    public let name: String
    public var indexTitle: String? { name.first.map(String.init) }
    public var numberOfObjects: Int { objects?.count ?? 0 }
    public let objects: [Any]?
  }

  /// One for each value at the section's path, in the order of the objects.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let path = sectionNameKeyPath else {
      return [SectionInfo(name: "", objects: fetchedObjects)]
    }
    var sections: [(name: String, objects: [Any])] = []
    for object in fetchedObjects {
      let name = KeyValues.value(of: object, at: path).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append((name, [object]))
      }
    }
    return sections.map { SectionInfo(name: $0.name, objects: $0.objects) }
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, let sections, sections.indices.contains(indexPath[0]),
      let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
      let object = objects[indexPath[1]] as? ResultType
    else { fatalError("no object at index path \(indexPath)") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      let objects = info.objects ?? []
      let row = objects.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      if let row { return IndexPath(indexes: [section, row]) }
    }
    return nil
  }

  private func objectsChanged() {
    let before = fetchedObjects ?? []
    let places = before.map { indexPath(forObject: $0) }
    fetchedObjects = (try? managedObjectContext.fetch(fetchRequest)) ?? before
    guard let delegate else { return }
    plain.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    delegate.controllerWillChangeContent(plain)
    let after = fetchedObjects ?? []
    for (object, place) in zip(before, places)
    where !after.contains(where: { ($0 as AnyObject) === (object as AnyObject) }) {
      delegate.controller(plain, didChange: object, at: place, for: .delete, newIndexPath: nil)
    }
    for object in after {
      let new = indexPath(forObject: object)
      let old = before.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      let type: NSFetchedResultsChangeType =
        old.map { places[$0] == new ? .update : .move } ?? .insert
      if type == .update, (object as? NSManagedObject)?.changedKeys.isEmpty ?? true { continue }
      delegate.controller(
        plain, didChange: object, at: old.flatMap { places[$0] }, for: type, newIndexPath: new)
    }
    delegate.controllerDidChangeContent(plain)
  }
}
