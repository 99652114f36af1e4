import SwiftUI

/// A row that takes its width from its item once, as state.
private struct SeededRow: View {
  struct Item: Identifiable {
    var id: String
    var width: CGFloat
  }

  let id: String
  @State private var width: CGFloat

  init(_ item: Item) {
    id = item.id
    _width = State(initialValue: item.width)
  }

  var body: some View { block(width, 20).named("row-" + id) }
}

@Observable
private final class SeededRows {
  var items = [("a", 60), ("b", 100), ("c", 140)].map { id, width in
    SeededRow.Item(id: id, width: CGFloat(width))
  }
}

/// `ForEach` and `Section` in stacks, for the family of layout.
@MainActor func addRepetitions(to family: inout FactFamily) {
  family.view("repetition in a repetition") {
    VStack {
      ForEach(0..<2) { row in
        HStack {
          ForEach(0..<3) { column in block(30, 20).named("cell\(row)\(column)") }
        }
        .named("row\(row)")
      }
    }
    .named("grid")
  }
  family.view("modifiers of a repetition") {
    VStack(spacing: 0) {
      ForEach(0..<2) { word($0 == 0 ? 37.5 : 35.5).named("padded\($0)") }
        .padding()
        .named("paddedLast")
      ForEach(0..<2) { word($0 == 0 ? 37.5 : 35.5).named("framed\($0)") }
        .frame(width: 120, height: 30)
        .background(Color.mint)
        .named("framedLast")
    }
    .named("stack")
  }
  family.view(
    "state of repeated rows", model: { SeededRows() },
    steps: [
      FactStep("insert") { $0.items.insert(.init(id: "d", width: 80), at: 0) },
      FactStep("mutate") { $0.items[1].width = 200 },
      FactStep("reverse") { $0.items.reverse() },
      FactStep("remove") { rows in rows.items.removeAll { $0.id == "b" } },
    ]
  ) { rows in
    VStack(alignment: .leading) {
      ForEach(rows.items) { SeededRow($0) }
    }
    .named("stack")
  }
  family.view("section in a row") {
    HStack {
      Section {
        word(9).named("a")
        word(8.5).named("b")
      } header: {
        word(44.5).named("header")
      } footer: {
        word(39.5).named("footer")
      }
    }
    .named("row")
  }
  family.view("modifiers of a section") {
    VStack(spacing: 0) {
      Section {
        word(35).named("apple")
      } header: {
        word(34.5).named("header")
      }
      .padding()
      .named("paddedLast")
      Section {
        word(45).named("banana")
      } footer: {
        word(39.5).named("footer")
      }
      .frame(width: 120, height: 30)
      .background(Color.mint)
      .named("framedLast")
    }
    .named("stack")
  }
}
