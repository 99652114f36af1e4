import CoreLocation
import SwiftUI

/// How a map is moved by hand: by a finger, or by two that pull it larger and turn it.
struct MapMovement: Equatable {
  /// What was seen when it began.
  let base: MapProjection
  /// What the program wanted to be seen; when it wants something else, that holds.
  let target: MapCameraPosition
  var translation = CGSize.zero
  var magnification: CGFloat = 1
  /// In radians clockwise.
  var angle: Double = 0
  /// What stays under the fingers, in points of the map.
  var anchor: CGPoint
  var isUnderFinger = true

  init(base: MapProjection, target: MapCameraPosition) {
    (self.base, self.target) = (base, target)
    anchor = CGPoint(x: base.size.width / 2, y: base.size.height / 2)
  }

  /// Whether the map is still where it was moved to, when the program wants `target`.
  func holds(for target: MapCameraPosition) -> Bool { target == self.target }

  /// What is seen: what lay under the anchor when it began lies under it now.
  var projection: MapProjection {
    let place = base.coordinate(anchor)
    var projection = base
    // The whole Earth across at the least, a metre a point at about the most.
    projection.scale = min(max(base.scale * magnification, base.size.width), 1e8)
    projection.heading -= angle
    let point = projection.point(place)
    projection.center = projection.center(
      movedBy: CGSize(
        width: anchor.x + translation.width - point.x,
        height: anchor.y + translation.height - point.y))
    projection.center.y = min(max(projection.center.y, 0), 1)
    return projection
  }
}
