import HalcyonTesting
import SwiftUI
import Testing

/// Lists that are swiped, pulled, searched and put in another order.
@MainActor @Suite("Interactions: lists")
struct ListTests {
  private struct Inbox: View {
    @State private var mails = ["Ada", "Grace", "Edsger"]
    @State private var archived: [String] = []
    @State private var flagged: Set<String> = []
    var body: some View {
      List {
        ForEach(mails, id: \.self) { mail in
          Text(flagged.contains(mail) ? "\(mail), flagged" : mail)
            .swipeActions(edge: .leading) { Button("Flag") { flagged.insert(mail) }.tint(.orange) }
            .swipeActions {
              Button("Archive") {
                archived.append(mail)
                mails.removeAll { $0 == mail }
              }
            }
        }
        Text("Archived: \(archived.joined(separator: " "))").accessibilityIdentifier("archive")
      }
    }
  }

  @Test("11. A row is swiped from either side, and what stands behind it is done")
  func swipes() {
    let stage = Stage(Inbox())
    stage["Grace"].drag(by: CGSize(width: -120, height: 0))
    stage.settle()
    stage["Archive"].first.tap()
    stage.settle()
    #expect(!stage[.text("Grace")].exists)
    #expect(stage["archive"].label == "Archived: Grace")
    stage["Ada"].drag(by: CGSize(width: 120, height: 0))
    stage.settle()
    stage["Flag"].tap()
    stage.settle()
    #expect(stage["Ada, flagged"].exists)
  }

  private struct Recipes: View {
    @State private var query = ""
    private let names = ["Bread", "Broth", "Cake", "Carrots"]
    var body: some View {
      NavigationStack {
        List(names.filter { query.isEmpty || $0.localizedStandardContains(query) }, id: \.self) {
          Text($0)
        }
        .navigationTitle("Recipes")
        .searchable(text: $query, prompt: "Search recipes")
      }
    }
  }

  @Test("12. A search leaves what fits, and all again when it is emptied")
  func search() {
    let stage = Stage(Recipes())
    #expect(stage[.searchField].traits.contains(.isSearchField))
    stage[.searchField].type("car")
    stage.settle()
    #expect(stage["Carrots"].exists)
    #expect(!stage["Cake"].exists)
    for _ in 0..<3 { stage.press(.backspace) }
    stage.settle()
    #expect(stage["Cake"].exists)
  }

  private struct Feed: View {
    @State private var posts = ["First"]
    var body: some View {
      List(posts, id: \.self) { Text($0) }.refreshable { await load() }
    }

    private func load() async {
      try? await Task.sleep(for: .seconds(2))
      posts.insert("News \(posts.count)", at: 0)
    }
  }

  @Test("13. A list that is pulled down and let go loads what is new, for as long as that takes")
  func refresh() {
    let stage = Stage(Feed())
    stage["First"].drag(by: CGSize(width: 0, height: 260), duration: 0.6)
    stage.advance(by: 1)
    #expect(!stage["News 1"].exists)
    stage.advance(by: 2)
    stage.settle()
    #expect(stage["News 1"].isVisible)
    #expect(stage["News 1"].frame.minY < stage["First"].frame.minY)
  }

  private struct Queue: View {
    @State private var songs = ["Aria", "Ballad", "Canon"]
    @State private var mode = EditMode.inactive
    var body: some View {
      NavigationStack {
        List {
          ForEach(songs, id: \.self) { Text($0) }
            .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { songs.remove(atOffsets: $0) }
        }
        .navigationTitle("Queue")
        .toolbar { EditButton() }
      }
    }
  }

  @Test("14. A list is edited: a row is carried to the top by its handle, another deleted")
  func reorder() {
    let stage = Stage(Queue())
    stage["Edit"].tap()
    stage.settle()
    #expect(stage["Reorder"].count == 3)
    stage["Reorder Canon"].drag(to: stage["Reorder Aria"])
    stage.settle()
    func order() -> [String] {
      stage[.text].all.filter { ["Aria", "Ballad", "Canon"].contains($0.label) }
        .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
    }
    #expect(order() == ["Canon", "Aria", "Ballad"])
    stage["Delete Aria"].tap()
    stage.settle()
    stage["Delete"].tap()
    stage.settle()
    #expect(order() == ["Canon", "Ballad"])
    stage["Done"].tap()
    stage.settle()
    #expect(!stage["Reorder"].exists)
  }

  private struct Message: View {
    @State private var isLiked = false
    @State private var isGone = false
    var body: some View {
      VStack {
        if !isGone {
          Text("See you at noon").padding()
            .contextMenu {
              Button(isLiked ? "Unlike" : "Like", systemImage: "heart") { isLiked.toggle() }
              Button("Delete", systemImage: "trash", role: .destructive) { isGone = true }
            }
        }
        Text(isLiked ? "liked" : "plain").accessibilityIdentifier("state")
      }
    }
  }

  @Test("15. A long press opens the context menu of a message; what is chosen is done")
  func contextMenu() {
    let stage = Stage(Message())
    stage["See you at noon"].press()
    stage.settle()
    stage["Like"].tap()
    stage.settle()
    #expect(stage["state"].label == "liked")
    stage["See you at noon"].press()
    stage.settle()
    #expect(stage["Unlike"].exists)
    stage["Delete"].tap()
    stage.settle()
    #expect(!stage["See you at noon"].exists)
  }
}
