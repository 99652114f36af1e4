import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// What a bar of tabs says, and when it is there.
@MainActor @Suite("The bar of tabs")
struct TabTests {
  private struct Screens: View {
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Open") {
            Text("Detail").navigationTitle("Inside").toolbar(.hidden, for: .tabBar)
          }
          .navigationTitle("Outside")
        }
        .tabItem { Label("First", systemImage: "star").symbolEffect(.pulse) }
        .badge(7)
        Group {
          Text("Alone").tabItem { Text("Second") }
          Text("Also alone").tabItem { Text("Third") }
        }
        .toolbarVisibility(.hidden, for: .tabBar)
      }
    }
  }

  @Test("A screen that is pushed hides it, and shows it again when it goes")
  func pushed() {
    let stage = Stage(Screens())
    #expect(stage[.role(.tabBar)].exists)
    stage["Open"].tap()
    stage.settle()
    #expect(stage["Detail"].exists)
    #expect(!stage[.role(.tabBar)].exists)
    stage["Back"].tap()
    stage.settle()
    #expect(stage["Open"].isVisible)
    #expect(stage[.role(.tabBar)].exists)
  }

  @Test("Tabs of a group hide it, each while it is shown, and have the room that it leaves")
  func grouped() {
    let stage = Stage(Screens(), device: .iPhone17)
    stage["Second"].tap()
    stage.settle()
    #expect(stage["Alone"].exists)
    #expect(!stage[.role(.tabBar)].exists)
    // In the middle of the safe area, from 62 to 874 - 34 points.
    #expect(abs(stage["Alone"].frame.midY - (62 + 840) / 2) < 0.5)
  }

  @Test(
    "It stands 23 points above the window's edge, and its room ends there, with and without a home indicator"
  )
  func place() {
    for (device, height) in [(Device.iPhone17, 874.0), (.iPhoneSE, 667)] {
      let stage = Stage(
        TabView {
          Color.red.accessibilityElement().accessibilityLabel("screen").tabItem { Text("Tab") }
        }, device: device)
      #expect(abs(stage[.role(.tabBar)].frame.maxY - (height - 23)) < 1e-6)
      #expect(abs(stage["screen"].frame.maxY - (height - 83)) < 1e-6)
    }
  }

  @Test("A badge is the value of its button; symbols of titles stand still")
  func badge() {
    let stage = Stage(Screens())
    #expect(stage[.button, "First"].value == "7")
    #expect(stage[.button, "Second"].value == nil)
    #expect(stage.settle(limit: 1))
  }

  private struct Idiom: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      Text("\(UIDevice.current.userInterfaceIdiom == .pad) \(width == .regular)")
    }
  }

  @Test("A tablet says that it is one, and is of regular width")
  func tablet() {
    #expect(Stage(Idiom(), device: .iPadAir11)["true true"].exists)
    #expect(Stage(Idiom(), device: .iPhone17)["false false"].exists)
    #expect(Stage(Idiom(), size: CGSize(width: 1200, height: 800))["false false"].exists)
  }
}
