import Foundation
import ViewRuntime

/// The key of a text in a table of translations (`StringTables`). Where none has it the key is the
/// text, with its interpolated values formatted for the locale.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A piece of the text.
  enum Piece: Equatable {
    case literal(String)
    /// A formatted value, and how C's `printf` would be asked for it.
    case value(String, specifier: String = "%@")
    case text(Text)
  }

  /// The key as tables of translations have it: with `%@`, `%lld` or `%lf` for the values.
  package var tableKey: String {
    pieces.map { piece in
      switch piece {
      case .literal(let string): string
      case .value(_, let specifier): specifier
      case .text: "%@"
      }
    }
    .joined()
  }

  let pieces: [Piece]
  /// Values that a text in a table may ask for, and that the key does not show.
  let hidden: [Piece]

  init(pieces: [Piece], hidden: [Piece] = []) {
    self.pieces = pieces
    self.hidden = hidden
  }

  public init(_ value: String) { self.init(pieces: [.literal(value)]) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    self.init(pieces: stringInterpolation.pieces)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }

    public mutating func appendInterpolation(_ string: String) { pieces.append(.value(string)) }

    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }

    public mutating func appendInterpolation(_ attributed: AttributedString) {
      pieces.append(.text(Text(attributed)))
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      pieces.append(.value(formatter.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.value(format.format(input)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      pieces.append(.text(Text(dates)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      pieces.append(.value(value._formatted(specifier: nil), specifier: T._specifier))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      pieces.append(.value(value._formatted(specifier: specifier), specifier: specifier))
    }

    /// Anything else: as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { pieces.append(.value("\(value)")) }
  }

  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.pieces == right.pieces
  }
}

extension LocalizedStringKey: CustomReflectable {
  /// As SwiftUI's key shows itself: programs that need it as text ask its mirror for `key`.
  public var customMirror: Mirror {
    let arguments: [Any] = (pieces + hidden).compactMap { piece in
      switch piece {
      case .literal: nil
      case .value(let value, _): value
      case .text(let text): text
      }
    }
    return Mirror(
      self,
      children: [
        "key": tableKey, "hasFormatting": !arguments.isEmpty, "arguments": arguments,
      ], displayStyle: .struct)
  }
}

/// A number that text formats as C's `printf` does.
public protocol _FormatSpecifiable: Equatable {
  func _formatted(specifier: String?) -> String
  /// What tables of translations have in its place.
  static var _specifier: String { get }
}

extension _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public static var _specifier: String { "%lld" }
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  /// Whole numbers are grouped as the locale likes it: 1,000.
  public func _formatted(specifier: String?) -> String {
    guard let specifier else { return Int64(clamping: self).formatted(.number) }
    return String(format: specifier, self)
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
  /// Without a specifier `%f`: six decimals.
  public func _formatted(specifier: String?) -> String { String(format: specifier ?? "%f", self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {
  public func _formatted(specifier: String?) -> String {
    Double(self)._formatted(specifier: specifier)
  }
}
