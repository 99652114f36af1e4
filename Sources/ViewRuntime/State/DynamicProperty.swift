/// A stored property of a view that takes part in updates.
@preconcurrency
public protocol DynamicProperty {
  /// Called before each run of the view's body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that keeps something in its view's node.
package protocol NodeProperty: DynamicProperty {
  @MainActor mutating func connect(to slot: PropertySlot)
}
