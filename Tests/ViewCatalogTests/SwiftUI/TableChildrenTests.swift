import Foundation
import Geometry
import Testing

@testable import SwiftUI
@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Tables of trees")
struct TableChildrenTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let items = [
    Item(id: "a", children: [Item(id: "b"), Item(id: "c", children: [Item(id: "d")])]),
    Item(id: "e"),
  ]

  private func rows(open: Set<String>) -> [String] {
    TableTree<Item>(open: .constant(open)).entries(items, \.children).map {
      "\(String(repeating: "-", count: $0.depth))\($0.id)"
    }
  }

  @Test("Rows with children are closed at first, and show those below them once they are open")
  func opening() {
    #expect(rows(open: []) == ["a", "e"])
    #expect(rows(open: ["a"]) == ["a", "-b", "-c", "e"])
    #expect(rows(open: ["a", "c"]) == ["a", "-b", "-c", "--d", "e"])
  }

  @Test("A row without children has no chevron")
  func chevrons() {
    let entries = TableTree<Item>(open: .constant([])).entries(items, \.children)
    #expect(entries.map { $0.isExpanded != nil } == [true, false])
  }

  @Test("A table has a menu for its rows, and a primary action in place of choosing them")
  func primaryAction() {
    let (chosen, done) = (Noted<Set<String>>([]), Noted<[Set<String>]>([]))
    let items = items
    let probe = LayoutProbe(400, 400) {
      Table(items, children: \.children, selection: chosen.binding) {
        TableColumn("Name") { (item: Item) in Box(item.id, 50, 20) }
      }
      .contextMenu(forSelectionType: String.self) { _ in
        Button("Copy") {}
      } primaryAction: {
        done.value.append($0)
      }
    }
    probe.tap("e")
    #expect(done.value == [["e"]])
    #expect(chosen.value.isEmpty)
  }
}
