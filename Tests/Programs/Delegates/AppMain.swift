import SwiftUI
import UIKit
import UserNotifications

class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var visits = 1

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    Launch.shared.didLaunch = true
    UITabBar.appearance().unselectedItemTintColor = .gray
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var connections = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { connections += 1 }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}

@Observable final class Launch {
  static let shared = Launch()
  var didLaunch = false
}

@main
struct DelegatesApp: App {
  @UIApplicationDelegateAdaptor private var delegate: AppDelegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var phases: [String] = []

  var body: some Scene {
    WindowGroup {
      VStack {
        Text(Launch.shared.didLaunch ? "launched" : "not launched")
        Text(version)
        Badge()
        Stepper("Visits", value: $delegate.visits)
      }
      .onOpenURL { print($0) }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { phases.append("active") }
    }
    .commands { CommandMenu("Extras") { Button("Do") {}.keyboardShortcut("d") } }
  }

  var version: String {
    let info = Bundle.main.infoDictionary
    return
      "\(info?["CFBundleShortVersionString"] as? String ?? "?") (\(info?["CFBundleVersion"] as? String ?? "?"))"
  }
}

struct Badge: View {
  @EnvironmentObject private var delegate: AppDelegate
  @EnvironmentObject private var scene: SceneDelegate

  var body: some View {
    Text("Visits: \(delegate.visits), scenes: \(scene.connections)").padding(8).background(
      .yellow, in: .capsule)
  }
}
