import Foundation

/// A type whose values a chart can place, colour or size things by.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)

  /// Where the value ends that begins with its primitive one, as a bin does; nil for a single value.
  var _plottedEnd: _PlottedValue? { get }
}

/// A number, a date or a name: what every plottable value comes down to.
public protocol PrimitivePlottableProtocol {
  var _plotted: _PlottedValue { get }
  init?(_plotted: _PlottedValue)
}

extension Plottable {
  public var _plottedEnd: _PlottedValue? { nil }

  var plotted: _PlottedValue { primitivePlottable._plotted }

  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Plottable where Self: PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// The nearest whole number.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted, let result = Self(exactly: value.rounded()) else {
      return nil
    }
    self = result
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { .number(Double(self)) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self = Self(value)
  }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self = Decimal(value)
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .category(self) }

  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }

  public init?(_plotted: _PlottedValue) {
    guard case .date(let seconds) = _plotted else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}
