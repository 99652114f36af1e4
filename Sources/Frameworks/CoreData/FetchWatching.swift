import Foundation
import Observation
import SwiftUI

/// Tells a view that objects have changed.
@Observable
final class FetchMark: @unchecked Sendable {
  var changes = 0
  @ObservationIgnored var animation: Animation?
  /// What a program's own code does then.
  @ObservationIgnored var action: (() -> Void)?
}

/// Those who look at a context, by the entities that they ask for.
final class FetchWatchers: @unchecked Sendable {
  private struct Watcher { weak var mark: FetchMark? }
  private var watchers: [String: [Watcher]] = [:]

  func add(_ mark: FetchMark, for entity: NSEntityDescription) {
    let name = entity.name ?? ""
    watchers[name, default: []].removeAll { $0.mark == nil || $0.mark === mark }
    watchers[name, default: []].append(Watcher(mark: mark))
  }

  /// Those of an entity also want to know of objects of the entities below it.
  func changed(_ entity: NSEntityDescription) {
    var current: NSEntityDescription? = entity
    while let entity = current {
      tell(entity.name ?? "")
      current = entity.superentity
    }
  }

  func changedAll() { for name in watchers.keys { tell(name) } }

  private func tell(_ name: String) {
    for watcher in watchers[name] ?? [] {
      guard let mark = watcher.mark else { continue }
      if let animation = mark.animation {
        withAnimation(animation) { mark.changes += 1 }
      } else {
        mark.changes += 1
      }
      mark.action?()
    }
  }
}

extension EnvironmentValues {
  /// The context that `@FetchRequest` asks. Without one above, one that is empty.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
