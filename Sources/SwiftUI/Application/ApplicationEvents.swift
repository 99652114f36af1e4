import Foundation
import FoundationAdditions
import UserNotifications
import ViewCatalog

/// What came of a program's look for something new while nobody saw it.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether the system lets a program work while nobody sees it.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// Kinds of messages, as programs asked for them before there was a framework for these.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

/// The kinds of messages that a program asks for.
open class UIUserNotificationSettings: NSObject, @unchecked Sendable {
  public let types: UIUserNotificationType
  public init(types: UIUserNotificationType, categories: Set<NSObject>?) { self.types = types }
}

/// How a program learns of other things than that it has started; none of them happen here.
extension UIApplicationDelegate {
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Something that goes on with what a user did elsewhere.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
  public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

extension UIApplication {
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
  /// Programs here are always seen.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
  }
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }
}

extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
}

extension UIApplication.OpenURLOptionsKey {
  public static let sourceApplication = Self(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}
