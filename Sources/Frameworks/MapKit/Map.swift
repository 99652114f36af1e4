import CoreLocation
import Foundation
import Inert
import SwiftUI

/// A map. There is no map of the Earth here: what is drawn is a plain ground with its lines of latitude and
/// longitude, and on it, in their right places, all that the program puts there.
@preconcurrency @MainActor
public struct Map: View {
  private let position: Binding<MapCameraPosition>?
  private let initialPosition: MapCameraPosition
  private let items: @MainActor () -> [_MapItem]
  private let selected: (@MainActor (AnyHashable) -> Void)?
  @State private var chosen: MapCameraPosition?

  private init(
    position: Binding<MapCameraPosition>?, initial: MapCameraPosition,
    items: @escaping @MainActor () -> [_MapItem],
    selected: (@MainActor (AnyHashable) -> Void)? = nil
  ) {
    self.position = position
    initialPosition = initial
    self.items = items
    self.selected = selected
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position: nil, initial: initialPosition, items: { [] })
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position: position, initial: .automatic, items: { [] })
  }

  public init<Content: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(position: nil, initial: initialPosition, items: { content()._items() })
  }

  public init<Content: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(position: position, initial: .automatic, items: { content()._items() })
  }

  public init<Selection: Hashable, Content: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(position: nil, initial: initialPosition, items: { content()._items() }) {
      selection.wrappedValue = $0.base as? Selection
    }
  }

  public init<Selection: Hashable, Content: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(position: position, initial: .automatic, items: { content()._items() }) {
      selection.wrappedValue = $0.base as? Selection
    }
  }

  /// The map of before iOS 17.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {
    let region = coordinateRegion.wrappedValue
    self.init(position: nil, initial: .region(region), items: { [] })
  }

  public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Mark
  ) where Items.Element: Identifiable {
    let region = coordinateRegion.wrappedValue
    self.init(position: nil, initial: .region(region)) {
      annotationItems.flatMap { annotationContent($0)._mapItems() }
    }
  }

  /// - Parameter userTrackingMode: stays as it is: there is nobody to follow.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>?
  ) {
    self.init(
      coordinateRegion: coordinateRegion, interactionModes: interactionModes,
      showsUserLocation: showsUserLocation)
  }

  /// - Parameter userTrackingMode: stays as it is: there is nobody to follow.
  public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>?,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Mark
  ) where Items.Element: Identifiable {
    self.init(
      coordinateRegion: coordinateRegion, interactionModes: interactionModes,
      showsUserLocation: showsUserLocation, annotationItems: annotationItems,
      annotationContent: annotationContent)
  }

  @MainActor public var body: some View {
    let items = items()
    GeometryReader { geometry in
      let projection = MapProjection(region(of: items, geometry.size), size: geometry.size)
      // What is shown fits what nothing covers; the map goes on below bars and insets.
      let insets = geometry.safeAreaInsets
      ZStack(alignment: .topLeading) {
        let ground = projection.extended(by: insets)
        MapGround(projection: ground)
          .frame(width: ground.size.width, height: ground.size.height)
          .offset(x: -insets.leading, y: -insets.top)
        ForEach(items.indices, id: \.self) { index in
          MapItemView(item: items[index], projection: projection) {
            if let tag = items[index].tag { selected?(tag) }
          }
        }
      }
      .preference(key: MapProjectionKey.self, value: projection)
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
      .clipShape(MapEdges(insets: insets))
    }
    .onAppear { Inert.note("MapKit", "the ground of maps is plain: there is no map of the Earth") }
  }

  @MainActor
  private func region(of items: [_MapItem], _ size: CGSize) -> MKCoordinateRegion {
    switch (position?.wrappedValue ?? initialPosition).kind {
    case .region(let region): region
    case .camera(let camera): camera.region
    case .automatic: Self.region(around: items.flatMap(\.places))
    }
  }

  /// All that lies on the map with a quarter of room around it, at least a kilometre; the world for nothing.
  @MainActor
  static func region(around places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    guard let first = places.first else {
      return MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 20, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 130, longitudeDelta: 130))
    }
    var (south, north) = (first.latitude, first.latitude)
    var (west, east) = (first.longitude, first.longitude)
    for place in places {
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
      (west, east) = (min(west, place.longitude), max(east, place.longitude))
    }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (north - south) * 1.5),
        longitudeDelta: max(0.01, (east - west) * 1.5)))
  }
}

/// The projection of a map, for those around it.
struct MapProjectionKey: PreferenceKey {
  static let defaultValue: MapProjection? = nil
  static func reduce(value: inout MapProjection?, nextValue: () -> MapProjection?) {
    value = value ?? nextValue()
  }
}

/// All of a map, with what bars and insets cover.
private struct MapEdges: Shape {
  let insets: EdgeInsets

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom))
  }
}

extension EnvironmentValues {
  @Entry var mapIsImagery: Bool = false
}

extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View {
    environment(\.mapIsImagery, style.isImagery)
  }
  nonisolated public func mapControls<Controls: View>(@ViewBuilder _ controls: () -> Controls)
    -> some View
  { overlay(alignment: .topTrailing) { VStack { controls() }.padding(8) } }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    onPreferenceChange(MapProjectionKey.self) { projection in
      guard let region = projection?.region else { return }
      let distance = region.span.latitudeDelta * MapGeometry.metresPerDegree
      action(
        MapCameraUpdateContext(
          camera: MapCamera(centerCoordinate: region.center, distance: distance), region: region))
    }
  }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { (_: MapCameraUpdateContext) in action() }
  }
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?
  ) -> some View { self }
}

/// Whether a map moves along with its user.
public enum MapUserTrackingMode: Sendable { case none, follow }
