import SwiftUI
import UniformTypeIdentifiers

struct Person: Identifiable, Hashable, Codable, Transferable {
  var id = UUID()
  var given: String
  var family: String
  var age: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .person)
    ProxyRepresentation(exporting: \.given)
  }
}

extension UTType {
  static let person = UTType(exportedAs: "com.example.person")
}

struct FileItem: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var children: [FileItem]?
}

struct Note: Identifiable { var id = UUID(); var text: String; var done = false }

struct ContentView: View {
  @State private var people = [
    Person(given: "Juan", family: "Chavez", age: 34), Person(given: "Mei", family: "Chen", age: 28),
    Person(given: "Tom", family: "Clark", age: 51),
  ]
  @State private var selection: Set<Person.ID> = []
  @State private var order = [KeyPathComparator(\Person.family)]
  @State private var notes = [Note(text: "Milk"), Note(text: "Bread")]
  @State private var dates: Set<DateComponents> = []
  @State private var importing = false
  @State private var isExpanded = true
  let files = [
    FileItem(name: "Documents", children: [FileItem(name: "a.txt"), FileItem(name: "b.txt")]),
    FileItem(name: "Readme"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Table(people, selection: $selection, sortOrder: $order) {
          TableColumn("Given", value: \.given)
          TableColumn("Family", value: \.family)
          TableColumn("Age") { Text("\($0.age)") }.width(60)
        }
        .onChange(of: order) { people.sort(using: $1) }
        .frame(height: 200)
        List($notes, editActions: [.move, .delete]) { $note in
          Toggle(isOn: $note.done) { TextField("Note", text: $note.text) }
        }
        .frame(height: 160)
        List(files, children: \.children) { Label($0.name, systemImage: "doc") }.frame(height: 160)
        OutlineGroup(files, children: \.children) { Text($0.name) }
        MultiDatePicker("Dates", selection: $dates).frame(height: 320)
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        .controlGroupStyle(.navigation)
        Text(.now, style: .relative)
        ForEach(people) { person in
          Text(person.given).draggable(person)
        }
        RoundedRectangle(cornerRadius: 8).frame(height: 40)
          .dropDestination(for: Person.self) { items, _ in
            people += items; return true
          }
      }
    }
    .fileImporter(
      isPresented: $importing, allowedContentTypes: [.json, .plainText],
      allowsMultipleSelection: false
    ) {
      if case .success(let urls) = $0 { print(urls) }
    }
    .onDrop(of: [.text], isTargeted: nil) { providers in
      providers.first?.loadItem(forTypeIdentifier: UTType.text.identifier) { _, _ in }
      return true
    }
  }
}
