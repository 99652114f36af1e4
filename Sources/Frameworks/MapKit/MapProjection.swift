import CoreLocation
import Foundation
import SwiftUI

/// Where places of a map stand in its view: Mercator's square, turned, and tilted away from the eye.
struct MapProjection: Equatable {
  /// How high a camera sees: MapKit's 30 degrees, as MapLibre's `MLNAngularFieldOfView` records them.
  static let fieldOfView = 30 * Double.pi / 180
  /// How far a map can be tilted, in radians: at more the horizon would be seen.
  static let steepest = 70 * Double.pi / 180

  var size: CGSize
  /// The place in the middle of the view, on the square with sides of 1, and how many points the whole square is wide.
  var center: CGPoint
  var scale: CGFloat
  /// What is at the top, in radians clockwise from north.
  var heading: Double = 0
  /// In radians from straight down.
  var pitch: Double = 0

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

  /// What a camera sees that looks at its centre from its distance.
  init(_ camera: MapCamera, size: CGSize) {
    self.size = size
    center = MapGeometry.unit(camera.centerCoordinate)
    heading = camera.heading * .pi / 180
    pitch = min(max(0, camera.pitch * .pi / 180), Self.steepest)
    scale = 1
    let metres = max(1, camera.distance) * Self.metresSeen
    scale = size.height / metres / pointsPerMetre(at: camera.centerCoordinate)
  }

  /// From edge to edge, for a metre of distance.
  static let metresSeen = 2 * tan(fieldOfView / 2)

  /// The camera that sees this.
  var camera: MapCamera {
    let place = MapGeometry.coordinate(center)
    let metres = size.height / max(1e-12, pointsPerMetre(at: place))
    return MapCamera(
      centerCoordinate: place, distance: metres / Self.metresSeen, heading: heading * 180 / .pi,
      pitch: pitch * 180 / .pi)
  }

  /// The same map in a view that is larger by `insets`: its places stay where they are.
  ///
  /// Exact for maps that are seen from straight above; a tilted one is seen from a little further.
  func extended(by insets: EdgeInsets) -> MapProjection {
    var other = self
    other.size.width += insets.leading + insets.trailing
    other.size.height += insets.top + insets.bottom
    guard scale > 0 else { return other }
    other.center = center(
      movedBy: CGSize(
        width: (insets.leading - insets.trailing) / 2, height: (insets.top - insets.bottom) / 2))
    return other
  }

  /// The place that comes to the middle when the map is moved by so many points of the view.
  func center(movedBy distance: CGSize) -> CGPoint {
    let (x, y) = turned(-distance.width / scale, -distance.height / scale, by: heading)
    return CGPoint(x: center.x + x, y: center.y + y)
  }

  private func turned(_ x: Double, _ y: Double, by angle: Double) -> (Double, Double) {
    guard angle != 0 else { return (x, y) }
    return (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }

  /// From the eye to the middle of the map, in points.
  private var distance: Double { size.height / 2 / tan(Self.fieldOfView / 2) }

  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let unit = MapGeometry.unit(coordinate)
    var (x, y) = turned((unit.x - center.x) * scale, (unit.y - center.y) * scale, by: -heading)
    if pitch > 0 {
      // The ground is turned about the line through the middle; what comes behind the eye is kept before it.
      let nearness = distance / max(distance * 0.05, distance - y * sin(pitch))
      (x, y) = (x * nearness, y * cos(pitch) * nearness)
    }
    return CGPoint(x: size.width / 2 + x, y: size.height / 2 + y)
  }

  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    var (x, y) = (Double(point.x - size.width / 2), Double(point.y - size.height / 2))
    if pitch > 0 {
      let ground = y * distance / max(distance * 0.05, cos(pitch) * distance + y * sin(pitch))
      (x, y) = (x * (distance - ground * sin(pitch)) / distance, ground)
    }
    (x, y) = turned(x / scale, y / scale, by: heading)
    return MapGeometry.coordinate(CGPoint(x: center.x + x, y: center.y + y))
  }

  /// Points on the view for a metre at that place, were it in the middle.
  func pointsPerMetre(at coordinate: CLLocationCoordinate2D) -> CGFloat {
    scale / (360 * MapGeometry.metresPerDegree * max(0.01, cos(coordinate.latitude * .pi / 180)))
  }

  /// The places in the view's corners, from the upper left one clockwise.
  var corners: [CLLocationCoordinate2D] {
    [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)]
      .map { coordinate(CGPoint(x: $0.0, y: $0.1)) }
  }

  /// The smallest region with all that is seen.
  var region: MKCoordinateRegion {
    let corners = corners
    let (latitudes, longitudes) = (corners.map(\.latitude), corners.map(\.longitude))
    let span = MKCoordinateSpan(
      latitudeDelta: latitudes.max()! - latitudes.min()!,
      longitudeDelta: longitudes.max()! - longitudes.min()!)
    guard heading != 0 || pitch != 0 else {
      return MKCoordinateRegion(
        center: coordinate(CGPoint(x: size.width / 2, y: size.height / 2)), span: span)
    }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: latitudes.min()! + span.latitudeDelta / 2,
        longitude: longitudes.min()! + span.longitudeDelta / 2), span: span)
  }
}

extension MapProjection: Animatable {
  /// The centre in points of `MKMapPoint`, the scale by its logarithm, so that each doubling takes as long, and the angles in
  /// degrees.
  var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, AnimatablePair<Double, Double>>
    >
  {
    get {
      let world = MKMapSize.world.width
      return AnimatablePair(
        AnimatablePair(center.x * world, center.y * world),
        AnimatablePair(
          log2(max(scale, 1e-9)) * 100,
          AnimatablePair(heading * 180 / .pi, pitch * 180 / .pi)))
    }
    set {
      let world = MKMapSize.world.width
      center = CGPoint(x: newValue.first.first / world, y: newValue.first.second / world)
      scale = exp2(newValue.second.first / 100)
      heading = newValue.second.second.first * .pi / 180
      pitch = newValue.second.second.second * .pi / 180
    }
  }
}
