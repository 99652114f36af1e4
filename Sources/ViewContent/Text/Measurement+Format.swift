import Foundation

/// What a measurement is for: the locale's unit may depend on it.
nonisolated public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let isConverted: Bool
  /// In the unit that people use there: miles for kilometres in the United States.
  public static var general: Self { Self(isConverted: true) }
  /// In the unit that it has.
  public static var asProvided: Self { Self(isConverted: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { .general }
  public static var person: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { .general }
  public static var person: Self { .general }
  public static var personHeight: Self { .general }
  public static var visibility: Self { .general }
  public static var focalLength: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { .asProvided }
  public static var workout: Self { .asProvided }
}

// Foundation on Linux has measurements but no words for them.
extension Measurement where UnitType: Dimension {
  /// A number and its unit.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      let rawValue: Int
      public static var wide: UnitWidth { UnitWidth(rawValue: 0) }
      public static var abbreviated: UnitWidth { UnitWidth(rawValue: 1) }
      public static var narrow: UnitWidth { UnitWidth(rawValue: 2) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var hidesScaleName: Bool
    private var isConverted: Bool

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil, hidesScaleName: Bool = false
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
      self.hidesScaleName = hidesScaleName
      isConverted = usage.isConverted
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = isConverted ? MeasurementUnits.customary(value, in: locale) : value
      let number = (numberFormatStyle ?? Self.usualNumber(shown.value, isConverted: isConverted))
        .locale(locale).format(shown.value)
      if shown.unit is UnitTemperature, hidesScaleName || width == .narrow { return number + "°" }
      switch width {
      case .wide:
        let name = MeasurementUnits.name(of: shown.unit, isOne: shown.value == 1)
        return number + " " + (name ?? shown.unit.symbol)
      case .narrow: return number + shown.unit.symbol
      default:
        return number + (shown.unit is UnitTemperature ? "" : " ") + shown.unit.symbol
      }
    }

    /// Whole numbers, but two digits at least, where the unit is chosen by what a value is for: 71°F, 7.6 mph. That
    /// is what ICU does with usages that name no precision of their own ("NumberFormatter: usage", its precision being
    /// `Precision::integer().withMinDigits(2)`). A value in the unit that it has keeps its digits.
    private static func usualNumber(
      _ value: Double, isConverted: Bool
    ) -> FloatingPointFormatStyle<Double> {
      guard isConverted else { return .number.precision(.fractionLength(0...2)) }
      return abs(value) >= 9.95
        ? .number.precision(.fractionLength(0)) : .number.precision(.significantDigits(1...2))
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle,
      hidesScaleName: hidesScaleName)
  }
}

/// Which units people use, and what they are called in English.
private enum MeasurementUnits {
  static func customary<UnitType: Dimension>(_ value: Measurement<UnitType>, in locale: Locale)
    -> Measurement<UnitType>
  {
    guard locale.measurementSystem == .us, let unit = unitedStates(value.unit) as? UnitType else {
      return value
    }
    return value.converted(to: unit)
  }

  private static func unitedStates(_ unit: Dimension) -> Dimension? {
    switch unit {
    case is UnitTemperature: UnitTemperature.fahrenheit
    case UnitLength.kilometers: UnitLength.miles
    case UnitLength.meters: UnitLength.feet
    case UnitLength.centimeters, UnitLength.millimeters: UnitLength.inches
    case UnitMass.kilograms: UnitMass.pounds
    case UnitMass.grams: UnitMass.ounces
    case UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond: UnitSpeed.milesPerHour
    case UnitVolume.liters: UnitVolume.gallons
    case UnitVolume.milliliters: UnitVolume.fluidOunces
    case UnitPressure.hectopascals, UnitPressure.millibars: UnitPressure.inchesOfMercury
    default: nil
    }
  }

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
  ]

  static func name(of unit: Dimension, isOne: Bool) -> String? {
    names.first { $0.unit == unit }.map { isOne ? $0.one : $0.many }
  }
}
