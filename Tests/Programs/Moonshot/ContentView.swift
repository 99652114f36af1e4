import SwiftUI

struct Astronaut: Codable, Identifiable {
  let id: String
  let name: String
  let description: String
}

struct Mission: Codable, Identifiable, Hashable {
  struct CrewRole: Codable, Hashable {
    let name: String
    let role: String
  }

  let id: Int
  let launchDate: Date?
  let crew: [CrewRole]
  let description: String

  var displayName: String { "Apollo \(id)" }
  var formattedLaunchDate: String {
    launchDate?.formatted(date: .abbreviated, time: .omitted) ?? "N/A"
  }
}

extension Bundle {
  func decode<T: Codable>(_ file: String) -> T {
    guard let url = self.url(forResource: file, withExtension: nil) else {
      fatalError("Failed to locate \(file) in bundle.")
    }
    guard let data = try? Data(contentsOf: url) else {
      fatalError("Failed to load \(file) from bundle.")
    }
    let decoder = JSONDecoder()
    let formatter = DateFormatter()
    formatter.dateFormat = "y-MM-dd"
    decoder.dateDecodingStrategy = .formatted(formatter)
    do {
      return try decoder.decode(T.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      fatalError(
        "Failed to decode \(file): missing key '\(key.stringValue)' – \(context.debugDescription)")
    } catch {
      fatalError("Failed to decode \(file): \(error.localizedDescription)")
    }
  }
}

extension ShapeStyle where Self == Color {
  static var darkBackground: Color { Color(red: 0.1, green: 0.1, blue: 0.2) }
  static var lightBackground: Color { Color(red: 0.2, green: 0.2, blue: 0.3) }
}

struct ContentView: View {
  let astronauts: [String: Astronaut] = Bundle.main.decode("astronauts.json")
  let missions: [Mission] = Bundle.main.decode("missions.json")
  let columns = [GridItem(.adaptive(minimum: 150))]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(missions) { mission in
            NavigationLink(value: mission) {
              VStack {
                Image(systemName: "moon.stars").resizable().scaledToFit().frame(
                  width: 100, height: 100
                ).padding()
                VStack {
                  Text(mission.displayName).font(.headline).foregroundStyle(.white)
                  Text(mission.formattedLaunchDate).font(.caption).foregroundStyle(.gray)
                }
                .padding(.vertical)
                .frame(maxWidth: .infinity)
                .background(.lightBackground)
              }
              .clipShape(.rect(cornerRadius: 10))
              .overlay(RoundedRectangle(cornerRadius: 10).stroke(.lightBackground))
            }
          }
        }
        .padding([.horizontal, .bottom])
      }
      .navigationTitle("Moonshot")
      .background(.darkBackground)
      .preferredColorScheme(.dark)
      .navigationDestination(for: Mission.self) { mission in
        Text(mission.crew.compactMap { astronauts[$0.name]?.name }.formatted(.list(type: .and)))
      }
    }
  }
}

#Preview {
  ContentView()
}
