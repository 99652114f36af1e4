import Foundation
import Testing

@testable import ViewContent

@Suite("Measurements in words")
struct MeasurementFormatTests {
  private let america = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  @Test("A temperature is told in the locale's scale: 20 °C are 68 °F")
  func temperature() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    typealias Style = Measurement<UnitTemperature>.FormatStyle
    #expect(warm.formatted(Style(width: .abbreviated, locale: america)) == "68°F")
    #expect(warm.formatted(Style(width: .narrow, locale: america)) == "68°")
    #expect(warm.formatted(Style(width: .wide, locale: america)) == "68 degrees Fahrenheit")
    #expect(warm.formatted(Style(width: .abbreviated, locale: germany)) == "20°C")
    #expect(
      warm.formatted(Style(width: .abbreviated, locale: america, usage: .asProvided)) == "20°C")
  }

  @Test("A length keeps its unit when it is asked to, and has one or many of it")
  func length() {
    typealias Style = Measurement<UnitLength>.FormatStyle
    let style = Style(width: .wide, locale: america, usage: .asProvided)
    #expect(Measurement(value: 1, unit: UnitLength.meters).formatted(style) == "1 meter")
    #expect(Measurement(value: 2.5, unit: UnitLength.meters).formatted(style) == "2.5 meters")
    let road = Measurement(value: 10, unit: UnitLength.kilometers)
    #expect(road.formatted(Style(width: .abbreviated, locale: america)) == "6.2 mi")
  }

  @Test(
    "A unit that is chosen has whole numbers, but two digits: 21.6 °C are 70.88 °F, which is 71")
  func rounding() {
    typealias Style = Measurement<UnitTemperature>.FormatStyle
    let warm = Measurement(value: 21.6, unit: UnitTemperature.celsius)
    let weather = Style(width: .narrow, locale: america, usage: .weather)
    #expect(warm.formatted(weather) == "71°")
    #expect(warm.formatted(Style(width: .narrow, locale: germany, usage: .weather)) == "22°")
    let speed = Measurement(value: 12.3, unit: UnitSpeed.kilometersPerHour)
    typealias SpeedStyle = Measurement<UnitSpeed>.FormatStyle
    #expect(speed.formatted(SpeedStyle(width: .abbreviated, locale: america)) == "7.6 mph")
    // What is asked for counts.
    let exact = Style(
      width: .narrow, locale: america, numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(warm.formatted(exact) == "70.9°")
  }
}
