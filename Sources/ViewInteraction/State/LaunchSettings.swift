import Foundation

/// What the program was started with, as in `-name Ada`: that comes before what is stored, as it does in
/// `UserDefaults`. What the machine keeps of earlier runs is not looked at.
nonisolated enum LaunchSettings {
  /// The value under `key` as a type that settings have, or as a case of an enumeration; nil where the program
  /// was started without, or the text stands for no such value.
  static func value<Value>(_ key: String, as type: Value.Type) -> Value? {
    guard keys.contains(key) else { return nil }
    let settings = UserDefaults.standard
    // Of an optional value the type beneath.
    switch Value.self {
    case is Bool.Type, is Bool?.Type: return settings.bool(forKey: key) as? Value
    case is Int.Type, is Int?.Type: return settings.integer(forKey: key) as? Value
    case is Double.Type, is Double?.Type: return settings.double(forKey: key) as? Value
    case is String.Type, is String?.Type: return settings.string(forKey: key) as? Value
    case is URL.Type, is URL?.Type:
      return settings.string(forKey: key).flatMap(URL.init(string:)) as? Value
    case is Data.Type, is Data?.Type: return settings.data(forKey: key) as? Value
    case let type as any RawRepresentable.Type: return raw(type, settings, key) as? Value
    default: return nil
    }
  }

  /// Whether the program was started with a value for `key`.
  static func has(_ key: String) -> Bool { keys.contains(key) }

  /// The case that a number or a name stands for.
  private static func raw<Raw: RawRepresentable>(
    _ type: Raw.Type, _ settings: UserDefaults, _ key: String
  ) -> Raw? {
    if Raw.RawValue.self == Int.self {
      return (settings.integer(forKey: key) as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
    }
    return (settings.string(forKey: key) as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
  }

  private static let keys = Set(
    UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain).keys)
}
