import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// What can have the focus at a node of the window.
@MainActor
protocol NodeFocusPlace: FocusPlace {
  var node: Node? { get }
  init(node: Node?)
}

/// What can have the focus, as a property of its view, for as long as that is on the screen.
struct Focusing<Place: NodeFocusPlace>: NodeProperty {
  /// Nil until the view is on the screen.
  private(set) var place: Place?

  init() {}

  @MainActor mutating func connect(to slot: PropertySlot) {
    let place = slot.storage as? Place ?? Place(node: slot.node)
    slot.storage = place
    slot.onRemove = { [weak place] in
      if let place, let host = place.node?.host, host.keyResponder === place {
        host.keyResponder = nil
      }
    }
    self.place = place
  }
}
