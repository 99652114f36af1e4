import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Navigation views")
struct NavigationViewTests {
  private struct Resorts: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink {
            Box("slopes", 80, 40)
          } label: {
            Box("row", 60, 24)
          }
        }
        Box("welcome", 80, 40)
      }
    }
  }

  @Test("On a phone the first of several views is seen, and its links push")
  func phone() {
    let probe = LayoutProbe(390, 844) { Resorts() }
    #expect(probe.shows("row") && !probe.shows("welcome"))
    #expect(probe.windowElement("row")?.frameInWindow.minY ?? 800 < 200)
    probe.tap("row")
    probe.run(2)
    #expect(probe.shows("slopes") && probe.middle("slopes").x == 195)
  }

  @Test("In an iPad's window the second stands beside the first, and links take its place")
  func pad() {
    let probe = LayoutProbe(1024, 768) { Resorts() }
    #expect(probe.shows("row") && probe.shows("welcome"))
    #expect(probe.middle("row").x < probe.middle("welcome").x)
    probe.tap("row")
    probe.run(2)
    #expect(probe.shows("row") && probe.shows("slopes") && !probe.shows("welcome"))
  }

  @Test("As a stack only the first is seen, however wide the window is")
  func stack() {
    let probe = LayoutProbe(1024, 768) { Resorts().navigationViewStyle(.stack) }
    #expect(probe.shows("row") && !probe.shows("welcome"))
    #expect(probe.middle("row").x < 512)
    probe.tap("row")
    probe.run(2)
    #expect(probe.middle("slopes").x == 512)
  }

  @Test("A single view is a stack's root")
  func single() {
    let probe = LayoutProbe(1024, 768) { NavigationView { Box("root", 80, 40) } }
    #expect(probe.middle("root").x == 512)
  }

  @Test("A root without views leaves its bar at the top")
  func empty() {
    let probe = LayoutProbe(390, 844) {
      NavigationStack {
        EmptyView()
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Box("item", 20, 20) } }
      }
    }
    #expect(probe.shows("item") && probe.middle("item").y < 64)
  }
}
