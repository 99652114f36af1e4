import SwiftUI

/// Lists, forms, tabs and sheets in use: four screens side by side.
struct ContainersSheet: View {
  let scheme: ColorScheme

  var body: some View {
    HStack(spacing: 12) {
      NavigationSample().frame(width: 390, height: 780).clipped()
      FormSample().frame(width: 390, height: 780).clipped()
      TabSample().frame(width: 390, height: 780)
      PageSample().frame(width: 390, height: 780)
    }
    .padding(12)
    .background(Color.gray.opacity(0.4))
    .environment(\.colorScheme, scheme)
  }
}

struct NavigationSample: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Fruit") {
          ForEach(["Apple", "Pear", "Plum"], id: \.self) { NavigationLink($0, value: $0) }
        }
        Section {
          Label("Settings", systemImage: "gearshape")
          Text("Plain row")
        } footer: {
          Text("A footer says more.")
        }
      }
      .navigationTitle("Basket")
      .navigationDestination(for: String.self) { Text($0).font(.largeTitle).navigationTitle($0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { path.append("Cherry") }
        }
      }
    }
  }
}

struct FormSample: View {
  @State private var name = ""
  @State private var isOn = true
  @State private var size = 1
  @State private var count = 2

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
          Toggle("Visible", isOn: $isOn)
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
          }
          Stepper("Count: \(count)", value: $count)
          LabeledContent("Version", value: "2.1")
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct TabSample: View {
  var body: some View {
    TabView {
      Text("Home screen").tabItem { Label("Home", systemImage: "house.fill") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.badge(3)
      Text("Profile").tabItem { Label("Profile", systemImage: "person.fill") }
    }
    .background(.background)
  }
}

struct PageSample: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { index in
        ZStack {
          [Color.teal, .indigo, .orange][index]
          Text("Page \(index + 1)").font(.largeTitle.bold()).foregroundStyle(.white)
        }
        .tag(index)
      }
    }
    .tabViewStyle(.page)
  }
}

#Preview("Light") { ContainersSheet(scheme: .light) }
#Preview("Dark") { ContainersSheet(scheme: .dark) }
