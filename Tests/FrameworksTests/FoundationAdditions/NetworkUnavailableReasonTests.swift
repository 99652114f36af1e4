import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite("Why the network may not be used")
struct NetworkUnavailableReasonTests {
  @Test("An error says so where a wish of the request kept it from the network")
  func unavailable() {
    #expect(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
    let info: [String: Any] = ["NSURLErrorNetworkUnavailableReasonKey": 2]
    #expect(URLError(.dataNotAllowed, userInfo: info).networkUnavailableReason == .constrained)
  }
}
