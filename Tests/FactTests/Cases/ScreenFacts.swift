import SwiftUI

/// What a screen leaves free and what ignores it, pictures of their own size, views of UIKit, and
/// when views come and go.
@MainActor let screenFacts = FactFamily("screen") { family in
  addSafeAreas(to: &family)
  addChoices(to: &family)
  addHostedViews(to: &family)
  addAppearances(to: &family)
  addSheets(to: &family)
  addSearches(to: &family)
  addAlerts(to: &family)
}

@MainActor private func addSafeAreas(to family: inout FactFamily) {
  family.view("colours under a bar") {
    NavigationStack {
      ZStack {
        Color.mint.ignoresSafeArea().named("ignoring")
        Color.teal.named("plain")
      }
      .named("zstack")
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
    .named("nav")
  }
  family.view("views that touch a bar") {
    NavigationStack {
      ZStack(alignment: .top) {
        Color.gray
        HStack(alignment: .top, spacing: 0) {
          Color.mint.ignoresSafeArea().padding(.top, 10).frame(width: 60).named("padded")
          VStack(spacing: 0) {
            Color.clear.frame(height: 10)
            Color.teal.ignoresSafeArea().named("offsetColor")
          }
          .frame(width: 60)
          .named("offset")
          ScrollView { Color.orange.frame(height: 400).named("scrollContent") }
            .frame(width: 80)
            .named("scroll")
          Color.indigo.ignoresSafeArea().frame(width: 60).named("framed")
          Color.pink.ignoresSafeArea().padding(.horizontal, 5).frame(width: 60).named("hpadded")
        }
        .named("row")
      }
      .named("zstack")
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
    .named("nav")
  }
  family.view("search with tokens", settling: 0.5) {
    NavigationStack {
      List(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) { name in
        Text(name).named("row-" + name)
      }
      .navigationTitle("Fruit")
      .named("list")
      .searchable(
        text: .constant("ch"), tokens: .constant([Kind(id: "Fresh"), Kind(id: "Red")]),
        prompt: "Find fruit"
      ) { Text($0.id) }
    }
    .named("nav")
  }
  family.view("search at rest", settling: 0.5) {
    NavigationStack {
      List(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) { name in
        Text(name).named("row-" + name)
      }
      .navigationTitle("Fruit")
      .named("list")
      .searchable(text: .constant(""), prompt: "Find fruit")
    }
    .named("nav")
  }
}

private struct Kind: Identifiable {
  var id: String
}

@Observable
private final class Searching {
  var query = ""
  var isActive = false
  var scope = 0

  var found: [String] {
    ["Apple", "Banana", "Cherry", "Date", "Elderberry"].filter {
      query.isEmpty || $0.lowercased().contains(query)
    }
  }
}

@MainActor private func addSearches(to family: inout FactFamily) {
  family.view(
    "an active search", settling: 1.2, model: { Searching() },
    steps: [FactStep("present") { $0.isActive = true }, FactStep("typed") { $0.query = "an" }]
  ) { searching in
    NavigationStack {
      List(searching.found, id: \.self) { name in Text(name).named("row-" + name) }
        .navigationTitle("Fruit")
        .named("list")
        .searchable(
          text: Bindable(searching).query, isPresented: Bindable(searching).isActive,
          prompt: "Find fruit"
        )
        .searchScopes(Bindable(searching).scope, activation: .onSearchPresentation) {
          Text("All").tag(0)
          Text("Fresh").tag(1)
        }
        .searchSuggestions {
          ForEach(searching.found, id: \.self) { name in
            Text(name).searchCompletion(name).named("suggest-" + name)
          }
        }
    }
    .named("nav")
  }
}

@MainActor private func addAlerts(to family: inout FactFamily) {
  let show = FactStep<Sheet>("present") { $0.isShown = true }
  func screen(_ title: String, _ sheet: Sheet) -> some View {
    ZStack {
      Color.white.ignoresSafeArea()
      Button(title) { sheet.isShown = true }.named("button")
    }
  }
  family.view("behind an alert", settling: 1.2, model: { Sheet() }, steps: [show]) { sheet in
    screen("Delete…", sheet)
      .alert("Delete the item?", isPresented: Bindable(sheet).isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .named("stack")
  }
  family.view("behind a dialog", settling: 1.2, model: { Sheet() }, steps: [show]) { sheet in
    screen("Options…", sheet)
      .confirmationDialog(
        "Item options", isPresented: Bindable(sheet).isShown, titleVisibility: .visible
      ) {
        Button("Copy") {}
        Button("Duplicate") {}
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Choose what to do with the item.")
      }
      .named("stack")
  }
  family.view("behind a sheet", settling: 1.5, model: { Sheet() }, steps: [show]) { sheet in
    screen("Show sheet", sheet)
      .sheet(isPresented: Bindable(sheet).isShown) { Text("Sheet title") }
      .named("stack")
  }
}

@MainActor private func addChoices(to family: inout FactFamily) {
  func rows(_ name: String) -> some View {
    ViewThatFits {
      HStack {
        word(25)
        word(25)
        word(35.5)
      }
      .fixedSize()
      .named(name + "Stack")
      word(25).named(name + "Fallback")
    }
  }
  func columns(_ name: String) -> some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 0) {
        word(25)
        word(25)
      }
      .fixedSize()
      .named(name + "Stack")
      word(31).named(name + "Fallback")
    }
  }
  family.view("what fits") {
    VStack(alignment: .leading, spacing: 12) {
      rows("wide").frame(width: 200, alignment: .leading).named("wide")
      rows("narrow").frame(width: 60, alignment: .leading).named("narrow")
      rows("tiny").frame(width: 10, alignment: .leading).named("tiny")
      columns("tall").frame(height: 60, alignment: .top).named("tall")
      columns("short").frame(height: 20, alignment: .top).named("short")
      ViewThatFits(in: .horizontal) {
        HStack {
          word(25)
          word(25)
        }
        .fixedSize()
        .named("axisStack")
        word(25).named("axisFallback")
      }
      .frame(width: 100, height: 8, alignment: .topLeading)
      .named("axis")
    }
    .padding(20)
    .frame(width: 240)
    .named("stack")
  }
  family.view("canvases") {
    VStack(spacing: 8) {
      word(38.5).named("above")
      Canvas { _, _ in }.named("fill")
      Canvas { _, _ in }.frame(width: 80, height: 50).named("framed")
    }
    .named("stack")
  }
}

