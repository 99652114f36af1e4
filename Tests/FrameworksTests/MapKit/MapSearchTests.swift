import CoreLocation
import Foundation
import MapKit
import Testing

@Suite("Searching and drawing maps")
@MainActor
struct MapSearchTests {
  private final class Listener: NSObject, MKLocalSearchCompleterDelegate {
    var failures = 0
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      failures += 1
    }
  }

  @Test("A look for completions fails soon after it began, once for what was typed last")
  func completer() async {
    let completer = MKLocalSearchCompleter()
    let listener = Listener()
    completer.delegate = listener
    completer.queryFragment = "Caf"
    completer.queryFragment = "Café"
    #expect(completer.isSearching && listener.failures == 0)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(!completer.isSearching && listener.failures == 1 && completer.results.isEmpty)
  }

  @Test("A picture of a map is as large as is asked, with its centre in the middle")
  func snapshot() async throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 120, height: 80)
    options.scale = 1
    let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    options.region = MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.4))
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == options.size)
    #expect(snapshot.point(for: center) == CGPoint(x: 60, y: 40))
    let corner = CLLocationCoordinate2D(latitude: 48.1, longitude: 10.8)
    let place = snapshot.point(for: corner)
    #expect(abs(place.x) < 1e-6 && abs(place.y) < 1e-6)
  }
}
