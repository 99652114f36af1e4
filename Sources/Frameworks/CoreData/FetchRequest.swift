import Foundation
import FoundationAdditions
import SwiftUI

/// The objects that a view shows, as they are in its context: they come and go with it.
@propertyWrapper
nonisolated public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// What can be changed of a request while its view is there.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @State private var finder = ObjectFinder<Result>()
  private let request: NSFetchRequest<Result>
  private let animation: Animation?

  nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    self.animation = animation
  }

  public mutating func update() { finder.prepare(request, animation) }

  @MainActor public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: finder.objects(in: context), finder: finder)
  }

  @MainActor public var projectedValue: Binding<Configuration> {
    let finder = finder
    return Binding {
      Configuration(
        nsSortDescriptors: finder.sortDescriptors ?? [], nsPredicate: finder.predicate)
    } set: {
      finder.sortDescriptors = $0.nsSortDescriptors
      finder.predicate = $0.nsPredicate
    }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order in terms of the objects' type; what is only in terms of Foundation's is left out.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}

extension FetchRequest where Result: NSManagedObject {
  nonisolated public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, animation: animation)
  }

  @_disfavoredOverload
  nonisolated public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, animation: animation)
  }

  nonisolated public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map(TypedSortDescriptor.init), predicate: predicate,
      animation: animation)
  }

  nonisolated public init(
    fetchRequest: NSFetchRequest<Result>, transaction: SwiftUI.Transaction
  ) {
    self.init(fetchRequest: fetchRequest, animation: transaction.animation)
  }
}

/// What a request has found.
@MainActor
public struct FetchedResults<Result: NSFetchRequestResult>: @MainActor RandomAccessCollection {
  let objects: [Result]
  let finder: ObjectFinder<Result>

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  public var nsPredicate: NSPredicate? {
    get { finder.predicate }
    nonmutating set { finder.predicate = newValue }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { finder.sortDescriptors ?? [] }
    nonmutating set { finder.sortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    nonmutating set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}

/// What a request found when it was last asked; asked again when an object of its kind has changed.
final class ObjectFinder<Result>: @unchecked Sendable {
  private let mark = FetchMark()
  private var request: NSFetchRequest<Result>?
  private var found: [Result]?
  private var foundAt = -1
  private weak var context: NSManagedObjectContext?
  private var isChanged = false

  /// What the view has set counts, not what its request began with.
  var predicate: NSPredicate? {
    get { own?.predicate ?? request?.predicate }
    set { change { $0.predicate = newValue } }
  }
  var sortDescriptors: [NSSortDescriptor]? {
    get { own?.sortDescriptors ?? request?.sortDescriptors }
    set { change { $0.sortDescriptors = newValue } }
  }
  private var own: NSFetchRequest<Result>?

  private func change(_ edit: (NSFetchRequest<Result>) -> Void) {
    let request = own ?? copy(of: self.request)
    edit(request)
    own = request
    mark.changes += 1
  }

  private func copy(of request: NSFetchRequest<Result>?) -> NSFetchRequest<Result> {
    let copy = request?.entityName.map(NSFetchRequest<Result>.init(entityName:)) ?? NSFetchRequest()
    copy.entity = request?.entity
    copy.predicate = request?.predicate
    copy.sortDescriptors = request?.sortDescriptors
    copy.fetchLimit = request?.fetchLimit ?? 0
    copy.fetchOffset = request?.fetchOffset ?? 0
    return copy
  }

  func prepare(_ request: NSFetchRequest<Result>, _ animation: Animation?) {
    self.request = request
    mark.animation = animation
    found = nil
  }

  func objects(in context: NSManagedObjectContext) -> [Result] {
    let time = mark.changes
    guard let request = own ?? request else { return [] }
    if self.context !== context {
      self.context = context
      if let entity = request.entity(in: context) { context.watchers.add(mark, for: entity) }
      found = nil
    }
    if let found, foundAt == time { return found }
    let objects = (try? context.fetch(request)) ?? []
    found = objects
    foundAt = time
    return objects
  }
}
