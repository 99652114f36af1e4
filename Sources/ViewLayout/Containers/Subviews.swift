import Foundation
@_spi(Runtime) import ViewRuntime

/// One view of a container's content.
nonisolated public struct Subview: View, Identifiable {
  // Which object it is: a value that never changes.
  public struct ID: Hashable, @unchecked Sendable { fileprivate let value: ObjectIdentifier }

  let child: ChildView
  /// What the view says to the container around it.
  public let containerValues: ContainerValues

  @MainActor package init(_ child: ChildView) {
    self.child = child
    var values = child.trait(ContainerValuesTrait.self) ?? ContainerValues()
    values.tag = child.tag
    containerValues = values
  }

  public var id: ID { ID(value: child.id) }
  @MainActor public var body: some View { child }
}

/// All views of a container's content; shown as a view, all of them in order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let subviews: [Subview]

  package init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews, bounds: bounds)
  }
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views of a container's content.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let subviews: [Subview]
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews, bounds: bounds)
  }
  @MainActor public var body: some View { ForEach(Array(subviews[bounds])) { $0 } }
}

/// A view made from the single views of another.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  fileprivate let base: Base
  fileprivate let transform: (SubviewsCollection) -> Result

  @MainActor public var body: some View {
    ChildrenView(base, reachesViews: true) { children in
      transform(SubviewsCollection(children.map { Subview($0) }))
    }
  }
}

extension Group {
  /// Shows what `transform` makes of the single views of `view`.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The single views of another, which are known once they are built.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection,
  DeferredElements, @unchecked Sendable
{
  package let rows: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview {
    fatalError("the views of a container are known once they are built")
  }
}

extension ForEach {
  /// A row for each single view of `view`.
  nonisolated public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let rows = GroupElementsOfContent(base: view) { subviews in
      ForEach<[Subview], Subview.ID, Content>(subviews.subviews, content: content)
    }
    self.init(
      deferred: ForEachSubviewCollection(rows: AnyView(rows)), content: content,
      identify: { $0.id })
  }
}

// The names that these had when they were first shown.

extension Group {
  nonisolated public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }
}

extension ForEach {
  nonisolated public init<Base: View>(
    subviewOf view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(subviews: view, content: content)
  }
}
