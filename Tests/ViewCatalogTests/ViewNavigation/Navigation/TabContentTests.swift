import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Tabs")
struct TabContentTests {
  private enum Place: Hashable { case home, list, more }

  private struct Extra: TabContent {
    let names: [String]
    var body: some TabContent<Int> {
      ForEach(names.indices, id: \.self) { index in
        Tab(value: 10 + index) {
          Box("screen \(names[index])")
        } label: {
          Box("title \(names[index])", 10, 10)
        }
      }
    }
  }

  private func tab(_ name: String, _ value: Int) -> Tab<Int, Box, Box> {
    Tab(value: value) {
      Box("screen \(name)")
    } label: {
      Box("title \(name)", 10, 10)
    }
  }

  @Test("A tap on a title chooses the tab's value")
  func choosing() {
    let chosen = Noted(1)
    let probe = LayoutProbe(400, 800) {
      TabView(selection: chosen.binding) {
        tab("one", 1)
        tab("two", 2)
      }
    }
    #expect(probe.shows("screen one"))
    probe.tap("title two")
    #expect(chosen.value == 2)
  }

  @Test("Conditions, loops, sections and a program's own tabs stand in their order")
  func building() {
    let hasSecond = true
    let probe = LayoutProbe(900, 800) {
      TabView(selection: .constant(1)) {
        tab("one", 1)
        if hasSecond { tab("two", 2) }
        TabSection("Others") {
          tab("three", 3)
          ForEach([4], id: \.self) { tab("\($0)", $0) }
        }
        Extra(names: ["a"])
      }
    }
    let titles = ["one", "two", "three", "4", "a"]
    let places = titles.map { probe.middle("title \($0)").x }
    #expect(places == places.sorted())
    #expect(places.allSatisfy { $0 > 0 })
  }

  @Test("A hidden tab is missing in the bar, and its screen can still be chosen")
  func hidden() {
    let probe = LayoutProbe(400, 800) {
      TabView(selection: .constant(2)) {
        tab("one", 1)
        tab("two", 2).hidden()
      }
    }
    #expect(probe.shows("title one"))
    #expect(!probe.shows("title two"))
    #expect(probe.shows("screen two"))
  }

  @Test("Tabs without values are chosen by taps")
  func withoutValues() {
    let probe = LayoutProbe(400, 800) {
      TabView {
        Tab {
          Box("screen one")
        } label: {
          Box("title one", 10, 10)
        }
        Tab {
          Box("screen two")
        } label: {
          Box("title two", 10, 10)
        }
      }
    }
    #expect(probe.shows("screen one"))
    probe.tap("title two")
    #expect(probe.shows("screen two"))
  }

  @Test("Tabs without values in sections are not taken for those before them")
  func withoutValuesInSections() {
    let probe = LayoutProbe(600, 800) {
      TabView {
        Tab {
          Box("screen one")
        } label: {
          Box("title one", 10, 10)
        }
        TabSection {
          Tab {
            Box("screen two")
          } label: {
            Box("title two", 10, 10)
          }
          Tab {
            Box("screen three")
          } label: {
            Box("title three", 10, 10)
          }
        }
      }
    }
    probe.tap("title three")
    #expect(probe.shows("screen three"))
    probe.tap("title two")
    #expect(probe.shows("screen two"))
  }

  @Test("What is kept of a sidebar's tabs is read back from a file")
  func customization() throws {
    var customization = TabViewCustomization()
    #expect(customization[sidebarVisibility: "a"] == nil)
    customization[sidebarVisibility: "a"] = .hidden
    let data = try JSONEncoder().encode(customization)
    let again = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(again[sidebarVisibility: "a"] == .hidden)
    #expect(again[tab: "a"]?.tabBarVisibility == .automatic)
  }
}
