import CoreLocation
import Foundation
import MapKit
import Testing
import UIKit

@Suite("Map views of UIKit")
@MainActor
struct MKMapViewTests {
  private let paris = CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35)

  private final class Listener: NSObject, MKMapViewDelegate {
    var changes = 0
    var selected: String?
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes += 1 }
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      selected = annotation.title
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKCircleRenderer(overlay: overlay)
      renderer.fillColor = .red
      return renderer
    }
  }

  private final class Pin: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      canShowCallout = true
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  @Test(
    "Annotations have views of the class that is registered: the delegate's, or the one for all")
  func registered() {
    let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let place = MKPointAnnotation()
    #expect(view.dequeueReusableAnnotationView(withIdentifier: "pin") == nil)
    #expect(view.view(for: place) == nil)
    #expect(
      view.dequeueReusableAnnotationView(withIdentifier: "pin", for: place)
        is MKMarkerAnnotationView)
    view.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
    let pin = view.dequeueReusableAnnotationView(withIdentifier: "pin", for: place)
    #expect(pin is Pin && pin.canShowCallout && pin.reuseIdentifier == "pin")
    #expect(pin.annotation === place)
    view.register(
      Pin.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    #expect(view.view(for: place) is Pin)
  }

  @Test("A camera sees an angle of 30 degrees, and is kept as it was set until a region is")
  func camera() {
    let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let listener = Listener()
    view.delegate = listener
    view.camera = MKMapCamera(
      lookingAtCenter: paris, fromDistance: 11_132, pitch: 0, heading: 0)
    #expect(abs(view.region.center.latitude - 48.86) < 1e-4)
    // A degree of latitude is 111.195 km at a mean; 2 tan 15° of the distance are seen.
    #expect(abs(view.region.span.latitudeDelta - 11_132 * 0.53590 / 111_195) < 1e-4)
    view.camera = MKMapCamera(
      lookingAtCenter: paris, fromDistance: 11_132, pitch: 45, heading: 90)
    #expect(view.camera.pitch == 45 && view.camera.heading == 90 && listener.changes == 2)
    view.region = MKCoordinateRegion(
      center: paris, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    #expect(listener.changes == 3 && view.camera.pitch == 0 && view.camera.heading == 0)
  }

  @Test("Turned by a quarter, a map has at its top what lies in the east")
  func heading() {
    let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.camera = MKMapCamera(
      lookingAtCenter: paris, fromDistance: 5000, pitch: 0, heading: 90)
    let east = view.convert(CGPoint(x: 100, y: 20), toCoordinateFrom: nil)
    #expect(east.longitude > paris.longitude && abs(east.latitude - paris.latitude) < 1e-6)
  }

  @Test("Annotations come and go, and a selected one is told")
  func annotations() {
    let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let listener = Listener()
    view.delegate = listener
    let first = MKPointAnnotation(coordinate: paris, title: "Paris")
    let other = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: 50.86, longitude: 4.35), title: "Brussels")
    view.showAnnotations([first, other], animated: false)
    #expect(view.annotations.count == 2)
    #expect(abs(view.centerCoordinate.latitude - 49.86) < 1e-9)
    view.selectAnnotation(other, animated: false)
    #expect(listener.selected == "Brussels")
    view.removeAnnotation(first)
    #expect(view.annotations.count == 1)
  }

  @Test("A place is where its point is")
  func conversion() {
    let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.setRegion(
      MKCoordinateRegion(
        center: paris, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
      animated: false)
    let point = view.convert(paris, toPointTo: nil)
    #expect(abs(point.x - 100) < 1e-6 && abs(point.y - 50) < 0.5)
    let back = view.convert(CGPoint(x: 20, y: 30), toCoordinateFrom: nil)
    let again = view.convert(back, toPointTo: nil)
    #expect(abs(again.x - 20) < 1e-6 && abs(again.y - 30) < 1e-6)
  }
}
