import CoreLocation
import Foundation
import Inert
import SwiftUI
import UIKit

/// What a map view tells and asks.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
    -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
}

/// A map as a view of UIKit: the plain ground of `Map`, and on it what a program puts there.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)? { didSet { contentChanged() } }
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isPitchEnabled = true
  open var isRotateEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  /// Nobody knows where the user is, and nothing is shown.
  open var showsUserLocation = false
  public let userLocation = MKUserLocation()
  open var userTrackingMode = MKUserTrackingMode.none
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var mapType = MKMapType.standard { didSet { contentChanged() } }
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { contentChanged() }
  }

  private let ground = _UIHostingView(rootView: MapViewContent())
  private var shown = MapViewContent.world
  private var seenFrom: MKMapCamera?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ground)
  }
  public required init?(coder: NSCoder) { return nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }

  // MARK: What is seen

  open var region: MKCoordinateRegion {
    get { shown }
    set { setRegion(newValue, animated: false) }
  }

  /// Moves at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    seenFrom = nil
    show(region, animated)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
  }

  open var camera: MKMapCamera {
    get {
      seenFrom
        ?? MKMapCamera(
          lookingAtCenter: shown.center,
          fromDistance: shown.span.latitudeDelta * MapGeometry.metresPerDegree, pitch: 0, heading: 0
        )
    }
    set { setCamera(newValue, animated: false) }
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    seenFrom = camera
    let distance = camera.centerCoordinateDistance
    guard distance > 0 else { return }
    show(
      MapCamera(centerCoordinate: camera.centerCoordinate, distance: distance).region, animated)
  }

  open var visibleMapRect: MKMapRect {
    get {
      MapCameraUpdateContext(
        camera: MapCamera(centerCoordinate: shown.center, distance: 0), region: shown
      ).rect
    }
    set { setRegion(MKCoordinateRegion(newValue), animated: false) }
  }
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {
    setRegion(MKCoordinateRegion(rect), animated: animated)
  }
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
    setRegion(MKCoordinateRegion(rect), animated: animated)
  }

  private func show(_ region: MKCoordinateRegion, _ animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shown = region
    contentChanged()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let point = MapProjection(shown, size: bounds.size).point(coordinate)
    return view.map { convert(point, to: $0) } ?? point
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let own = view.map { convert(point, from: $0) } ?? point
    return MapProjection(shown, size: bounds.size).coordinate(own)
  }

  // MARK: What lies on it

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    contentChanged()
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { own in annotations.contains { $0 === own } }
    contentChanged()
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
    delegate?.mapView(self, didSelect: annotation)
    delegate?.mapView(self, didSelect: view(for: annotation) ?? marker(for: annotation))
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  /// Shows all of them, with a quarter of room around.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let known = self.annotations
    addAnnotations(annotations.filter { new in !known.contains { $0 === new } })
    guard !annotations.isEmpty else { return }
    setRegion(MapViewContent.region(around: annotations.map(\.coordinate)), animated: animated)
  }

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    contentChanged()
  }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { own in overlays.contains { $0 === own } }
    contentChanged()
  }

  /// Views are made anew each time.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {}
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    delegate?.mapView(self, viewFor: annotation)
  }

  private func marker(for annotation: any MKAnnotation) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
  }

  private func contentChanged() {
    var content = MapViewContent()
    content.region = shown
    content.items = overlays.compactMap {
      (delegate?.mapView(self, rendererFor: $0) ?? MKOverlayRenderer(overlay: $0)).item
    }
    for (index, annotation) in annotations.enumerated() {
      var item = (view(for: annotation) ?? marker(for: annotation)).item(for: annotation)
      item.tag = index
      content.items.append(item)
    }
    content.isImagery =
      ![.standard, .mutedStandard].contains(mapType)
      || !(preferredConfiguration is MKStandardMapConfiguration)
    content.select = { [weak self] index in
      guard let self, annotations.indices.contains(index) else { return }
      selectAnnotation(annotations[index], animated: true)
    }
    ground.rootView = content
  }
}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// The map in a map view.
@MainActor
struct MapViewContent: View {
  static var world: MKCoordinateRegion { region(around: []) }

  var region = MapViewContent.world
  var items: [_MapItem] = []
  var isImagery = false
  var select: (Int) -> Void = { _ in }

  var body: some View {
    let selection = Binding<Int?>(get: { nil }, set: { $0.map(select) })
    Map(position: .constant(.region(region)), selection: selection) { MapItems(items) }
      .environment(\.mapIsImagery, isImagery)
  }

  static func region(around places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    Map.region(around: places)
  }
}
