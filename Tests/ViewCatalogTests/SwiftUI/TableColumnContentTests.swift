import Foundation
import Testing

@testable import SwiftUI
@testable import ViewContent
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Columns of a table that a program puts together")
struct TableColumnContentTests {
  private struct Person: Identifiable {
    var name: String
    var age: Int
    var id: String { name }
  }

  /// Columns under a name of their own.
  private struct Known: TableColumnContent {
    var isAge: Bool
    var tableColumnBody: some TableColumnContent<Person, Never> {
      TableColumn("Name", value: \.name)
      if isAge { TableColumn("Age") { Text("\($0.age)") } }
    }
  }

  @TableColumnBuilder<Person, KeyPathComparator<Person>>
  private var sorted: some TableColumnContent<Person, KeyPathComparator<Person>> {
    TableColumn("Name", value: \.name)
    TableColumn("Age", value: \.age) { Text("\($0.age)") }
  }

  private func titles<Columns: TableColumnContent>(_ columns: Columns) -> [Text] {
    columns.allColumns.map(\.title)
  }

  @Test("They are those of their body, in order, as far as its conditions hold")
  func body() {
    #expect(titles(Known(isAge: true)) == [Text("Name"), Text("Age")])
    #expect(titles(Known(isAge: false)) == [Text("Name")])
  }

  @Test("A function that makes them keeps their order, and a table takes them beside its own")
  func builders() {
    #expect(titles(sorted) == [Text("Name"), Text("Age")])
    #expect(sorted.allColumns.allSatisfy { $0.comparator != nil })
    let table = Table([Person(name: "a", age: 1)]) { Known(isAge: true) }
    #expect(titles(table.visibleColumns) == [Text("Name"), Text("Age")])
  }
}
