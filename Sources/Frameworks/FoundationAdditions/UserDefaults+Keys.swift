import Foundation

extension UserDefaults {
  /// The same as `set(_:forKey:)`: the name that every object of Apple's Foundation has for it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
