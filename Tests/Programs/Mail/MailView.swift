import SwiftUI

struct Mailbox: Hashable, Identifiable {
  var id: String { name }; var name: String; var icon: String
}
struct Message: Hashable, Identifiable { let id: Int; var subject: String; var mailbox: String }

enum Scope: String, CaseIterable, Identifiable { case all, unread; var id: Self { self } }

struct MailView: View {
  @State private var mailbox: Mailbox?
  @State private var message: Message?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var tokens: [Token] = []
  @FocusState private var focused: Bool
  struct Token: Identifiable, Hashable { var id: String }

  let boxes = [Mailbox(name: "Inbox", icon: "tray"), Mailbox(name: "Sent", icon: "paperplane")]
  let messages = (1...8).map {
    Message(id: $0, subject: "Message \($0)", mailbox: $0 % 2 == 0 ? "Inbox" : "Sent")
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(boxes, selection: $mailbox) { box in
        NavigationLink(value: box) { Label(box.name, systemImage: box.icon) }
      }
      .navigationTitle("Mailboxes")
      .navigationSplitViewColumnWidth(200)
    } content: {
      List(messages.filter { $0.mailbox == mailbox?.name }, selection: $message) { item in
        NavigationLink(item.subject, value: item)
          .swipeActions(edge: .leading) { Button("Flag", systemImage: "flag") {}.tint(.orange) }
          .contextMenu {
            Button("Archive") {}
          } preview: {
            Text(item.subject).padding()
          }
      }
      .searchable(text: $query, tokens: $tokens) { Text($0.id) }
      .searchScopes($scope) { ForEach(Scope.allCases) { Text($0.rawValue.capitalized) } }
      .searchSuggestions { Text("Swift").searchCompletion("swift") }
      .navigationTitle(mailbox?.name ?? "")
    } detail: {
      Text(message?.subject ?? "Choose a message")
        .focusable()
        .focused($focused)
        .onKeyPress(.space) { .handled }
        .onKeyPress(characters: .alphanumerics, phases: .down) { press in
          press.key == "q" ? .handled : .ignored
        }
        .containerBackground(.blue.gradient, for: .navigation)
        .inspector(isPresented: .constant(false)) { Text("Inspector") }
    }
    .navigationSplitViewStyle(.balanced)
    .onAppear {
      mailbox = boxes[0]; message = messages[1]
    }
  }
}
