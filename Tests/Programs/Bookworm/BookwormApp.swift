import SwiftData
import SwiftUI

@main
struct BookwormApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .modelContainer(for: Book.self)
  }
}

@Model
class Book {
  var title: String
  var author: String
  var genre: String
  var review: String
  var rating: Int

  init(title: String, author: String, genre: String, review: String, rating: Int) {
    self.title = title
    self.author = author
    self.genre = genre
    self.review = review
    self.rating = rating
  }
}

struct ContentView: View {
  @Environment(\.modelContext) var modelContext
  @Query(sort: [SortDescriptor(\Book.title), SortDescriptor(\Book.author)]) var books: [Book]
  @State private var showingAddScreen = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(books) { book in
          NavigationLink(value: book) {
            HStack {
              Text("\(book.rating)").font(.largeTitle)
              VStack(alignment: .leading) {
                Text(book.title).font(.headline)
                Text(book.author).foregroundStyle(.secondary)
              }
            }
          }
        }
        .onDelete(perform: deleteBooks)
      }
      .navigationTitle("Bookworm")
      .navigationDestination(for: Book.self) { book in Text(book.title) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add Book", systemImage: "plus") { showingAddScreen.toggle() }
        }
      }
      .sheet(isPresented: $showingAddScreen) { AddBookView() }
      .onAppear {
        for number in 1...5 {
          modelContext.insert(
            Book(
              title: "Book \(6 - number)", author: "Someone", genre: "Mystery", review: "Good.",
              rating: number))
        }
      }
    }
  }

  func deleteBooks(at offsets: IndexSet) {
    for offset in offsets { modelContext.delete(books[offset]) }
  }
}

struct AddBookView: View {
  @Environment(\.modelContext) var modelContext
  @Environment(\.dismiss) var dismiss
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Name of book", text: $title)
      Button("Save") {
        modelContext.insert(Book(title: title, author: "", genre: "", review: "", rating: 3))
        dismiss()
      }
    }
  }
}

#Preview {
  do {
    let config = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Book.self, configurations: config)
    container.mainContext.insert(
      Book(title: "Test Book", author: "A", genre: "Fantasy", review: "Great.", rating: 4))
    return ContentView().modelContainer(container)
  } catch {
    return Text("Failed to create preview: \(error.localizedDescription)")
  }
}