/// A view of UIKit without a size of its own.
private struct PlainHosted: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// One that answers 44 × 22, or with the width that it is offered, at 20 high.
private struct SizedHosted: UIViewRepresentable {
  var followsProposal = false

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    followsProposal
      ? CGSize(width: proposal.width ?? 100, height: 20) : CGSize(width: 44, height: 22)
  }
}

@MainActor private func addHostedViews(to family: inout FactFamily) {
  family.view("plain views of UIKit") {
    VStack(alignment: .leading, spacing: 8) {
      VStack { PlainHosted().named("fill") }.frame(width: 200, height: 60).named("fillBox")
      PlainHosted().fixedSize().named("ideal")
      HStack {
        Text("Hg").named("hText")
        PlainHosted().named("hBox")
      }
      .frame(height: 30)
      .named("hRow")
    }
    .named("stack")
  }
  family.view("sized views of UIKit") {
    VStack(alignment: .leading, spacing: 8) {
      VStack { SizedHosted().named("fixed") }.frame(width: 200, height: 60)
      VStack { SizedHosted(followsProposal: true).named("proposal") }
        .frame(width: 200, height: 60)
      SizedHosted(followsProposal: true).fixedSize().named("proposalIdeal")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").named("baselineText")
        SizedHosted().named("baselineBox")
      }
      .named("baselineRow")
      HStack(alignment: .lastTextBaseline, spacing: 8) {
        Text("Hg").named("lastText")
        SizedHosted().named("lastBox")
      }
      .named("lastRow")
    }
    .named("stack")
  }
  family.view("rows of several heights") {
    List {
      block(39, 20.5).named("label")
      block(66, 30).named("switch")
      Color.mint.frame(height: 30).named("plain")
      Text("Row").named("text")
      Color.teal.frame(height: 34).named("field")
    }
    .named("list")
  }
}

@Observable
private final class Visits {
  var appeared = 0
  var disappeared = 0
  var showsChild = true
}

@MainActor private func addAppearances(to family: inout FactFamily) {
  family.view(
    "appearing and disappearing", model: { Visits() },
    steps: [FactStep("hide") { $0.showsChild = false }, FactStep("show") { $0.showsChild = true }],
    values: { ["counts": "\($0.appeared) \($0.disappeared)"] }
  ) { visits in
    VStack(spacing: 8) {
      word(35.5)
      if visits.showsChild {
        word(31.5)
          .onAppear { visits.appeared += 1 }
          .onDisappear { visits.disappeared += 1 }
      }
    }
  }
}

@Observable
private final class Sheet {
  var isShown = false
}

@MainActor private func addSheets(to family: inout FactFamily) {
  let show = FactStep<Sheet>("present") { $0.isShown = true }
  family.view("sheet", settling: 1.5, model: { Sheet() }, steps: [show]) { sheet in
    Color.white.sheet(isPresented: Bindable(sheet).isShown) { Color.mint.named("content") }
  }
  family.view("sheet of half the height", settling: 1.5, model: { Sheet() }, steps: [show]) {
    sheet in
    Color.white.sheet(isPresented: Bindable(sheet).isShown) {
      Color.mint.named("content").presentationDetents([.medium])
    }
  }
}
