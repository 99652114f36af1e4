import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Bins")
struct BinsTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  @Test("A bin has its lower bound and not its upper one, the last bin has both")
  func bounds() {
    let bins = NumberBins(thresholds: [0.0, 10, 20])
    #expect(bins.count == 2)
    #expect(bins[0].contains(0) && !bins[0].contains(10))
    #expect(bins[1].contains(10) && bins[1].contains(20) && !bins[1].contains(20.01))
  }

  @Test("A value on a threshold lies in the bin that begins there, the last one in the last bin")
  func thresholds() {
    let bins = NumberBins(thresholds: [0.0, 10, 20])
    #expect([0, 9.99, 10, 19.99, 20].map { bins.index(for: $0) } == [0, 0, 1, 1, 1])
  }

  @Test("Bins of a size cover the range and begin at multiples of the size")
  func size() {
    let bins = NumberBins(size: 5.0, range: 3...17)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    let whole = NumberBins(size: 4, range: -3...8)
    #expect(whole.thresholds == [-4, 0, 4, 8])
  }

  @Test("A given count of bins divides the range into equal parts")
  func count() {
    let bins = NumberBins(range: 1.0...2.0, count: 4)
    #expect(bins.thresholds == [1, 1.25, 1.5, 1.75, 2])
  }

  @Test("Automatic bins are about as many as wished, equally wide, and cover all of the data")
  func automatic() {
    let data = stride(from: 3.2, through: 96.4, by: 1.7).map { $0 }
    let bins = NumberBins(data: data, desiredCount: 10)
    let widths = bins.map { $0.upperBound - $0.lowerBound }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
    #expect(bins.first!.lowerBound <= 3.2 && bins.last!.upperBound >= data.max()!)
    #expect((5...20).contains(bins.count))
    #expect(data.allSatisfy { bins[bins.index(for: $0)].contains($0) })
  }

  @Test("Bins are not narrower than the least stride, those of whole numbers not than one")
  func minimumStride() {
    let wide = NumberBins(range: 0.0...10.0, desiredCount: 10, minimumStride: 4)
    #expect(wide.allSatisfy { $0.upperBound - $0.lowerBound >= 4 })
    let whole = NumberBins(data: [1, 2, 3, 4], desiredCount: 20)
    #expect(whole.allSatisfy { $0.upperBound - $0.lowerBound == 1 })
  }

  @Test("Without data there are no bins")
  func empty() {
    #expect(NumberBins(data: [Double]()).isEmpty)
    #expect(DateBins(unit: .day, data: [], calendar: calendar).isEmpty)
  }

  @Test("Bins of months are as long as the months, and the last one holds the last date")
  func months() {
    let bins = DateBins(
      unit: .month, range: date(2024, 1, 15)...date(2024, 3, 2), calendar: calendar)
    #expect(
      bins.thresholds
        == [date(2024, 1, 1), date(2024, 2, 1), date(2024, 3, 1), date(2024, 4, 1)])
    // 2024 was a leap year.
    #expect(bins[1].upperBound.timeIntervalSince(bins[1].lowerBound) == 29 * 86_400)
    #expect(bins.index(for: date(2024, 2, 29, 23)) == 1)
    #expect(bins.index(for: date(2024, 3, 2)) == 2)
  }

  @Test("A date that begins a unit begins a bin of its own, also at the range's end")
  func lastThreshold() {
    let bins = DateBins(unit: .day, range: date(2024, 1, 1)...date(2024, 1, 3), calendar: calendar)
    #expect(bins.count == 3)
    #expect(bins.index(for: date(2024, 1, 3)) == 2)
  }

  @Test("Six hours at a time begin at midnight")
  func hours() {
    let bins = DateBins(
      unit: .hour, by: 6, range: date(2024, 1, 1, 7)...date(2024, 1, 1, 19), calendar: calendar)
    #expect(bins.map(\.lowerBound) == [6, 12, 18].map { date(2024, 1, 1, $0) })
  }

  @Test("A bar of a bin reaches from its lower to its upper bound")
  @MainActor func bar() {
    var settings = ChartSettings()
    settings.x.scale.domain = (0.0...20.0)._domain
    let bins = NumberBins(thresholds: [0.0, 5, 20])
    let probe = ChartProbe(settings: settings) {
      ForEach(bins.indices, id: \.self) { index in
        BarMark(x: .value("x", bins[index]), y: .value("y", 1), width: .ratio(1))
      }
    }
    // 300 points for 20.
    #expect(probe.boxes.map(\.minX) == [0, 75])
    #expect(probe.boxes.map(\.width) == [75, 225])
  }
}
