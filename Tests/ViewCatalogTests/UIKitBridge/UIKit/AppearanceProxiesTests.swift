import Foundation
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
}
