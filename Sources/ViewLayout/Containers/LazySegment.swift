@_spi(Runtime) import ViewRuntime

/// Successive views of a lazy container: those that stand there by themselves, or the rows of one loop,
/// which are built when they are seen.
@MainActor
enum LazySegment {
  case views([Element])
  case rows(any LazyChildren)

  /// How many items it is for the container.
  var count: Int {
    switch self {
    case .views(let elements): elements.staying.count
    case .rows(let rows): rows.count
    }
  }

  /// Whether these are headers or footers of sections.
  var isPart: Bool {
    guard case .views(let elements) = self, let first = elements.first else { return false }
    return first.trait(SectionPartTrait.self) != nil
  }

  /// All that stands below `node`, in order; loops tell `container` of their changes from now on.
  static func all(below node: Node, for container: any LazyContainer) -> [LazySegment] {
    if let rows = node as? any LazyChildren, rows.isLazy {
      rows.lazyContainer = container
      return [.rows(rows)]
    }
    let children = (node as? any ShowsSomeChildren)?.shownChildren ?? node.children
    let below = children.flatMap(\.elements)
    let own = node.elements
    let isTransparent = own.count == below.count && zip(own, below).allSatisfy { $0 === $1 }
    if isTransparent, !children.isEmpty {
      return children.flatMap { all(below: $0, for: container) }
    }
    return own.isEmpty ? [] : [.views(own)]
  }
}

/// A node whose elements are those of some of its children.
@MainActor
protocol ShowsSomeChildren: Node {
  var shownChildren: [Node] { get }
}

extension [Element] {
  /// Those that take up room: one that leaves stays where it was.
  @MainActor var staying: [Element] {
    contains { $0.isLeaving } ? filter { !$0.isLeaving } : self
  }
}
