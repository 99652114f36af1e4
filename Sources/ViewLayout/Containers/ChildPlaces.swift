@_spi(Runtime) import ViewRuntime

/// Where a container shows the views of its content. The first place of a view shows the one that the content has; for
/// each further one it is made again, with state of its own, as SwiftUI does: an endless carousel shows its last card
/// before the first as well.
@MainActor
final class ChildPlaces {
  private unowned let container: Node
  private var first: [ObjectIdentifier: WeakPlace] = [:]
  private var further: [WeakPlace] = []

  private struct WeakPlace { weak var place: (any ChildPlace)? }

  init(container: Node) { self.container = container }

  /// Whether `place` is the one that shows `element` itself; it is from now on, if no other does.
  func isFirst(_ place: any ChildPlace, for element: Element) -> Bool {
    let key = ObjectIdentifier(element)
    if let other = first[key]?.place, other !== place, other.isAlive { return false }
    first[key] = WeakPlace(place: place)
    return true
  }

  func leave(_ place: any ChildPlace, for element: Element) {
    let key = ObjectIdentifier(element)
    if first[key]?.place === place { first[key] = nil }
    further.removeAll { $0.place == nil || $0.place === place }
  }

  /// The node that makes `element` and nothing else: what is made again for a further place.
  func source(of element: Element) -> Node {
    var node = element.node
    while let parent = node.parent, parent !== container, parent.elements.count == 1,
      parent.elements[0] === element
    {
      node = parent
    }
    return node
  }

  func addFurther(_ place: any ChildPlace) { further.append(WeakPlace(place: place)) }

  /// The content has got new values: those that were made of them get theirs.
  func contentWasUpdated() {
    for entry in further { entry.place?.contentWasUpdated() }
  }
}

/// A place in which a view of a container's content is shown.
@MainActor
protocol ChildPlace: Node {
  func contentWasUpdated()
}
