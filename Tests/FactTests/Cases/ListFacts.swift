import SwiftUI

/// Lists and forms as an iPhone lays them out.
@MainActor let listFacts = FactFamily("list") { family in
  addLists(to: &family)
  addFooters(to: &family)
  addForms(to: &family)
  addEditing(to: &family)
}

@MainActor private func addLists(to family: inout FactFamily) {
  family.view("grouped rows") {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Section("Fruit") {
        Text("Cherry").named("row3")
        HStack {
          Text("Detail").named("detailLabel")
          Spacer()
          Text("Value").foregroundStyle(.secondary).named("detailValue")
        }
        .named("detailRow")
      }
    }
    .named("list")
  }
  family.view("plain rows") {
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Section("Fruit") { Text("Cherry").named("row3") }
    }
    .listStyle(.plain)
    .named("list")
  }
  family.view("spacing of rows and sections") {
    List {
      Section("First") {
        Text("Apple").named("a1")
        Text("Banana").named("a2")
      }
      Section("Second") {
        Text("Cherry").named("b1")
        Text("Carrot").named("b2")
      }
    }
    .listRowSpacing(12)
    .listSectionSpacing(30)
    .named("list")
  }
  family.view("labels in rows") {
    List {
      labelRow(1, "Wi-Fi", "wifi").named("row1")
      labelRow(2, "Bluetooth", "gear").named("row2")
      NavigationLink(destination: Text("Pushed")) { labelRow(3, "Settings", "star") }.named("row3")
    }
    .named("list")
  }
}

@MainActor private func labelRow(_ number: Int, _ title: String, _ symbol: String) -> some View {
  Label {
    Text(title).named("title\(number)")
  } icon: {
    Image(systemName: symbol).named("icon\(number)")
  }
}

@MainActor private func addFooters(to family: inout FactFamily) {
  family.view("footers") {
    List {
      Section {
        Text("Apple").named("row1")
      } header: {
        Text("Fruit").named("header")
      } footer: {
        Text("Banana").named("footer")
      }
      Section {
        Text("Cherry").named("row2")
      } footer: {
        Text("Apple").named("footer2")
      }
    }
    .named("list")
  }
  family.view("a header after a footer") {
    List {
      Section {
        Text("Apple").named("row1")
      } footer: {
        Text("Banana").named("footer")
      }
      Section("Fruit") { Text("Cherry").named("row2") }
    }
    .named("list")
  }
}

/// A form with a control of each usual kind, in the light and in the dark.
@MainActor var recordedForm: some View {
  Form {
    Section("Account") {
      TextField("Name", text: .constant("Ada")).named("name")
      Toggle("Notifications", isOn: .constant(true)).named("toggle")
    }
    Section("Preferences") {
      Picker("Flavour", selection: .constant("Vanilla")) {
        ForEach(["Vanilla", "Chocolate"], id: \.self) { Text($0) }
      }
      .named("picker")
      Stepper("Quantity: 3", value: .constant(3)).named("stepper")
      Slider(value: .constant(0.5), label: { Text("Volume") }).named("slider")
      Button("Save") {}.named("button")
    }
  }
  .named("form")
}

@MainActor private func addForms(to family: inout FactFamily) {
  family.view("a form") { recordedForm }
}

@Observable
private final class Chosen {
  var row: Int?
}

@MainActor private func addEditing(to family: inout FactFamily) {
  family.view(
    "selection", model: { Chosen() }, steps: [FactStep("select") { $0.row = 2 }]
  ) { chosen in
    List(selection: Bindable(chosen).row) {
      ForEach(Array(zip(1...3, ["first", "second", "third"])), id: \.0) { number, name in
        Text(name.capitalized).tag(number).named(name)
      }
    }
    .named("list")
  }
  family.view("editing") {
    List {
      Section("Editable") {
        ForEach(["apple", "banana", "cherry"], id: \.self) { Text($0.capitalized).named($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      Section("Deletable") {
        ForEach(["date"], id: \.self) { Text($0.capitalized).named($0) }
          .onDelete { _ in }
      }
      Section("Fixed") { Text("Detail").named("fixed") }
    }
    .environment(\.editMode, .constant(.active))
    .named("list")
  }
}
