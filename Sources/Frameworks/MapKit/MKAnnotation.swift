import CoreLocation
import Foundation
import Inert
import SwiftUI
import UIKit

/// Something at a place of a map view.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }

  /// Whether it is of that class, or of one below it.
  public func isKind<Kind: AnyObject>(of type: Kind.Type) -> Bool { self is Kind }
}

/// Where the user is, on a map that shows it: none here does.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D()
  }
  open var title: String?
  open var subtitle: String?
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  public override init() {}
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D
  open var title: String?
  open var subtitle: String?
  public override init() { coordinate = CLLocationCoordinate2D() }
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

extension MKPlacemark: MKAnnotation {}

/// How an annotation looks: its picture, centred at its place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var canShowCallout = false
  open var isSelected = false
  /// Whether a finger may carry it elsewhere; it stays where it is here.
  open var isDraggable = false {
    didSet {
      guard isDraggable else { return }
      Inert.warn("MKAnnotationView.isDraggable is left out: annotations stay where they are")
    }
  }
  /// How far a finger is in carrying it.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  open private(set) var dragState = DragState.none
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  open var clusteringIdentifier: String?
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { return nil }

  open func prepareForReuse() {}

  /// What is drawn at its place.
  func item(for annotation: any MKAnnotation) -> _MapItem {
    let picture = image.map {
      AnyView(Image(uiImage: $0).offset(x: centerOffset.x, y: centerOffset.y))
    }
    return _MapItem(
      kind: .view(
        at: annotation.coordinate, anchor: .center, title: nil,
        content: picture ?? AnyView(EmptyView())))
  }
}

// Views of registered classes. As with cells (`UITableViewCell.allocated`), an initialiser that calls another one asks
// the class at hand for it, and is reached by its symbol.
extension MKAnnotationView {
  public convenience init(_registered identifier: String) {
    self.init(annotation: nil, reuseIdentifier: identifier)
  }

  /// A view of this class.
  @_silgen_name("$s6MapKit16MKAnnotationViewC11_registeredACSS_tcfC")
  final class func allocated(_ identifier: __owned String) -> MKAnnotationView
}

/// A balloon with its tip at the place.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive

  override func item(for annotation: any MKAnnotation) -> _MapItem {
    var glyph: AnyView?
    if let glyphText { glyph = AnyView(Text(verbatim: glyphText)) }
    if let glyphImage { glyph = AnyView(Image(uiImage: glyphImage).renderingMode(.template)) }
    let title = annotation.title.map { Text(verbatim: $0) }
    let marker = Marker<Text>(title, annotation.coordinate, glyph)
    var item = marker._items()[0]
    item.tint = markerTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
    item.hidesTitle = title == nil || titleVisibility == .hidden
    return item
  }
}

/// The pins of before iOS 11 are balloons, too.
open class MKPinAnnotationView: MKMarkerAnnotationView {
  open var pinTintColor: UIColor? {
    get { markerTintColor }
    set { markerTintColor = newValue }
  }
  open var animatesDrop = false
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
