import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

/// Where iOS 26 puts the rows of lists and forms, as swiftui-web has recorded it on a simulator.
@MainActor @Suite("Lists as iOS 26 measures them")
struct ListMetricsTests {
  @Test("Rows stand 56 apart and 32 in, with 35 above the first card and 62 around a header")
  func insetGrouped() {
    let probe = LayoutProbe(320, 400, scale: 2) {
      List {
        Box("row1", 44.5, 24.5)
        Box("row2", 57, 24.5)
        Section("Fruit") {
          Box("row3", 52, 24.5)
          HStack {
            Box("detail", 44, 24.5); Spacer(); Box("value", 42, 24.5)
          }
        }
      }
    }
    #expect(probe.frame("row1") == rect(32, 50.75, 44.5, 24.5))
    #expect(probe.frame("row2") == rect(32, 106.75, 57, 24.5))
    #expect(probe.frame("row3") == rect(32, 224.75, 52, 24.5))
    #expect(probe.frame("detail") == rect(32, 280.75, 44, 24.5))
    #expect(probe.frame("value") == rect(246, 280.75, 42, 24.5))
  }

  @Test("A list is no wider than its place: a row that is wider runs out of its trailing edge")
  func wideRows() {
    let probe = LayoutProbe(320, 400, scale: 2) {
      List {
        Box("row1", 500, 24.5)
        HStack {
          Box("row2", 40, 24.5); Spacer(); Box("value", 42, 24.5)
        }
      }
    }
    #expect(probe.frame("row1")?.minX == 32)
    #expect(probe.frame("row2")?.minX == 32 && probe.frame("value")?.maxX == 288)
  }

  @Test("Rows of a plain list stand 56 apart and 16 in, headers 32 below them")
  func plain() {
    let probe = LayoutProbe(320, 300, scale: 2) {
      List {
        Box("row1", 44.5, 24.5)
        Box("row2", 57, 24.5)
        Section("Fruit") { Box("row3", 52, 24.5) }
      }
      .listStyle(.plain)
    }
    #expect(probe.frame("row1") == rect(16, 15.75, 44.5, 24.5))
    #expect(probe.frame("row2") == rect(16, 71.75, 57, 24.5))
    #expect(probe.frame("row3") == rect(16, 194.25, 52, 24.5))
  }

  @Test("A header stands 10 from the top, a footer 8 below its card and 23.5 above the next")
  func footers() {
    let probe = LayoutProbe(320, 400, scale: 2) {
      List {
        Section {
          Box("row1", 44.5, 24.5)
        } header: {
          Box("header", 37, 24.5)
        } footer: {
          Box("footer", 45, 21)
        }
        Section {
          Box("row2", 52, 24.5)
        } footer: {
          Box("footer2", 35, 21)
        }
      }
    }
    #expect(probe.frame("header") == rect(32, 10, 37, 24.5))
    #expect(probe.frame("row1")?.minY == 60.25)
    #expect(probe.frame("footer") == rect(32, 108.5, 45, 21))
    #expect(probe.frame("row2")?.minY == 168.75)
    #expect(probe.frame("footer2")?.minY == 217)
  }

