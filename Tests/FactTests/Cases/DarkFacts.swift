import SwiftUI

@Observable
private final class Path {
  var path: [Int] = []
}

/// What an iPhone lays out in the dark, which is what it lays out in the light.
@MainActor let darkFacts = FactFamily("dark") { family in
  addTexts(to: &family)
  addControls(to: &family)
  addLists(to: &family)
  addNavigation(to: &family)
}

@MainActor private func addTexts(to family: inout FactFamily) {
  family.view("texts") {
    VStack(alignment: .leading, spacing: 12) {
      Text("Hello").named("primary")
      Text("Hello").foregroundStyle(.secondary).named("secondary")
      Text("Hello").foregroundStyle(.tertiary).named("tertiary")
      Text("Hello").foregroundColor(.red).named("red")
      Text("Hello").disabled(true).named("disabled")
      Link("Hello", destination: URL(filePath: "/")).named("link")
      Divider().named("divider")
      Text("Hello").underline().named("underlined")
    }
    .named("stack")
    .environment(\.colorScheme, .dark)
  }
}

@MainActor private func addControls(to family: inout FactFamily) {
  func field(_ text: String) -> some View { TextField("Placeholder", text: .constant(text)) }
  func picker(_ name: String, _ titles: [String]) -> some View {
    Picker(name, selection: .constant(titles[0])) {
      ForEach(titles, id: \.self) { Text($0) }
    }
  }
  family.view("controls") {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Button("OK") {}.named("plain")
        Button("Bordered") {}.buttonStyle(.bordered).named("bordered")
        Button("Prominent") {}.buttonStyle(.borderedProminent).named("prominent")
      }
      .named("buttons")
      Button("Disabled") {}.buttonStyle(.bordered).disabled(true).named("disabledButton")
      Toggle("Enabled", isOn: .constant(true)).named("switchOn")
      Toggle("Enabled", isOn: .constant(false)).named("switchOff")
      field("").named("emptyField")
      field("Hello").textFieldStyle(.roundedBorder).named("roundedField")
      field("Hello").textFieldStyle(.roundedBorder).disabled(true).named("disabledField")
      Slider(value: .constant(0.5)).named("slider")
      Stepper("Quantity: 3", value: .constant(3)).named("stepper")
      picker("Fruit", ["Apple", "Banana"]).named("menuPicker")
      picker("Size", ["Small", "Medium"]).pickerStyle(.segmented).named("segmented")
    }
    .named("stack")
    .environment(\.colorScheme, .dark)
  }
}

@MainActor private func addLists(to family: inout FactFamily) {
  family.view("a list") {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Section("Fruit") {
        Toggle("Enabled", isOn: .constant(true)).named("toggle")
        HStack {
          Text("Detail").named("detailLabel")
          Spacer()
          Text("Value").foregroundStyle(.secondary).named("detailValue")
        }
        .named("detailRow")
      }
    }
    .named("list")
    .environment(\.colorScheme, .dark)
  }
  family.view("a plain list") {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
    }
    .listStyle(.plain)
    .named("list")
    .environment(\.colorScheme, .dark)
  }
  family.view("a form") { recordedForm.environment(\.colorScheme, .dark) }
}

@MainActor private func addNavigation(to family: inout FactFamily) {
  family.view(
    "a push", settling: 1.2, model: { Path() }, steps: [FactStep("push") { $0.path = [1] }]
  ) { model in
    NavigationStack(path: Bindable(model).path) {
      List {
        NavigationLink("Detail", value: 1).named("link")
        Text("Row").named("row")
      }
      .navigationTitle("Settings")
      .navigationDestination(for: Int.self) { _ in
        VStack { Text("Pushed").named("pushed") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Detail")
          .navigationBarTitleDisplayMode(.inline)
          .named("detail")
      }
      .named("list")
    }
    .named("nav")
    .environment(\.colorScheme, .dark)
  }
}
