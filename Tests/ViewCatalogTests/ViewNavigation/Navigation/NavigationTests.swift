import Foundation
import Geometry
import Testing

@_spi(Runtime) import Drawing
@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Navigation")
struct NavigationTests {
  @Test("A link shows its destination in place of the root, and the back button returns")
  func push() {
    let probe = LayoutProbe(400, 800) {
      NavigationStack {
        NavigationLink {
          Box("detail", 100, 100)
        } label: {
          Box("link", 100, 40)
        }
      }
    }
    #expect(!probe.shows("detail"))
    probe.tap("link")
    probe.run(2)
    #expect(probe.middle("detail").x == 200)
    #expect(probe.middle("link").x < 200)
    // The back button: 44 points at the leading end of the bar.
    probe.tap(CGPoint(x: 32, y: 32))
    probe.run(2)
    #expect(!probe.shows("detail"))
    #expect(probe.middle("link").x == 200)
  }

  @Test("A bar is drawn above a background that reaches up to the window's edge")
  func barAboveBackground() throws {
    let probe = LayoutProbe(400, 800) {
      NavigationStack {
        Box("background").ignoresSafeArea()
          .toolbar { ToolbarItem(placement: .topBarLeading) { Box("item", 30, 30) } }
      }
    }
    #expect(probe.frame("background") == rect(0, 0, 400, 800))
    #expect(probe.middle("item").y == 32)
    let widths = probe.host.frame(at: 1).displayList.drawnWidths
    #expect(try #require(widths.lastIndex(of: 30)) > #require(widths.lastIndex(of: 400)))
  }

  @Test(
    "While a screen comes in its background covers itself alone, and its title scrolls away later")
  func pushedBackground() {
    let probe = LayoutProbe(400, 800) {
      NavigationStack {
        NavigationLink {
          ScrollView { Box("tall", 400, 2000) }
            .background { Box("cover").ignoresSafeArea() }
            .navigationTitle("Detail")
        } label: {
          Box("link", 100, 40)
        }
        .navigationTitle("Root")
      }
    }
    probe.tap("link")
    probe.step()
    #expect(probe.windowElement("cover")!.frame.width == 400)
    probe.run(2)
    #expect(probe.frame("cover") == rect(0, 0, 400, 800))
    let scroll = probe.elements.compactMap { $0 as? ScrollElement }.first
    // Below the large title and the row of buttons.
    #expect(scroll?.reach.top == 116.5)
  }

  @Test("A pushed screen comes from the right")
  func slides() {
    let probe = LayoutProbe(400, 800) {
      NavigationView {
        NavigationLink(destination: Box("detail", 100, 100)) { Box("link", 100, 40) }
      }
    }
    probe.tap("link")
    probe.step()
    let early = probe.windowElement("detail")!.windowPoint(.zero).x
    probe.run(0.15)
    let later = probe.windowElement("detail")!.windowPoint(.zero).x
    // It comes to rest at 150.
    #expect(early > later && later > 150)
  }

  private struct Gallery: View {
    @Namespace private var namespace
    let zooms: Bool
    var body: some View {
      NavigationStack {
        NavigationLink {
          if zooms {
            Box("detail").navigationTransition(.zoom(sourceID: 7, in: namespace))
          } else {
            Box("detail").navigationTransition(.automatic)
          }
        } label: {
          Box("link", 100, 40)
        }
        .matchedTransitionSource(id: 7, in: namespace)
      }
    }
  }

  @Test(
    "A screen that zooms in grows out of its source, over a screen that stays; back again it shrinks"
  )
  func zoom() {
    let probe = LayoutProbe(400, 800) { Gallery(zooms: true) }
    let source = probe.frame("link")
    probe.tap("link")
    probe.step()
    probe.step()
    /// The box that a finger sees, with all that moves around it.
    func seen(_ name: String) -> CGRect {
      guard let element = probe.windowElement(name) else { return .null }
      let size = element.frame.size
      let corners = [CGPoint.zero, CGPoint(x: size.width, y: size.height)]
        .map { element.windowPoint($0) }
      return CGRect(
        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
        height: corners[1].y - corners[0].y)
    }
    let early = seen("detail")
    #expect(early.width < 0.3 * 400)
    #expect(abs(early.midX - source!.midX) < 20)
    #expect(probe.middle("link").x == source!.midX)
    probe.run(0.15)
    let later = seen("detail")
    #expect(later.width > early.width && later.width < 400)
    probe.run(2)
    #expect(seen("detail").width == 400)
    probe.tap(CGPoint(x: 32, y: 32))
    probe.run(0.2)
    #expect(seen("detail").width < 390)
    probe.run(2)
    #expect(!probe.shows("detail"))
    #expect(probe.frame("link") == source)
  }

  private struct ColoredDetail: View {
    @Namespace private var namespace
    var body: some View {
      NavigationStack {
        NavigationLink {
          Box("ground").ignoresSafeArea().navigationTransition(.zoom(sourceID: 1, in: namespace))
        } label: {
          Box("link", 100, 40)
        }
        .matchedTransitionSource(id: 1, in: namespace)
      }
    }
  }

