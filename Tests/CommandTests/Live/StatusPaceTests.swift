import Foundation
import LiveLink
import Testing

@testable import halcyon

@Suite("When a host is told where a session stands")
struct StatusPaceTests {
  private let start = Date(timeIntervalSince1970: 1_000)
  private func status(_ time: Double) -> LiveStatus {
    var status = LiveStatus()
    status.time = time
    return status
  }

  @Test("What is known is not told again, and what is new waits a tenth of a second")
  func pace() {
    var pace = StatusPace()
    let isTold = [
      pace.take(status(1), at: start), pace.take(status(1), at: start + 9),
      pace.take(status(2), at: start + 0.09), pace.take(status(2), at: start + 0.1),
    ]
    #expect(isTold == [true, false, false, true])
    #expect(pace.due(status(2)) == nil && pace.due(status(3)) == start + 0.2)
  }

  @Test("What somebody waits for comes sixty times a second at most")
  func hurry() {
    var pace = StatusPace()
    var count = 0
    for step in 0..<1_000 {
      pace.hurry()
      if pace.take(status(Double(step)), at: start + Double(step) / 1_000) { count += 1 }
    }
    #expect((59...63).contains(count))
  }
}
