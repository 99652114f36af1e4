import SwiftUI

/// A sheet of half the height over a list, as it stands when it has come up.
struct SheetSample: View {
  @State private var isShown = true
  @State private var isLoud = true

  var body: some View {
    NavigationStack {
      List(0..<9) { Text("Row \($0)") }
        .navigationTitle("Below")
    }
    .sheet(isPresented: $isShown) {
      VStack(spacing: 18) {
        Image(systemName: "bell.fill").font(.system(size: 44)).foregroundStyle(.orange)
        Text("A sheet").font(.title2.bold())
        Text("It comes from below.")
          .multilineTextAlignment(.center)
          .foregroundStyle(.secondary)
        Toggle("With sound", isOn: $isLoud)
        Button {
        } label: {
          Text("Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      }
      .padding(24)
      .presentationDetents([.medium])
      .presentationDragIndicator(.visible)
    }
  }
}

/// An alert with two buttons.
struct AlertSample: View {
  @State private var isShown = true

  var body: some View {
    Color.teal.ignoresSafeArea()
      .alert("Delete the photo?", isPresented: $isShown) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It will be gone from all of your devices.")
      }
  }
}

/// A list of choices.
struct ChoicesSample: View {
  @State private var isShown = true

  var body: some View {
    Color.indigo.ignoresSafeArea()
      .confirmationDialog("Share", isPresented: $isShown, titleVisibility: .visible) {
        Button("Copy link") {}
        Button("Send by mail") {}
        Button("Stop sharing", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Three people see this folder.")
      }
  }
}

/// A menu to be opened by a tap on its button, in the middle of the bar at the top.
struct MenuSample: View {
  var body: some View {
    VStack {
      Menu {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Share", systemImage: "square.and.arrow.up") {}
        Divider()
        Toggle("Show titles", isOn: .constant(true))
        Menu("More") { Button("Print") {} }
        Button("Delete", systemImage: "trash", role: .destructive) {}
      } label: {
        Label("Options", systemImage: "ellipsis.circle").font(.title3)
      }
      .padding(.top, 20)
      Spacer()
      RoundedRectangle(cornerRadius: 24).fill(.mint.gradient).frame(height: 240)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }
}

/// A plain list with sections, badges and a field to search with.
struct PlainListSample: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          row("Ada", "The engine is finished.", "person.crop.circle.fill", .purple)
          row("Grace", "I found the moth.", "person.crop.circle.fill", .orange)
        }
        Section("Before") {
          row("Alan", "Does it halt?", "person.crop.circle.fill", .blue)
          Label("Archive", systemImage: "archivebox").badge(12)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Mail")
      .searchable(text: $query)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Select") {} } }
    }
  }

  private func row(_ name: String, _ line: String, _ symbol: String, _ color: Color) -> some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).font(.largeTitle).foregroundStyle(color)
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text(line).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("Sheet") { SheetSample() }
#Preview("Alert") { AlertSample() }
