import CoreLocation
import Foundation
import SwiftUI

/// So many degrees to the north and to the east.
public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the map around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// - Parameters: metres from edge to edge.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = MapGeometry.metresPerDegree
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters
          / (degree * max(0.01, cos(center.latitude * .pi / 180)))))
  }

  public init(_ rect: MKMapRect) {
    let corner = MKMapPoint(x: rect.origin.x, y: rect.origin.y).coordinate
    let other = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: corner.latitude - other.latitude,
        longitudeDelta: other.longitude - corner.longitude))
  }
}

/// A place on the map of the world, 268 435 456 points wide, in Mercator's projection.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let unit = MapGeometry.unit(coordinate)
    self.init(x: unit.x * MKMapSize.world.width, y: unit.y * MKMapSize.world.height)
  }
  public var coordinate: CLLocationCoordinate2D {
    MapGeometry.coordinate(
      CGPoint(x: x / MKMapSize.world.width, y: y / MKMapSize.world.height))
  }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
}

/// Mercator's projection of the Earth to a square with sides of 1, from 180° west at its left and 85° north at its top.
enum MapGeometry {
  /// Of latitude: the Earth's mean circumference, 40 030 km, by 360.
  static let metresPerDegree = 2 * Double.pi * 6_371_009 / 360

  static func unit(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let latitude = min(85.051_128_78, max(-85.051_128_78, coordinate.latitude)) * .pi / 180
    return CGPoint(
      x: (coordinate.longitude + 180) / 360,
      y: 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi))
  }

  static func coordinate(_ unit: CGPoint) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * unit.y))) * 180 / .pi, longitude: unit.x * 360 - 180)
  }
}

/// Where places of a map stand in its view.
struct MapProjection: Equatable {
  var size: CGSize
  /// The middle of the view, and how many points the whole square is wide.
  var center: CGPoint
  var scale: CGFloat

  /// All of `region` is seen.
  init(_ region: MKCoordinateRegion, size: CGSize) {
    self.size = size
    let half = region.span.latitudeDelta / 2
    let top = MapGeometry.unit(
      CLLocationCoordinate2D(latitude: region.center.latitude + half, longitude: 0))
    let bottom = MapGeometry.unit(
      CLLocationCoordinate2D(latitude: region.center.latitude - half, longitude: 0))
    let width = max(1e-7, min(1, region.span.longitudeDelta / 360))
    let height = max(1e-7, bottom.y - top.y)
    scale = min(size.width / width, size.height / height)
    center = MapGeometry.unit(region.center)
  }

  /// The same map in a view that is larger by `insets`: its places stay where they are.
  func extended(by insets: EdgeInsets) -> MapProjection {
    var other = self
    other.size.width += insets.leading + insets.trailing
    other.size.height += insets.top + insets.bottom
    guard scale > 0 else { return other }
    other.center.x += (insets.trailing - insets.leading) / 2 / scale
    other.center.y += (insets.bottom - insets.top) / 2 / scale
    return other
  }

  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let unit = MapGeometry.unit(coordinate)
    return CGPoint(
      x: size.width / 2 + (unit.x - center.x) * scale,
      y: size.height / 2 + (unit.y - center.y) * scale)
  }

  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    MapGeometry.coordinate(
      CGPoint(
        x: center.x + (point.x - size.width / 2) / scale,
        y: center.y + (point.y - size.height / 2) / scale))
  }

  /// Points on the view for a metre at that place.
  func pointsPerMetre(at coordinate: CLLocationCoordinate2D) -> CGFloat {
    scale / (360 * MapGeometry.metresPerDegree * max(0.01, cos(coordinate.latitude * .pi / 180)))
  }

  var region: MKCoordinateRegion {
    let corner = coordinate(.zero)
    let other = coordinate(CGPoint(x: size.width, y: size.height))
    return MKCoordinateRegion(
      center: coordinate(CGPoint(x: size.width / 2, y: size.height / 2)),
      span: MKCoordinateSpan(
        latitudeDelta: corner.latitude - other.latitude,
        longitudeDelta: other.longitude - corner.longitude))
  }
}