  @Test("Controls in a form are as tall as their labels where those of UIKit overlap them")
  func form() {
    let probe = LayoutProbe(320, 520, scale: 2) {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada")).background(Box("name"))
          Toggle("Notifications", isOn: .constant(true)).background(Box("toggle"))
        }
        Section("Preferences") {
          Picker("Flavour", selection: .constant(1)) {
            Text("Vanilla").tag(1)
            Text("Chocolate").tag(2)
          }
          .background(Box("picker"))
          Stepper("Quantity: 3", value: .constant(3)).background(Box("stepper"))
          Slider(value: .constant(0.5)).background(Box("slider"))
          Box("button", 37, 24.5)
        }
      }
    }
    #expect(probe.frame("name") == rect(32, 59.5, 256, 26))
    #expect(probe.frame("toggle") == rect(32, 116.25, 256, 24.5))
    #expect(probe.frame("picker") == rect(32, 234.25, 256, 24.5))
    #expect(probe.frame("stepper") == rect(32, 290.25, 256, 24.5))
    #expect(probe.frame("slider") == rect(32, 345.5, 256, 31))
    #expect(probe.frame("button") == rect(32, 407.25, 37, 24.5))
  }

  @Test("Rows and sections stand apart as far as they are told to")
  func spacing() {
    let probe = LayoutProbe(320, 400, scale: 2) {
      List {
        Section("First") {
          Box("a1", 44.5, 24.5)
          Box("a2", 57, 24.5)
        }
        Section("Second") {
          Box("b1", 52, 24.5)
          Box("b2", 48.5, 24.5)
        }
      }
      .listRowSpacing(12)
      .listSectionSpacing(30)
    }
    let tops = ["a1", "a2", "b1", "b2"].map { probe.frame($0)!.minY }
    #expect(tops == [60.25, 128.25, 258.75, 326.75])
  }

  @Test("A row's badge stands before the chevron, whether it is the link's or its label's")
  func badges() {
    func badge(_ row: some View) -> CGRect? {
      let probe = LayoutProbe(320, 400, scale: 2) { NavigationStack { List { row } } }
      return probe.elements.first {
        ($0.node as? LeafNode<Text>) != nil && $0.childElements.isEmpty
      }?.frameInWindow
    }
    let inner = badge(
      NavigationLink {
        Box()
      } label: {
        Box("label", 40, 24.5).badge(7)
      })
    let outer = badge(
      NavigationLink {
        Box()
      } label: {
        Box("label", 40, 24.5)
      }
      .badge(7))
    for frame in [inner, outer] {
      let frame = frame ?? .null
      #expect(frame.maxX > 260 && frame.maxX < 282)
    }
  }

  @Test("A bar of one's own stands below a large title, and content below both")
  func ownBar() {
    let probe = LayoutProbe(320, 480, scale: 2) {
      NavigationStack {
        ScrollView { Box("content", 320, 900) }
          .safeAreaInset(edge: .top, spacing: 0) { Box("bar", 320, 40) }
          .navigationTitle("Settings")
      }
    }
    #expect(probe.frame("bar") == rect(0, 116.5, 320, 40))
    #expect(probe.frame("content")?.minY == 156.5)
  }

  @Test("An icon of a row is centred in a slot of 24 points, with 16 to the title")
  func labels() {
    let probe = LayoutProbe(320, 300, scale: 2) {
      List {
        Label {
          Box("title", 40.5, 24.5)
        } icon: {
          Box("icon", 28, 27)
        }
      }
    }
    #expect(probe.frame("icon") == rect(30, 49.5, 28, 27))
    #expect(probe.frame("title") == rect(72, 50.75, 40.5, 24.5))
  }

  @Test("A list without rows is as wide as the window")
  func emptyList() {
    let probe = LayoutProbe(320, 400, scale: 2) { List {}.background(Box("back")) }
    #expect(probe.frame("back") == rect(0, 0, 320, 400))
    let none: [Int] = []
    let rows = LayoutProbe(320, 400, scale: 2) {
      List(none, id: \.self) { _ in Box() }.background(Box("back"))
    }
    #expect(rows.frame("back") == rect(0, 0, 320, 400))
  }

  @Test(
    "A list begins at 116.5 under a large title, which takes the room above its card, and at 64 else"
  )
  func underBars() {
    let large = LayoutProbe(320, 480, scale: 2) {
      NavigationStack {
        List {
          NavigationLink {
            Box()
          } label: {
            Box("link", 40, 24.5)
          }
          Box("row", 32.5, 24.5)
        }
        .navigationTitle("Settings")
        .background(Box("list"))
      }
    }
    #expect(large.frame("list") == rect(0, 116.5, 320, 363.5))
    #expect(large.frame("link")?.origin == CGPoint(x: 32, y: 132.25))
    #expect(large.frame("row") == rect(32, 188.25, 32.5, 24.5))
    let inline = LayoutProbe(320, 300, scale: 2) {
      NavigationStack {
        List { Box("row", 32.5, 24.5) }
          .navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.inline)
          .background(Box("list"))
      }
    }
    #expect(inline.frame("list") == rect(0, 64, 320, 236))
    #expect(inline.frame("row")?.minY == 114.75)
  }
}
