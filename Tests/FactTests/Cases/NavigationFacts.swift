import SwiftUI

@Observable
private final class Travel {
  var path: [Int] = []
  var target: Int?
}

/// Twenty rows of 40 points.
private struct TallRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { number in
        Text("Row")
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: 40)
          .named("row\(number)")
          .id(number)
      }
    }
    .named("content")
  }
}

/// Navigation bars, tab bars and sheets of an iPhone, and the room that they leave.
@MainActor let navigationFacts = FactFamily("navigation") { family in
  addBars(to: &family)
  addPushes(to: &family)
  addScrolledBars(to: &family)
  addTabs(to: &family)
}

@MainActor private func addBars(to family: inout FactFamily) {
  family.view("large title") {
    NavigationStack {
      List {
        NavigationLink("Detail") { Text("Pushed") }.named("link")
        Text("Row").named("row")
      }
      .navigationTitle("Settings")
      .named("list")
    }
    .named("nav")
  }
  family.view("inline title") {
    NavigationStack {
      List { Text("Row").named("row") }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
        .named("list")
    }
    .named("nav")
  }
  family.view("no title") {
    VStack(spacing: 8) {
      NavigationStack { Text("Small").named("small") }.named("navText")
      Text("Row").named("below")
    }
    .named("stack")
  }
}

@MainActor private func addPushes(to family: inout FactFamily) {
  let steps = [
    FactStep<Travel>("push") { $0.path = [1] }, FactStep<Travel>("pop") { $0.path = [] },
  ]
  func root(_ hasSecondRow: Bool) -> some View {
    List {
      NavigationLink("Detail", value: 1).named("link")
      if hasSecondRow { Text("Row").named("row") }
    }
    .navigationTitle("Settings")
  }
  func page() -> some View {
    VStack { Text("Pushed").named("pushed") }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
  family.view("push", settling: 1.2, model: { Travel() }, steps: steps) { travel in
    NavigationStack(path: Bindable(travel).path) {
      root(true)
        .navigationDestination(for: Int.self) { _ in
          List { Text("Pushed").named("pushed") }.navigationTitle("Detail").named("detail")
        }
        .named("list")
    }
    .named("nav")
  }
  family.view("push to an inline title", settling: 1.2, model: { Travel() }, steps: steps) {
    travel in
    NavigationStack(path: Bindable(travel).path) {
      root(false)
        .navigationDestination(for: Int.self) { _ in
          page()
            .navigationTitle("Detail")
            .navigationBarTitleDisplayMode(.inline)
            .named("detail")
        }
        .named("list")
    }
    .named("nav")
  }
  family.view("push to no bar", settling: 1.2, model: { Travel() }, steps: steps) { travel in
    NavigationStack(path: Bindable(travel).path) {
      root(false)
        .navigationDestination(for: Int.self) { _ in
          page().navigationBarBackButtonHidden().named("detail")
        }
        .named("list")
    }
    .named("nav")
  }
}

@MainActor private func addScrolledBars(to family: inout FactFamily) {
  let toRow1 = FactStep<Travel>("row1") { $0.target = 1 }
  let toRow8 = FactStep<Travel>("row8") { $0.target = 8 }
  func screen(_ travel: Travel, _ content: some View) -> some View {
    NavigationStack {
      ScrollViewReader { reader in
        content
          .navigationTitle("Settings")
          .named("scroll")
          .onChange(of: travel.target) { _, id in
            if let id { withAnimation { reader.scrollTo(id, anchor: .top) } }
          }
      }
    }
    .named("nav")
  }
  family.view(
    "large title over a scroll view", settling: 1.5, model: { Travel() }, steps: [toRow1, toRow8]
  ) { screen($0, ScrollView { TallRows() }) }
  family.view(
    "large title over a list", settling: 1.5, model: { Travel() }, steps: [toRow1, toRow8]
  ) { travel in
    screen(travel, List { ForEach(0..<20, id: \.self) { Text("Row").named("row\($0)").id($0) } })
  }
  family.view(
    "large title over ignored safe area", settling: 1.5, model: { Travel() }, steps: [toRow8]
  ) { screen($0, ScrollView { TallRows() }.ignoresSafeArea(edges: .top)) }
}

@MainActor private func addTabs(to family: inout FactFamily) {
  family.view("tabs") {
    TabView(selection: .constant(0)) {
      Text("Home content").named("home").tabItem { Label("Home", systemImage: "house") }.tag(0)
      Text("Search content").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
      Text("Settings content").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
    }
    .named("tabs")
  }
  family.view("the second of tabs") {
    TabView(selection: .constant(1)) {
      Text("Home content").tabItem { Label("Home", systemImage: "house") }.tag(0)
      Text("Search content").named("search")
        .tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
      Text("Settings content").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
    }
    .named("tabs")
  }
  family.view("five tabs with badges") {
    TabView(selection: .constant(0)) {
      Tab("Home", systemImage: "house", value: 0) { Text("Home content").named("home") }
      Tab("Alerts", systemImage: "bell", value: 1) { Text("Alerts content") }.badge(3)
      Tab("Search", systemImage: "magnifyingglass", value: 2) { Text("Search content") }
      Tab("Mail", systemImage: "envelope", value: 3) { Text("Mail content") }.badge("New")
      Tab("More", systemImage: "ellipsis", value: 4) { Text("More content") }
    }
    .named("tabs")
  }
  family.view("pages") {
    TabView(selection: .constant(1)) {
      block(120, 80).tag(0)
      block(120, 80).named("page1").tag(1)
      block(120, 80).tag(2)
    }
    .tabViewStyle(.page)
    .named("tabs")
  }
}