  @Test("What reaches below the bar of a screen does so on a screen that has zoomed in, too")
  func zoomedGround() {
    let probe = LayoutProbe(400, 800) { ColoredDetail() }
    probe.tap("link")
    probe.run(3)
    #expect(probe.frame("ground") == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  private struct PathSample: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button {
          path = [1, 2]
        } label: {
          Box("go", 100, 40)
        }
        .navigationDestination(for: Int.self) { number in
          Button {
            path.removeAll()
          } label: {
            Box("screen\(number)", 100, 40)
          }
        }
      }
    }
  }

  @Test("Screens follow the program's path, up and down")
  func path() {
    let probe = LayoutProbe(400, 800) { PathSample() }
    probe.tap("go")
    probe.run(2)
    #expect(probe.middle("screen2").x == 200)
    probe.tap("screen2")
    probe.run(2)
    #expect(!probe.shows("screen2"))
    #expect(!probe.shows("screen1"))
    #expect(probe.middle("go").x == 200)
  }

  private struct DismissSample: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button {
        dismiss()
      } label: {
        Box("back", 100, 40)
      }
    }
  }

  @Test("dismiss takes the screen on top away")
  func dismiss() {
    let probe = LayoutProbe(400, 800) {
      NavigationStack {
        NavigationLink {
          DismissSample()
        } label: {
          Box("link", 100, 40)
        }
      }
    }
    probe.tap("link")
    probe.run(2)
    probe.tap("back")
    probe.run(2)
    #expect(!probe.shows("back"))
  }

  @Test("A hidden bar takes no room; a large title takes 52.5 points more than the row of buttons")
  func bars() {
    func top(_ change: (Box) -> some View) -> CGFloat {
      let probe = LayoutProbe(400, 800) { NavigationStack { change(Box("content")) } }
      return probe.frame("content")!.minY
    }
    #expect(top { $0.navigationTitle("Title").navigationBarHidden(true) } == 0)
    #expect(top { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } == 64)
    #expect(top { $0.navigationTitle("Title") } == 116.5)
  }

  @Test("Bars stay where they are beside content that is larger than its place")
  func largeContent() {
    let probe = LayoutProbe(400, 800) {
      NavigationStack {
        Box("large", 600, 1000)
          .toolbar { ToolbarItem(placement: .topBarLeading) { Box("item", 30, 30) } }
      }
    }
    let small = LayoutProbe(400, 800) {
      NavigationStack {
        Box("small", 60, 100)
          .toolbar { ToolbarItem(placement: .topBarLeading) { Box("item", 30, 30) } }
      }
    }
    #expect(probe.frame("item") == small.frame("item"))
    #expect(probe.middle("large") == small.middle("small"))
  }

  @Test("Items of a toolbar stand at the ends of the bar")
  func toolbar() {
    let count = Noted(0)
    let probe = LayoutProbe(400, 800) {
      NavigationStack {
        Box("content").toolbar {
          ToolbarItem(placement: .topBarLeading) { Box("left", 20, 20) }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
              count.value += 1
            } label: {
              Box("right", 20, 20)
            }
          }
        }
      }
    }
    #expect(probe.middle("left").x < 100)
    #expect(probe.middle("right").x > 300)
    probe.tap("right")
    #expect(count.value == 1)
  }

  @Test("Rows of a list lie below one another, at least 56 points tall")
  func list() {
    let probe = LayoutProbe(400, 800) { List { ForEach(0..<3) { Box("\($0)", 20, 10) } } }
    #expect(probe.middle("1").y - probe.middle("0").y == 56)
    #expect(probe.middle("2").y - probe.middle("1").y == 56)
  }

  @Test("Sections keep their rows together and show header and footer")
  func sections() {
    let probe = LayoutProbe(400, 800) {
      List {
        Section {
          Box("a", 20, 10)
        } header: {
          Box("header", 20, 10)
        } footer: {
          Box("footer", 20, 10)
        }
        Section("Other") { Box("b", 20, 10) }
      }
    }
    let order = ["header", "a", "footer", "b"].map { probe.middle($0).y }
    #expect(order == order.sorted())
    #expect(Set(order).count == 4)
  }

  @Test("A list's selection follows taps on its rows")
  func selection() {
    let chosen = Noted<Int?>(nil)
    let probe = LayoutProbe(400, 800) {
      List([3, 4, 5], id: \.self, selection: chosen.binding) { Box("\($0)", 20, 10) }
    }
    probe.tap("4")
    #expect(chosen.value == 4)
  }

  @Test("A tab bar shows one screen at a time")
  func tabs() {
    let probe = LayoutProbe(400, 800) {
      TabView {
        Box("first").tabItem { Box("tab1", 20, 20) }
        Box("second").tabItem { Box("tab2", 20, 20) }
      }
    }
    #expect(probe.windowElement("first")?.isPlaced == true)
    #expect(probe.windowElement("second")?.isPlaced != true)
    probe.tap("tab2")
    probe.run(0.5)
    #expect(probe.windowElement("second")?.frameInWindow.width == 400)
  }

  @Test("A swipe turns a page and tells the selection")
  func pages() {
    let page = Noted(0)
    let probe = LayoutProbe(400, 800) {
      TabView(selection: page.binding) { ForEach(0..<3) { Box("\($0)").tag($0) } }.tabViewStyle(
        .page)
    }
    probe.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
    #expect(page.value == 1)
  }
}
