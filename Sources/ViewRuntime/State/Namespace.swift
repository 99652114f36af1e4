import Foundation

/// A name that no other view has, for identifiers that are to be told apart from those of others.
@propertyWrapper
public struct Namespace: DynamicProperty, NodeProperty {
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var identifier: ID?

  public init() {}

  public var wrappedValue: ID { identifier ?? ID(number: 0) }

  @MainActor package mutating func connect(to slot: PropertySlot) {
    let box = slot.storage as? Box ?? Box()
    slot.storage = box
    identifier = box.identifier
  }

  @MainActor private final class Box {
    private static var count = 0
    let identifier: ID

    init() {
      Self.count += 1
      identifier = ID(number: Self.count)
    }
  }
}
