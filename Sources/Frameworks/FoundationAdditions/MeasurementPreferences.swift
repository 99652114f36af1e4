import Foundation

/// Which units people use for what. After the table of unit preferences in Unicode's Common Locale Data
/// (supplemental/units.xml), for the United States, the United Kingdom and the rest of the world.
nonisolated enum MeasurementPreferences {
  /// The units in which a measurement is told: one, several for feet and inches, or none for the unit that it
  /// has.
  static func units<UnitType: Dimension>(
    for value: Measurement<UnitType>, _ purpose: MeasurementPurpose, in locale: Locale
  ) -> [UnitType] {
    guard purpose != .asProvided else { return [] }
    let choices = choices(value.unit, purpose, locale.measurementSystem)
    let fitting = choices.first { choice in
      guard let unit = choice.units.first as? UnitType else { return false }
      return abs(value.converted(to: unit).value) >= choice.least
    }
    return ((fitting ?? choices.last)?.units ?? []).compactMap { $0 as? UnitType }
  }

  /// Distances on roads are told in steps of 50 from 300 metres or 100 feet on, else of 10.
  static func roundedOnRoads(_ value: Double, _ unit: Dimension) -> Double {
    let step: Double
    switch unit {
    case UnitLength.meters: step = value >= 300 ? 50 : 10
    case UnitLength.feet, UnitLength.yards: step = value >= 100 ? 50 : 10
    default: return value
    }
    return (value / step).rounded() * step
  }

  /// Units from the largest on, each with the least amount that is told in it.
  private typealias Choice = (units: [Dimension], least: Double)

  private static func cascade(_ units: Dimension...) -> [Choice] { units.map { ([$0], 1) } }

  private static func choices(
    _ unit: Dimension, _ purpose: MeasurementPurpose, _ system: Locale.MeasurementSystem
  ) -> [Choice] {
    switch unit {
    case is UnitLength: lengths(purpose, system)
    case is UnitTemperature:
      system == .us ? cascade(UnitTemperature.fahrenheit) : cascade(UnitTemperature.celsius)
    case is UnitMass: masses(purpose, system)
    case is UnitSpeed: speeds(purpose, system)
    case is UnitVolume: volumes(purpose, system)
    case is UnitEnergy:
      purpose == .general ? [] : cascade(UnitEnergy.kilocalories)
    case is UnitPressure:
      system == .us && unit != UnitPressure.poundsForcePerSquareInch
        ? cascade(UnitPressure.inchesOfMercury) : []
    default: []
    }
  }

  private static func lengths(
    _ purpose: MeasurementPurpose, _ system: Locale.MeasurementSystem
  ) -> [Choice] {
    let (isUS, isMetric) = (system == .us, system == .metric)
    switch purpose {
    case .person: return isMetric ? cascade(UnitLength.centimeters) : cascade(UnitLength.inches)
    case .personHeight:
      return isMetric
        ? cascade(UnitLength.centimeters) : [([UnitLength.feet, UnitLength.inches], 0)]
    case .road:
      if isUS { return [([UnitLength.miles], 0.5), ([UnitLength.feet], 0)] }
      return isMetric
        ? [([UnitLength.kilometers], 0.9), ([UnitLength.meters], 0)]
        : [([UnitLength.miles], 0.5), ([UnitLength.yards], 0)]
    case .rainfall: return isUS ? cascade(UnitLength.inches) : cascade(UnitLength.millimeters)
    case .snowfall: return isUS ? cascade(UnitLength.inches) : cascade(UnitLength.centimeters)
    case .visibility:
      return isMetric
        ? cascade(UnitLength.kilometers, UnitLength.meters)
        : cascade(UnitLength.miles, UnitLength.feet)
    default:
      return isUS
        ? cascade(UnitLength.miles, UnitLength.feet, UnitLength.inches)
        : cascade(UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters)
    }
  }

  private static func masses(
    _ purpose: MeasurementPurpose, _ system: Locale.MeasurementSystem
  ) -> [Choice] {
    if purpose == .person, system != .metric {
      return system == .us
        ? cascade(UnitMass.pounds) : [([UnitMass.stones, UnitMass.pounds], 0)]
    }
    return system == .us
      ? cascade(UnitMass.pounds, UnitMass.ounces)
      : cascade(UnitMass.kilograms, UnitMass.grams)
  }

  private static func speeds(
    _ purpose: MeasurementPurpose, _ system: Locale.MeasurementSystem
  ) -> [Choice] {
    system == .metric
      ? cascade(UnitSpeed.kilometersPerHour) : cascade(UnitSpeed.milesPerHour)
  }

  private static func volumes(
    _ purpose: MeasurementPurpose, _ system: Locale.MeasurementSystem
  ) -> [Choice] {
    guard system == .us else { return cascade(UnitVolume.liters, UnitVolume.milliliters) }
    return purpose == .liquid
      ? cascade(
        UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups,
        UnitVolume.fluidOunces)
      : cascade(UnitVolume.gallons, UnitVolume.fluidOunces)
  }
}

