import SwiftUI

/// `count` rows of one size, each with its number for an id.
private struct NumberedRows: View {
  var count = 20
  var prefix = "row"
  var width: CGFloat = 120
  var height: CGFloat = 20

  var body: some View {
    ForEach(0..<count, id: \.self) { number in
      block(width, height, number % 2 == 0 ? .teal : .orange)
        .named("\(prefix)\(number)")
        .id(number)
    }
  }
}

@Observable
private final class Scrolling {
  var position: Int? = 10
  var target: Int?
  var anchor: UnitPoint? = .top
  var count = 20
  var geometry: ScrollGeometry?
}

/// Scroll views: their size and their content's place, scrolling by code, anchors and margins.
@MainActor let scrollFacts = FactFamily("scroll") { family in
  addScrollViews(to: &family)
  addScrolling(to: &family)
  addPositions(to: &family)
  addMargins(to: &family)
}

@MainActor private func addScrollViews(to family: inout FactFamily) {
  family.view("short content") {
    ScrollView { VStack(spacing: 0) { NumberedRows(count: 3) }.named("content") }.named("scroll")
  }
  family.view("horizontal") {
    ScrollView(.horizontal) {
      HStack(spacing: 8) { NumberedRows(count: 12, prefix: "cell", width: 60, height: 40) }
        .named("content")
    }
    .named("scroll")
  }
  family.view("both axes") {
    ScrollView([.horizontal, .vertical]) { block(500, 400).named("content") }.named("scroll")
  }
  family.view("narrow content") {
    ScrollView { block(100, 400).named("content") }
      .named("scroll")
      .frame(width: 250, height: 150)
      .named("frame")
  }
  family.view("wide content") {
    ScrollView { block(400, 400).named("content") }.named("scroll")
  }
  family.view("between fixed views") {
    VStack(spacing: 0) {
      word(44.5).named("header")
      ScrollView { VStack(spacing: 0) { NumberedRows() }.named("content") }.named("scroll")
      word(39.5).named("footer")
    }
    .named("stack")
  }
  family.view("padded content") {
    ScrollView { VStack(spacing: 0) { NumberedRows() }.padding().named("padded") }.named("scroll")
  }
  family.view("several views in it") {
    HStack(alignment: .top, spacing: 20) {
      ScrollView {
        word(22.5).named("vTop")
        block(60, 30).named("vBlock")
        word(44.5).named("vBottom")
      }
      .named("vScroll")
      ScrollView(.horizontal) {
        word(22.5).named("hTop")
        block(60, 30).named("hBlock")
        word(44.5).named("hBottom")
      }
      .named("hScroll")
    }
    .named("row")
  }
}

@MainActor private func addScrolling(to family: inout FactFamily) {
  func step(_ name: String, to id: Int, _ anchor: UnitPoint? = nil) -> FactStep<Scrolling> {
    FactStep(name) { scrolling in
      scrolling.anchor = anchor
      scrolling.target = id
    }
  }
  family.view(
    "scrolling to rows", model: { Scrolling() },
    steps: [
      step("row15", to: 15), step("row3-top", to: 3, .top),
      step("row10-center", to: 10, .center), step("row0", to: 0),
    ]
  ) { scrolling in
    ScrollViewReader { reader in
      ScrollView { VStack(spacing: 0) { NumberedRows() }.named("content") }
        .named("scroll")
        .onChange(of: scrolling.target) { _, id in
          if let id { reader.scrollTo(id, anchor: scrolling.anchor) }
        }
    }
  }
  family.view("anchor at the bottom") {
    ScrollView { VStack(spacing: 0) { NumberedRows() }.named("content") }
      .defaultScrollAnchor(.bottom)
      .named("scroll")
  }
  family.view(
    "anchors of roles", model: { Scrolling() }, steps: [FactStep("grow") { $0.count = 25 }]
  ) { scrolling in
    HStack(spacing: 20) {
      ScrollView { VStack(spacing: 0) { NumberedRows(count: 3, prefix: "a") } }
        .defaultScrollAnchor(.bottom, for: .alignment)
        .named("bottomAligned")
      ScrollView { VStack(spacing: 0) { NumberedRows(count: 3, prefix: "b") } }
        .defaultScrollAnchor(.center, for: .alignment)
        .named("centerAligned")
      ScrollView { VStack(spacing: 0) { NumberedRows(count: scrolling.count, prefix: "c") } }
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .named("sizeChanges")
      ScrollView { VStack(spacing: 0) { NumberedRows(count: scrolling.count, prefix: "d") } }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .named("bottomGrows")
    }
  }
}

