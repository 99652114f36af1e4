import SwiftUI

struct Todo: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var title: String
  var done = false
  var column: Column = .todo
  enum Column: String, Codable, CaseIterable, Identifiable {
    case todo = "To do", doing = "Doing", done = "Done"; var id: String { rawValue }
  }
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}
@Observable @MainActor final class Board {
  var todos: [Todo] = [
    Todo(title: "Write outline"), Todo(title: "Draw icons", column: .doing),
    Todo(title: "Buy paper", done: true, column: .done), Todo(title: "Call Ada"),
  ]
  func move(_ dropped: [Todo], to column: Todo.Column) {
    for todo in dropped {
      guard let i = todos.firstIndex(where: { $0.id == todo.id }) else { continue };
      withAnimation(.spring) { todos[i].column = column }
    }
  }
  var remaining: Int { todos.count { !$0.done } }
}
struct ContentView: View {
  @State private var board = Board()
  @State private var selection = Set<Todo.ID>()
  @State private var editMode: EditMode = .inactive
  @State private var query = ""
  @State private var newTitle = ""
  @State private var error: BoardError?
  @FocusState private var focused: Bool
  @Environment(\.undoManager) private var undo
  enum BoardError: LocalizedError {
    case empty; var errorDescription: String? { "A title is needed" }
  }
  var body: some View {
    @Bindable var board = board
    TabView {
      NavigationStack {
        List(selection: $selection) {
          Section {
            ForEach(
              $board.todos.filter {
                query.isEmpty || $0.wrappedValue.title.localizedCaseInsensitiveContains(query)
              }
            ) { $todo in
              HStack {
                Toggle(isOn: $todo.done) {
                  TextField("Title", text: $todo.title).strikethrough(todo.done, color: .secondary)
                }.toggleStyle(CheckStyle())
                Spacer()
                Text(todo.column.rawValue).font(.caption).padding(.horizontal, 8).padding(
                  .vertical, 2
                ).background(.tint.quaternary, in: .capsule)
              }
              .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  board.todos.removeAll { $0.id == todo.id }
                }
              }
              .swipeActions(edge: .leading) {
                Button {
                  todo.done.toggle()
                } label: {
                  Label("Done", systemImage: "checkmark")
                }.tint(.green)
              }
            }
            .onMove { board.todos.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { board.todos.remove(atOffsets: $0) }
          } header: {
            Text("^[\(board.remaining) task](inflect: true) left")
          } footer: {
            Text("Swipe to finish").listRowInsets(.init())
          }
          Section {
            TextField("New task", text: $newTitle).focused($focused).submitLabel(.done).onSubmit(
              add)
          }
          .listSectionSpacing(.compact)
        }
        .listStyle(.insetGrouped)
        .scrollDismissesKeyboard(.interactively)
        .searchable(text: $query).searchSuggestions {
          Text("Write").searchCompletion("Write");
          ForEach(board.todos.prefix(2)) {
            Label($0.title, systemImage: "magnifyingglass").searchCompletion($0.title)
          }
        }
        .navigationTitle("Tasks")
        .toolbarTitleDisplayMode(.inlineLarge)
        .toolbarTitleMenu {
          Button("Rename") {}; RenameButton()
        }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() };
          ToolbarItem(placement: .keyboard) { Button("Done") { focused = false } }
        }
        .environment(\.editMode, $editMode)
        .alert(isPresented: .constant(error != nil), error: error) { _ in
          Button("OK") { error = nil }
        } message: {
          Text($0.localizedDescription)
        }
      }
      .tabItem { Label("List", systemImage: "list.bullet") }
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 16) {
          ForEach(Todo.Column.allCases) { column in
            ColumnView(column: column).containerRelativeFrame(
              .horizontal, count: 10, span: 8, spacing: 16
            )
            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.7)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned).contentMargins(16, for: .scrollContent)
      .tabItem { Label("Board", systemImage: "rectangle.split.3x1") }
    }
    .environment(board)
  }
  func add() {
    guard !newTitle.isEmpty else { error = .empty; return };
    board.todos.append(Todo(title: newTitle)); newTitle = ""; focused = true
  }
}
struct ColumnView: View {
  @Environment(Board.self) private var board
  let column: Todo.Column
  @State private var targeted = false
  var body: some View {
    VStack(alignment: .leading) {
      Text(column.rawValue).font(.headline)
      ForEach(board.todos.filter { $0.column == column }) { todo in
        Text(todo.title).frame(maxWidth: .infinity, alignment: .leading).padding().background(
          .background, in: .rect(cornerRadius: 10)
        ).draggable(todo)
      }
      Spacer()
    }
    .padding().frame(maxHeight: 500).background(
      targeted ? Color.accentColor.opacity(0.2) : Color(.secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: 16)
    )
    .dropDestination(for: Todo.self) { items, _ in
      board.move(items, to: column); return true
    } isTargeted: {
      targeted = $0
    }
  }
}
struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(
          configuration.isOn ? Color.accentColor : .secondary
        ).imageScale(.large)
      }
    }.buttonStyle(.plain)
  }
}
#Preview { ContentView() }
