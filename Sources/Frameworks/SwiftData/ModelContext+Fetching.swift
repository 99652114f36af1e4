import Foundation

extension ModelContext {
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = try matching(descriptor)
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(0, offset))) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    let count = max(0, try matching(descriptor).count - (descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { $0 > 0 ? min($0, count) : count } ?? count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  private func matching<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    settleUniques()
    let all = ordered(T._entityName).compactMap { $0 as? T }
    guard let predicate = descriptor.predicate else { return all }
    return try all.filter { try predicate.evaluate($0) }
  }
}
