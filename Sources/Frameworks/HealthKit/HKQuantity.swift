import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }
}

/// A unit as so many of the international ones: grams, metres, litres, seconds, joules, kelvins, pascals.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let factor: Double
  let offset: Double
  public required init(_named name: String, _ factor: Double, offset: Double = 0) {
    (unitString, self.factor, self.offset) = (name, factor, offset)
  }

  open class func count() -> Self { make("count", 1) }
  open class func percent() -> Self { make("%", 1) }
  open class func gram() -> Self { make("g", 1) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self { make("g", prefix.factor) }
  open class func ounce() -> Self { make("oz", 28.349523125) }
  open class func pound() -> Self { make("lb", 453.59237) }
  open class func stone() -> Self { make("st", 6350.29318) }
  open class func meter() -> Self { make("m", 1) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self { make("m", prefix.factor) }
  open class func inch() -> Self { make("in", 0.0254) }
  open class func foot() -> Self { make("ft", 0.3048) }
  open class func yard() -> Self { make("yd", 0.9144) }
  open class func mile() -> Self { make("mi", 1609.344) }
  open class func liter() -> Self { make("L", 1) }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self { make("L", prefix.factor) }
  open class func fluidOunceUS() -> Self { make("fl_oz_us", 0.0295735295625) }
  open class func cupUS() -> Self { make("cup_us", 0.2365882365) }
  open class func second() -> Self { make("s", 1) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self { make("s", prefix.factor) }
  open class func minute() -> Self { make("min", 60) }
  open class func hour() -> Self { make("hr", 3600) }
  open class func day() -> Self { make("d", 86400) }
  open class func joule() -> Self { make("J", 1) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> Self { make("J", prefix.factor) }
  open class func kilocalorie() -> Self { make("kcal", 4184) }
  open class func smallCalorie() -> Self { make("cal", 4.184) }
  open class func largeCalorie() -> Self { make("Cal", 4184) }
  open class func kelvin() -> Self { make("K", 1) }
  open class func degreeCelsius() -> Self { make("degC", 1, offset: 273.15) }
  open class func degreeFahrenheit() -> Self { make("degF", 5 / 9, offset: 459.67) }
  open class func pascal() -> Self { make("Pa", 1) }
  open class func millimeterOfMercury() -> Self { make("mmHg", 133.322387415) }

  private class func make(_ name: String, _ factor: Double, offset: Double = 0) -> Self {
    self.init(_named: name, factor, offset: offset)
  }

  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(_named: "\(unitString)/\(unit.unitString)", factor / unit.factor)
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(_named: "\(unitString)·\(unit.unitString)", factor * unit.factor)
  }

  /// `count/min`, `mg/dL`, …: units and their quotients.
  public convenience init(from text: String) {
    let parts = text.split(separator: "/").map(String.init)
    let factors = parts.map { Self.factor(of: $0) }
    let value = (factors.first ?? 1) / factors.dropFirst().reduce(1, *)
    self.init(_named: text, value)
  }

  private static func factor(of name: String) -> Double {
    let plain: [String: Double] = [
      "count": 1, "%": 1, "g": 1, "m": 1, "L": 1, "s": 1, "min": 60, "hr": 3600, "d": 86400,
      "J": 1, "kcal": 4184, "Cal": 4184, "cal": 4.184, "lb": 453.59237, "oz": 28.349523125,
      "in": 0.0254, "ft": 0.3048, "mi": 1609.344, "kg": 1000, "km": 1000, "cm": 0.01, "mm": 0.001,
      "mg": 0.001, "mL": 0.001, "dL": 0.1, "ms": 0.001, "mmHg": 133.322387415,
    ]
    return plain[name] ?? 1
  }
}

/// So much of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let base: Double
  public init(unit: HKUnit, doubleValue value: Double) {
    base = (value + unit.offset) * unit.factor
  }
  open func doubleValue(for unit: HKUnit) -> Double { base / unit.factor - unit.offset }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    base < quantity.base
      ? .orderedAscending : base > quantity.base ? .orderedDescending : .orderedSame
  }
}
