@_exported import FirebaseCore
import Foundation
import Inert

public enum RemoteConfigFetchStatus: Int, Sendable {
  case noFetchYet, success, failure, throttled
}

public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}

public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }

// The program's own: nothing here reads it.
public class RemoteConfigSettings: NSObject, @unchecked Sendable {
  public var minimumFetchInterval: TimeInterval = 43_200
  public var fetchTimeout: TimeInterval = 60
}

// What would be told of a change never comes.
public class RemoteConfigUpdate: NSObject, @unchecked Sendable {
  public var updatedKeys: Set<String> { [] }
}

// It has nothing that changes.
public class ConfigUpdateListenerRegistration: NSObject, @unchecked Sendable {
  public func remove() {}
}

/// A value by whatever type a program asks for it.
// Both fields are set when it is made and never again.
public class RemoteConfigValue: NSObject, @unchecked Sendable {
  public let source: RemoteConfigSource
  private let text: String
  init(_ text: String?) {
    self.text = text ?? ""
    source = text == nil ? .static : .default
  }
  /// Older programs unwrap it and newer ones do not need to: both can be written.
  public var stringValue: String! { text }
  public var numberValue: NSNumber {
    NSNumber(value: Double(text) ?? (boolValue ? 1 : 0))
  }
  public var boolValue: Bool {
    ["1", "true", "t", "yes", "y", "on"].contains(text.lowercased())
  }
  public var dataValue: Data { Data(text.utf8) }
  public var jsonValue: Any? {
    try? JSONSerialization.jsonObject(with: dataValue, options: .fragmentsAllowed)
  }

  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = text as? Value ?? boolValue as? Value { return value }
    if let value = dataValue as? Value { return value }
    return try JSONDecoder().decode(type, from: dataValue)
  }
}

/// Values that a project sets for all its programs: an empty one sets none, so that a program's own
/// defaults are what it gets.
// What changes is kept under the lock.
public class RemoteConfig: NSObject, @unchecked Sendable {
  private struct State {
    var defaults: [String: String] = [:]
    var settings = RemoteConfigSettings()
    var fetched: Date?
  }
  private static let shared = RemoteConfig()
  private let lock = NSLock()
  // Read and written under the lock.
  private var state = State()
  public class func remoteConfig() -> RemoteConfig { shared }
  public class func remoteConfig(app: FirebaseApp) -> RemoteConfig { shared }

  public var configSettings: RemoteConfigSettings {
    get { lock.withLock { state.settings } }
    set { lock.withLock { state.settings = newValue } }
  }
  public var lastFetchTime: Date? { lock.withLock { state.fetched } }
  public var lastFetchStatus: RemoteConfigFetchStatus {
    lastFetchTime == nil ? .noFetchYet : .success
  }

  /// Takes any values: those of Foundation's classes cannot be told from Swift's here.
  public func setDefaults(_ defaults: [String: Any]?) {
    let texts = (defaults ?? [:]).mapValues(Self.text)
    lock.withLock { state.defaults = texts }
  }
  public func setDefaults<Value: Encodable>(from value: Value) throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    setDefaults(object as? [String: Any])
  }
  public func setDefaults(fromPlist fileName: String?) {
    guard let url = Bundle.main.url(forResource: fileName, withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return }
    setDefaults(list as? [String: Any])
  }
  private static func text(_ value: Any) -> String {
    if let text = value as? String { return text }
    if let data = value as? Data { return String(decoding: data, as: UTF8.self) }
    if type(of: value) == Bool.self { return "\(value)" }
    if let number = value as? NSNumber {
      let isTruth = ["c", "B"].contains(String(cString: number.objCType))
      return isTruth ? "\(number.boolValue)" : number.stringValue
    }
    if JSONSerialization.isValidJSONObject(value),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    {
      return String(decoding: data, as: UTF8.self)
    }
    return "\(value)"
  }

  public func configValue(forKey key: String?) -> RemoteConfigValue {
    RemoteConfigValue(lock.withLock { key.flatMap { state.defaults[$0] } })
  }
  public func configValue(forKey key: String?, source: RemoteConfigSource) -> RemoteConfigValue {
    source == .default ? configValue(forKey: key) : RemoteConfigValue(nil)
  }
  public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
    let value = configValue(forKey: key)
    return value.source == .default ? value : nil
  }
  public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
  public func allKeys(from source: RemoteConfigSource) -> [String] {
    source == .default ? lock.withLock { state.defaults.keys.sorted() } : []
  }
  public func keys(withPrefix prefix: String?) -> Set<String> {
    Set(allKeys(from: .default).filter { $0.hasPrefix(prefix ?? "") })
  }
  public func decoded<Value: Decodable>(asType type: Value.Type = Value.self) throws -> Value {
    let texts = lock.withLock { state.defaults }
    let values = texts.mapValues { text in
      RemoteConfigValue(text).jsonValue ?? text
    }
    return try JSONDecoder().decode(
      type, from: JSONSerialization.data(withJSONObject: values))
  }

  private func ask() -> RemoteConfigFetchStatus {
    Inert.note("FirebaseRemoteConfig", "no value comes from a server: a program's defaults stay")
    lock.withLock { state.fetched = Date() }
    return .success
  }
  public func ensureInitialized() async throws {}
  @discardableResult
  public func fetch() async throws -> RemoteConfigFetchStatus { ask() }
  @discardableResult
  public func fetch(
    withExpirationDuration expirationDuration: TimeInterval
  ) async throws -> RemoteConfigFetchStatus { ask() }
  public func fetch(
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
  ) { answer(ask(), completionHandler) }
  public func fetch(
    withExpirationDuration expirationDuration: TimeInterval,
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
  ) { answer(ask(), completionHandler) }

  /// Nothing has come, so that nothing changes.
  @discardableResult
  public func activate() async throws -> Bool { false }
  public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
    answer(false, completion)
  }
  @discardableResult
  public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
    _ = ask()
    return .successUsingPreFetchedData
  }
  public func fetchAndActivate(
    completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
  ) {
    _ = ask()
    answer(.successUsingPreFetchedData, completionHandler)
  }
  @discardableResult
  public func addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration { ConfigUpdateListenerRegistration() }

  /// Answers later on the main queue, as a server does.
  private func answer<Value: Sendable>(
    _ value: Value, _ completion: ((Value, (any Error)?) -> Void)?
  ) {
    answerLater(completion.map { completion in { completion(value, $0) } }) {}
  }
}
