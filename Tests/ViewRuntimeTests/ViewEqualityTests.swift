import Testing

@testable import ViewRuntime

private protocol Shown {}
private struct Named: Shown { var names: [String] }
private struct Acting: Shown {
  var names: [String]
  var act: () -> Void
}
private struct Holder { var shown: any Shown }

@Suite("Equality of views")
struct ViewEqualityTests {
  @Test("Existentials are compared by what they hold")
  func existentials() {
    let names = (0..<3).map { "name number \($0), long enough for the heap" }
    let others = names.map { $0 + "!" }
    #expect(
      ViewEquality.areEqual(
        Holder(shown: Named(names: names)), Holder(shown: Named(names: names.map { $0 }))))
    #expect(
      !ViewEquality.areEqual(
        Holder(shown: Named(names: names)), Holder(shown: Named(names: others))))
    #expect(
      !ViewEquality.areEqual(
        Holder(shown: Named(names: names)), Holder(shown: Acting(names: names, act: { _ = others }))
      ))
  }
}
