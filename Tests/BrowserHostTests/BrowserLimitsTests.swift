import NIOCore
import Testing

@testable import BrowserHost

@Suite("What a viewer may send in a while")
struct BrowserLimitsTests {
  private func seconds(_ count: Double) -> NIODeadline {
    .uptimeNanoseconds(UInt64(1e9 * (100 + count)))
  }

  @Test("Two seconds' worth may come at once, and nothing of a message that is more")
  func burst() {
    var limit = RateLimit(perSecond: 100, now: seconds(0))
    let tries = [limit.take(201, now: seconds(0)), limit.take(200, now: seconds(0))]
    #expect(tries == [false, true])
    let more = limit.take(1, now: seconds(0))
    #expect(!more)
  }

  @Test("It fills evenly, and never above two seconds' worth")
  func filling() {
    var limit = RateLimit(perSecond: 100, now: seconds(0))
    _ = limit.take(200, now: seconds(0))
    let tries = [limit.take(51, now: seconds(0.5)), limit.take(50, now: seconds(0.5))]
    #expect(tries == [false, true])
    let later = [limit.take(201, now: seconds(60)), limit.take(200, now: seconds(60))]
    #expect(later == [false, true])
  }
}