/// Rows whose place is bound to a number, above a line that is as wide as the number and a hundred.
private struct BoundRows: View {
  let scrolling: Scrolling
  var anchor: UnitPoint?
  var height: CGFloat = 20
  var isLazy = true

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView { rows }
          .scrollPosition(id: Bindable(scrolling).position, anchor: anchor)
          .named("scroll")
          .onChange(of: scrolling.target) { _, id in
            if let id { reader.scrollTo(id, anchor: scrolling.anchor) }
          }
      }
      Color.clear.frame(height: 1)
    }
  }

  @ViewBuilder private var rows: some View {
    if isLazy {
      LazyVStack(spacing: 0) { NumberedRows(count: 30, height: height) }.scrollTargetLayout()
    } else {
      VStack(spacing: 0) { NumberedRows(count: 30, height: height) }.scrollTargetLayout()
    }
  }
}

@MainActor private func addPositions(to family: inout FactFamily) {
  func position(_ scrolling: Scrolling) -> FactFamily.Answers {
    ["position": scrolling.position.map(String.init) ?? "none"]
  }
  let set = FactStep<Scrolling>("row20") { $0.position = 20 }
  let read = FactStep<Scrolling>("proxy5") { $0.target = 5 }
  family.view(
    "bound position", model: { Scrolling() },
    steps: [
      set, read,
      FactStep("proxy-center") { scrolling in
        scrolling.anchor = .center
        scrolling.target = 7
      },
    ], values: position
  ) { BoundRows(scrolling: $0) }
  family.view(
    "bound position of an iPhone", model: { Scrolling() }, steps: [set, read], values: position
  ) { BoundRows(scrolling: $0, height: 40) }
  family.view(
    "bound position at the centre", model: { Scrolling() },
    steps: [FactStep("proxy7") { $0.target = 7 }], values: position
  ) { BoundRows(scrolling: $0, anchor: .center, height: 30, isLazy: false) }
}

@MainActor private func addMargins(to family: inout FactFamily) {
  family.view("margins") {
    HStack(spacing: 20) {
      ScrollView { VStack(spacing: 0) { NumberedRows(prefix: "a") } }
        .contentMargins(20, for: .scrollContent)
        .named("content")
      ScrollView { VStack(spacing: 0) { NumberedRows(count: 3, prefix: "b") } }
        .contentMargins(.horizontal, 12, for: .scrollContent)
        .named("horizontal")
      ScrollView { VStack(spacing: 0) { NumberedRows(count: 3, prefix: "c") } }
        .contentMargins(.top, 30)
        .named("automatic")
      ScrollView { VStack(spacing: 0) { NumberedRows(prefix: "d") } }
        .contentMargins(20, for: .scrollIndicators)
        .named("indicators")
    }
  }
  for name in ["geometry with a margin", "geometry with a margin of an iPhone"] {
    family.view(
      name, model: { Scrolling() }, steps: [FactStep("row10") { $0.target = 10 }],
      values: { $0.geometry?.words ?? [:] }
    ) { scrolling in
      VStack(spacing: 0) {
        ScrollViewReader { reader in
          ScrollView { VStack(spacing: 0) { NumberedRows(prefix: "g") } }
            .contentMargins(.top, 20, for: .scrollContent)
            .frame(height: 150)
            .named("scroll")
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, geometry in
              scrolling.geometry = geometry
            }
            .onChange(of: scrolling.target) { _, id in
              if let id { reader.scrollTo(id, anchor: .top) }
            }
        }
        Color.clear.frame(height: 8)
      }
    }
  }
}

extension ScrollGeometry {
  fileprivate var words: FactFamily.Answers {
    [
      "offset": "\(contentOffset.x) \(contentOffset.y)",
      "size": "\(contentSize.width) \(contentSize.height)",
      "insets": "\(contentInsets.top) \(contentInsets.leading) \(contentInsets.bottom)",
      "container": "\(containerSize.width) \(containerSize.height)",
      "visible": "\(visibleRect.minY) \(visibleRect.height)",
      "bounds": "\(bounds.minY) \(bounds.height)",
    ]
  }
}
