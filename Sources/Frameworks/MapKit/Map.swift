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
  private let bounds: MapCameraBounds?
  private let modes: MapInteractionModes
  private let items: @MainActor () -> [_MapItem]
  private let choice: MapChoice?
  /// Told where the map is moved by hand.
  private let onMove: (@MainActor (MKCoordinateRegion) -> Void)?
  @State private var held: MapMovement?

  init(
    position: Binding<MapCameraPosition>?, initial: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil, modes: MapInteractionModes,
    items: @escaping @MainActor () -> [_MapItem] = { [] }, choice: MapChoice? = nil,
    onMove: (@MainActor (MKCoordinateRegion) -> Void)? = nil
  ) {
    self.position = position
    initialPosition = initial
    self.bounds = bounds
    self.modes = modes
    self.items = items
    self.choice = choice
    self.onMove = onMove
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position: nil, initial: initialPosition, bounds: bounds, modes: interactionModes)
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position: position, bounds: bounds, modes: interactionModes)
  }

  public init<Content: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      position: nil, initial: initialPosition, bounds: bounds, modes: interactionModes,
      items: { content()._items() })
  }

  public init<Content: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      position: position, bounds: bounds, modes: interactionModes, items: { content()._items() })
  }

  public init<Selection: Hashable, Content: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      position: nil, initial: initialPosition, bounds: bounds, modes: interactionModes,
      items: { content()._items() }, choice: MapChoice(selection))
  }

  public init<Selection: Hashable, Content: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      position: position, bounds: bounds, modes: interactionModes, items: { content()._items() },
      choice: MapChoice(selection))
  }

  /// The map of before iOS 17.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {
    self.init(coordinateRegion, interactionModes) { [] }
  }

  public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Mark
  ) where Items.Element: Identifiable {
    self.init(coordinateRegion, interactionModes) {
      annotationItems.flatMap { annotationContent($0)._mapItems() }
    }
  }

  /// Moved by hand, it says which region is seen. It cannot be turned, for which a region has no word.
  private init(
    _ region: Binding<MKCoordinateRegion>, _ modes: MapInteractionModes,
    items: @escaping @MainActor () -> [_MapItem]
  ) {
    self.init(
      position: nil, initial: .region(region.wrappedValue), modes: modes.subtracting(.rotate),
      items: items, onMove: { region.wrappedValue = $0 })
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

  /// What the program wants to be seen.
  private var target: MapCameraPosition { position?.wrappedValue ?? initialPosition }

  @MainActor public var body: some View {
    let items = items()
    GeometryReader { geometry in
      let projection = projection(of: items, geometry.size)
      MapStage(
        projection: projection, rest: projection, isHeld: held?.isUnderFinger ?? false,
        items: items, insets: geometry.safeAreaInsets, choice: choice
      )
      .contentShape(Rectangle())
      .gesture(pan(projection), including: modes.contains(.pan) ? .all : .subviews)
      .simultaneousGesture(zoom(projection), including: modes.contains(.zoom) ? .all : .subviews)
      .simultaneousGesture(turn(projection), including: modes.contains(.rotate) ? .all : .subviews)
    }
    .onAppear { Inert.note("MapKit", "the ground of maps is plain: there is no map of the Earth") }
  }

  @MainActor
  private func projection(of items: [_MapItem], _ size: CGSize) -> MapProjection {
    if let held, held.holds(for: target) {
      var projection = bounds?.clamped(held.projection) ?? held.projection
      projection.size = size
      return projection
    }
    switch target.kind {
    case .region(let region): return MapProjection(region, size: size)
    case .camera(let camera): return MapProjection(camera, size: size)
    case .automatic, .byHand:
      return MapProjection(Self.region(around: items.flatMap(\.places)), size: size)
    }
  }

  // MARK: By hand

  private func pan(_ projection: MapProjection) -> some Gesture {
    DragGesture()
      .onChanged { value in
        move(projection) { $0.translation = value.translation }
      }
      .onEnded { value in
        // It coasts to where the finger was going.
        withAnimation(.easeOut(duration: 0.6)) {
          move(projection) { $0.translation = value.predictedEndTranslation }
          rest()
        }
      }
  }

  private func zoom(_ projection: MapProjection) -> some Gesture {
    MagnifyGesture()
      .onChanged { value in
        move(projection) { movement in
          movement.anchor = value.startLocation
          movement.magnification = value.magnification
        }
      }
      .onEnded { _ in rest() }
  }

  private func turn(_ projection: MapProjection) -> some Gesture {
    // A pinch that turns a little is none.
    RotateGesture(minimumAngleDelta: .degrees(10))
      .onChanged { value in
        move(projection) { movement in
          movement.anchor = value.startLocation
          movement.angle = value.rotation.radians
        }
      }
      .onEnded { _ in rest() }
  }

  private func move(_ projection: MapProjection, _ change: (inout MapMovement) -> Void) {
    var movement: MapMovement
    if let held, held.isUnderFinger {
      movement = held
    } else {
      position?.wrappedValue = MapCameraPosition(kind: .byHand)
      movement = MapMovement(base: projection, target: target)
    }
    change(&movement)
    held = movement
    onMove?(movement.projection.region)
  }

  private func rest() { held?.isUnderFinger = false }

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

extension EnvironmentValues {
  @Entry var mapIsImagery: Bool = false
  /// What is at the top of the map around which controls stand, in radians clockwise from north.
  @Entry var mapHeading: Double = 0
}

extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View {
    environment(\.mapIsImagery, style.isImagery)
  }
  nonisolated public func mapControls<Controls: View>(@ViewBuilder _ controls: () -> Controls)
    -> some View
  {
    let controls = controls()
    return overlayPreferenceValue(MapSightKey.self, alignment: .topTrailing) { sight in
      VStack { controls }.padding(8).environment(\.mapHeading, sight?.seen.heading ?? 0)
    }
  }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    onPreferenceChange(MapSightKey.self) { sight in
      guard let sight, frequency == .continuous || sight.isAtRest else { return }
      action(MapCameraUpdateContext(camera: sight.seen.camera, region: sight.seen.region))
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
