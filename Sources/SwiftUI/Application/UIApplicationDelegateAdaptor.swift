import Foundation
import ViewCatalog
import ViewRuntime

extension UIApplication {
  /// Why a program was started: by its user, here.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Hears what happens to one of a program's faces. A program of SwiftUI has its own, and none of these are made here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

// Delegates make it and set its class, on the main actor; nobody here reads it.
public final class UISceneConfiguration: @unchecked Sendable {
  public var delegateClass: AnyClass?
  public let name: String?
  public let role: UISceneSession.Role
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Hears what happens to a program. Of all that, it starts here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// What `@main` on a delegate calls. Only the command can start such a program, since it knows how one is made.
  public static func main() {
    _HalcyonProgram.run { EmptyView() }
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

extension UIApplication {
  /// The program's, once it has started; nil for a program that has none.
  public var delegate: (any UIApplicationDelegate)? {
    get { listener as? any UIApplicationDelegate }
    set { listener = newValue }
  }
}

/// A delegate that can be made by its type. No other code can make a class by its type alone here, so the command writes
/// a conformance for each delegate that the sources name.
@preconcurrency @MainActor
public protocol _MakableDelegate {
  static func _made() -> any UIApplicationDelegate
}

/// A delegate of a scene that can be made by its type, as `_MakableDelegate`.
@preconcurrency @MainActor
public protocol _MakableSceneDelegate {
  static func _made() -> any UISceneDelegate
}

/// Makes the delegate of an app when the app is made, and tells it that the program has started; then that of its scene,
/// where the app's delegate names a class for it. Those that are observable are in the environment of all windows, by
/// their types.
@propertyWrapper
@preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  private let delegate: Delegate

  public init(_ delegateType: Delegate.Type = Delegate.self) {
    delegate = LaunchedDelegates.one {
      guard let made = (delegateType as? any _MakableDelegate.Type)?._made() as? Delegate else {
        fatalError("\(delegateType) cannot be made: the delegate's name must be written out")
      }
      return made
    }
  }

  public var wrappedValue: Delegate { delegate }

  /// Bindings to the delegate's properties: `$delegate.name`.
  public var projectedValue: Wrapper { Wrapper(delegate: delegate) }

  // A type of its own: that of observed objects is for observable ones, and a projection that stands in an extension
  // for those alone is not found by the compiler.
  @dynamicMemberLookup
  @preconcurrency @MainActor
  public struct Wrapper {
    let delegate: Delegate

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Delegate, Subject>
    ) -> Binding<Subject> {
      let delegate = delegate
      return Binding(
        get: { delegate[keyPath: keyPath] }, set: { delegate[keyPath: keyPath] = $0 })
    }
  }
}

extension UIApplicationDelegateAdaptor: NodeProperty {
  package mutating func connect(to slot: PropertySlot) {
    if let object = delegate as? any ObservableObject { Self.connect(object, to: slot) }
  }

  private static func connect<Object: ObservableObject>(_ object: Object, to slot: PropertySlot) {
    let connection =
      slot.storage as? ObjectConnection<Object> ?? ObjectConnection<Object>(node: slot.node)
    slot.storage = connection
    connection.connect(to: object)
  }
}

/// One delegate for each type, however often its app is made.
@MainActor
private enum LaunchedDelegates {
  private static var known: [ObjectIdentifier: any UIApplicationDelegate] = [:]

  static func one<Delegate: UIApplicationDelegate>(_ make: () -> Delegate) -> Delegate {
    if let delegate = known[ObjectIdentifier(Delegate.self)] as? Delegate { return delegate }
    let delegate = make()
    known[ObjectIdentifier(Delegate.self)] = delegate
    ProgramEnvironment.provide(delegate)
    let application = UIApplication.shared
    application.delegate = delegate
    let options: [UIApplication.LaunchOptionsKey: Any]? = nil
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    connectScene(of: delegate)
    delegate.applicationDidBecomeActive(application)
    return delegate
  }

  /// Makes the delegate of the one scene, of the class that the app's delegate wishes.
  private static func connectScene(of delegate: any UIApplicationDelegate) {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      .shared, configurationForConnecting: .main, options: options)
    guard let scene = (configuration.delegateClass as? any _MakableSceneDelegate.Type)?._made()
    else { return }
    connectedScene = scene
    ProgramEnvironment.provide(scene)
    UIWindowScene.main.delegate = scene
    scene.connect(options)
  }

  /// A scene holds its delegate weakly.
  private static var connectedScene: (any UISceneDelegate)?
}
