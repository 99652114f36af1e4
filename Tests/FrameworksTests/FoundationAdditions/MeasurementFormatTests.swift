import Foundation
import Testing

@testable import FoundationAdditions

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

  // Expectations from the table of unit preferences in Unicode's Common Locale Data.
  @Test(
    "Lengths are told in the largest unit of which there is one at least, and by what they are for")
  func lengths() {
    typealias Style = Measurement<UnitLength>.FormatStyle
    func words(
      _ value: Double, _ unit: UnitLength, _ locale: Locale,
      _ usage: MeasurementFormatUnitUsage<UnitLength> = .general,
      _ width: Style.UnitWidth = .abbreviated
    ) -> String {
      Measurement(value: value, unit: unit)
        .formatted(Style(width: width, locale: locale, usage: usage))
    }
    #expect(words(3_000, .meters, america) == "1.9 mi")
    #expect(words(100, .meters, america) == "328 ft")
    #expect(words(20, .centimeters, america) == "7.9 in")
    #expect(words(3_000, .meters, Locale(identifier: "fr_FR")).hasSuffix("km"))
    #expect(words(1.82, .meters, america, .person) == "72 in")
    #expect(words(1.75, .meters, america, .personHeight) == "5 ft, 9 in")
    #expect(words(1.75, .meters, america, .personHeight, .narrow) == "5′ 9″")
    #expect(words(1.82, .meters, america, .personHeight) == "6 ft, 0 in")
    #expect(words(1.82, .meters, germany, .personHeight) == "182 cm")
    #expect(words(210, .meters, america, .road) == "700 ft")
    #expect(words(437, .meters, germany, .road) == "450 m")
    #expect(words(12, .millimeters, america, .rainfall) == "0.47 in")
  }

  @Test("Food is told in kilocalories, which have another name in the United States")
  func energy() {
    typealias Style = Measurement<UnitEnergy>.FormatStyle
    let meal = Measurement(value: 2_092, unit: UnitEnergy.kilojoules)
    #expect(meal.formatted(Style(width: .abbreviated, locale: america, usage: .food)) == "500 Cal")
    #expect(meal.formatted(Style(width: .abbreviated, locale: germany, usage: .food)) == "500 kCal")
  }

  @Test("A formatter that is handed anything tells of measurements, and of nothing else")
  func anything() {
    let formatter = MeasurementFormatter()
    formatter.locale = america
    formatter.unitOptions = .providedUnit
    let road: Any = Measurement(value: 10, unit: UnitLength.kilometers)
    #expect(formatter.string(for: road) == "10 km")
    #expect(formatter.string(for: 10) == nil && formatter.string(for: nil) == nil)
  }
}
