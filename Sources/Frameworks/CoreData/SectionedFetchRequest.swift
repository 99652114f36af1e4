import Foundation
import FoundationAdditions
import SwiftUI

/// The objects that a view shows, in sections by what a property of theirs is.
@propertyWrapper
nonisolated public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  /// What can be changed of a request while its view is there.
  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @State private var finder = ObjectFinder<Result>()
  @State private var path = SectionPath<Result, SectionIdentifier>()
  private let request: NSFetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>
  private let animation: Animation?

  nonisolated public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    identifier = sectionIdentifier
    self.animation = animation
  }

  public mutating func update() { finder.prepare(request, animation) }

  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      objects: finder.objects(in: context), start: identifier, path: path, finder: finder)
  }

  @MainActor public var projectedValue: Binding<Configuration> {
    let (finder, path, identifier) = (finder, path, identifier)
    return Binding {
      Configuration(
        sectionIdentifier: path.path ?? identifier,
        nsSortDescriptors: finder.sortDescriptors ?? [], nsPredicate: finder.predicate)
    } set: {
      path.path = $0.sectionIdentifier
      finder.sortDescriptors = $0.nsSortDescriptors
      finder.predicate = $0.nsPredicate
    }
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order in terms of the objects' type; what is only in terms of Foundation's is left out.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  nonisolated public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(
      fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  @_disfavoredOverload
  nonisolated public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(
      fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  nonisolated public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map(TypedSortDescriptor.init), predicate: predicate,
      animation: animation)
  }
}

/// By what a view has asked to divide its objects, instead of what its request said.
final class SectionPath<Result, SectionIdentifier>: @unchecked Sendable {
  var path: KeyPath<Result, SectionIdentifier>?
}

/// What a request has found, in sections: a new one begins where the identifier is another.
@MainActor
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @MainActor RandomAccessCollection
{
  @MainActor
  public struct Section: @MainActor Identifiable, @MainActor RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let finder: ObjectFinder<Result>
  private let start: KeyPath<Result, SectionIdentifier>
  private let path: SectionPath<Result, SectionIdentifier>

  init(
    objects: [Result], start: KeyPath<Result, SectionIdentifier>,
    path: SectionPath<Result, SectionIdentifier>, finder: ObjectFinder<Result>
  ) {
    (self.start, self.path, self.finder) = (start, path, finder)
    var sections: [Section] = []
    let ids = objects.map { $0[keyPath: path.path ?? start] }
    var first = 0
    for index in objects.indices where index + 1 == objects.count || ids[index + 1] != ids[index] {
      sections.append(Section(id: ids[index], objects: Array(objects[first...index])))
      first = index + 1
    }
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path.path ?? start }
    nonmutating set { path.path = newValue }
  }
  public var nsPredicate: NSPredicate? {
    get { finder.predicate }
    nonmutating set { finder.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { finder.sortDescriptors ?? [] }
    nonmutating set { finder.sortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    nonmutating set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}
