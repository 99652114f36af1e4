import SwiftData
import SwiftUI

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var destination: String
  var startDate: Date
  var kind: Kind
  var tags: [String] = []
  @Attribute(.externalStorage) var picture: Data?
  @Transient var isSelected = false

  @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
  var stops: [Stop] = []

  enum Kind: String, Codable, CaseIterable { case work, holiday }

  init(name: String, destination: String, startDate: Date = .now, kind: Kind = .holiday) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
    self.kind = kind
  }
}

@Model
final class Stop {
  var city: String
  var nights: Int
  var trip: Trip?

  init(city: String, nights: Int) {
    self.city = city
    self.nights = nights
  }
}

@main
struct TripsApp: App {
  let container: ModelContainer

  init() {
    do {
      let schema = Schema([Trip.self, Stop.self])
      let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
      container = try ModelContainer(for: schema, configurations: [configuration])
    } catch {
      fatalError("Could not create ModelContainer: \(error)")
    }
    let rome = Trip(name: "Rome", destination: "Italy")
    container.mainContext.insert(rome)
    rome.stops = [Stop(city: "Trastevere", nights: 2), Stop(city: "Monti", nights: 3)]
    container.mainContext.insert(Trip(name: "Oslo", destination: "Norway", kind: .work))
    container.mainContext.insert(Trip(name: "Bergen", destination: "Norway"))
  }

  var body: some Scene {
    WindowGroup { TripList() }.modelContainer(container)
  }
}

struct TripList: View {
  @State private var search = ""
  @State private var order = SortDescriptor(\Trip.name)

  var body: some View {
    NavigationStack {
      TripRows(sort: order, search: search)
        .searchable(text: $search)
        .navigationTitle("Trips")
        .toolbar {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort", selection: $order) {
              Text("Name").tag(SortDescriptor(\Trip.name))
              Text("Date").tag(SortDescriptor(\Trip.startDate, order: .reverse))
            }
          }
        }
    }
  }
}

struct TripRows: View {
  @Environment(\.modelContext) private var context
  @Query private var trips: [Trip]

  init(sort: SortDescriptor<Trip>, search: String) {
    _trips = Query(
      filter: #Predicate {
        if search.isEmpty { return true } else { return $0.name.localizedStandardContains(search) }
      }, sort: [sort], animation: .default)
  }

  var body: some View {
    List {
      ForEach(trips) { trip in
        NavigationLink {
          TripDetail(trip: trip)
        } label: {
          VStack(alignment: .leading) {
            Text(trip.name).font(.headline)
            Text("\(trip.destination), \(trip.stops.count) stops, \(trip.kind.rawValue)")
              .foregroundStyle(.secondary)
          }
        }
      }
      .onDelete { for index in $0 { context.delete(trips[index]) } }
    }
    .overlay { if trips.isEmpty { ContentUnavailableView.search } }
    Text("\(workCount) for work")
  }

  private var workCount: Int {
    let norway = "Norway"
    let descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate<Trip> { $0.destination == norway && $0.stops.isEmpty })
    return (try? context.fetchCount(descriptor)) ?? 0
  }
}

struct TripDetail: View {
  @Bindable var trip: Trip

  var body: some View {
    Form {
      TextField("Name", text: $trip.name)
      DatePicker("Start", selection: $trip.startDate, displayedComponents: .date)
      ForEach(trip.stops) { Text($0.city) }
    }
  }
}

#Preview(traits: .modifier(SampleTrips())) {
  TripList()
}

struct SampleTrips: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Trip(name: "Sample", destination: "Nowhere"))
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}
