import Foundation
import Geometry

/// What surrounds a window: everything a host may set before its program runs.
package struct HostConfiguration: Sendable {
  package enum Appearance: String, Sendable, Codable { case light, dark }

  /// The window, in points.
  package var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package var scale: Double = 3
  /// How often a picture is shown, in frames a second: an animation's first step is no longer than one.
  package var framesPerSecond: Double = 60
  package var appearance = Appearance.light
  package var reduceMotion = false
  /// What the clock reads at time 0.
  package var startDate = Date(timeIntervalSince1970: 1_767_225_600)
  /// Folders with images and asset catalogues, searched in order.
  package var assetFolders: [URL] = []
  /// The part of each edge that bars and notches cover, in points. A headless window has none.
  package var safeAreaInsets = EdgeInsets()
  /// Whether it is a tablet's, which has more room than a phone's however the program divides it.
  package var isPad = false
  /// True for pictures that are no window: they leave `UIScreen.main` as it is.
  package var isOffscreen = false

  package init() {}
}
