import SwiftUI

/// A value of the project in a view: it is the program's default for its key, or else the fallback.
@propertyWrapper
public struct RemoteConfigProperty<Value: Decodable>: DynamicProperty {
  public let key: String
  public let fallback: Value
  public init(key: String, fallback: Value) { (self.key, self.fallback) = (key, fallback) }
  public var wrappedValue: Value {
    let value = RemoteConfig.remoteConfig().configValue(forKey: key)
    guard value.source == .default else { return fallback }
    return (try? value.decoded(Value.self)) ?? fallback
  }
}
