import SwiftUI
import RecipeKit
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UINavigationBar.appearance().largeTitleTextAttributes = [
      .foregroundColor: UIColor(named: "AccentColor")!
    ]; return true
  }
}
@main struct RecipesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @State private var book = RecipeBook()
  var body: some Scene {
    WindowGroup { RecipeList().environment(book).task { await book.load() } }.commands {
      CommandMenu("Recipes") { Button("New") {}.keyboardShortcut("n") }
    }
  }
}
