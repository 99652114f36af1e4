import Foundation
import ViewCatalog
import ViewRuntime

/// The window of a program that UIKit starts: its delegate is made and told, then that of its scene, and what they put
/// into a window is shown.
public struct _ApplicationRoot: View {
  @StateObject private var application: StartedApplication

  /// Both are made once. No other code can make a class by its type alone here, so the command writes the closures.
  ///
  /// - Parameter beginsWithStoryboard: whether the window shows the storyboard's first controller when they are told that the
  ///   program starts; else only where they give it none.
  public init(
    _ application: @escaping @MainActor () -> any UIApplicationDelegate,
    scene: (@MainActor () -> any UISceneDelegate)? = nil, beginsWithStoryboard: Bool = false
  ) {
    _application = StateObject(
      wrappedValue: StartedApplication(
        application: application, scene: scene, beginsWithStoryboard: beginsWithStoryboard))
  }

  public var body: some View {
    if let controller = application.window.rootViewController {
      if let content = (controller as? any HostsRootView)?.hostedRoot {
        content
      } else {
        // A window of UIKit's is black behind views that have no colour.
        let ground = application.window.backgroundColor ?? .black
        ControllerView(controller: controller).background(Color(uiColor: ground)).ignoresSafeArea()
      }
    }
  }
}

/// A program's delegates, and the window that they show.
@MainActor private final class StartedApplication: ObservableObject {
  private let application: any UIApplicationDelegate
  private let scene: (any UISceneDelegate)?
  let window: UIWindow

  init(
    application makeApplication: @MainActor () -> any UIApplicationDelegate,
    scene makeScene: (@MainActor () -> any UISceneDelegate)?, beginsWithStoryboard: Bool
  ) {
    let started = UIApplication.shared
    UIWindow.isStarting = true
    defer { UIWindow.isStarting = false }
    application = makeApplication()
    started.delegate = application
    let filled = beginsWithStoryboard ? Self.filledWindow() : nil
    if makeScene == nil, let filled { application.window = filled }
    _ = application.application(started, willFinishLaunchingWithOptions: nil)
    _ = application.application(started, didFinishLaunchingWithOptions: nil)
    scene = makeScene?()
    if let filled { (scene as? any UIWindowSceneDelegate)?.window = filled }
    scene?.connect()
    application.applicationDidBecomeActive(started)
    let window =
      (scene as? any UIWindowSceneDelegate)?.window ?? application.window ?? filled
      ?? UIWindow(frame: UIScreen.main.bounds)
    UIWindow.main = window
    self.window = window
    if window.rootViewController == nil {
      window.rootViewController = UIStoryboard.main?.instantiateInitialViewController()
    }
    if window.rootViewController == nil {
      Reports.once(
        "nothing is shown: neither a delegate nor a storyboard gives the window a controller")
    }
  }

  /// A window with what the program's storyboard begins with; nil without such a storyboard.
  private static func filledWindow() -> UIWindow? {
    guard let controller = UIStoryboard.main?.instantiateInitialViewController() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }
}
