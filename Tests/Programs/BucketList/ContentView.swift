import CoreLocation
import LocalAuthentication
import MapKit
import SwiftUI

struct Location: Codable, Equatable, Identifiable {
  var id: UUID
  var name: String
  var description: String
  var latitude: Double
  var longitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  static let example = Location(
    id: UUID(), name: "Buckingham Palace", description: "Lit by over 40,000 lightbulbs.",
    latitude: 51.501, longitude: -0.141)

  static func == (lhs: Location, rhs: Location) -> Bool { lhs.id == rhs.id }
}

extension ContentView {
  @Observable
  class ViewModel {
    private(set) var locations: [Location]
    var selectedPlace: Location?
    var isUnlocked = true
    let savePath = URL.documentsDirectory.appending(path: "SavedPlaces")

    init() {
      do {
        let data = try Data(contentsOf: savePath)
        locations = try JSONDecoder().decode([Location].self, from: data)
      } catch {
        locations = [.example]
      }
    }

    func save() {
      do {
        let data = try JSONEncoder().encode(locations)
        try data.write(to: savePath, options: [.atomic, .completeFileProtection])
      } catch {
        print("Unable to save data.")
      }
    }

    func addLocation(at point: CLLocationCoordinate2D) {
      locations.append(
        Location(
          id: UUID(), name: "New location", description: "", latitude: point.latitude,
          longitude: point.longitude))
      save()
    }

    func authenticate() {
      let context = LAContext()
      var error: NSError?
      if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
        context.evaluatePolicy(
          .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock your places."
        ) { success, authenticationError in
          Task { @MainActor in self.isUnlocked = success }
        }
      }
    }
  }
}

struct ContentView: View {
  let startPosition = MapCameraPosition.region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.14),
      span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)))
  @State private var viewModel = ViewModel()

  var body: some View {
    if viewModel.isUnlocked {
      MapReader { proxy in
        Map(initialPosition: startPosition) {
          ForEach(viewModel.locations) { location in
            Annotation(location.name, coordinate: location.coordinate) {
              Image(systemName: "star.circle")
                .resizable()
                .foregroundStyle(.red)
                .frame(width: 44, height: 44)
                .background(.white)
                .clipShape(.circle)
                .onLongPressGesture { viewModel.selectedPlace = location }
            }
          }
          Marker(
            "Park", systemImage: "leaf", coordinate: .init(latitude: 51.507, longitude: -0.165)
          )
          .tint(.green)
          MapCircle(center: .init(latitude: 51.49, longitude: -0.12), radius: 800)
            .foregroundStyle(.orange.opacity(0.3))
        }
        .mapStyle(.hybrid)
        .mapControls {
          MapUserLocationButton(); MapCompass()
        }
        .onTapGesture { position in
          if let coordinate = proxy.convert(position, from: .local) {
            viewModel.addLocation(at: coordinate)
          }
        }
        .sheet(item: $viewModel.selectedPlace) { place in Text(place.name) }
      }
    } else {
      Button("Unlock Places", action: viewModel.authenticate)
        .padding().background(.blue).foregroundStyle(.white).clipShape(.capsule)
    }
  }
}
