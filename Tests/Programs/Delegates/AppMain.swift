import SwiftUI
import UIKit
import UserNotifications

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    Launch.shared.didLaunch = true
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    UINavigationBar.appearance().standardAppearance = appearance
    UITabBar.appearance().unselectedItemTintColor = .gray
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }
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
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var phases: [String] = []

  var body: some Scene {
    WindowGroup {
      VStack {
        Text(Launch.shared.didLaunch ? "launched" : "not launched")
        Text(version)
        LegacyScreen().frame(height: 200)
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

struct LegacyScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let controller = LegacyController()
    return UINavigationController(rootViewController: controller)
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class LegacyController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Legacy"
    view.backgroundColor = .systemGroupedBackground
    label.text = "A label"
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    let hosting = UIHostingController(rootView: Badge())
    addChild(hosting)
    hosting.view.frame = CGRect(x: 20, y: 80, width: 100, height: 60)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
  }
}

struct Badge: View {
  var body: some View { Text("Hosted").padding(8).background(.yellow, in: .capsule) }
}
