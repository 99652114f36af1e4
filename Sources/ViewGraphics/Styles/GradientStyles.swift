import Foundation
import Geometry
import Pixels
import ViewRuntime

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable, PaintingStyle, Equatable {
  public typealias Resolved = Never
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .gradient(
        ResolvedGradient(
          ramp: gradient.ramp(in: environment),
          geometry: .linear(start: startPoint.fraction, end: endPoint.fraction))))
  }
}

/// Where the colours of a gradient lie that says nothing of it.
package enum GradientCourse {
  /// From the top to the bottom.
  case down
  /// From the leading to the trailing edge, as along a bar.
  case along
  /// Clockwise around the middle, from the right, for a part of the turn.
  case around(turn: Double)
}

private struct GradientCourseKey: EnvironmentKey {
  static var defaultValue: GradientCourse { .down }
}

extension EnvironmentValues {
  package var gradientCourse: GradientCourse {
    get { self[GradientCourseKey.self] }
    set { self[GradientCourseKey.self] = newValue }
  }
}

/// A gradient that says nothing of its place runs from the top to the bottom; along the track of a gauge.
extension Gradient: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    switch environment.gradientCourse {
    case .down:
      LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
        .resolvedStyle(in: environment)
    case .along:
      LinearGradient(gradient: self, startPoint: .leading, endPoint: .trailing)
        .resolvedStyle(in: environment)
    case .around(let turn):
      AngularGradient(
        gradient: self, center: .center, startAngle: .zero, endAngle: .degrees(360 * turn)
      )
      .resolvedStyle(in: environment)
    }
  }
}

/// A gradient between two circles around a point; radii in points.
nonisolated public struct RadialGradient: ShapeStyle, View, Sendable, PaintingStyle, Equatable {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .gradient(
        ResolvedGradient(
          ramp: gradient.ramp(in: environment),
          geometry: .radial(
            center: center.fraction, startRadius: Double(startRadius), endRadius: Double(endRadius))
        )))
  }
}

/// A radial gradient stretched to the box it fills; radii as fractions of the box's size.
nonisolated public struct EllipticalGradient: ShapeStyle, View, Sendable, PaintingStyle, Equatable {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .gradient(
        ResolvedGradient(
          ramp: gradient.ramp(in: environment),
          geometry: .elliptical(
            center: center.fraction, startFraction: Double(startRadiusFraction),
            endFraction: Double(endRadiusFraction)))))
  }
}

/// A gradient around a point; angles grow clockwise on screen.
nonisolated public struct AngularGradient: ShapeStyle, View, Sendable, PaintingStyle, Equatable {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A conic gradient: once around from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .gradient(
        ResolvedGradient(
          ramp: gradient.ramp(in: environment),
          geometry: .angular(
            center: center.fraction, startAngle: startAngle.radians, endAngle: endAngle.radians))))
  }
}