/// What units are called.
nonisolated enum MeasurementUnits {
  private static let names: [(unit: Dimension, one: String, many: String)] = [
    (UnitTemperature.celsius, "degree Celsius", "degrees Celsius"),
    (UnitTemperature.fahrenheit, "degree Fahrenheit", "degrees Fahrenheit"),
    (UnitTemperature.kelvin, "kelvin", "kelvins"),
    (UnitLength.kilometers, "kilometer", "kilometers"), (UnitLength.meters, "meter", "meters"),
    (UnitLength.centimeters, "centimeter", "centimeters"),
    (UnitLength.millimeters, "millimeter", "millimeters"), (UnitLength.miles, "mile", "miles"),
    (UnitLength.feet, "foot", "feet"), (UnitLength.inches, "inch", "inches"),
    (UnitLength.yards, "yard", "yards"), (UnitMass.kilograms, "kilogram", "kilograms"),
    (UnitMass.grams, "gram", "grams"), (UnitMass.pounds, "pound", "pounds"),
    (UnitMass.ounces, "ounce", "ounces"),
    (UnitSpeed.kilometersPerHour, "kilometer per hour", "kilometers per hour"),
    (UnitSpeed.metersPerSecond, "meter per second", "meters per second"),
    (UnitSpeed.milesPerHour, "mile per hour", "miles per hour"),
    (UnitVolume.liters, "liter", "liters"), (UnitVolume.milliliters, "milliliter", "milliliters"),
    (UnitVolume.gallons, "gallon", "gallons"), (UnitDuration.hours, "hour", "hours"),
    (UnitDuration.minutes, "minute", "minutes"), (UnitDuration.seconds, "second", "seconds"),
    (UnitAngle.degrees, "degree", "degrees"),
    (UnitEnergy.kilocalories, "kilocalorie", "kilocalories"),
    (UnitEnergy.kilojoules, "kilojoule", "kilojoules"), (UnitVolume.quarts, "quart", "quarts"),
    (UnitVolume.pints, "pint", "pints"), (UnitVolume.cups, "cup", "cups"),
    (UnitVolume.fluidOunces, "fluid ounce", "fluid ounces"),
    (UnitSpeed.knots, "knot", "knots"), (UnitMass.stones, "stone", "stones"),
  ]

  /// In English.
  static func name(of unit: Dimension, isOne: Bool) -> String? {
    names.first { $0.unit == unit }.map { isOne ? $0.one : $0.many }
  }

  /// Feet and inches have signs of their own.
  static func narrowSymbol(of unit: Dimension) -> String {
    switch unit {
    case UnitLength.feet: "′"
    case UnitLength.inches: "″"
    default: unit.symbol
    }
  }

  /// What energy in food is called in the United States is a thousand of what physics calls a calorie.
  static func symbol(
    of unit: Dimension, _ purpose: MeasurementPurpose, in locale: Locale
  ) -> String {
    unit == UnitEnergy.kilocalories && purpose == .food && locale.measurementSystem == .us
      ? "Cal" : unit.symbol
  }
}
