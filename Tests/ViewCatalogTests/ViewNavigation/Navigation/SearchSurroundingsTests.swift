import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("What surrounds a search")
struct SearchSurroundingsTests {
  private let text = Noted("")

  private func probe(comesWithFocus: Bool = false) -> LayoutProbe {
    let text = text
    return LayoutProbe(390, 600) {
      NavigationStack {
        Box("screen")
          .searchable(text: text.binding, placement: .navigationBarDrawer)
          .searchTokens(
            SearchTokens(
              [SearchTokens.Token(id: 1, label: AnyView(Box("token", 40, 16)))],
              removeAll: { text.value = "removed" })
          )
          .searchScopes(
            .constant(1), comesWithFocus: comesWithFocus,
            scopes: Group {
              Box("all", 40, 16).tag(1)
              Box("unread", 40, 16).tag(2)
            }
          )
          .searchSuggestionRows(Box("suggestion", 80, 20).searchCompletionRow("halcyon"))
          .navigationTitle("Mail")
      }
    }
  }

  @Test("Tokens stand in the field, and go with what is typed")
  func tokens() throws {
    let probe = probe()
    let token = try #require(probe.frame("token"))
    #expect(token.minX > 30 && token.maxX < 150)
    // The sign at the field's end.
    probe.tap(CGPoint(x: 390 - 16 - 12 - 8, y: token.midY))
    #expect(text.value == "removed")
  }

  @Test("Scopes come once something is typed, or with the focus where that is asked for")
  func scopes() {
    #expect(!probe().shows("unread"))
    text.value = "sw"
    #expect(probe().shows("unread"))
    text.value = ""
    let focused = probe(comesWithFocus: true)
    #expect(!focused.shows("unread"))
    focused.tap(CGPoint(x: 200, y: focused.middle("token").y))
    focused.run(0.5)
    #expect(focused.shows("unread"))
  }

  @Test("Suggestions lie over the screen while the field has the focus, and are written into it")
  func suggestions() {
    let probe = probe()
    #expect(!probe.shows("suggestion"))
    probe.tap(CGPoint(x: 200, y: probe.middle("token").y))
    probe.run(0.5)
    #expect(probe.shows("suggestion"))
    probe.tap("suggestion")
    probe.run(0.5)
    #expect(text.value == "halcyon")
    #expect(!probe.shows("suggestion"))
  }

  @Test("What is written at a stack stands in the bars of its first screen, and is known inside")
  func atTheStack() throws {
    let text = text
    let probe = LayoutProbe(390, 600) {
      NavigationStack {
        SearchWatcher()
      }
      .searchable(text: text.binding, placement: .navigationBarDrawer)
      .searchTokens(SearchTokens([SearchTokens.Token(id: 1, label: AnyView(Box("token", 40, 16)))]))
      .searchScopes(
        .constant(1), comesWithFocus: true, scopes: Box("all", 40, 16).tag(1)
      )
      .searchSuggestionRows(Box("suggestion", 80, 20).searchCompletionRow("halcyon"))
    }
    #expect(probe.shows("idle") && !probe.shows("all"))
    let token = try #require(probe.frame("token"))
    probe.tap(CGPoint(x: 200, y: token.midY))
    probe.run(0.5)
    #expect(probe.shows("searching") && probe.shows("all"))
    probe.tap(probe.middle("suggestion"))
    #expect(text.value == "halcyon")
  }

  @Test("A sheet over a screen with a field has none of its own")
  func sheet() {
    let text = text
    let probe = LayoutProbe(390, 600) {
      NavigationStack {
        Box("screen").sheet(isPresented: .constant(true)) {
          NavigationStack { Box("inside") }
        }
      }
      .searchable(text: text.binding, placement: .navigationBarDrawer)
      .searchTokens(SearchTokens([SearchTokens.Token(id: 1, label: AnyView(Box("token", 40, 16)))]))
    }
    probe.run(1)
    #expect(probe.shows("inside"))
    #expect(probe.names.count { $0 == "token" } == 1)
  }
}

/// Tells whether one searches.
private struct SearchWatcher: View {
  @Environment(\.searchUse) private var use

  var body: some View { Box(use.isActive ? "searching" : "idle") }
}
