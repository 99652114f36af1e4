import Observation

@_spi(Runtime) @testable import ViewRuntime

/// A value that views under test write and follow.
@MainActor @Observable
final class WatchedValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { (new: Value) in self.value = new })
  }
}
