import SwiftUI

struct ContentView: View {
  @State private var poller = Poller()
  @State private var count = 0
  @State private var registered = false

  var body: some View {
    VStack(spacing: 20) {
      TimelineView(.periodic(from: .now, by: 0.25)) { _ in
        Text("\(poller.count) polls").font(.largeTitle)
      }
      Text(registered ? "A font" : "No font")
      NavigationView {
        VStack {
          NavigationLink("One", isActive: .constant(false)) { Text("One") }
          NavigationLink("Two", tag: 2, selection: .constant(nil)) { Text("Two") }
        }
      }
    }
    .onAppear {
      poller.start()
      var problem: Unmanaged<CFError>?
      for url in Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
        registered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &problem)
      }
    }
  }
}
