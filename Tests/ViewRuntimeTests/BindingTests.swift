import Testing

@testable import ViewRuntime

@Suite("Bindings")
@MainActor
struct BindingTests {
  private final class Box {
    var value: Int? = 5
  }

  @Test("A binding into an optional follows it, and keeps its first value where there is none")
  func unwrapped() throws {
    let box = Box()
    let base = Binding<Int?>(get: { box.value }, set: { box.value = $0 })
    let inner = try #require(Binding<Int>(base))
    #expect(inner.wrappedValue == 5)
    box.value = 7
    #expect(inner.wrappedValue == 7)
    inner.wrappedValue = 8
    #expect(box.value == 8)
    box.value = nil
    #expect(inner.wrappedValue == 5)
    #expect(Binding<Int>(base)?.wrappedValue == nil)
  }
}
