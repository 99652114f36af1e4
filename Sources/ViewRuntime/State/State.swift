/// A value that its view owns and keeps; writing it runs again what reads it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  package var initialValue: Value
  package var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initialValue = value }
  public init(initialValue value: Value) { initialValue = value }

  /// The value. A write before the view is on the screen is lost, as it is in SwiftUI.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

// A value before it is connected; then its location passes other threads' writes to the main one.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: NodeProperty {
  package mutating func connect(to slot: PropertySlot) {
    if let known = slot.storage as? StateLocation<Value> {
      location = known
    } else {
      let handedOver = slot.node?.host.stateHandOver?.value(Value.self, for: slot)
      let fresh = StateLocation(handedOver ?? initialValue, node: slot.node)
      if handedOver != nil { fresh.hasBeenWritten = true }
      slot.storage = fresh
      location = fresh
    }
  }
}
