import Foundation
import SwiftUI
import Testing

@testable import Charts

/// After the documentation of `chartScrollTargetBehavior`.
@Suite("Where scrolled charts come to rest")
struct ChartScrollTargetsTests {
  private let calendar = Calendar.current

  private func date(_ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
    calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour))!
      .timeIntervalSinceReferenceDate
  }

  private func behavior(
    _ minor: ValueAlignedChartScrollTargetBehavior.Grid,
    major: ValueAlignedChartScrollTargetBehavior.Grid? = nil,
    limit: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(minor: minor, major: major, limit: limit)
  }

  @Test(
    "A slow movement ends at the nearest multiple of the unit",
    arguments: [(23.0, 20.0), (25.1, 30), (-4, 0), (40, 40)])
  func slow(goal: Double, expected: Double) {
    let found = behavior(.every(10), major: .every(50)).aligned(
      goal, from: 0, velocity: 20, page: 30)
    #expect(abs(found - expected) < 1e-9)
  }

  @Test("A fling goes on in its direction, and far where it is fast")
  func flings() {
    let plain = behavior(.every(10))
    #expect(abs(plain.aligned(21, from: 20, velocity: 400, page: 30) - 30) < 1e-9)
    #expect(abs(plain.aligned(19, from: 20, velocity: -400, page: 30) - 10) < 1e-9)
    #expect(abs(plain.aligned(73, from: 20, velocity: 2000, page: 30) - 70) < 1e-9)
    let limited = behavior(.every(10), limit: .always)
    #expect(abs(limited.aligned(73, from: 20, velocity: 2000, page: 30) - 30) < 1e-9)
  }

  @Test("A fling ends at the next major value; a page is what is seen")
  func major() {
    let units = behavior(.every(10), major: .every(50))
    #expect(abs(units.aligned(31, from: 20, velocity: 900, page: 30) - 50) < 1e-9)
    #expect(abs(units.aligned(15, from: 20, velocity: -900, page: 30)) < 1e-9)
    let pages = behavior(.every(1), major: .page)
    #expect(abs(pages.aligned(31, from: 20, velocity: 900, page: 30) - 50) < 1e-9)
  }

  @Test("Days begin at midnight, and a fling goes to the first of a month")
  func dates() {
    let days = behavior(
      .matching(DateComponents(hour: 0)), major: .matching(DateComponents(day: 1)))
    #expect(
      days.aligned(date(3, 4, 14), from: date(3, 2), velocity: 10, page: 86_400 * 7) == date(3, 5))
    #expect(
      days.aligned(date(3, 4, 9), from: date(3, 2), velocity: 10, page: 86_400 * 7) == date(3, 4))
    #expect(
      days.aligned(date(3, 9), from: date(3, 5), velocity: 800, page: 86_400 * 7) == date(4, 1))
    #expect(
      days.aligned(date(3, 1), from: date(3, 5), velocity: -800, page: 86_400 * 7) == date(3, 1))
  }

  @Test("The shorthands say what they mean")
  func shorthands() {
    let units: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5, majorAlignment: .page)
    #expect(units.minor == .every(5) && units.major == .page)
    let dates: ValueAlignedChartScrollTargetBehavior = .valueAligned(
      matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)),
      limitBehavior: .never)
    #expect(dates.minor == .matching(DateComponents(hour: 0)))
    #expect(dates.major == .matching(DateComponents(day: 1)) && dates.limit == .never)
  }
}
