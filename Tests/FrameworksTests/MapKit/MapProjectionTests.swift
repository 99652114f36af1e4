import CoreLocation
import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@testable import MapKit

@MainActor @Observable
private final class Flight {
  var position: MapCameraPosition
  var ends = 0
  init(_ camera: MapCamera) { position = .camera(camera) }
}

private struct FlightMap: View {
  @Bindable var flight: Flight
  var body: some View {
    Map(position: $flight.position).onMapCameraChange { flight.ends += 1 }
  }
}

@Suite("Projections of maps")
@MainActor
struct MapProjectionTests {
  private let paris = CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35)
  private let size = CGSize(width: 300, height: 200)

  private func projection(heading: Double = 0, pitch: Double = 0) -> MapProjection {
    MapProjection(
      MapCamera(centerCoordinate: paris, distance: 4000, heading: heading, pitch: pitch),
      size: size)
  }

  @Test("A camera sees 2 tan 15° of its distance from the upper edge to the lower one")
  func fieldOfView() {
    let projection = projection()
    let north = projection.coordinate(CGPoint(x: 150, y: 0))
    let south = projection.coordinate(CGPoint(x: 150, y: 200))
    let metres = (north.latitude - south.latitude) * MapGeometry.metresPerDegree
    #expect(abs(metres - 4000 * 2 * tan(15 * Double.pi / 180)) < 1)
    #expect(abs(projection.camera.distance - 4000) < 1e-6)
  }

  @Test("A point's place is at that point, however the map is turned and tilted")
  func inverse() {
    for (heading, pitch) in [(0.0, 0.0), (30, 0), (0, 50), (200, 65)] {
      let projection = projection(heading: heading, pitch: pitch)
      for point in [CGPoint(x: 10, y: 15), CGPoint(x: 150, y: 100), CGPoint(x: 280, y: 190)] {
        let again = projection.point(projection.coordinate(point))
        #expect(abs(again.x - point.x) < 1e-4 && abs(again.y - point.y) < 1e-4)
      }
    }
  }

  @Test("What is at the top lies where the heading points")
  func heading() {
    let east = projection(heading: 90).coordinate(CGPoint(x: 150, y: 0))
    #expect(east.longitude > paris.longitude && abs(east.latitude - paris.latitude) < 1e-6)
    let south = projection(heading: 180).coordinate(CGPoint(x: 150, y: 0))
    #expect(south.latitude < paris.latitude && abs(south.longitude - paris.longitude) < 1e-9)
  }

  @Test("Tilted, a map shows more of what is far and less of what is near; its middle stays")
  func pitch() {
    let projection = projection(pitch: 45)
    let middle = projection.point(paris)
    #expect(abs(middle.x - 150) < 1e-6 && abs(middle.y - 100) < 1e-6)
    let far = projection.coordinate(CGPoint(x: 150, y: 50)).latitude - paris.latitude
    let near = paris.latitude - projection.coordinate(CGPoint(x: 150, y: 150)).latitude
    #expect(far > near * 1.2)
    // At the middle a metre up is cos 45° of one across.
    let step = 0.00001
    let up = projection.point(
      CLLocationCoordinate2D(latitude: paris.latitude + step, longitude: paris.longitude))
    let across = projection.point(
      CLLocationCoordinate2D(
        latitude: paris.latitude,
        longitude: paris.longitude + step / cos(paris.latitude * .pi / 180)))
    #expect(abs((100 - up.y) / (across.x - 150) - cos(Double.pi / 4)) < 0.01)
  }

  @Test("What lies under two fingers lies under them while they pull and turn")
  func anchor() {
    var movement = MapMovement(base: projection(), target: .automatic)
    movement.anchor = CGPoint(x: 60, y: 150)
    let place = movement.base.coordinate(movement.anchor)
    movement.magnification = 3
    movement.angle = 0.7
    let moved = movement.projection
    let point = moved.point(place)
    #expect(abs(point.x - 60) < 1e-4 && abs(point.y - 150) < 1e-4)
    #expect(abs(moved.scale / movement.base.scale - 3) < 1e-9)
    // Fingers that turn clockwise turn the map clockwise, so that what is at the top lies further west.
    #expect(abs(moved.heading + 0.7) < 1e-12)
  }

  @Test("A map that is pulled to the right shows what lies west")
  func pan() {
    var movement = MapMovement(base: projection(), target: .automatic)
    movement.translation = CGSize(width: 40, height: 0)
    let point = movement.projection.point(paris)
    #expect(abs(point.x - 190) < 1e-4 && abs(point.y - 100) < 1e-4)
  }

  @Test("Bounds hold the distance and the centre of a map that is moved by hand")
  func bounds() {
    let bounds = MapCameraBounds(
      centerCoordinateBounds: MKCoordinateRegion(
        center: paris, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)),
      minimumDistance: 1000, maximumDistance: 5000)
    var movement = MapMovement(base: projection(), target: .automatic)
    movement.translation = CGSize(width: 4000, height: 0)
    movement.magnification = 0.01
    let camera = bounds.clamped(movement.projection).camera
    #expect(abs(camera.distance - 5000) < 1e-6)
    #expect(abs(camera.centerCoordinate.longitude - (paris.longitude - 0.005)) < 1e-9)
  }

  @Test("Half-way between two scales lies their geometric mean")
  func animation() {
    let (near, far) = (
      projection(),
      MapProjection(
        MapCamera(centerCoordinate: paris, distance: 16000), size: size)
    )
    var middle = near
    var data = near.animatableData + far.animatableData
    data.scale(by: 0.5)
    middle.animatableData = data
    #expect(abs(middle.camera.distance - 8000) < 1e-3)
  }

  @Test("A camera that is set with an animation flies there, and its end is told once")
  func flight() throws {
    let start = MapCamera(centerCoordinate: paris, distance: 4000)
    let end = MapCamera(
      centerCoordinate: CLLocationCoordinate2D(latitude: 48.86, longitude: 2.45), distance: 4000)
    let flight = Flight(start)
    let stage = Stage(FlightMap(flight: flight), size: size)
    stage.advance(by: 0.1)
    let endsBefore = flight.ends
    stage.perform { withAnimation(.linear(duration: 1)) { flight.position = .camera(end) } }
    stage.advance(by: 0.5)
    let sight = try #require(stage.preference(MapSightKey.self))
    #expect(abs(sight.seen.camera.centerCoordinate.longitude - 2.40) < 0.002)
    #expect(abs(sight.rest.camera.centerCoordinate.longitude - 2.45) < 1e-6)
    #expect(!sight.isAtRest && flight.ends == endsBefore)
    stage.advance(by: 1)
    #expect(stage.preference(MapSightKey.self)?.isAtRest == true && flight.ends == endsBefore + 1)
  }

  @Test("A map that is moved by hand says so, until the program sets another position")
  func byHand() throws {
    let flight = Flight(MapCamera(centerCoordinate: paris, distance: 4000))
    let stage = Stage(FlightMap(flight: flight), size: size)
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100))
    stage.advance(by: 1)
    #expect(flight.position.positionedByUser && flight.position.camera == nil)
    let moved = try #require(stage.preference(MapSightKey.self))
    #expect(moved.isAtRest && moved.seen.camera.centerCoordinate.longitude < paris.longitude)
    stage.perform { flight.position = .camera(MapCamera(centerCoordinate: paris, distance: 4000)) }
    stage.advance(by: 0.1)
    let back = try #require(stage.preference(MapSightKey.self))
    #expect(abs(back.seen.camera.centerCoordinate.longitude - paris.longitude) < 1e-9)
  }
}
