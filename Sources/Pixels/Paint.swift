import Foundation
import Geometry

/// What colour each point of a shape gets. Positions are in points of the item's own coordinates.
package enum Paint: Hashable, Sendable {
  case color(ColorComponents)
  indirect case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
  indirect case radialGradient(
    GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient stretched over `bounds`; radii are fractions of its half size.
  indirect case ellipticalGradient(
    GradientRamp, bounds: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, growing clockwise on screen from the positive x axis.
  indirect case angularGradient(GradientRamp, center: CGPoint, startAngle: Double, endAngle: Double)
  indirect case image(ImagePaint)
  indirect case meshGradient(MeshPaint)
  indirect case backdrop(BackdropPaint)
}

/// What lies beneath, as it looks when the paint's turn comes, changed by filters.
package struct BackdropPaint: Hashable, Sendable {
  /// In order; lengths in points.
  package var filters: [Filter]
  /// True for all that lies beneath on the picture, false for what the
  /// isolated layer around has drawn so far.
  package var seesThroughLayers: Bool

  package init(filters: [Filter], seesThroughLayers: Bool) {
    self.filters = filters
    self.seesThroughLayers = seesThroughLayers
  }
}

/// Colours along 0…1.
package struct GradientRamp: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: ColorComponents
    package var location: Double

    package init(color: ColorComponents, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which two neighbouring stops are blended.
  package enum Interpolation: Hashable, Sendable { case device, linear, perceptual }

  package var stops: [Stop]
  package var interpolation: Interpolation

  package init(stops: [Stop], interpolation: Interpolation = .perceptual) {
    self.stops = stops
    self.interpolation = interpolation
  }
}

/// A bitmap repeated over the plane.
package struct ImagePaint: Hashable, Sendable {
  package var bitmap: Bitmap
  /// The part of the bitmap used, in pixels.
  package var source: CGRect
  /// Where one copy of that part lies, in points.
  package var tile: CGRect
  package var interpolation: ImageInterpolation
  /// False where one copy is all there is: its edge goes on beyond it, and does not mix with the opposite one.
  package var repeats = true

  package init(bitmap: Bitmap, source: CGRect, tile: CGRect, interpolation: ImageInterpolation) {
    self.bitmap = bitmap
    self.source = source
    self.tile = tile
    self.interpolation = interpolation
  }
}

/// How a bitmap is sampled between its pixels.
package enum ImageInterpolation: Hashable, Sendable { case none, low, medium, high }
