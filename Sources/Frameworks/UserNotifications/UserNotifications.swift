import CoreLocation
import Foundation
import Inert

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

public final class UNNotificationSettings: NSObject, Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

public struct UNNotificationSoundName: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

// The program fills it, as its mutable subclass, before it hands it on; here it is only read.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var stored = Stored()
  // Values; what the program puts into `userInfo` it leaves as it is.
  public struct Stored: @unchecked Sendable {
    var title = "", subtitle = "", body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = "", threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var attachments: [UNNotificationAttachment] = []
    var relevanceScore = 0.0
  }
  open var title: String { stored.title }
  open var subtitle: String { stored.subtitle }
  open var body: String { stored.body }
  open var badge: NSNumber? { stored.badge }
  open var sound: UNNotificationSound? { stored.sound }
  open var userInfo: [AnyHashable: Any] { stored.userInfo }
  open var categoryIdentifier: String { stored.categoryIdentifier }
  open var threadIdentifier: String { stored.threadIdentifier }
}

// The program writes what its superclass keeps before it hands it on.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { stored.title }
    set { stored.title = newValue }
  }
  open override var subtitle: String {
    get { stored.subtitle }
    set { stored.subtitle = newValue }
  }
  open override var body: String {
    get { stored.body }
    set { stored.body = newValue }
  }
  open override var badge: NSNumber? {
    get { stored.badge }
    set { stored.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { stored.sound }
    set { stored.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { stored.userInfo }
    set { stored.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { stored.categoryIdentifier }
    set { stored.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { stored.threadIdentifier }
    set { stored.threadIdentifier = newValue }
  }
  open var interruptionLevel: UNNotificationInterruptionLevel {
    get { stored.interruptionLevel }
    set { stored.interruptionLevel = newValue }
  }
  open var attachments: [UNNotificationAttachment] {
    get { stored.attachments }
    set { stored.attachments = newValue }
  }
  open var relevanceScore: Double {
    get { stored.relevanceScore }
    set { stored.relevanceScore = newValue }
  }
}

// Both values are set when it is made.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

// Whether it repeats is set when it is made.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

// Its interval is set when it is made.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

// Its date is set when it is made.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

// Its region is set when it is made.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

// Its members are set when it is made; the content is not changed from there on.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

// Both values are set when it is made.
public final class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
