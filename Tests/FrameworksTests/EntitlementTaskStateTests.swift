import Foundation
import StoreKit
import Testing

@Suite("What becomes known of things that are sold")
struct EntitlementTaskStateTests {
  @Test("What is known is changed; what is asked for and what failed stay so")
  func map() async {
    let known = await EntitlementTaskState.success(2).map { $0 + 1 }
    #expect(known.value == 3)
    #expect(await EntitlementTaskState<Int>.loading.map { $0 + 1 }.value == nil)
    let failed = await EntitlementTaskState<Int>.failure(CancellationError()).map { "\($0)" }
    guard case .failure(let error) = failed else {
      Issue.record("it did not stay a failure")
      return
    }
    #expect(error is CancellationError)
    let flat = await EntitlementTaskState.success(2).flatMap { _ in
      EntitlementTaskState<String>.loading
    }
    #expect(flat.value == nil)
  }

  @Test("Products are known once they are, and so are those that cannot be had")
  func collections() {
    #expect(Product.CollectionTaskState.loading.products == nil)
    #expect(Product.CollectionTaskState.failure(CancellationError()).unavailableProductIDs == nil)
    let known = Product.CollectionTaskState.success([], unavailable: ["a"])
    #expect(known.products?.isEmpty == true && known.unavailableProductIDs == ["a"])
  }
}
