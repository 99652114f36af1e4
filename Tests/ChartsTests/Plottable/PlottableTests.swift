import Foundation
import SwiftUI
import Testing

@testable import Charts

private enum Weekday: String, Plottable { case monday, tuesday }
private enum Grade: Int, Plottable { case low = 1, high = 5 }

/// A type of a program's own.
private struct Meters: Plottable {
  var length: Double
  var primitivePlottable: Double { length }
  init(length: Double) { self.length = length }
  init?(primitivePlottable: Double) { self.init(length: primitivePlottable) }
}

@Suite("Values that can be plotted")
@MainActor
struct PlottableTests {
  @Test("Numbers of all kinds are numbers on an axis, and come back as their own type")
  func numbers() {
    #expect(Int8(-3).plotted == .number(-3))
    #expect(UInt64(7).plotted == .number(7))
    #expect(Float(0.5).plotted == .number(0.5))
    #expect(Decimal(string: "2.25")!.plotted == .number(2.25))
    #expect(UInt64(plotted: .number(7)) == 7)
    #expect(Float(plotted: .number(0.5)) == 0.5)
    #expect(Decimal(plotted: .number(2.25)) == Decimal(string: "2.25"))
  }

  @Test("Whole numbers that do not hold a value have none, others the nearest")
  func wholeNumbers() {
    #expect(Int(plotted: .number(2.6)) == 3)
    #expect(UInt8(plotted: .number(300)) == nil)
    #expect(UInt(plotted: .number(-1)) == nil)
  }

  @Test("Names, dates and numbers are not taken for one another")
  func kinds() {
    let date = Date(timeIntervalSinceReferenceDate: 90)
    #expect(Date(plotted: date.plotted) == date)
    #expect(String(plotted: .number(1)) == nil)
    #expect(Double(plotted: .category("1")) == nil)
    #expect(Date(plotted: .number(90)) == nil)
  }

  @Test("Cases with raw values are plotted as those, and found again")
  func rawValues() {
    #expect(Weekday.tuesday.plotted == .category("tuesday"))
    #expect(Weekday(plotted: .category("monday")) == .monday)
    #expect(Weekday(plotted: .category("sunday")) == nil)
    #expect(Grade.high.plotted == .number(5))
    #expect(Grade(plotted: .number(1)) == .low)
    #expect(Grade(plotted: .number(2)) == nil)
  }

  @Test("A program's own type stands where its primitive value stands")
  func ownType() {
    var settings = ChartSettings()
    settings.y.scale.domain = (0.0...10.0)._domain
    let probe = ChartProbe(settings: settings) {
      BarMark(x: .value("x", "a"), y: .value("y", Meters(length: 5)))
    }
    #expect(probe.boxes[0].height == 100)
  }

  @Test("A date with a unit fills the unit, and a line's point stands in its middle")
  func units() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    var settings = ChartSettings()
    settings.x.scale.domain =
      (Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 172_800))
      ._domain
    let probe = ChartProbe(settings: settings) {
      BarMark(
        x: .value("x", noon, unit: .day, calendar: calendar), y: .value("y", 1), width: .ratio(1))
      PointMark(
        x: .value(
          "x", Date(timeIntervalSinceReferenceDate: 90_000), unit: .day, calendar: calendar),
        y: .value("y", 1))
    }
    // Two days in 300 points.
    #expect(probe.boxes[0].minX == 0 && probe.boxes[0].maxX == 150)
    #expect(try #require(probe.symbolCenters.first).x == 225)
  }
}
