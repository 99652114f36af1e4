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
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  )
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
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
}

/// The identifier of the class whose views annotations have that nobody else gives one.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// A map as a view of UIKit: the plain ground of `Map`, and on it what a program puts there.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)? { didSet { contentChanged() } }
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  /// Makes views of registered classes, by their identifiers.
  private var makers: [String: () -> MKAnnotationView] = [:]
  open var selectedAnnotations: [any MKAnnotation] = []
  open var isZoomEnabled = true { didSet { contentChanged() } }
  open var isScrollEnabled = true { didSet { contentChanged() } }
  open var isPitchEnabled = true
  open var isRotateEnabled = true { didSet { contentChanged() } }
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
  private var shown = MapCameraPosition.region(MapViewContent.world)
  /// Where it was moved by hand.
  private var moved: MapProjection?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGround()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGround()
  }

  private func addGround() {
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(ground, at: 0)
  }

  open override func _setOutlet(_ name: String, _ value: Any) -> Bool {
    guard name == "delegate" else { return super._setOutlet(name, value) }
    delegate = value as? any MKMapViewDelegate
    return true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }

  // MARK: What is seen

  open var region: MKCoordinateRegion {
    get {
      if moved == nil, case .region(let region) = shown.kind { return region }
      return projection.region
    }
    set { setRegion(newValue, animated: false) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    show(.region(region), animated)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { MapGeometry.coordinate(projection.center) }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    if case .camera(var camera) = shown.kind {
      camera.centerCoordinate = coordinate
      show(.camera(camera), animated)
    } else {
      setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }
  }

  open var camera: MKMapCamera {
    get {
      if moved == nil, case .camera(let camera) = shown.kind { return MKMapCamera(camera) }
      return MKMapCamera(projection.camera)
    }
    set { setCamera(newValue, animated: false) }
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    guard camera.centerCoordinateDistance > 0 else { return }
    show(.camera(MapCamera(camera)), animated)
  }

  open var visibleMapRect: MKMapRect {
    get { MapCameraUpdateContext(camera: projection.camera, region: region).rect }
    set { setRegion(MKCoordinateRegion(newValue), animated: false) }
  }
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {
    setRegion(MKCoordinateRegion(rect), animated: animated)
  }
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
    setRegion(MKCoordinateRegion(rect), animated: animated)
  }

  /// What is seen now; in a square of 256 points before the view has a size.
  private var projection: MapProjection {
    let size = bounds.isEmpty ? CGSize(width: 256, height: 256) : bounds.size
    if var moved {
      moved.size = size
      return moved
    }
    return shown.projection(size)
  }

  private func show(_ position: MapCameraPosition, _ animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shown = position
    moved = nil
    // How long MapKit takes is told nowhere; by eye.
    withAnimation(animated ? .easeInOut(duration: 0.5) : nil) { contentChanged() }
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Moved by hand.
  fileprivate func wasMoved(to sight: MapSight) {
    guard sight.isHeld || moved != nil, sight.rest != moved else { return }
    if moved == nil { delegate?.mapView(self, regionWillChangeAnimated: false) }
    moved = sight.rest
    delegate?.mapViewDidChangeVisibleRegion(self)
    if !sight.isHeld { delegate?.mapView(self, regionDidChangeAnimated: true) }
  }

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let point = projection.point(coordinate)
    return view.map { convert(point, to: $0) } ?? point
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(view.map { convert(point, from: $0) } ?? point)
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

  /// A view of the class that is registered for the identifier; nil where none is. Views are made anew each time.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    makers[identifier]?()
  }

  /// The same for an annotation; a balloon where no class is registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {
    let kind = type as? MKAnnotationView.Type
    makers[name] = kind.map { kind in { kind.allocated(name) } }
    contentChanged()
  }

  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    if let view = delegate?.mapView(self, viewFor: annotation) { return view }
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    guard makers[name] != nil else { return nil }
    return dequeueReusableAnnotationView(withIdentifier: name, for: annotation)
  }

  private func marker(for annotation: any MKAnnotation) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
  }

  /// What can be done with it by hand.
  private var modes: MapInteractionModes {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    if isRotateEnabled { modes.insert(.rotate) }
    return modes
  }

  private func contentChanged() {
    var content = MapViewContent()
    content.position = shown
    content.modes = modes
    content.onSight = { [weak self] in self?.wasMoved(to: $0) }
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

  var position = MapCameraPosition.region(MapViewContent.world)
  var modes: MapInteractionModes = []
  var items: [_MapItem] = []
  var isImagery = false
  var select: (Int) -> Void = { _ in }
  var onSight: (MapSight) -> Void = { _ in }

  var body: some View {
    let selection = Binding<Int?>(get: { nil }, set: { $0.map(select) })
    Map(
      position: .constant(position), modes: modes, items: { items }, choice: MapChoice(selection)
    )
    .onPreferenceChange(MapSightKey.self) { sight in sight.map(onSight) }
    .environment(\.mapIsImagery, isImagery)
  }

  static func region(around places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    Map.region(around: places)
  }
}
