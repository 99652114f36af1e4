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
    case .automatic: Self.region(around: items)
    }
  }

  /// All that lies on the map with a quarter of room around it, at least a kilometre; the world for nothing.
  @MainActor
  private static func region(around items: [_MapItem]) -> MKCoordinateRegion {
    let places = items.flatMap { item in
      switch item.kind {
      case .view(let place, _, _, _), .circle(let place, _): [place]
      case .line(let places), .area(let places): places
      }
    }
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

/// Land and the lines of a grid: a step is 1, 2 or 5 times a power of ten degrees, about 80 points.
private struct MapGround: View {
  let projection: MapProjection
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.mapIsImagery) private var isImagery

  var body: some View {
    Canvas { context, size in
      let land = isImagery ? Color(red: 0.30, green: 0.36, blue: 0.27) : Self.land(colorScheme)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(land))
      let line = isImagery ? Color.white.opacity(0.18) : Self.line(colorScheme)
      context.stroke(grid(size), with: .color(line), lineWidth: 1)
    }
  }

  private static func land(_ scheme: ColorScheme) -> Color {
    scheme == .dark
      ? Color(red: 0.17, green: 0.18, blue: 0.20) : Color(red: 0.95, green: 0.93, blue: 0.89)
  }
  private static func line(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? .white.opacity(0.1) : Color(red: 0.84, green: 0.82, blue: 0.77)
  }

  private func grid(_ size: CGSize) -> Path {
    let corner = projection.coordinate(.zero)
    let other = projection.coordinate(CGPoint(x: size.width, y: size.height))
    guard size.width > 0, other.longitude > corner.longitude else { return Path() }
    let step = Self.step((other.longitude - corner.longitude) * 80 / size.width)
    var path = Path()
    for index in Int(
      (corner.longitude / step).rounded(.up))...Int(
        max((corner.longitude / step).rounded(.up), (other.longitude / step).rounded(.down)))
    {
      let x = projection.point(
        CLLocationCoordinate2D(latitude: 0, longitude: Double(index) * step)
      ).x
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: size.height))
    }
    for index in Int(
      (other.latitude / step).rounded(.up))...Int(
        max((other.latitude / step).rounded(.up), (corner.latitude / step).rounded(.down)))
    {
      let y = projection.point(
        CLLocationCoordinate2D(latitude: Double(index) * step, longitude: 0)
      ).y
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: size.width, y: y))
    }
    return path
  }

  private static func step(_ wish: Double) -> Double {
    let power = pow(10, log10(wish).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= wish } ?? 10 * power
  }
}

/// One thing on the map.
private struct MapItemView: View {
  let item: _MapItem
  let projection: MapProjection
  let select: () -> Void

  var body: some View {
    switch item.kind {
    case .view(let place, let anchor, let title, let content):
      let point = projection.point(place)
      VStack(spacing: 2) {
        content.tint(item.tint ?? AnyShapeStyle(.red))
        if let title, !item.hidesTitle {
          title.font(.caption2.weight(.medium)).fixedSize()
            .shadow(color: .white, radius: 1)
        }
      }
      .alignmentGuide(.leading) { $0.width / 2 - point.x }
      .alignmentGuide(.top) { dimensions in
        // The content, not its title, stands at the place.
        let height = dimensions.height - (title == nil || item.hidesTitle ? 0 : 16)
        return height * anchor.y - point.y
      }
      .onTapGesture(perform: select)
    case .line(let places):
      outline(places, closed: false)
        .stroke(item.stroke ?? item.fill ?? AnyShapeStyle(.blue), style: item.strokeStyle)
    case .area(let places):
      outline(places, closed: true).fill(item.fill ?? AnyShapeStyle(.blue.opacity(0.3)))
        .overlay {
          if let stroke = item.stroke {
            outline(places, closed: true).stroke(stroke, style: item.strokeStyle)
          }
        }
    case .circle(let center, let radius):
      let size = 2 * radius * projection.pointsPerMetre(at: center)
      let point = projection.point(center)
      let circle = Path(
        ellipseIn: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
      circle.fill(item.fill ?? AnyShapeStyle(.blue.opacity(0.3)))
        .overlay {
          if let stroke = item.stroke { circle.stroke(stroke, style: item.strokeStyle) }
        }
    }
  }

  private func outline(_ places: [CLLocationCoordinate2D], closed: Bool) -> Path {
    Path { path in
      path.addLines(places.map(projection.point))
      if closed { path.closeSubpath() }
    }
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

/// Converts between places and points of a map.
@preconcurrency @MainActor
public struct MapProxy {
  fileprivate let projection: MapProjection?
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
    -> CLLocationCoordinate2D?
  { projection?.coordinate(point) }
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { projection?.point(coordinate) }
  public var region: MKCoordinateRegion? { projection?.region }
}

nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var projection: MapProjection?
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  @MainActor public var body: some View {
    content(MapProxy(projection: projection))
      .onPreferenceChange(MapProjectionKey.self) { projection = $0 }
  }
}

// MARK: - Controls

nonisolated public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "location") }
}
nonisolated public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "view.3d") }
}
/// Shown only while a map is turned, and none is here.
nonisolated public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// Shown only while a map is zoomed.
nonisolated public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

private struct MapControl: View {
  let symbol: String
  var body: some View {
    Image(systemName: symbol).foregroundStyle(.blue).frame(width: 44, height: 44)
      .background(.regularMaterial, in: .rect(cornerRadius: 8))
  }
}

// MARK: - Marks of before iOS 17

@preconcurrency @MainActor
public protocol MapAnnotationProtocol { func _mapItems() -> [_MapItem] }

public struct MapMarker: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  let tint: Color?
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }
  public func _mapItems() -> [_MapItem] {
    Marker("", coordinate: coordinate).tint(tint ?? .red).annotationTitles(.hidden)._items()
  }
}
public struct MapPin: MapAnnotationProtocol {
  let marker: MapMarker
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = MapMarker(coordinate: coordinate, tint: tint)
  }
  public func _mapItems() -> [_MapItem] { marker._mapItems() }
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  let anchor: CGPoint
  let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = anchorPoint
    self.content = content()
  }
  public func _mapItems() -> [_MapItem] {
    [
      _MapItem(
        kind: .view(
          at: coordinate, anchor: UnitPoint(x: anchor.x, y: anchor.y), title: nil,
          content: AnyView(content)))
    ]
  }
}
