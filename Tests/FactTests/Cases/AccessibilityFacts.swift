import Charts
import HalcyonTesting
import SwiftUI
import ViewRuntime

extension FactFamily {
  /// A case whose subjects are a screen's elements, each by its identifier, else by its label, with one of
  /// their properties: `Save traits`. `order` is how they are read.
  fileprivate mutating func screen<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    values(name) {
      let stage = Stage(content())
      stage.settle()
      return answers(of: stage)
    }
  }
}

private let containers: Set<ElementRole> = [.group, .list, .tabBar, .sheet, .alert, .menu]

@MainActor private func answers(of stage: Stage) -> FactFamily.Answers {
  var answers: FactFamily.Answers = [:]
  var order: [String] = []
  for element in stage[.traits([])].all {
    guard let role = element.role else { continue }
    let name = element.identifier ?? element.label ?? role.rawValue
    if !containers.contains(role) { order.append(name) }
    answers["\(name) role"] = role.rawValue
    answers["\(name) label"] = element.label
    answers["\(name) value"] = element.value
    answers["\(name) hint"] = element.hint
    answers["\(name) traits"] = element.traits.names.joined(separator: ", ")
    answers["\(name) actions"] = element.actions.joined(separator: ", ")
    answers["\(name) is enabled"] = "\(element.isEnabled)"
  }
  answers["order"] = order.joined(separator: " | ")
  return answers
}

/// What Apple's documentation says of the elements of screens.
@MainActor let accessibilityFacts = FactFamily("accessibility") { family in
  addForms(to: &family)
  addReading(to: &family)
  addScreens(to: &family)
  addDrawings(to: &family)
}

@MainActor private func addForms(to family: inout FactFamily) {
  family.screen("sign in") {
    VStack {
      Text("Welcome").accessibilityAddTraits(.isHeader)
      TextField("Email", text: .constant("ada@example.org"))
      SecureField("Password", text: .constant("abc"))
      Toggle("Remember me", isOn: .constant(true))
      Button("Sign in") {}.disabled(true)
    }
  }
  family.screen("settings") {
    NavigationStack {
      Form {
        Section("Sound") {
          Toggle("Ringer", isOn: .constant(false))
          Slider(value: .constant(0.6)) { Text("Volume") }
        }
        Section("More") {
          LabeledContent("Version", value: "2.0")
          NavigationLink("About") { Text("Made by hand") }
        }
      }
      .navigationTitle("Settings")
    }
  }
  family.screen("order") {
    VStack {
      Stepper("Cups", value: .constant(2), in: 0...5)
      Picker("Milk", selection: .constant("Oat")) {
        ForEach(["Cow", "Oat"], id: \.self) { Text($0) }
      }
      Picker("Size", selection: .constant("Large")) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      ProgressView("Brewing", value: 0.25)
      Gauge(value: 0.5) { Text("Heat") }
    }
  }
}

@MainActor private func addReading(to family: inout FactFamily) {
  family.screen("mail") {
    VStack {
      VStack {
        Text("Ada")
        Text("See you at noon")
        Button("Reply") {}
      }
      .accessibilityElement(children: .combine).accessibilityIdentifier("combined")
      VStack {
        Text("One")
        Text("Two")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("contained")
      VStack {
        Text("Three")
        Text("Four")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel("Three and four")
      .accessibilityIdentifier("ignored")
    }
  }
  family.screen("article") {
    VStack {
      Text("Whales").accessibilityHeading(.h1).accessibilityAddTraits(.isHeader)
      Image(decorative: "wave")
      Image(systemName: "fish").accessibilityLabel("A blue whale")
      Text("They sing.")
      Link("Read more", destination: URL(filePath: "/"))
      Label("Nature", systemImage: "leaf")
    }
  }
  family.screen("reading order") {
    VStack {
      Text("Last")
      Text("First").accessibilitySortPriority(2)
      Text("Second").accessibilitySortPriority(1)
      Text("Hidden").accessibilityHidden(true)
      Text("Unseen").hidden()
    }
  }
  family.screen("calculator") {
    HStack {
      Button("7") {}.accessibilityLabel("Seven").accessibilityHint("Adds a digit")
        .accessibilityAddTraits(.isKeyboardKey).accessibilityRemoveTraits(.isButton)
      Button {
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add")
      Text("0").accessibilityIdentifier("display").accessibilityAddTraits(.updatesFrequently)
        .accessibilityValue("zero")
    }
  }
}

@MainActor private func addScreens(to family: inout FactFamily) {
  family.screen("tabs") {
    TabView {
      Text("Today").tabItem { Label("News", systemImage: "newspaper") }
      Text("Nothing").tabItem { Label("Saved", systemImage: "bookmark") }
    }
  }
  family.screen("alert") {
    Text("Behind").alert("Delete it?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("For ever")
    }
  }
  family.screen("sheet") {
    Text("Behind").sheet(isPresented: .constant(true)) {
      VStack {
        Text("In front")
        Button("Close") {}
      }
    }
  }
  family.screen("search") {
    NavigationStack {
      List(["Ann", "Ben"], id: \.self) { Text($0) }
        .navigationTitle("People")
        .searchable(text: .constant(""), prompt: "Find people")
    }
  }
}

@MainActor private func addDrawings(to family: inout FactFamily) {
  family.screen("player") {
    VStack {
      Image(decorative: "cover")
      Text("Prelude")
      Button {
      } label: {
        Image(systemName: "play.fill")
      }
      .accessibilityLabel("Play").accessibilityAddTraits(.startsMediaSession)
      Canvas { _, _ in }
        .frame(width: 200, height: 40)
        .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Position") } }
      Circle().frame(width: 40, height: 40)
        .accessibilityLabel("Rating").accessibilityValue("3 of 5")
        .accessibilityAdjustableAction { _ in }
        .accessibilityAction(named: "Reset") {}
    }
  }
  family.screen("chart") {
    Chart {
      BarMark(x: .value("Day", "Monday"), y: .value("Pancakes", 3))
      BarMark(x: .value("Day", "Tuesday"), y: .value("Pancakes", 5))
        .accessibilityLabel("The day after").accessibilityValue("5 sold")
      BarMark(x: .value("Day", "Wednesday"), y: .value("Pancakes", 4))
        .accessibilityHidden(true)
      BarMark(x: .value("Day", "Thursday"), y: .value("Pancakes", 1.5))
        .accessibilityIdentifier("last")
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }
}
