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
}
