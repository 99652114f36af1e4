import Testing

@_spi(Runtime) @testable import ViewRuntime

private struct BoolKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct IntKey: EnvironmentKey { static var defaultValue: Int { 0 } }

@Suite("Environment values")
struct EnvironmentValuesTests {
  @Test("Values print all that was set, the latest first, equal ones too")
  func description() {
    var values = EnvironmentValues()
    #expect(values.description == "[]" && values[BoolKey.self] == false)
    values[BoolKey.self] = false
    #expect(values.description == "[EnvironmentPropertyKey<BoolKey> = false]")
    values[BoolKey.self] = true
    values[IntKey.self] = 1
    #expect(
      values.description
        == "[EnvironmentPropertyKey<IntKey> = 1, EnvironmentPropertyKey<BoolKey> = true, "
        + "EnvironmentPropertyKey<BoolKey> = false]")
  }

  @Test("Values of a place in the tree print what is set there, then what is set above")
  @MainActor
  func scopes() {
    let outer = EnvironmentScope(parent: nil)
    outer.set { $0[IntKey.self] = 2 }
    let inner = EnvironmentScope(parent: outer)
    inner.set { $0[BoolKey.self] = true }
    #expect(
      EnvironmentValues(scope: inner).description
        == "[EnvironmentPropertyKey<BoolKey> = true, EnvironmentPropertyKey<IntKey> = 2]")
  }
}
