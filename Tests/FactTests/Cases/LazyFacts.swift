import SwiftUI

@Observable
final class ScrollTarget {
  var id: String?
  var anchor: UnitPoint? = .top
}

/// A header of 24 points, rows of 20 and a footer of 16, all 200 wide.
private struct TallSection: View {
  let letter: String

  var body: some View {
    Section {
      ForEach(0..<8) { number in
        block(200, 20).named("\(letter)\(number)").id("\(letter)\(number)")
      }
    } header: {
      block(200, 24, .gray).named(letter + "H")
    } footer: {
      block(200, 16, .black).named(letter + "F")
    }
  }
}

/// A lazy column that scrolls to where its target says.
private struct TargetedColumn<Rows: View>: View {
  let target: ScrollTarget
  var pinned = PinnedScrollableViews()
  @ViewBuilder let rows: Rows

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) { rows }
      }
      .named("scroll")
      .onChange(of: target.id) { _, id in
        if let id { reader.scrollTo(id, anchor: target.anchor) }
      }
    }
  }
}

/// Lazy stacks and grids: their places, what of them exists, pinned headers and footers.
@MainActor let lazyFacts = FactFamily("lazy") { family in
  addPinned(to: &family)
  addLazyGrids(to: &family)
  family.view("lazy stacks in a row") {
    HStack(alignment: .top, spacing: 20) {
      LazyVStack(alignment: .leading, spacing: 6) {
        word(34.5).named("alpha")
        block(60, 20).named("red")
        word(28).named("beta")
      }
      .named("vstack")
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          block(50, 20).named("green")
          block(50, 20)
        } header: {
          word(44.5).named("header")
        }
      }
      .named("sections")
      LazyHStack(alignment: .bottom, spacing: 4) {
        block(20, 30).named("orange")
        word(13).named("hi")
      }
      .named("hstack")
    }
    .named("row")
  }
  family.view(
    "rows that exist", model: { ScrollTarget() }, steps: [FactStep("r100") { $0.id = "r100" }]
  ) { target in
    TargetedColumn(target: target) {
      ForEach(0..<200) { number in block(200, 20).named("r\(number)").id("r\(number)") }
    }
  }
}

@MainActor private func addPinned(to family: inout FactFamily) {
  func column(_ target: ScrollTarget, _ pinned: PinnedScrollableViews) -> some View {
    TargetedColumn(target: target, pinned: pinned) {
      TallSection(letter: "a")
      TallSection(letter: "b")
      TallSection(letter: "c")
    }
  }
  let toThirdRow = FactStep<ScrollTarget>("b3") { $0.id = "b3" }
  family.view(
    "pinned headers", model: { ScrollTarget() },
    steps: [
      toThirdRow,
      FactStep("a7") { target in
        target.anchor = .bottom
        target.id = "a7"
      },
    ]
  ) { column($0, .sectionHeaders) }
  family.view(
    "pinned footers", model: { ScrollTarget() },
    steps: [
      toThirdRow,
      FactStep("b0") { target in
        target.anchor = .bottom
        target.id = "b0"
      },
    ]
  ) { column($0, .sectionFooters) }
  family.view("pinned headers and footers", model: { ScrollTarget() }, steps: [toThirdRow]) {
    column($0, [.sectionHeaders, .sectionFooters])
  }
}

@MainActor private func addLazyGrids(to family: inout FactFamily) {
  family.view("grids") {
    let columns = [
      GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
    ]
    VStack(spacing: 16) {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<6) { Color.mint.frame(height: 20).named("cell\($0)") }
      }
      .frame(width: 280)
      .named("columns")
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
      ) {
        ForEach(0..<5) { Color.teal.frame(height: 24).named("adaptive\($0)") }
      }
      .frame(width: 240)
      .named("adaptive")
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5) { Color.cyan.frame(width: 40).named("hcell\($0)") }
      }
      .frame(height: 70)
      .named("rows")
    }
    .named("stack")
  }
  family.view("sections in a grid") {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
        Section {
          ForEach(0..<5) { Color.mint.frame(height: 20).named("a\($0)") }
        } header: {
          Color.gray.frame(height: 24).named("aH")
        } footer: {
          Color.black.frame(height: 16).named("aF")
        }
        Section {
          ForEach(10..<14) { Color.teal.frame(height: 20).named("b\($0 - 10)") }
        } header: {
          word(46).named("bH")
        }
      }
      .named("grid")
    }
    .frame(width: 240)
    .named("scroll")
  }
  family.view("alignment of grid items") {
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
      GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    VStack(spacing: 16) {
      LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
        block(20, 20).named("t0")
        block(20, 40).named("t1")
        block(20, 20).named("t2")
        block(20, 20).named("t3")
      }
      .frame(width: 240)
      .named("trailing")
      LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
        block(20, 20).named("l0")
        block(20, 40).named("l1")
        block(20, 20).named("l2")
      }
      .frame(width: 240)
      .named("leading")
    }
  }
}
