import Foundation

/// What a measurement is for: the locale's unit may depend on it.
nonisolated public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let purpose: MeasurementPurpose
  /// In the unit that people use there: miles for kilometres in the United States.
  public static var general: Self { Self(purpose: .general) }
  /// In the unit that it has.
  public static var asProvided: Self { Self(purpose: .asProvided) }
}

/// All usages of all dimensions, by the names that Unicode's tables have for them.
nonisolated enum MeasurementPurpose: String, Hashable, Codable, Sendable {
  case general, asProvided, person, personHeight, road, visibility, rainfall, snowfall, weather
  case food, workout, liquid, wind, barometric
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(purpose: .weather) }
  public static var person: Self { Self(purpose: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(purpose: .road) }
  public static var person: Self { Self(purpose: .person) }
  public static var personHeight: Self { Self(purpose: .personHeight) }
  public static var visibility: Self { Self(purpose: .visibility) }
  public static var rainfall: Self { Self(purpose: .rainfall) }
  public static var snowfall: Self { Self(purpose: .snowfall) }
  public static var focalLength: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(purpose: .food) }
  public static var workout: Self { Self(purpose: .workout) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(purpose: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(purpose: .liquid) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(purpose: .wind) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(purpose: .barometric) }
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
    private var purpose: MeasurementPurpose

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil, hidesScaleName: Bool = false
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
      self.hidesScaleName = hidesScaleName
      purpose = usage.purpose
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let units = MeasurementPreferences.units(for: value, purpose, in: locale)
      guard let unit = units.first else {
        return words(value, Self.usualNumber(value.value, isConverted: false))
      }
      guard units.count > 1 else {
        let shown = value.converted(to: unit)
        let exact =
          purpose == .road ? MeasurementPreferences.roundedOnRoads(shown.value, unit) : shown.value
        return words(
          Measurement(value: exact, unit: unit), Self.usualNumber(exact, isConverted: true))
      }
      // Feet and inches: whole ones, and the last rounded.
      let last = value.converted(to: units[1]).value.rounded()
      let one = Measurement(value: 1, unit: unit).converted(to: units[1]).value.rounded()
      let parts = [
        Measurement(value: (last / one).rounded(.towardZero), unit: unit),
        Measurement(value: last.truncatingRemainder(dividingBy: one), unit: units[1]),
      ]
      let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
      return parts.map { words($0, whole) }.joined(separator: width == .narrow ? " " : ", ")
    }

    private func words(
      _ shown: Measurement<UnitType>, _ usual: FloatingPointFormatStyle<Double>
    ) -> String {
      let number = (numberFormatStyle ?? usual).locale(locale).format(shown.value)
      if shown.unit is UnitTemperature, hidesScaleName || width == .narrow { return number + "°" }
      switch width {
      case .wide:
        let name = MeasurementUnits.name(of: shown.unit, isOne: shown.value == 1)
        return number + " " + (name ?? shown.unit.symbol)
      case .narrow: return number + MeasurementUnits.narrowSymbol(of: shown.unit)
      default:
        return number + (shown.unit is UnitTemperature ? "" : " ")
          + MeasurementUnits.symbol(of: shown.unit, purpose, in: locale)
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
