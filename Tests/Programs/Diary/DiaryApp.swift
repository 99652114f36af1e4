import SwiftUI

@main
struct DiaryApp: App {
  let persistence = Persistence.preview

  var body: some Scene {
    WindowGroup {
      ContentView().environment(\.managedObjectContext, persistence.container.viewContext)
    }
  }
}
