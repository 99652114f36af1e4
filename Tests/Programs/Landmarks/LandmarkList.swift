import MapKit
import SwiftUI

struct LandmarkList: View {
  @Environment(ModelData.self) var modelData
  @State private var showFavoritesOnly = false

  var filtered: [Landmark] {
    modelData.landmarks.filter { !showFavoritesOnly || $0.isFavorite }
  }

  var body: some View {
    NavigationSplitView {
      List {
        Toggle(isOn: $showFavoritesOnly) { Text("Favorites only") }
        ForEach(filtered) { landmark in
          NavigationLink {
            LandmarkDetail(landmark: landmark)
          } label: {
            LandmarkRow(landmark: landmark)
          }
        }
      }
      .animation(.default, value: filtered)
      .navigationTitle("Landmarks")
    } detail: {
      Text("Select a Landmark")
    }
  }
}

struct LandmarkRow: View {
  var landmark: Landmark

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(landmark.name)
        Text(landmark.park).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if landmark.isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
    }
  }
}

struct LandmarkDetail: View {
  @Environment(ModelData.self) var modelData
  var landmark: Landmark

  var index: Int { modelData.landmarks.firstIndex { $0.id == landmark.id }! }

  var body: some View {
    @Bindable var modelData = modelData
    ScrollView {
      MapView(coordinate: landmark.locationCoordinate).frame(height: 300)
      Toggle("Favorite", isOn: $modelData.landmarks[index].isFavorite)
      Text(landmark.name).font(.title)
    }
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct MapView: View {
  var coordinate: CLLocationCoordinate2D

  var body: some View {
    Map(position: .constant(.region(region)))
  }

  private var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: coordinate, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
  }
}

#Preview("Detail") {
  let modelData = ModelData()
  return LandmarkDetail(landmark: modelData.landmarks[0]).environment(modelData)
}
