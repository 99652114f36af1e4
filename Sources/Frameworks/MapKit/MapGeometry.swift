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
