import Foundation
import Testing

@testable import ViewRuntime

@Suite("Guides that are known")
struct KnownGuidesTests {
  private let key = HorizontalAlignment.center.key

  @Test("A guide is known for the size it was asked in, and no other")
  func sizes() {
    var guides = KnownGuides()
    let (small, large) = (CGSize(width: 10, height: 4), CGSize(width: 20, height: 4))
    guides.add(5, for: key, in: ViewDimensions(size: small))
    #expect(guides.value(key, in: ViewDimensions(size: small)) == .some(5))
    #expect(guides.value(key, in: ViewDimensions(size: large)) == nil)
    guides.add(10, for: key, in: ViewDimensions(size: large))
    #expect(guides.value(key, in: ViewDimensions(size: large)) == .some(10))
  }

  @Test("That there is no guide is known too, until something changes")
  func absent() {
    var guides = KnownGuides()
    let box = ViewDimensions(size: CGSize(width: 10, height: 4))
    guides.add(nil, for: key, in: box)
    #expect(guides.value(key, in: box) == .some(nil))
    #expect(guides.value(HorizontalAlignment.leading.key, in: box) == nil)
    guides.removeAll()
    #expect(guides.value(key, in: box) == nil)
  }
}
