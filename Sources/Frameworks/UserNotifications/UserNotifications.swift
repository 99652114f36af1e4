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

open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var stored = Stored()
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

public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

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

public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

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

public final class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = Self(rawValue: 1)
}

open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let icon: UNNotificationActionIcon?
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    icon = nil
  }
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.identifier = identifier
    self.title = title
    self.icon = icon
  }
}

/// An action that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The answer to an action that asked for a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  public var userText: String { "" }
}

public final class UNNotificationActionIcon: NSObject, Sendable {
  public let name: String
  public init(systemImageName: String) { name = systemImageName }
  public init(templateImageName: String) { name = templateImageName }
}

public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}

open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// Keeps what a program wants to tell its user later. Nobody has allowed it to, so nothing is ever shown.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { shared }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  public var supportsContentExtensions: Bool { false }

  private func rest() { Inert.note("UserNotifications", "nothing is shown: nobody has allowed it") }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    rest()
    completionHandler(false, nil)
  }

  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    rest()
    return false
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    rest()
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    completionHandler?(nil)
  }

  @_disfavoredOverload
  public func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(lock.withLock { pending })
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  public func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  public func removeAllDeliveredNotifications() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  @_disfavoredOverload
  public func setBadgeCount(_ count: Int) async throws {}
}
