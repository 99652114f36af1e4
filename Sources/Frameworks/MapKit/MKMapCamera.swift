import CoreLocation
import Foundation
import UIKit

/// From where a map view is seen.
open class MKMapCamera: NSObject {
  open var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the centre to the eye.
  open var centerCoordinateDistance: CLLocationDistance
  /// Degrees from straight down.
  open var pitch: CGFloat
  /// Degrees clockwise from north: what is at the top.
  open var heading: CLLocationDirection

  public override convenience init() {
    self.init(
      lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
  }
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  convenience init(_ camera: MapCamera) {
    self.init(
      lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance,
      pitch: camera.pitch, heading: camera.heading)
  }

  /// Metres above the ground.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
  }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// What the ground of a map view is like.
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle: ElevationStyle
  init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle: EmphasisStyle
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// Which places of interest a map shows: none here, whatever it says.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  // It holds nothing that could change.
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
  private override init() {}
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}
