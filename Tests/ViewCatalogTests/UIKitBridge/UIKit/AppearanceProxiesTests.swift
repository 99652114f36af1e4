import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing
import ViewControls

@testable import UIKitBridge

/// What is wished for all bars is wished for those of other tests too: each wish is taken back.
@Suite("Wishes for all bars", .serialized) @MainActor
struct AppearanceProxiesTests {
  @Test("Titles have the colour and the font that are wished for all, until they are taken back")
  func titles() {
    let bar = UINavigationBar.appearance()
    defer {
      bar.titleTextAttributes = nil
      bar.largeTitleTextAttributes = nil
    }
    bar.largeTitleTextAttributes = [
      .foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 40),
    ]
    #expect(SystemBars.largeTitle.color == Color(UIColor.systemRed))
    #expect(SystemBars.largeTitle.font == Font(UIFont.boldSystemFont(ofSize: 40)))
    bar.largeTitleTextAttributes = nil
    #expect(SystemBars.largeTitle.color == nil && SystemBars.largeTitle.font == nil)
  }

  @Test("A look of bars brings its colour and its titles; a clear one is the usual")
  func looks() {
    let bar = UINavigationBar.appearance()
    defer {
      bar.backgroundColor = nil
      bar.titleTextAttributes = nil
    }
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = look
    #expect(SystemBars.navigationBackground == Color(UIColor.systemIndigo))
    #expect(SystemBars.title.color == Color(UIColor.white))
    look.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = look
    #expect(SystemBars.navigationBackground == nil)
  }

  @Test("Tab bars take the colours of their items and of what lies behind from a look")
  func tabBars() {
    let bar = UITabBar.appearance()
    defer {
      bar.backgroundColor = nil
      bar.tintColor = nil
      bar.unselectedItemTintColor = nil
    }
    let look = UITabBarAppearance()
    look.backgroundColor = .systemYellow
    look.stackedLayoutAppearance.selected.iconColor = .systemPink
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    bar.standardAppearance = look
    #expect(SystemBars.tabBarBackground == Color(UIColor.systemYellow))
    #expect(SystemBars.selectedTab == Color(UIColor.systemPink))
    #expect(SystemBars.unselectedTab == Color(UIColor.brown))
    bar.backgroundColor = .clear
    #expect(SystemBars.tabBarBackground == nil)
  }

  @Test("SwiftUI's sliders and UIKit's have the colours that are wished for the parts of all")
  func sliders() {
    let all = UISlider.appearance()
    defer {
      all.minimumTrackTintColor = nil
      all.maximumTrackTintColor = nil
      all.thumbTintColor = nil
    }
    all.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    all.maximumTrackTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    all.thumbTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    for uikit in [false, true] {
      let stage = Stage(Both(uikit: uikit), size: CGSize(width: 200, height: 40), scale: 1)
      func color(_ x: CGFloat) -> [UInt8]? {
        stage.picture.color(at: CGPoint(x: x, y: 20)).map { [$0.red, $0.green, $0.blue] }
      }
      #expect(color(20) == [255, 0, 0])
      #expect(color(180) == [0, 255, 0])
      #expect(color(100) == [0, 0, 255])
    }
  }

  private struct Both: View {
    let uikit: Bool
    var body: some View {
      if uikit { Hosted() } else { Slider(value: .constant(0.5)) }
    }
  }

  private struct Hosted: UIViewRepresentable {
    func makeUIView(context: Context) -> UISlider {
      let slider = UISlider()
      slider.value = 0.5
      return slider
    }
    func updateUIView(_ view: UISlider, context: Context) {}
  }
}
