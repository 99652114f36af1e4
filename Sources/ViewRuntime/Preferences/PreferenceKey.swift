import Foundation

/// A kind of value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// What holds where no view says anything.
  static var defaultValue: Value { get }
  /// Adds the value of the next sibling to what the earlier ones said.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
