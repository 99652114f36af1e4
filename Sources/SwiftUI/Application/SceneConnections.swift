import Foundation
import FoundationAdditions
import UserNotifications
import ViewCatalog
import ViewRuntime

/// An address that a program is asked to open.
public final class UIOpenURLContext: NSObject, @unchecked Sendable {
  public let url: URL
  public let options: UIScene.OpenURLOptions
  init(url: URL) { (self.url, options) = (url, UIScene.OpenURLOptions()) }
}

extension UIScene {
  /// Who asks for an address to be opened.
  public final class OpenURLOptions: @unchecked Sendable {
    public var sourceApplication: String? { nil }
    public var annotation: Any? { nil }
    public var openInPlace: Bool { false }
    public var eventAttribution: Any? { nil }
  }

  /// How another face is asked for.
  public class ActivationRequestOptions: NSObject, @unchecked Sendable {
    public var requestingScene: UIScene?
    public var collectionJoinBehavior = 0
    public override init() { super.init() }
  }

  /// Why a face of the program is shown: its user has started it, so there is nothing else to say.
  public final class ConnectionOptions: @unchecked Sendable {
    init() {}
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var sourceApplication: String? { nil }
    public var handoffUserActivityType: String? { nil }
    public var userActivities: Set<NSUserActivity> { [] }
    public var notificationResponse: UNNotificationResponse? { nil }
    @MainActor public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var cloudKitShareMetadata: Any? { nil }
  }

  public var session: UISceneSession { .main }
  /// That of the program's own face, where it has one.
  public weak var delegate: (any UISceneDelegate)? {
    get { SceneDelegates.main }
    set { SceneDelegates.main = newValue }
  }
  public var title: String! {
    get { SceneDelegates.title }
    set { SceneDelegates.title = newValue }
  }
  public var userActivity: NSUserActivity? {
    get { SceneDelegates.activity }
    set { SceneDelegates.activity = newValue }
  }
  /// Which contents a face would like to show, among the program's faces: there is one.
  public var activationConditions: UISceneActivationConditions { SceneDelegates.conditions }

  /// Asks the system to open an address elsewhere: there is nothing here to open it with.
  public func open(
    _ url: URL, options: ActivationRequestOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: [:], completionHandler: completionHandler) }
}

extension UISceneDelegate {
  /// Tells it that the one scene is there, in front and in use.
  func connect(_ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()) {
    scene(UIWindowScene.main, willConnectTo: .main, options: options)
    sceneWillEnterForeground(UIWindowScene.main)
    sceneDidBecomeActive(UIWindowScene.main)
  }
}

@MainActor private enum SceneDelegates {
  static weak var main: (any UISceneDelegate)?
  static var title = ""
  static var activity: NSUserActivity?
  static let conditions = UISceneActivationConditions()
}

/// Which of a program's faces shows which contents.
public final class UISceneActivationConditions: NSObject, @unchecked Sendable {
  public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}

/// One of a program's faces as the system remembers it.
public final class UISceneSession: NSObject, @unchecked Sendable {
  public struct Role: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// That of the one face that there is.
  static let main = UISceneSession()
  public var role: Role { .windowApplication }
  public let persistentIdentifier = "00000000-0000-4000-8000-000000000001"
  @MainActor public var scene: UIScene? { UIWindowScene.main }
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  public var stateRestorationActivity: NSUserActivity?
  public var userInfo: [String: Any]?
}

public enum UISceneErrorCode: Int, Sendable {
  case multipleScenesNotSupported, requestDenied, geometryRequestUnsupported, geometryRequestDenied
}

/// Why a face of a program is not as it was asked to be.
public struct UISceneError: Error, CustomNSError, Sendable {
  public let code: UISceneErrorCode
  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// How another face of a program is asked for.
public struct UISceneSessionActivationRequest {
  public var session: UISceneSession?
  public var role: UISceneSession.Role
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) { (self.role, self.userActivity, self.options) = (role, userActivity, options) }
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(role: session.role, userActivity: userActivity, options: options)
    self.session = session
  }
}

extension UIApplication {
  public var openSessions: Set<UISceneSession> { [.main] }
  public var supportsMultipleScenes: Bool { false }

  /// The program's own face is there already; another is not made.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession !== UISceneSession.main else { return }
    Reports.once("another scene is not shown: a program has one window")
    errorHandler?(UISceneError(code: .multipleScenesNotSupported))
  }

  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// The one window stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(code: .requestDenied)) }

  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

// Stores nothing.
open class UISceneDestructionRequestOptions: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// How a window is taken away.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions,
  @unchecked Sendable
{
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIWindowScene {
  /// How a program would like its window to be.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The window as it is.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    public var interfaceOrientation: UIInterfaceOrientation {
      UIWindowScene.main.interfaceOrientation
    }
    public var coordinateSpaceBounds: CGRect { UIScreen.main.bounds }
    public var isInteractivelyResizing: Bool { false }
  }

  public var effectiveGeometry: Geometry { Geometry() }

  /// Whoever runs a program chooses its window: it is as large as before, and the request is denied where it would be turned.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    let size = UIScreen.main.bounds.size
    let isWide = size.width > size.height
    let fits: UIInterfaceOrientationMask = isWide ? .landscape : [.portrait, .portraitUpsideDown]
    guard wish.isDisjoint(with: fits) else { return }
    Reports.once(
      "the window is not turned: its size is chosen with --size or --device, not by the program")
    errorHandler?(UISceneError(code: .geometryRequestDenied))
  }
}
