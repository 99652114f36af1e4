import CoreLocation
import SwiftUI

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
  /// The camera that sees what is in a rectangle of the map, or all of a region.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
    projection.map { MapProjection(region, size: $0.size).camera }
  }
}

nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var projection: MapProjection?
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  @MainActor public var body: some View {
    content(MapProxy(projection: projection))
      .onPreferenceChange(MapSightKey.self) { projection = $0?.seen }
  }
}
