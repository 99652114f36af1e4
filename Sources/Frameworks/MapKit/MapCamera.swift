import CoreLocation
import Foundation
import SwiftUI

/// From where a map is seen.
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
  @MainActor
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: Double(camera.pitch))
  }
  public static func == (left: Self, right: Self) -> Bool {
    left.centerCoordinate.latitude == right.centerCoordinate.latitude
      && left.centerCoordinate.longitude == right.centerCoordinate.longitude
      && left.distance == right.distance && left.heading == right.heading
      && left.pitch == right.pitch
  }
}

/// What a map shows: a region, what lies on it, or what a camera sees.
public struct MapCameraPosition: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    /// Where its user has moved the map by hand.
    case byHand
  }
  let kind: Kind
  /// Positions are alike when they show the same.
  private var key: String { "\(kind)" }

  public static let automatic = Self(kind: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
  public static func rect(_ rect: MKMapRect) -> Self { .region(MKCoordinateRegion(rect)) }
  public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// Nobody knows where the user is: the fallback.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self
  {
    fallback
  }
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  public var region: MKCoordinateRegion? {
    switch kind {
    case .region(let region): region
    default: nil
    }
  }
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// What is seen in a view of that size; nothing lies on the map.
  @MainActor
  func projection(_ size: CGSize) -> MapProjection {
    switch kind {
    case .region(let region): MapProjection(region, size: size)
    case .camera(let camera): MapProjection(camera, size: size)
    case .automatic, .byHand: MapProjection(Map.region(around: []), size: size)
    }
  }
  public var followsUserLocation: Bool { false }
  public var positionedByUser: Bool { if case .byHand = kind { true } else { false } }
}

/// Where a map can be moved by hand.
public struct MapCameraBounds: Sendable {
  private let center: MKCoordinateRegion?
  private let distances: ClosedRange<Double>

  /// - Parameters:
  ///   - minimumDistance: in metres.
  ///   - maximumDistance: in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    center = nil
    distances = Self.range(minimumDistance, maximumDistance)
  }
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    center = centerCoordinateBounds
    distances = Self.range(minimumDistance, maximumDistance)
  }
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds),
      minimumDistance: minimumDistance, maximumDistance: maximumDistance)
  }

  private static func range(_ least: Double?, _ most: Double?) -> ClosedRange<Double> {
    let least = max(1, least ?? 1)
    return least...max(least, most ?? .greatestFiniteMagnitude)
  }

  func clamped(_ projection: MapProjection) -> MapProjection {
    var camera = projection.camera
    camera.distance = min(max(camera.distance, distances.lowerBound), distances.upperBound)
    if let center {
      let half = (center.span.latitudeDelta / 2, center.span.longitudeDelta / 2)
      camera.centerCoordinate.latitude = min(
        max(camera.centerCoordinate.latitude, center.center.latitude - half.0),
        center.center.latitude + half.0)
      camera.centerCoordinate.longitude = min(
        max(camera.centerCoordinate.longitude, center.center.longitude - half.1),
        center.center.longitude + half.1)
    }
    return MapProjection(camera, size: projection.size)
  }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let pitch = Self(rawValue: 4)
  public static let rotate = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public var rect: MKMapRect {
    let projection = MapProjection(region, size: CGSize(width: 1, height: 1))
    let corner = MKMapPoint(projection.coordinate(.zero))
    let other = MKMapPoint(projection.coordinate(CGPoint(x: 1, y: 1)))
    return MKMapRect(
      x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
  }
}

public enum MapCameraUpdateFrequency: Sendable { case onEnd, continuous }

public struct MapStyle: Sendable {
  public struct Elevation: Sendable {
    public static let automatic = Self()
    public static let flat = Self()
    public static let realistic = Self()
  }
  let isImagery: Bool
  public static var standard: MapStyle { MapStyle(isImagery: false) }
  public static var hybrid: MapStyle { MapStyle(isImagery: true) }
  public static var imagery: MapStyle { MapStyle(isImagery: true) }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
  public static func imagery(elevation: Elevation) -> MapStyle { .imagery }
  public struct StandardEmphasis: Sendable {
    public static let automatic = Self()
    public static let muted = Self()
  }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = Self()
  public static let excludingAll = Self()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

public struct MKPointOfInterestCategory: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let cafe = Self(rawValue: "Cafe")
  public static let restaurant = Self(rawValue: "Restaurant")
  public static let park = Self(rawValue: "Park")
  public static let museum = Self(rawValue: "Museum")
  public static let hotel = Self(rawValue: "Hotel")
  public static let store = Self(rawValue: "Store")
}
