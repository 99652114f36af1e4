import CoreLocation
import Foundation
import Inert
import SwiftUI
import UIKit

/// Something that lies over a part of a map view.
public protocol MKOverlay: MKAnnotation {}

/// Places in order.
open class MKMultiPoint: NSObject {
  let places: [CLLocationCoordinate2D]
  init(_ places: [CLLocationCoordinate2D]) { self.places = places }
  open var pointCount: Int { places.count }
  open var coordinate: CLLocationCoordinate2D {
    places.isEmpty ? CLLocationCoordinate2D() : places[places.count / 2]
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    super.init(Array(coordinates.prefix(count)))
  }
}

open class MKPolygon: MKMultiPoint, MKOverlay {
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    super.init(Array(coordinates.prefix(count)))
  }
}

open class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }
}

/// Draws an overlay: those of a program's own draw nothing.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  var item: _MapItem? {
    Inert.warn("MapKit: an MKOverlayRenderer of a program's own draws nothing")
    return nil
  }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  /// Points.
  open var lineWidth: CGFloat = 0
  open var lineCap = CGLineCap.round
  open var lineJoin = CGLineJoin.round
  open var lineDashPattern: [NSNumber]?

  fileprivate var kind: _MapItem.Kind? {
    switch overlay {
    case let line as MKPolyline: .line(line.places)
    case let area as MKPolygon: .area(area.places)
    case let circle as MKCircle: .circle(circle.coordinate, radius: circle.radius)
    default: nil
    }
  }

  override var item: _MapItem? {
    guard let kind else { return super.item }
    func style(_ color: UIColor?) -> AnyShapeStyle {
      AnyShapeStyle(color.map { Color(uiColor: $0).opacity(Double(alpha)) } ?? .clear)
    }
    let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    return _MapItem(
      kind: kind, stroke: style(strokeColor),
      strokeStyle: StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, dash: dashes),
      fill: style(fillColor))
  }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
