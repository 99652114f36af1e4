import Foundation
import Geometry
import Testing

@testable import SwiftUI
@testable import ViewControls
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Rows of tables, and what hears of scrolling")
struct TableRowsTests {
  private struct Item: Identifiable {
    let id: String
  }

  private func ids<Rows: TableRowContent>(@TableRowBuilder<Item> _ rows: () -> Rows) -> [String]
  where Rows.TableRowValue == Item {
    rows().allEntries.map { "\(String(repeating: "-", count: $0.depth))\($0.id)" }
  }

  @Test("Rows, loops, conditions and rows under others stand in their order")
  func building() {
    let isExtra = true
    let all = ids {
      TableRow(Item(id: "a"))
      if isExtra { TableRow(Item(id: "b")) }
      ForEach([Item(id: "c"), Item(id: "d")]) { TableRow($0) }
      DisclosureTableRow(Item(id: "e")) {
        TableRow(Item(id: "f"))
      }
      DisclosureTableRow(Item(id: "g"), isExpanded: .constant(false)) {
        TableRow(Item(id: "h"))
      }
      ForEach([Item(id: "i")])
    }
    #expect(all == ["a", "b", "c", "d", "e", "-f", "g", "i"])
  }

  @Test("A section's title stands above its first row, and the kind of the rows need not be named")
  func sections() {
    let entries = { (rows: () -> _TableRows<Item>) in rows().entries }
    @TableRowBuilder<Item> func rows() -> _TableRows<Item> {
      TableRow(Item(id: "a"))
      Section("Others") {
        ForEach([Item(id: "b"), Item(id: "c")]) { TableRow($0) }
      }
      Section { TableRow(Item(id: "d")) }
      Section("None") { ForEach([Item]()) { TableRow($0) } }
    }
    let all = entries(rows)
    #expect(all.map(\.id) == ["a", "b", "c", "d"])
    #expect(all.map { $0.header != nil } == [false, true, false, false])
    let chosen = Noted<Set<String>>([])
    let probe = LayoutProbe(400, 400) {
      Table(selection: chosen.binding) {
        TableColumn("Name") { (item: Item) in Box(item.id, 50, 20) }
      } rows: {
        Section("Rows") { TableRow(Item(id: "a")) }
      }
    }
    probe.tap("a")
    #expect(chosen.value == ["a"])
  }

  @Test("Columns are hidden by themselves, and shown or hidden by a customization")
  func columns() {
    var customization = TableColumnCustomization<Item>()
    func titles(_ width: CGFloat) -> [String] {
      let probe = LayoutProbe(width, 400) {
        Table(of: Item.self, columnCustomization: .constant(customization)) {
          TableColumn("Name") { item in Box("name", 50, 20) }.customizationID("name")
          TableColumn("Size") { item in Box("size", 50, 20) }.customizationID("size")
            .defaultVisibility(.hidden)
          TableColumn("Kind") { item in Box("kind", 50, 20) }.customizationID("kind")
        } rows: {
          TableRow(Item(id: "a"))
        }
      }
      return ["name", "size", "kind"].filter { probe.element($0) != nil }
    }
    #expect(titles(800) == ["name", "kind"])
    customization[visibility: "size"] = .visible
    customization[visibility: "kind"] = .hidden
    #expect(titles(800) == ["name", "size"])
    customization[visibility: "size"] = .automatic
    #expect(titles(800) == ["name"])
  }

  @Test("What is said of a row is known of it")
  func modifiers() {
    let row = TableRow(Item(id: "a")).selectionDisabled().contextMenu { Text("x") }
    #expect(row.allEntries.map(\.isSelectable) == [false])
    #expect(row.allEntries[0].menu != nil)
  }

  @Test("A tap chooses a row, but none that cannot be")
  func choosing() {
    let chosen = Noted<String?>(nil)
    let probe = LayoutProbe(400, 400) {
      Table(of: Item.self, selection: chosen.binding) {
        TableColumn("Name") { item in Box(item.id, 50, 20) }
      } rows: {
        TableRow(Item(id: "a")).selectionDisabled()
        TableRow(Item(id: "b"))
      }
    }
    probe.tap("a")
    #expect(chosen.value == nil)
    probe.tap("b")
    #expect(chosen.value == "b")
  }

  @Test("The identities of the views in sight are told, and those that come when one scrolls")
  func visibleTargets() {
    let seen = Noted<[[Int]]>([])
    let probe = LayoutProbe(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Box("\($0)", 100, 40) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen.value.append($0) }
    }
    probe.run(0.1)
    // Of the third, 20 of 40 points are in sight: half of it.
    #expect(seen.value.last == [0, 1, 2])
    probe.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
    probe.run(3)
    #expect((seen.value.last?.first ?? 0) > 0)
  }

  @Test("The text sizes of both names go together")
  func sizeCategory() {
    var values = EnvironmentValues()
    values.sizeCategory = .accessibilityLarge
    #expect(values.dynamicTypeSize == .accessibility2)
    values.dynamicTypeSize = .xSmall
    #expect(values.sizeCategory == .extraSmall)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
  }

  @Test("A colour with its light doubled has twice the linear components")
  func exposure() {
    let color = Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3, opacity: 1).exposureAdjust(1)
    let resolved = color.resolve(in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.2) < 1e-4)
    #expect(abs(resolved.linearBlue - 0.6) < 1e-4)
  }
}
