import Foundation
import ViewCatalog
import ViewRuntime

/// The window of a program that UIKit starts: its delegate is made and told, then that of its scene, and what they put
/// into a window is shown.
public struct _ApplicationRoot: View {
  @StateObject private var application: StartedApplication

  /// Both are made once. No other code can make a class by its type alone here, so the command writes the closures.
  public init(
    _ application: @escaping @MainActor () -> any UIApplicationDelegate,
    scene: (@MainActor () -> any UISceneDelegate)? = nil
  ) {
    _application = StateObject(
      wrappedValue: StartedApplication(application: application, scene: scene))
  }

  public var body: some View {
    if let controller = application.window.rootViewController {
      if let content = (controller as? any HostsRootView)?.hostedRoot {
        content
      } else {
        ControllerView(controller: controller).ignoresSafeArea()
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
    scene makeScene: (@MainActor () -> any UISceneDelegate)?
  ) {
    let started = UIApplication.shared
    UIWindow.isStarting = true
    defer { UIWindow.isStarting = false }
    application = makeApplication()
    started.delegate = application
    _ = application.application(started, willFinishLaunchingWithOptions: nil)
    _ = application.application(started, didFinishLaunchingWithOptions: nil)
    scene = makeScene?()
    scene?.connect()
    application.applicationDidBecomeActive(started)
    let window =
      (scene as? any UIWindowSceneDelegate)?.window ?? application.window
      ?? UIWindow(frame: UIScreen.main.bounds)
    UIWindow.main = window
    self.window = window
    if window.rootViewController == nil {
      Reports.once(
        "nothing is shown: no delegate gives its window a controller, and storyboards are not read")
    }
  }
}
