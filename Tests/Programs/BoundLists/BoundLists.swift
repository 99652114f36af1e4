import SwiftUI
struct Todo: Identifiable, Hashable {
  let id = UUID(); var description: String; var done = false; var children: [Todo]? = nil
}
struct ContentView: View {
  @State private var todos: [Todo] = [
    Todo(description: "a", children: [Todo(description: "b")]), Todo(description: "c"),
  ]
  @State private var names = ["x", "y"]
  @State private var one: UUID?
  @State private var many: Set<UUID> = []
  @State private var name: String?
  var body: some View {
    TabView {
      VStack {
        List($todos) { $todo in Toggle(todo.description, isOn: $todo.done) }
        List($todos, selection: $one) { $todo in Text(todo.description) }
        List($todos, selection: $many) { $todo in Text(todo.description) }
        List($todos, id: \.description) { $todo in Text(todo.description) }
        List($names, id: \.self) { $name in TextField("", text: $name) }
        List($names, id: \.self, selection: $name) { $name in TextField("", text: $name) }
        List($todos) { todo in Toggle("x", isOn: todo.done) }
      }
      VStack {
        List($todos, editActions: .all) { $todo in Toggle(todo.description, isOn: $todo.done) }
        List($todos, id: \.id, editActions: .delete) { $todo in Text(todo.description) }
        List($todos, editActions: [.move], selection: $one) { $todo in Text(todo.description) }
        List($todos, editActions: [.move], selection: $many) { $todo in Text(todo.description) }
        List {
          ForEach($todos, editActions: .move) { $todo in TextField("", text: $todo.description) }
        }
        List { ForEach($names, id: \.self, editActions: .all) { $x in Text(x) } }
        List { ForEach($names, id: \.self) { $x in Text(x) } }
      }
      VStack {
        List(todos) { Text($0.description) }
        List(todos, id: \.description) { todo in Text(todo.description) }
        List(todos, selection: $one) { Text($0.description) }
        List(todos, selection: $many) { todo in
          let x = todo.description
          Text(x)
        }
        List(0..<5) { Text("\($0)") }
        List(0..<5, id: \.self) { i in Text("\(i)") }
        List(names, id: \.self) { Text($0) }
        List(names, id: \.self, selection: $name, rowContent: Text.init)
        List(1...3, id: \.self) { Text("\($0)") }
        List(todos.indices, id: \.self) { i in Toggle("a", isOn: $todos[i].done) }
        List(Array(todos.enumerated()), id: \.offset) { index, todo in Text(todo.description) }
      }
      VStack {
        List(todos, children: \.children) { Text($0.description) }
        List($todos, children: \.children) { $todo in TextField("", text: $todo.description) }
        List($todos, id: \.description, children: \.children) { $todo in
          TextField("", text: $todo.description)
        }
        List(todos, id: \.id, children: \.children, selection: $one) { Text($0.description) }
        List($todos, children: \.children, selection: $many) { $todo in Text(todo.description) }
        List { OutlineGroup($todos, children: \.children) { $todo in Text(todo.description) } }
        OutlineGroup(todos, id: \.id, children: \.children) { Text($0.description) }
        OutlineGroup(todos[0], children: \.children) { Text($0.description) }
        OutlineGroup(todos[0], id: \.description, children: \.children) { Text($0.description) }
      }
    }
  }
}
#Preview { ContentView() }
