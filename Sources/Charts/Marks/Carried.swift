/// A value that a closure of the main actor keeps: it is made and used there, but declared anywhere.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
