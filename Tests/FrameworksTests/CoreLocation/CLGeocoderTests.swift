import CoreLocation
import Foundation
import Testing

@Suite("Addresses of places")
struct CLGeocoderTests {
  @Test("Nothing is found without a network, in whatever language it is asked for")
  func network() async {
    let (geocoder, place) = (CLGeocoder(), CLLocation(latitude: 48, longitude: 11))
    let locale = Locale(identifier: "de_DE")
    await #expect(throws: CLError.self) {
      _ = try await geocoder.reverseGeocodeLocation(place, preferredLocale: locale)
    }
    await #expect(throws: CLError.self) {
      _ = try await geocoder.geocodeAddressString("Munich", in: nil, preferredLocale: locale)
    }
    var codes: [CLError.Code?] = []
    geocoder.reverseGeocodeLocation(place, preferredLocale: nil) { placemarks, error in
      if placemarks == nil { codes.append((error as? CLError)?.code) }
    }
    geocoder.geocodeAddressString("Munich", in: nil) { placemarks, error in
      if placemarks == nil { codes.append((error as? CLError)?.code) }
    }
    #expect(codes == [.network, .network])
  }
}
