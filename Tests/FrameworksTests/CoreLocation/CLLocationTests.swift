import CoreLocation
import Foundation
import Testing

@Suite("Places on the Earth")
struct CLLocationTests {
  private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    CLLocation(latitude: a.0, longitude: a.1)
      .distance(from: CLLocation(latitude: b.0, longitude: b.1))
  }

  @Test("A degree along a meridian is 111.2 km, along a parallel less by the cosine")
  func degrees() {
    #expect(abs(distance((0, 0), (1, 0)) - 111_195) < 600)
    #expect(abs(distance((60, 0), (60, 1)) / distance((0, 0), (0, 1)) - 0.5) < 0.001)
    #expect(distance((12, 34), (12, 34)) == 0)
  }

  @Test("Cities are as far apart as maps say, within half a per cent")
  func cities() {
    // Berlin and Paris, 878 km; London and New York, 5,570 km.
    #expect(abs(distance((52.52, 13.405), (48.8566, 2.3522)) / 878_000 - 1) < 0.005)
    #expect(abs(distance((51.5074, -0.1278), (40.7128, -74.006)) / 5_570_000 - 1) < 0.005)
  }

  @Test("The way is the shorter one, also over the date line and the poles")
  func shortest() {
    #expect(abs(distance((0, 179.5), (0, -179.5)) - distance((0, 0), (0, 1))) < 1)
    #expect(abs(distance((89, 0), (89, 180)) - distance((0, 0), (2, 0))) < 1)
  }

  @Test("Coordinates are valid within 90 degrees of latitude and 180 of longitude")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("What is not known of a place is below zero")
  func unknown() {
    let place = CLLocation(latitude: 1, longitude: 2)
    #expect((place.coordinate.latitude, place.coordinate.longitude) == (1, 2))
    #expect(place.course < 0 && place.speed < 0 && place.verticalAccuracy < 0)
  }

  @Test("A round region holds what is within its radius")
  func regions() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 100_000,
      identifier: "here")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0.89, longitude: 0)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.91)))
    #expect(region.identifier == "here" && region.notifyOnEntry && region.notifyOnExit)
  }
}
