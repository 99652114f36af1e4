import Foundation

/// Which kind of scale an axis or a style has.
nonisolated public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  public static var category: ScaleType { ScaleType(kind: .category) }
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }

  var curve: ScaleCurve {
    switch kind {
    case .linear, .date, .category: .linear
    case .log: .log
    case .squareRoot: .power(0.5)
    case .power(let exponent): .power(exponent)
    case .symmetricLog(let slope): .symmetricLog(1 / max(slope, 1e-12))
    }
  }
}
