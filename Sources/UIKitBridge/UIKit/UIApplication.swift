import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewControls
@_spi(Runtime) import ViewRuntime

/// How far each side moves inwards, as UIKit names the sides; in points.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  nonisolated public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// The program as UIKit knows it: one scene with one window.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  /// Whoever hears of the program: one that conforms to a protocol of the module above.
  package var listener: AnyObject?

  public enum State: Int, Sendable { case active, inactive, background }

  public var applicationState: State { .active }
  public var isIdleTimerDisabled = false
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  public var windows: [UIWindow] { [UIWindow.main] }
  public var keyWindow: UIWindow? { UIWindow.main }
  public var applicationIconBadgeNumber = 0

  /// Nobody sends messages from elsewhere here, and no name for them is given.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  public func requestSceneSessionRefresh() {}

  /// Work that goes on when the program is out of sight, which it never is.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    Reports.once("\(url.absoluteString) is not opened: there is nothing here to open it with")
    completionHandler?(false)
  }

  /// Sends a message to `target`, or, where that is nil, to the first that takes it of the responders from `sender` on:
  /// `resignFirstResponder` takes the focus from the field that has it. False where nobody takes it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  )
    -> Bool
  {
    if action.name == "resignFirstResponder" { return FieldEditor.resignFocus() }
    if let target { return action.send(to: target as AnyObject, from: sender) }
    return (sender as? UIResponder)?.passOn(action, from: sender) ?? false
  }

  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
}

extension UIDevice {
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

nonisolated public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}

/// One of a program's faces.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  package static let main = UIWindowScene()
  public var windows: [UIWindow] { [UIWindow.main] }
  public var keyWindow: UIWindow? { UIWindow.main }
  public var screen: UIScreen { .main }
}

/// The window: as large as the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The program's own: the one that its delegates show, where it has delegates that do; else one whose controller
  /// stands for the views of SwiftUI, and presents in front of them.
  package static var main: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SurroundingController()
    return window
  }()
  /// Whether delegates are being told that the program starts: the window that they show is the program's.
  package static var isStarting = false
  public var isKeyWindow: Bool { true }
  /// There is one scene, whatever is set.
  public var windowScene: UIWindowScene? {
    get { .main }
    set {}
  }
  public var screen: UIScreen { .main }
  open override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  open var rootViewController: UIViewController?
  /// Which windows lie before which; the program's own is the only one that is shown.
  open var windowLevel = Level.normal
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func makeKeyAndVisible() {
    guard self !== UIWindow.main, rootViewController != nil else { return }
    if UIWindow.isStarting {
      UIWindow.main = self
      return
    }
    Reports.once("a second UIWindow is not shown: only the program's own window is")
  }

  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = ViewHost.mainConfiguration.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
