import SwiftUI

/// Words in columns, rows and grids, for the family of words.
@MainActor func addWordsInStacks(to family: inout FactFamily) {
  family.words("a column of words") {
    VStack {
      Text("One").onMac().named("one")
      Text("Two").onMac().named("two")
      block(50, 10).named("box")
      Text("Three").onMac().named("three")
    }
    .named("stack")
  }
  family.words("a row of words") {
    HStack {
      Text("One").named("one")
      Text("Two").named("two")
      block(10, 10).named("box")
      Text("Three").named("three")
    }
    .named("stack")
  }
  family.words("numbered rows") {
    VStack(alignment: .leading) {
      Text("Top").named("top")
      ForEach(0..<3) { Text("Row \($0)").named("row\($0)") }
      Text("Bottom").named("bottom")
    }
    .named("stack")
  }
  family.words("a row of fruit") {
    HStack { ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0).named($0) } }
      .named("row")
  }
  family.words("letters in a column") {
    VStack(spacing: 0) { ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { Text($0).named($0) } }
      .named("stack")
  }
  family.words("nothing repeated") {
    VStack {
      Text("Top").named("top")
      ForEach([String](), id: \.self) { Text($0) }
      ForEach(0..<0) { Text("Row \($0)") }
      HStack {
        Text("A").named("a")
        ForEach([String](), id: \.self) { Text($0) }
        Text("B").named("b")
      }
      .named("row")
      Text("Bottom").named("bottom")
    }
    .named("stack")
  }
  family.words("bound rows") { BoundRows() }
  family.words("a grid of words") {
    Grid {
      GridRow {
        Text("A").onMac().named("a")
        Text("BB").onMac().named("bb")
        Text("CCC").onMac().named("ccc")
      }
      .named("row1")
      GridRow {
        block(30, 20).named("red")
        Text("E").onMac().named("e")
        block(50, 40).named("blue")
      }
      GridRow {
        Text("G").onMac().named("g")
        Text("H").onMac().named("h")
      }
    }
    .named("grid")
  }
  family.words("values of a layout") {
    IndentedColumn {
      Text("Low").onMac().named("low")
      Text("High").onMac().layoutPriority(1).layoutValue(key: Indent.self, value: 20).named("high")
      block(40, 10).layoutValue(key: Indent.self, value: 8).named("bar")
      Text("Last").onMac().named("last")
    }
    .named("values")
  }
  family.words("baselines of sizes") {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        large(36.5, "big")
        Text("small").named("small")
        block(10, 10).named("box")
      }
      .named("first")
      HStack(alignment: .lastTextBaseline) {
        large(36.5, "big2")
        Text("small").named("small2")
      }
      .named("last")
    }
  }
  family.words("baselines of wrapped words") {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(wordParagraph).named("lastWrapped").frame(width: 120, alignment: .topLeading)
        large(43.5, "lastEnd")
        block(10, 10).named("lastBox")
      }
      .named("last")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(wordParagraph).named("firstWrapped").frame(width: 120, alignment: .topLeading)
        large(43.5, "firstEnd")
        block(10, 10).named("firstBox")
      }
      .named("first")
    }
    .named("column")
  }
}

/// A word in a Mac's large title: 38 points high, its baseline 29 below its top.
@MainActor private func large(_ width: CGFloat, _ name: String) -> some View {
  word(width, 38)
    .alignmentGuide(.firstTextBaseline) { _ in 29 }
    .alignmentGuide(.lastTextBaseline) { _ in 29 }
    .named(name)
}

private struct BoundRows: View {
  private struct Fruit: Identifiable {
    var id: String
  }
  @State private var fruits = [Fruit(id: "Apple"), Fruit(id: "Banana")]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach($fruits) { $fruit in Text(fruit.id).named(fruit.id) }
    }
    .named("stack")
  }
}

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column whose rows stand in the order of their priorities, moved in by a value of their own.
private struct IndentedColumn: Layout {
  private func rows(_ subviews: Subviews) -> [(view: LayoutSubview, y: CGFloat, size: CGSize)] {
    let ordered = subviews.enumerated().sorted {
      ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset)
    }.map(\.element)
    var y: CGFloat = 0
    var previous: LayoutSubview?
    return ordered.map { view in
      if let previous { y += previous.spacing.distance(to: view.spacing, along: .vertical) }
      let size = view.sizeThatFits(.unspecified)
      defer {
        y += size.height
        previous = view
      }
      return (view, y, size)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews)
    return CGSize(
      width: rows.map { $0.size.width + $0.view[Indent.self] }.max() ?? 0,
      height: rows.map { $0.y + $0.size.height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for row in rows(subviews) {
      row.view.place(
        at: CGPoint(x: bounds.minX + row.view[Indent.self], y: bounds.minY + row.y),
        proposal: ProposedViewSize(row.size))
    }
  }
}

/// Words in sections, for the family of words.
@MainActor func addWordsInSections(to family: inout FactFamily) {
  family.words("a section in a column") {
    VStack(alignment: .leading) {
      Section {
        Text("Apple").named("apple")
        Text("Banana").named("banana")
      } header: {
        Text("Fruits").named("header")
      } footer: {
        Text("Footer").named("footer")
      }
    }
    .named("stack")
  }
  family.words("titles of sections") {
    VStack(alignment: .leading, spacing: 0) {
      Section("Fruits") { Text("Apple").named("apple") }
      Section("Vegetables") { Text("Carrot").named("carrot") }
    }
    .named("stack")
  }
  let groups = [("Fruits", ["Apple", "Banana"]), ("Vegetables", ["Carrot", "Leek"])]
  family.words("repeated sections") {
    VStack(alignment: .leading) {
      ForEach(groups, id: \.0) { name, items in
        Section(name) { ForEach(items, id: \.self) { Text($0).named($0) } }
      }
    }
    .named("stack")
  }
  family.words("sections among words") {
    VStack {
      Text("Top").named("top")
      Section { Text("Apple").named("apple") }
      Section {
        Text("Banana").named("banana")
      } footer: {
        Text("Footer").named("footer")
      }
      Text("Bottom").named("bottom")
    }
    .named("stack")
  }
}

/// A picture of 64 × 40 points.
@MainActor private func picture() -> Image {
  Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 64, height: 40)).image { _ in })
}

