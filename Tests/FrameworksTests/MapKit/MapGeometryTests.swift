import CoreLocation
import Foundation
import MapKit
import Testing

@Suite("The geometry of maps")
struct MapGeometryTests {
  @Test("The world is a square of 2²⁸ points; its middle is where equator and Greenwich meet")
  func middle() {
    #expect(MKMapSize.world.width == 268_435_456 && MKMapSize.world.height == 268_435_456)
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(middle.x - 134_217_728) < 1e-3 && abs(middle.y - 134_217_728) < 1e-3)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: -180)).x == 0)
  }

  @Test(
    "Latitudes lie where Mercator has them: y = ½ − ln tan(π/4 + φ/2) / 2π",
    arguments: [-60, 10, 45, 80])
  func mercator(latitude: Double) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 90))
    let angle = latitude * .pi / 180
    let y = 0.5 - log(tan(.pi / 4 + angle / 2)) / (2 * .pi)
    #expect(abs(point.y / 268_435_456 - y) < 1e-12)
    #expect(abs(point.x / 268_435_456 - 0.75) < 1e-12)
  }

  @Test("A point of the map is its place again")
  func back() {
    for (latitude, longitude) in [(52.5, 13.4), (-33.9, 151.2), (84, -179)] {
      let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        .coordinate
      #expect(abs(place.latitude - latitude) < 1e-9 && abs(place.longitude - longitude) < 1e-9)
    }
  }

  @Test(
    "A region of metres has as many degrees to the north, and more to the east away from the equator"
  )
  func regions() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 111_000, longitudinalMeters: 111_000)
    #expect(abs(region.span.latitudeDelta - 1) < 0.01)
    // cos 60° is a half.
    #expect(abs(region.span.longitudeDelta - 2 * region.span.latitudeDelta) < 1e-9)
  }

  @Test("A rectangle of the map has a middle, ends and a region around them")
  func rectangles() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    #expect((rect.midX, rect.midY, rect.maxX, rect.maxY) == (25, 40, 40, 60))
    let region = MKCoordinateRegion(MKMapRect.world)
    #expect(abs(region.span.longitudeDelta - 360) < 1e-9 && abs(region.center.latitude) < 1e-9)
  }
}
