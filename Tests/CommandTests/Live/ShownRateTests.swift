import Foundation
import Testing

@testable import halcyon

@Suite("Pictures a second")
struct ShownRateTests {
  @Test("Those of the last second count, and after a second without any there are none")
  func count() {
    var rate = ShownRate()
    let start = Date(timeIntervalSince1970: 1_000)
    let none = rate.count(at: start)
    #expect(none == 0 && rate.changes == nil)
    for frame in 0..<90 { rate.add(start + Double(frame) / 60) }
    let last = start + 89.0 / 60
    #expect(rate.changes == last + 1)
    let counts = [0, 0.999, 1].map { rate.count(at: last + $0) }
    #expect(counts == [60, 1, 0] && rate.changes == nil)
  }
}
