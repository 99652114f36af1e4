import CoreData
import SwiftUI

struct ContentView: View {
  @Environment(\.managedObjectContext) private var viewContext

  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Day.date, ascending: false)],
    predicate: NSPredicate(format: "mood > %d AND text != %@", 0, "Fog"),
    animation: .default)
  private var days: FetchedResults<Day>

  @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) var places: FetchedResults<Place>
  @SectionedFetchRequest<Int16, Day>(
    sectionIdentifier: \.mood, sortDescriptors: [SortDescriptor(\.mood, order: .reverse)])
  private var moods: SectionedFetchResults<Int16, Day>

  var body: some View {
    NavigationStack {
      List {
        Section("\(days.count) days, \(places.count) places, \(moods.count) moods") {
          ForEach(days) { day in DayRow(day: day) }
            .onDelete { offsets in
              offsets.map { days[$0] }.forEach(viewContext.delete)
              try? viewContext.save()
            }
        }
      }
      .navigationTitle("Diary")
      .toolbar {
        Button("Add", systemImage: "plus") {
          let day = Day(context: viewContext)
          day.date = Date()
          day.text = "New"
        }
      }
    }
  }
}

struct DayRow: View {
  @ObservedObject var day: Day

  var body: some View {
    VStack(alignment: .leading) {
      Text(day.text ?? "").font(.headline)
      Text((day.places as? Set<Place> ?? []).map(\.wrappedName).sorted().joined(separator: ", "))
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  ContentView().environment(\.managedObjectContext, Persistence.preview.container.viewContext)
}
