import Foundation

/// How values of programs stand in `UserDefaults`: numbers, truths, texts, data and dates as they are, addresses as texts,
/// cases of enumerations as what they are written with, and nothing as no entry.
nonisolated enum SettingCoding {
  /// What is kept for `value`; nil for no entry.
  static func object(for value: Any) -> Any? {
    switch value {
    case let value as any AnyOptionalSetting: value.wrapped.flatMap(object)
    case let url as URL: url.absoluteString
    case let raw as any RawRepresentable: object(for: raw.rawValue)
    default: value
    }
  }

  /// The value that `object` is kept for; nil where it is kept for one of another type.
  static func value<Value>(of object: Any, as type: Value.Type) -> Value? {
    if let type = type as? any AnyOptionalSetting.Type {
      return wrapped(type, object) as? Value
    }
    switch type {
    case is Bool.Type: return ((object as? Bool) ?? (object as? Int).map { $0 != 0 }) as? Value
    case is Double.Type: return (object as? Double ?? (object as? Int).map(Double.init)) as? Value
    case is Int.Type:
      let number = object as? Int ?? (object as? Double).flatMap(Int.init(exactly:))
      return (number ?? (object as? Bool).map { $0 ? 1 : 0 }) as? Value
    case is URL.Type: return (object as? String).flatMap(URL.init(string:)) as? Value
    case let type as any RawRepresentable.Type: return raw(type, object) as? Value
    default: return object as? Value
    }
  }

  private static func wrapped<Wish: AnyOptionalSetting>(_ type: Wish.Type, _ object: Any) -> Any? {
    value(of: object, as: Wish.Wrapped.self)
  }

  private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, _ object: Any) -> Raw? {
    value(of: object, as: Raw.RawValue.self).flatMap(Raw.init(rawValue:))
  }
}

/// An optional, whatever is in it.
nonisolated protocol AnyOptionalSetting {
  associatedtype Wrapped
  var wrapped: Any? { get }
}

extension Optional: AnyOptionalSetting {
  nonisolated var wrapped: Any? { self }
}
