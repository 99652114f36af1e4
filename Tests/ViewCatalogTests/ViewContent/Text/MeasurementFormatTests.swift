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
    #expect(road.formatted(Style(width: .abbreviated, locale: america)) == "6.21 mi")
  }
}
