import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@testable import CoreData

final class Note: NSManagedObject {
  var text: String? {
    get { _managed() }
    set { _setManaged(newValue) }
  }
}

private struct NotesView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Note.text, ascending: true)])
  private var notes: FetchedResults<Note>

  var body: some View {
    VStack {
      ForEach(notes, id: \.objectID) { Text($0.text ?? "") }
      Button("Add") { Note(context: context).text = "B" }
      Button("Turn") { notes.nsSortDescriptors = [NSSortDescriptor(key: "text", ascending: false)] }
      Text(notes.map { $0.text ?? "" }.joined(separator: ",")).accessibilityIdentifier("all")
    }
  }
}

private struct TurnedNotesView: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Note.text)]) private var notes:
    FetchedResults<Note>
  @SectionedFetchRequest(
    sectionIdentifier: \Note.text, sortDescriptors: [SortDescriptor(\Note.text)])
  private var sections: SectionedFetchResults<String?, Note>

  var body: some View {
    VStack {
      Button("Turn") { turn($notes.sortDescriptors) }
      Button("Turn sections") { turn($sections.sortDescriptors) }
      Text(notes.map { $0.text ?? "" }.joined(separator: ",")).accessibilityIdentifier("all")
      Text(sections.map { $0.id ?? "" }.joined(separator: ",")).accessibilityIdentifier("sections")
    }
  }

  /// As a table turns the order of the column that is touched.
  private func turn(_ order: Binding<[SortDescriptor<Note>]>) {
    guard var first = order.wrappedValue.first else { return }
    first.order = first.order == .forward ? .reverse : .forward
    order.wrappedValue = [first]
  }
}

@MainActor @Suite("Requests of views", .serialized)
struct FetchRequestTests {
  private func container() -> NSPersistentContainer {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Note", "Note")
    let text = NSAttributeDescription()
    (text.name, text.attributeType) = ("text", .stringAttributeType)
    entity.properties = [text]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return NSPersistentContainer(name: "Notes", managedObjectModel: model)
  }

  @Test("A view shows the objects of its context in order, those that come among them")
  func shows() {
    let container = container()
    for text in ["C", "A"] { Note(context: container.viewContext).text = text }
    let stage = Stage(NotesView().environment(\.managedObjectContext, container.viewContext))
    #expect(stage["all"].label == "A,C")
    stage["Add"].tap()
    #expect(stage["all"].label == "A,B,C")
    stage["Turn"].tap()
    #expect(stage["all"].label == "C,B,A")
  }

  @Test("The order that a request began with is read and turned through its binding")
  func turned() {
    let container = container()
    for text in ["C", "A", "B"] { Note(context: container.viewContext).text = text }
    let stage = Stage(
      TurnedNotesView().environment(\.managedObjectContext, container.viewContext))
    #expect(stage["all"].label == "A,B,C" && stage["sections"].label == "A,B,C")
    stage["Turn"].tap()
    #expect(stage["all"].label == "C,B,A" && stage["sections"].label == "A,B,C")
    stage["Turn"].tap()
    stage["Turn sections"].tap()
    #expect(stage["all"].label == "A,B,C" && stage["sections"].label == "C,B,A")
  }

  @Test("Without a context above there is nothing")
  func alone() {
    #expect((Stage(NotesView())["all"].label ?? "").isEmpty)
  }
}
