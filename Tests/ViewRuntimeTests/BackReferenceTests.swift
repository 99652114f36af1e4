import Testing

@testable import ViewRuntime

@Suite("Back references")
struct BackReferenceTests {
  private final class Owner {
    lazy var reference = BackReference(self)
    deinit { reference.clear() }
  }

  @Test("A back reference answers its object while that lives, and nothing after it")
  func lifetime() {
    var owner: Owner? = Owner()
    let reference = owner!.reference
    #expect(reference.target === owner)
    owner = nil
    #expect(reference.target == nil)
  }
}
