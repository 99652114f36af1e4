import Foundation
import SwiftUI

/// The models that a view shows, as they are in the store: they come and go with it.
@propertyWrapper
nonisolated public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let animation: Animation?

  nonisolated private init(descriptor: FetchDescriptor<Element>, with animation: Animation?) {
    self.descriptor = descriptor
    self.animation = animation
  }

  // Here and not in an extension: only so does Swift see that a `@Query` has a value from the start, and gives a view with
  // a private one an initialiser that others can call.
  nonisolated public init() { self.init(descriptor: FetchDescriptor(), with: nil) }

  @MainActor public var modelContext: ModelContext { context }
  @MainActor public var fetchError: (any Error)? { results.error }

  public mutating func update() {
    results.prepare(descriptor, animation)
  }

  @MainActor public var wrappedValue: [Element] {
    MissingContainer.report(context)
    return results.models(in: context)
  }
}

extension Query {
  nonisolated public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor: descriptor, with: animation)
  }

  nonisolated public init(_ descriptor: FetchDescriptor<Element>, transaction: SwiftUI.Transaction)
  {
    self.init(descriptor: descriptor, with: transaction.animation)
  }

  nonisolated public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), with: animation)
  }

  nonisolated public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(unsafelySendable(keyPath), order: order)],
      animation: animation)
  }

  nonisolated public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(unsafelySendable(keyPath), order: order)],
      animation: animation)
  }

  nonisolated public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: SwiftUI.Transaction
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order, animation: transaction.animation)
  }
}

/// Key paths of models are names alone: nothing in them can be changed from two sides.
private func unsafelySendable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// What a query found when it was last asked; asked again when a model of its kind has changed.
final class QueryResults<Element: PersistentModel>: @unchecked Sendable {
  private let mark = QueryMark()
  private var descriptor = FetchDescriptor<Element>()
  private var found: [Element]?
  private var foundAt = -1
  private weak var context: ModelContext?
  private(set) var error: (any Error)?

  func prepare(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    self.descriptor = descriptor
    mark.animation = animation
    found = nil
  }

  func models(in context: ModelContext) -> [Element] {
    if self.context !== context {
      self.context = context
      context.watchers.add(mark, for: Element._entityName)
      found = nil
    }
    let time = mark.changes
    if let found, foundAt == time { return found }
    do {
      error = nil
      let models = try context.fetch(descriptor)
      found = models
      foundAt = time
      return models
    } catch {
      self.error = error
      return []
    }
  }
}

/// Tells a view that models have changed.
@Observable
final class QueryMark: @unchecked Sendable {
  var changes = 0
  @ObservationIgnored var animation: Animation?
}

/// The queries that look at a context, by the models that they ask for.
final class QueryWatchers: @unchecked Sendable {
  private struct Watcher { weak var mark: QueryMark? }
  private var watchers: [String: [Watcher]] = [:]

  func add(_ mark: QueryMark, for entityName: String) {
    watchers[entityName, default: []].removeAll { $0.mark == nil }
    watchers[entityName, default: []].append(Watcher(mark: mark))
  }

  func changed(_ entityName: String) {
    for watcher in watchers[entityName] ?? [] {
      guard let mark = watcher.mark else { continue }
      if let animation = mark.animation {
        withAnimation(animation) { mark.changes += 1 }
      } else {
        mark.changes += 1
      }
    }
  }

  func changedAll() { for name in watchers.keys { changed(name) } }
}
