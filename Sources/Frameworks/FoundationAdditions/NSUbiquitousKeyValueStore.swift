import Foundation

/// Values that a user's devices share: there is one device here, and its values last for as long as the program runs.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Told when another device has changed a value: never, here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  // Read and written under the lock.
  private var values: [String: Any] = [:]

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func set(_ anObject: Any?, forKey aKey: String) { keep(anObject, aKey) }
  private func keep(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }
  open func removeObject(forKey aKey: String) { keep(nil, aKey) }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Whole numbers, fractions and truth values answer for each other, as numbers do.
  open func longLong(forKey aKey: String) -> Int64 { Int64(number(aKey)) }
  open func double(forKey aKey: String) -> Double { number(aKey) }
  open func bool(forKey aKey: String) -> Bool { number(aKey) != 0 }
  open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    keep(aDictionary, aKey)
  }
  open func set(_ value: Int64, forKey aKey: String) { keep(value, aKey) }
  open func set(_ value: Double, forKey aKey: String) { keep(value, aKey) }
  open func set(_ value: Bool, forKey aKey: String) { keep(value, aKey) }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// False where the values cannot be kept: those here are not.
  @discardableResult open func synchronize() -> Bool { true }

  private func number(_ key: String) -> Double {
    switch object(forKey: key) {
    case let value as Bool: value ? 1 : 0
    case let value as Int64: Double(value)
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
}

// How a change of `NSUbiquitousKeyValueStore` is told.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

// Files that a user's devices share: nobody is signed in here.
extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws { throw CocoaError(.featureUnsupported) }
}

extension Notification.Name {
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}
