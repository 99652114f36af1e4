import Testing

@testable import ShopModel

@Test func loads() throws { #expect(try Catalog.load().count == 2) }
