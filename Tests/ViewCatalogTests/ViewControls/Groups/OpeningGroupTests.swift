import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Rows that open others")
struct OpeningGroupTests {
  @Test("In a list the title and each opened view are rows of 56 points, those opened further in")
  func rows() {
    let isOpen = WatchedValue(true)
    let probe = LayoutProbe(320, 600) {
      List {
        DisclosureGroup(isExpanded: isOpen.binding) {
          Box("first", 50, 24)
          Box("second", 50, 24)
        } label: {
          Box("title", 50, 24)
        }
        Box("after", 50, 24)
      }
    }
    let rows = ["title", "first", "second", "after"].map { probe.middle($0) }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1.y - $0.y == 56 })
    #expect(rows[1].x - rows[0].x == 20 && rows[2].x == rows[1].x && rows[3].x == rows[0].x)
  }

  @Test("A touch anywhere on the title's row opens it, and the rows below make room over time")
  func opening() {
    let probe = LayoutProbe(320, 600) {
      List {
        DisclosureGroup {
          Box("inside", 50, 24)
        } label: {
          Box("title", 50, 24)
        }
        Box("after", 50, 24)
      }
    }
    let (title, start) = (probe.middle("title"), probe.middle("after").y)
    #expect(!probe.shows("inside"))
    probe.tap(CGPoint(x: 200, y: title.y))
    #expect(probe.shows("inside"))
    probe.run(2)
    #expect(probe.middle("after").y == start + 56)
  }

  @Test("Groups within groups go in by a step each")
  func nesting() {
    let probe = LayoutProbe(320, 600) {
      Form {
        DisclosureGroup(isExpanded: .constant(true)) {
          DisclosureGroup(isExpanded: .constant(true)) {
            Box("deep", 50, 24)
          } label: {
            Box("inner", 50, 24)
          }
        } label: {
          Box("outer", 50, 24)
        }
      }
    }
    let x = ["outer", "inner", "deep"].map { probe.middle($0).x }
    #expect(x[1] - x[0] == 20 && x[2] - x[1] == 20)
  }

  @Test("In a stack within a row a group stays one view: what it opens is part of the row")
  func insideRow() {
    let probe = LayoutProbe(320, 600) {
      List {
        HStack {
          DisclosureGroup(isExpanded: .constant(true)) {
            Box("inside", 50, 24)
          } label: {
            Box("title", 50, 24)
          }
        }
        Box("after", 50, 24)
      }
    }
    #expect(probe.middle("inside").x == probe.middle("title").x)
    #expect(probe.middle("inside").y - probe.middle("title").y < 56)
  }

  @Test("Where rows are chosen a touch of the title chooses it, and its chevron opens it")
  func choosing() {
    let chosen = Noted<Int?>(nil)
    let probe = LayoutProbe(320, 600) {
      List(selection: chosen.binding) {
        DisclosureGroup {
          Box("inside", 50, 24).tag(2)
        } label: {
          Box("title", 50, 24)
        }
        .tag(1)
      }
    }
    let title = probe.middle("title")
    probe.tap(title)
    #expect(chosen.value == 1 && !probe.shows("inside"))
    // The chevron ends 16 points before the card, which ends 16 before the window.
    probe.tap(CGPoint(x: 284, y: title.y))
    #expect(probe.shows("inside"))
  }

  @Test(
    "Sections of a sidebar fold by a touch of their header, those of other lists by their binding alone"
  )
  func sections() {
    func fold(_ isSidebar: Bool) -> Bool {
      let isOpen = WatchedValue(true)
      let probe = LayoutProbe(320, 600) {
        let list = List {
          Section(isExpanded: isOpen.binding) {
            Box("row", 50, 24)
          } header: {
            Box("header", 50, 24)
          }
        }
        if isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.insetGrouped) }
      }
      probe.tap(CGPoint(x: 200, y: probe.middle("header").y))
      probe.run(2)
      return !probe.shows("row")
    }
    #expect(fold(true) && !fold(false))
  }
}
