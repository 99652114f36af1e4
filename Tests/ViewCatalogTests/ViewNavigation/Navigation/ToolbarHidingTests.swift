import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("What is left out of bars")
struct ToolbarHidingTests {
  @Test("A removed title is not in the bar, wherever it is set")
  func title() {
    var bar = BarContent()
    bar.title = Text("Title")
    bar.removed = [.title]
    bar.leaveOutRemovedItems()
    #expect(bar.title == nil)
  }

  @Test("A removed sidebar toggle leaves the other items")
  func sidebarToggle() {
    var bar = BarContent()
    bar.items = [
      BarItem(id: BarContent.sidebarToggleID, place: .leading, content: AnyView(EmptyView())),
      BarItem(id: "other", place: .trailing, content: AnyView(EmptyView())),
    ]
    bar.removed = [.sidebarToggle]
    bar.leaveOutRemovedItems()
    #expect(bar.items.map(\.id) == ["other"])
  }

  @Test("A hidden view of a group of controls takes no room")
  func hiddenView() {
    let probe = LayoutProbe(300, 100) {
      HStack(spacing: 0) {
        Box("share", 40, 20)
        Box("hidden", 40, 20).toolbarItemHidden()
        Box("seen", 40, 20).toolbarItemHidden(false)
      }
    }
    #expect(!probe.shows("hidden"))
    #expect(probe.middle("seen").x - probe.middle("share").x == 40)
  }
}
