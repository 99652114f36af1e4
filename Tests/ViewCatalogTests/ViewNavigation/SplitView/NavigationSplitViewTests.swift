import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Split views")
struct NavigationSplitViewTests {
  /// A sidebar of two rows, and a detail that shows which was chosen.
  private struct Fruit: View {
    let chosen: Binding<String?>
    var body: some View {
      NavigationSplitView {
        List(selection: chosen) {
          Box("apple row", 60, 24).tag("apple")
          NavigationLink(value: "pear") { Box("pear row", 60, 24) }
        }
      } detail: {
        if let name = chosen.wrappedValue { Box(name, 80, 40) } else { Box("nothing", 80, 40) }
      }
    }
  }

  private func fruit(_ width: CGFloat, _ height: CGFloat, _ chosen: String? = nil) -> (
    LayoutProbe, WatchedValue<String?>
  ) {
    let location = WatchedValue<String?>(chosen)
    return (LayoutProbe(width, height) { Fruit(chosen: location.binding) }, location)
  }

  @Test(
    "On a phone the sidebar comes first, what is chosen in it shows the detail, and back forgets it"
  )
  func compact() {
    let (probe, chosen) = fruit(390, 844)
    #expect(probe.shows("apple row") && !probe.shows("nothing"))
    probe.tap("apple row")
    probe.run(2)
    #expect(chosen.value == "apple")
    #expect(probe.middle("apple").x == 195)
    probe.tap(CGPoint(x: 32, y: 32))
    probe.run(2)
    #expect(!probe.shows("apple") && chosen.value == nil)
  }

  @Test("A row that is a link chooses its value, on a phone and beside the detail")
  func links() {
    for (width, height) in [(390.0, 844.0), (1024, 768)] {
      let (probe, chosen) = fruit(width, height)
      probe.tap("pear row")
      probe.run(2)
      #expect(chosen.value == "pear")
      #expect(probe.shows("pear"))
    }
  }

  @Test(
    "What is chosen from the start is shown at once on a phone; nothing chosen shows the sidebar")
  func preset() {
    let (probe, chosen) = fruit(390, 844, "apple")
    probe.run(0.1)
    #expect(probe.middle("apple").x == 195)
    chosen.value = nil
    probe.run(2)
    #expect(!probe.shows("apple") && probe.middle("apple row").x < 195)
  }

  @Test("In an iPad's window two columns stand side by side: a panel 8 points in, then the detail")
  func twoColumns() {
    let probe = LayoutProbe(1024, 768) {
      NavigationSplitView {
        Box("sidebar").navigationSplitViewColumnWidth(300)
      } detail: {
        Box("detail")
      }
    }
    probe.run(0.1)
    let sidebar = probe.frame("sidebar")
    #expect(sidebar?.minX == 8 && sidebar?.width == 300 && sidebar?.maxY == 760)
    #expect(probe.frame("detail")?.minX == 308 && probe.frame("detail")?.maxX == 1024)
  }

  @Test(
    "Three columns are as wide as they like best within their limits; the detail takes the rest")
  func threeColumns() {
    let probe = LayoutProbe(1024, 768) {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Box("sidebar").navigationSplitViewColumnWidth(200)
      } content: {
        Box("content").navigationSplitViewColumnWidth(min: 100, ideal: 400, max: 250)
      } detail: {
        Box("detail")
      }
    }
    probe.run(0.1)
    #expect(probe.frame("content")?.minX == 208 && probe.frame("content")?.width == 250)
    #expect(probe.frame("detail")?.minX == 458 && probe.frame("detail")?.maxX == 1024)
  }

  @Test("The visibility says which columns are seen, and the button in the bar changes it")
  func visibility() {
    let visibility = WatchedValue(NavigationSplitViewVisibility.doubleColumn)
    let probe = LayoutProbe(1024, 768) {
      NavigationSplitView(columnVisibility: visibility.binding) {
        Box("sidebar")
      } content: {
        Box("content")
      } detail: {
        Box("detail")
      }
    }
    #expect(!probe.shows("sidebar") && probe.shows("content"))
    visibility.value = .detailOnly
    probe.run(2)
    #expect(!probe.shows("content") && probe.frame("detail")?.minX == 0)
    // A button of 44 points at the beginning of the detail's bar.
    probe.tap(CGPoint(x: 32, y: 32))
    probe.run(2)
    #expect(visibility.value == .all && probe.shows("sidebar"))
  }

  @Test("With a prominent detail the other columns lie over it")
  func prominentDetail() {
    let probe = LayoutProbe(1024, 768) {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Box("sidebar")
      } detail: {
        Box("detail")
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
    #expect(probe.frame("detail")?.width == 1024 && probe.shows("sidebar"))
  }

  @Test("The preferred column is on top on a phone, and follows its user back")
  func preferredColumn() {
    let preferred = WatchedValue(NavigationSplitViewColumn.detail)
    let probe = LayoutProbe(390, 844) {
      NavigationSplitView(preferredCompactColumn: preferred.binding) {
        Box("sidebar", 50, 50)
      } content: {
        Box("content", 50, 50)
      } detail: {
        Box("detail", 50, 50)
      }
    }
    probe.run(0.1)
    #expect(probe.middle("detail").x == 195)
    probe.tap(CGPoint(x: 32, y: 32))
    probe.run(2)
    #expect(preferred.value == .content && !probe.shows("detail"))
    #expect(probe.middle("content").x == 195)
    preferred.value = .sidebar
    probe.run(2)
    #expect(probe.middle("sidebar").x == 195 && !probe.shows("content"))
  }

  @Test(
    "A link in the sidebar of an iPad shows its screen in place of the detail, on a phone above")
  func destinations() {
    for (width, height) in [(390.0, 844.0), (1024, 768)] {
      let probe = LayoutProbe(width, height) {
        NavigationSplitView {
          NavigationLink(value: 7) { Box("link", 60, 24) }
            .navigationDestination(for: Int.self) { _ in Box("seven", 50, 50) }
        } detail: {
          Box("nothing", 50, 50)
        }
      }
      probe.tap("link")
      probe.run(2)
      #expect(probe.shows("seven") && !probe.shows("nothing"))
      #expect(width < 700 || probe.middle("seven").x > 328)
    }
  }

  @Test("A stack in the detail has one bar, whose button leads back to the sidebar on a phone")
  func stackInColumn() {
    let chosen = WatchedValue<Int?>(1)
    let probe = LayoutProbe(390, 844) {
      NavigationSplitView {
        List(selection: chosen.binding) { Box("row", 60, 24).tag(1) }
      } detail: {
        NavigationStack {
          NavigationLink {
            Box("deeper", 60, 24)
          } label: {
            Box("link").frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .buttonStyle(.plain)
        }
      }
    }
    probe.run(0.1)
    // One bar of 64 points, not two.
    #expect(probe.windowElement("link")?.frameInWindow.minY == 64)
    probe.tap("link")
    probe.run(2)
    #expect(probe.middle("deeper").x == 195)
    probe.tap(CGPoint(x: 32, y: 32))
    probe.run(2)
    #expect(!probe.shows("deeper") && probe.shows("link"))
    probe.tap(CGPoint(x: 32, y: 32))
    probe.run(2)
    #expect(!probe.shows("link") && probe.shows("row"))
  }
}
