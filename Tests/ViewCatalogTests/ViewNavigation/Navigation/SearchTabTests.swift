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

/// After Apple's description of tabs to search with on iOS 26: choosing one turns the bar of tabs into the field.
@MainActor @Suite("Tabs to search with")
struct SearchTabTests {
  private let text = Noted("")

  private func probe(hasField: Bool = true, searchesAtOnce: Bool = false) -> LayoutProbe {
    let text = text
    return LayoutProbe(390, 844) {
      TabView {
        Tab {
          Box("home")
        } label: {
          Label {
            Box("one", 30, 10)
          } icon: {
            Box("first", 20, 20)
          }
        }
        Tab {
          Box("library")
        } label: {
          Label {
            Box("two", 30, 10)
          } icon: {
            Box("second", 20, 20)
          }
        }
        Tab(role: .search) {
          NavigationStack {
            VStack {
              Box("results")
              NavigationLink(destination: Box("detail")) { Box("link", 100, 40) }
            }
            .modifier(Field(text: hasField ? text.binding : nil))
          }
        } label: {
          Label {
            Box("three", 30, 10)
          } icon: {
            Box("glass", 20, 20)
          }
        }
      }
      .searchesInChosenTab(searchesAtOnce)
    }
  }

  private struct Field: ViewModifier {
    let text: Binding<String>?

    @ViewBuilder func body(content: Content) -> some View {
      if let text {
        content.searchable(text: text)
          .searchTokens(
            SearchTokens([SearchTokens.Token(id: 1, label: AnyView(Box("token", 40, 16)))]))
      } else {
        content
      }
    }
  }

  @Test("The field takes the place of the bar, beside the tab from which one came")
  func field() throws {
    let probe = probe()
    probe.tap(probe.middle("second"))
    probe.run(0.5)
    probe.tap(probe.middle("glass"))
    probe.run(0.5)
    #expect(probe.shows("results") && !probe.shows("first") && !probe.shows("glass"))
    let back = try #require(probe.frame("second"))
    let token = try #require(probe.frame("token"))
    // In the row in which the bar of tabs stood.
    #expect(back.midX < 60 && token.minX > back.maxX)
    #expect(abs(back.midY - token.midY) < 1 && token.midY > 780)
    probe.tap(probe.middle("second"))
    probe.run(0.5)
    #expect(probe.shows("library") && probe.shows("first") && probe.shows("glass"))
  }

  @Test("While one searches the other tab makes room for a button that ends the search")
  func searching() throws {
    let probe = probe()
    probe.tap(probe.middle("glass"))
    probe.run(0.5)
    let row = probe.middle("token").y
    probe.tap(CGPoint(x: 200, y: row))
    probe.run(0.5)
    #expect(!probe.shows("first") && probe.shows("token"))
    text.value = "a"
    probe.run(0.1)
    probe.tap(CGPoint(x: 390 - 21 - 24, y: row))
    probe.run(0.5)
    #expect(text.value == "")
    #expect(probe.shows("first"))
  }

  @Test("Where that is asked for one searches as soon as the tab is chosen")
  func atOnce() {
    let probe = probe(searchesAtOnce: true)
    #expect(!probe.shows("token"))
    probe.tap(probe.middle("glass"))
    probe.run(0.5)
    #expect(probe.shows("token") && !probe.shows("first"))
  }

  @Test("A screen that is pushed, and one without a field, have the bar of tabs")
  func others() {
    let pushed = probe()
    pushed.tap(pushed.middle("glass"))
    pushed.run(0.5)
    pushed.tap(pushed.middle("link"))
    pushed.run(1)
    #expect(pushed.shows("detail") && pushed.shows("second") && pushed.shows("glass"))
    let plain = probe(hasField: false)
    plain.tap(plain.middle("glass"))
    plain.run(0.5)
    #expect(plain.shows("results") && plain.shows("first") && plain.shows("glass"))
  }
}
