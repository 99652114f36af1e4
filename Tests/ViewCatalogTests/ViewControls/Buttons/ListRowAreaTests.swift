import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Where rows of lists are touched")
struct ListRowAreaTests {
  /// A point inside of each edge of a row of 400 points.
  private func edges(of row: CGRect) -> [CGPoint] {
    [
      CGPoint(x: row.minX + 1, y: row.midY), CGPoint(x: row.maxX - 1, y: row.midY),
      CGPoint(x: row.midX, y: row.minY + 1), CGPoint(x: row.midX, y: row.maxY - 1),
    ]
  }

  @Test("A button that is all of a row is touched in the row's margins, and not in the next row")
  func buttons() throws {
    let count = Noted(0)
    let probe = LayoutProbe(400, 400) {
      List {
        Button {
          count.value += 1
        } label: {
          Box("label", 40, 20)
        }
        .listRowBackground(Box("row"))
        Box("next", 40, 20)
      }
    }
    let row = try #require(probe.frame("row"))
    #expect(row.height == 56)
    for (index, point) in edges(of: row).enumerated() {
      probe.tap(point)
      #expect(count.value == index + 1, "touched at \(point)")
    }
    probe.tap(CGPoint(x: row.midX, y: row.maxY + 1))
    probe.tap(CGPoint(x: row.midX, y: row.minY - 1))
    #expect(count.value == 4)
  }

  @Test("A finger that goes down on the label and up in the row's margin has pressed it")
  func sliding() throws {
    let count = Noted(0)
    let probe = LayoutProbe(400, 400) {
      List {
        Button {
          count.value += 1
        } label: {
          Box("label", 40, 20)
        }
        .listRowBackground(Box("row"))
      }
    }
    let row = try #require(probe.frame("row"))
    probe.press(probe.middle("label"))
    probe.release(CGPoint(x: probe.middle("label").x, y: row.maxY - 2))
    #expect(count.value == 1)
    probe.press(probe.middle("label"))
    probe.release(CGPoint(x: probe.middle("label").x, y: row.maxY + 2))
    #expect(count.value == 1)
  }

  @Test("One button of several in a row is touched on its label alone")
  func several() throws {
    let count = Noted(0)
    let probe = LayoutProbe(400, 400) {
      List {
        VStack(spacing: 0) {
          Button {
            count.value += 1
          } label: {
            Box("label", 40, 20)
          }
          Box("below", 40, 20)
        }
        .listRowBackground(Box("row"))
      }
    }
    let row = try #require(probe.frame("row"))
    probe.tap(CGPoint(x: row.midX, y: row.minY + 1))
    #expect(count.value == 0)
    probe.tap(probe.middle("label"))
    #expect(count.value == 1)
  }

  @Test("A link leads on wherever its row is touched", arguments: 0..<4)
  func links(edge: Int) throws {
    let probe = LayoutProbe(400, 400) {
      NavigationStack {
        List {
          NavigationLink {
            Box("screen")
          } label: {
            Box("label", 40, 20)
          }
          .listRowBackground(Box("row"))
        }
      }
    }
    let row = try #require(probe.frame("row"))
    probe.tap(edges(of: row)[edge])
    probe.run(2)
    #expect(probe.shows("screen"))
  }

  @Test("A group opens wherever its row is touched", arguments: 0..<4)
  func groups(edge: Int) throws {
    let probe = LayoutProbe(400, 400) {
      List {
        DisclosureGroup {
          Box("inside", 40, 20)
        } label: {
          Box("label", 40, 20)
        }
        .listRowBackground(Box("row"))
      }
    }
    let row = try #require(probe.frame("row"))
    probe.tap(edges(of: row)[edge])
    probe.run(2)
    #expect(probe.shows("inside"))
  }

  @Test("An option of an inline picker is chosen wherever its row is touched", arguments: 0..<4)
  func options(edge: Int) throws {
    let chosen = Noted(1)
    let probe = LayoutProbe(400, 400) {
      List {
        Picker(selection: chosen.binding) {
          Box("one", 40, 20).tag(1)
          Box("two", 40, 20).tag(2)
        } label: {
          Box("fruit", 50, 20)
        }
        .pickerStyle(.inline)
      }
    }
    // Rows of 56 points in a list whose sides are 16 points from the window's.
    let row = CGRect(x: 16, y: probe.middle("two").y - 28, width: 368, height: 56)
    probe.tap(edges(of: row)[edge])
    #expect(chosen.value == 2)
  }

  @Test(
    "A picker's menu opens wherever its row is touched, unless it is disabled", arguments: 0..<4)
  func menus(edge: Int) throws {
    let chosen = Noted(1)
    func probe(isDisabled: Bool) -> LayoutProbe {
      LayoutProbe(400, 400) {
        List {
          Picker(selection: chosen.binding) {
            Box("one", 40, 20).tag(1)
            Box("two", 40, 20).tag(2)
          } label: {
            Box("fruit", 50, 20)
          }
          .disabled(isDisabled)
          .listRowBackground(Box("row"))
        }
      }
    }
    for isDisabled in [false, true] {
      let probe = probe(isDisabled: isDisabled)
      let row = try #require(probe.frame("row"))
      probe.tap(edges(of: row)[edge])
      probe.run(1)
      #expect(probe.shows("two") == !isDisabled)
    }
  }
}
