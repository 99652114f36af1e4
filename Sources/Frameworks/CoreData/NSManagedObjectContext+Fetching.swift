import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
  /// The objects that a request asks for, as they are in this context now.
  ///
  /// Throws where there is no such entity. Costs a look at each object of the entity.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = try objects(for: request)
    if request.resultType == .managedObjectIDResultType {
      return found.compactMap { $0.objectID as? T }
    }
    if request.resultType == .countResultType {
      return [NSNumber(value: found.count)].compactMap { $0 as? T }
    }
    if request.resultType == .dictionaryResultType {
      let all = found.map { request.dictionary(of: $0) }
      return (request.returnsDistinctResults ? Self.distinct(all) : all).compactMap { $0 as? T }
    }
    return found.compactMap { $0 as? T }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try objects(for: request).count
  }

  /// Each of several equal ones once, in the order in which they came.
  private static func distinct(_ all: [NSDictionary]) -> [NSDictionary] {
    var known: Set<NSDictionary> = []
    return all.filter { known.insert($0).inserted }
  }

  func objects<T>(for request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard let entity = request.entity(in: self) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134050,
        userInfo: [NSLocalizedDescriptionKey: "A fetch request must have an entity."])
    }
    var found = existing(of: entity)
    if let predicate = request.predicate { found = found.filter(predicate.evaluate) }
    found = Self.sorted(found, by: request.sortDescriptors ?? [])
    let kept = found.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? kept.prefix(request.fetchLimit) : kept)
  }

  /// Keeps the order of those that no descriptor tells apart.
  static func sorted(
    _ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { left, right in
      for descriptor in descriptors {
        let order = descriptor.compare(left.element, to: right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Carries out requests that change many objects at once, as they are in the store.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try request.run(in: self)
    case let request as NSBatchInsertRequest: return try request.run(in: self)
    case let request as NSBatchUpdateRequest: return try request.run(in: self)
    default: return NSPersistentStoreResult()
    }
  }
}

extension NSFetchRequest {
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    if let entity, entity.name != nil {
      return entity.name.flatMap { context.model?.entitiesByName[$0] } ?? entity
    }
    if let entityName { return context.model?.entitiesByName[entityName] }
    guard let type = ResultType.self as? NSManagedObject.Type else { return nil }
    return context.model?.entity(of: type)
  }

  fileprivate func dictionary(of object: NSManagedObject) -> NSDictionary {
    var keys = (propertiesToFetch ?? []).compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    if keys.isEmpty { keys = Array(object.entity.attributesByName.keys) }
    let result = NSMutableDictionary()
    for key in keys {
      if let value = object.value(forKey: key) { result[NSString(string: key)] = value }
    }
    return result
  }
}
