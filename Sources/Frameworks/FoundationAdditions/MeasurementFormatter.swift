import Foundation

/// Writes measurements with their units, as `Measurement.FormatStyle` does. Foundation leaves it out on this
/// platform.
public class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the unit that it has, and in no other that the locale would choose.
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public var unitOptions: UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  public var locale: Locale! = .current
  public var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A measurement of any dimension; nil for what is none.
  public override func string(for value: Any?) -> String? {
    (value as? any DimensionalMeasurement)?.string(by: self)
  }

  public func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let symbol =
      unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
      ? "°" : measurement.unit.symbol
    let isTight = unitStyle == .short || symbol.hasPrefix("°") && symbol.count < 2
    guard unitStyle == .long else { return number + (isTight ? "" : " ") + symbol }
    let long = measurement.formatted(.measurement(width: .wide, usage: .asProvided))
    return number + " " + long.drop { $0.isNumber || "-., ".contains($0) }
  }

  public func string(from unit: Unit) -> String { unit.symbol }
}

/// A measurement whose dimension is not known to who asks.
private protocol DimensionalMeasurement {
  func string(by formatter: MeasurementFormatter) -> String
}

extension Measurement: DimensionalMeasurement where UnitType: Dimension {
  fileprivate func string(by formatter: MeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}
