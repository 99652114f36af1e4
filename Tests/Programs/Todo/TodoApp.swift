import SwiftUI

struct TodoItem: Identifiable, Codable, Equatable {
  let id: UUID
  var title: String
  var isCompleted: Bool
}

@MainActor
class TodoStore: ObservableObject {
  @Published var items: [TodoItem] = []

  private static func fileURL() throws -> URL {
    try FileManager.default.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false
    ).appendingPathComponent("todos.data")
  }

  func load() async throws {
    let task = Task<[TodoItem], Error> {
      let fileURL = try Self.fileURL()
      guard let data = try? Data(contentsOf: fileURL) else { return [] }
      return try JSONDecoder().decode([TodoItem].self, from: data)
    }
    items = try await task.value
  }

  func save(items: [TodoItem]) async throws {
    let task = Task {
      let data = try JSONEncoder().encode(items)
      try data.write(to: try Self.fileURL())
    }
    _ = try await task.value
  }
}

@main
struct TodoApp: App {
  @StateObject private var store = TodoStore()
  @State private var errorWrapper: String?

  var body: some Scene {
    WindowGroup {
      TodoList(items: $store.items) {
        Task {
          do { try await store.save(items: store.items) } catch { errorWrapper = "\(error)" }
        }
      }
      .task {
        do { try await store.load() } catch { errorWrapper = "\(error)" }
        if store.items.isEmpty {
          store.items = [TodoItem(id: UUID(), title: "Walk the dog", isCompleted: false)]
        }
      }
    }
  }
}

struct TodoList: View {
  @Binding var items: [TodoItem]
  @Environment(\.scenePhase) private var scenePhase
  @State private var selection: Set<UUID> = []
  @State private var editMode = EditMode.inactive
  let saveAction: () -> Void

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach($items) { $item in
          HStack {
            Button {
              withAnimation { item.isCompleted.toggle() }
            } label: {
              Image(systemName: item.isCompleted ? "checkmark.circle.fill" : "circle")
                .contentTransition(.symbolEffect(.replace))
            }
            .sensoryFeedback(.success, trigger: item.isCompleted)
            TextField("Title", text: $item.title)
          }
        }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { items.remove(atOffsets: $0) }
      }
      .navigationTitle("To do")
      .toolbar { EditButton() }
      .environment(\.editMode, $editMode)
    }
    .onChange(of: scenePhase) { _, phase in if phase == .inactive { saveAction() } }
  }
}
