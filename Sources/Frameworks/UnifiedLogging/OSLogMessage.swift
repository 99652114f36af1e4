import Foundation

/// A text to be logged, with values in it that say how they are written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value. All of a program's are shown here.
public struct OSLogPrivacy: Sendable {
  public struct Mask: Sendable {
    public static var hash: Mask { Mask() }
    public static var none: Mask { Mask() }
  }
  public static var `public`: Self { Self() }
  public static var `private`: Self { Self() }
  public static var sensitive: Self { Self() }
  public static var auto: Self { Self() }
  public static func `private`(mask: Mask) -> Self { Self() }
  public static func sensitive(mask: Mask) -> Self { Self() }
  public static func auto(mask: Mask) -> Self { Self() }
}

/// In how many columns a text stands.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isLeft = false
  public static var none: Self { Self() }
  public static func right(columns: @autoclosure () -> Int) -> Self { Self(columns: columns()) }
  public static func left(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isLeft: true)
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var minimumDigits = 0
  public static var decimal: Self { Self() }
  public static var hex: Self { Self(radix: 16) }
  public static var octal: Self { Self(radix: 8) }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> Self {
    Self(minimumDigits: minDigits())
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  var format = "%f"
  public static var fixed: Self { Self() }
  public static var exponential: Self { Self(format: "%e") }
  public static var hybrid: Self { Self(format: "%g") }
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(format: "%.\(precision())f")
  }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    var digits = String(number(), radix: format.radix)
    if digits.count < format.minimumDigits {
      digits = String(repeating: "0", count: format.minimumDigits - digits.count) + digits
    }
    append(digits, align)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, number()), align)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, Double(number())), align)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(value(), align)
  }

  /// Whole numbers describe themselves too: theirs comes first.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(value().description, align)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(String(describing: value()), align)
  }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment) {
    let padding = String(repeating: " ", count: max(0, align.columns - value.count))
    text += align.isLeft ? value + padding : padding + value
  }
}
