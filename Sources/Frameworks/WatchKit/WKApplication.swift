import Foundation
import Inert
import SwiftUI
import UIKit

public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// The program on a watch.
@preconcurrency @MainActor
open class WKApplication: NSObject {
  static let one = WKApplication()
  open class func shared() -> WKApplication { one }

  open internal(set) weak var delegate: (any WKApplicationDelegate)?
  open var applicationState: WKApplicationState { .active }
  open var isApplicationRunningInDock: Bool { false }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var isAutorotating: Bool { false }
  open var isAutorotated: Bool { false }
  open var isFrontmostTimeoutExtended = false

  open func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }
  open func registerForRemoteNotifications() {
    Inert.note("WatchKit", "there are no remote notifications")
  }
  open func unregisterForRemoteNotifications() {}
  open func scheduleBackgroundRefresh(
    withPreferredDate date: Date, userInfo: (any NSSecureCoding)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) {
    Inert.note("WatchKit", "a program is never started in the background")
    scheduledCompletion(nil)
  }
}

/// The older name.
public typealias WKExtension = WKApplication
public typealias WKExtensionDelegate = WKApplicationDelegate

/// Hears what happens to a program. Of all that, it starts here.
@preconcurrency @MainActor
public protocol WKApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching()
  func applicationDidBecomeActive()
  func applicationWillResignActive()
  func applicationWillEnterForeground()
  func applicationDidEnterBackground()
  func handle(_ userActivity: NSUserActivity)
  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
  func deviceOrientationDidChange()
}

extension WKApplicationDelegate {
  public func applicationDidFinishLaunching() {}
  public func applicationDidBecomeActive() {}
  public func applicationWillResignActive() {}
  public func applicationWillEnterForeground() {}
  public func applicationDidEnterBackground() {}
  public func handle(_ userActivity: NSUserActivity) {}
  public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
  public func deviceOrientationDidChange() {}
}

/// Work in the background; none comes here.
@preconcurrency @MainActor
open class WKRefreshBackgroundTask: NSObject {
  open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
  open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
  open var sessionIdentifier: String { "" }
}
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
  open func setTaskCompleted(
    restoredDefaultState: Bool, estimatedSnapshotExpiration: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?
  ) {}
}

/// What is made of a delegate's name that stands in a program.
@preconcurrency @MainActor
public protocol _MakableWatchDelegate { static func _made() -> any WKApplicationDelegate }

/// Makes the delegate of an app when the app is made, and tells it that the program has started.
@propertyWrapper
@preconcurrency @MainActor
public struct WKApplicationDelegateAdaptor<Delegate: WKApplicationDelegate> {
  public let wrappedValue: Delegate

  public init(_ delegateType: Delegate.Type = Delegate.self) {
    guard let made = (delegateType as? any _MakableWatchDelegate.Type)?._made() as? Delegate else {
      fatalError("\(delegateType) cannot be made: the delegate's name must be written out")
    }
    wrappedValue = made
    keptDelegates.append(made)
    WKApplication.one.delegate = made
    made.applicationDidFinishLaunching()
    made.applicationDidBecomeActive()
  }
}

// The application holds its delegate weakly.
@MainActor private var keptDelegates: [any WKApplicationDelegate] = []

public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
