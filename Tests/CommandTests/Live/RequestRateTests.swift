import Foundation
import Testing

@testable import halcyon

@Suite("Requests that are merged")
struct RequestRateTests {
  private let start = Date(timeIntervalSince1970: 1000)

  @Test("The first is done at once, and of those within the interval one at its end")
  func merged() {
    var rate = RequestRate(interval: 1)
    let isDoneUnasked = rate.take(start)
    #expect(!isDoneUnasked)
    var done: [Double] = []
    // A hundred a second, for five seconds.
    for step in 0..<500 {
      let now = start + Double(step) / 100
      rate.ask(now)
      if rate.take(now) { done.append(Double(step) / 100) }
    }
    #expect(done == [0, 1, 2, 3, 4])
    // The last ones are not lost.
    #expect(rate.due == start + 5)
    let (early, inTime) = (rate.take(start + 4.995), rate.take(start + 5))
    #expect(!early && inTime)
    #expect(rate.due == nil)
  }

  @Test("After a pause the next one is done at once again")
  func pause() {
    var rate = RequestRate(interval: 1)
    rate.ask(start)
    let isDone = rate.take(start)
    #expect(isDone)
    rate.ask(start + 7)
    #expect(rate.due == start + 7)
  }
}
