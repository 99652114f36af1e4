import Foundation
import Testing

@testable import FoundationAdditions

private final class Owner {}

/// Keys are told apart by their places alone.
nonisolated(unsafe) private let firstKey = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)

@Suite("Values kept for objects")
struct AssociatedObjectsTests {
  @Test("A value is kept under its key for its object, until it is set to nil")
  func values() {
    let (owner, other) = (Owner(), Owner())
    objc_setAssociatedObject(owner, firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, firstKey + 1, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, firstKey) as? String == "one")
    #expect(objc_getAssociatedObject(owner, firstKey + 1) as? Int == 2)
    #expect(objc_getAssociatedObject(other, firstKey) == nil)
    objc_setAssociatedObject(owner, firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, firstKey) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, firstKey + 1) == nil)
  }

  @Test("What was kept for objects that are gone does not stay")
  func ends() {
    let table = AssociatedObjects()
    weak var last: Owner?
    for _ in 0..<1_000 {
      let (owner, value) = (Owner(), Owner())
      last = value
      table.set(value, for: owner, firstKey, isWeak: false)
    }
    // Others that live make the table grow, and look through itself.
    let owners = (0..<100).map { _ in Owner() }
    for owner in owners { table.set(owner, for: owner, firstKey, isWeak: true) }
    #expect(table.count >= 100 && table.count <= 164)
    #expect(last == nil)
    withExtendedLifetime(owners) {}
  }
}