/// Words in scroll views, beside pictures and symbols, in timelines and under fingers.
@MainActor func addWordsElsewhere(to family: inout FactFamily) {
  family.words("words from the right") {
    VStack(alignment: .leading, spacing: 8) {
      Text(wordParagraph).frame(width: 150).named("leading")
      Text(wordParagraph).multilineTextAlignment(.trailing).frame(width: 150).named("trailing")
      Text(wordParagraph).multilineTextAlignment(.center).frame(width: 150).named("center")
      word(49.5, 16.08).named("label")
      Text("Two").frame(width: 100, alignment: .leading).named("framedText")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
  family.words("words that scroll") {
    ScrollView { Text(wordParagraph).named("text") }.named("scroll")
  }
  family.words("pictures among words") {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        picture().named("hImage")
        Text("Hg").onMac().named("hText")
        picture().named("hImage2")
        block(10, 10).named("hBox")
      }
      .named("hstack")
      VStack {
        picture().named("vImage")
        Text("Hg").onMac().named("vText")
        picture().named("vImage2")
        block(10, 10).named("vBox")
      }
      .named("vstack")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Hg").onMac().named("blText")
        picture().named("blImage")
      }
      .named("baseline")
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("Hg").onMac().named("lblText")
        picture().named("lblImage")
      }
      .named("lastBaseline")
    }
    .named("stack")
  }
  family.words("private words") {
    VStack(alignment: .leading, spacing: 12) {
      Text("Visible under privacy").named("visible")
      Text("Hidden secret").privacySensitive().named("secret")
      HStack(spacing: 10) {
        Text("Balance:")
        Text("$1,234").privacySensitive().named("amount")
      }
      .named("row")
      Text("Invalidated").named("invalidated").redacted(reason: .invalidated)
    }
    .redacted(reason: .privacy)
    .named("stack")
  }
  family.words("words to select") {
    VStack(spacing: 8) {
      Text("Selectable text").textSelection(.enabled).named("enabled")
      Text("Plain text").textSelection(.disabled).named("disabled")
    }
    .named("column")
  }
  family.words("words of a timeline") {
    VStack(spacing: 8) {
      TimelineView(.periodic(from: .now, by: 0.5)) { _ in Text("Ticks: 0").named("periodic") }
      TimelineView(.animation) { context in
        Text(context.cadence == .live ? "Live" : "Slow").named("animation")
      }
    }
    .named("stack")
  }
  family.words("words under a pointer") {
    VStack(spacing: 16) {
      Text("Outside").padding(10).onHover { _ in }.named("hoverBox")
      Text("No pointer").frame(width: 160, height: 40).onContinuousHover { _ in }
        .named("continuous")
      HStack(spacing: 20) {
        Text("Help me").padding(6).help("A hint").named("help")
        Text("Link").padding(6).named("link")
        Text("Text").padding(6).named("ibeam")
      }
      .named("row")
      Text("Entries: 0").named("entries")
    }
    .named("stack")
  }
  family.words("words of gestures") {
    VStack(spacing: 14) {
      Text("Drag the box").named("dragLabel")
      block(80, 50).offset(.zero).gesture(DragGesture()).named("dragBox")
      Text("Long presses: 0").named("pressLabel")
      block(80, 40).onLongPressGesture {}.named("pressBox")
      Text("Double taps: 0").named("tapLabel")
      block(80, 40).onTapGesture(count: 2) {}.named("tapBox")
      Text("Idle").named("heldLabel")
      block(80, 40).gesture(LongPressGesture(minimumDuration: 0.3)).named("heldBox")
    }
    .named("stack")
  }
  func symbol(_ name: String) -> Text { Text(Image(systemName: name)) }
  family.words("symbols among words") {
    VStack(alignment: .leading, spacing: 4) {
      symbol("star").onMac().named("star")
      (symbol("star") + Text(" Starred")).named("starText")
      (Text("Rate ") + symbol("star.fill") + Text(" now")).named("between")
      word(28.5, 33).named("starTitle")
      (symbol("chevron.right") + Text(" Next")).named("chevron")
      (symbol("star") + Text(" Bold")).bold().named("boldStar")
    }
    .named("column")
  }
}
