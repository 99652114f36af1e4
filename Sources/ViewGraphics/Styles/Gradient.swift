import Foundation
import Pixels
import ViewRuntime

/// Colours along a line from 0 to 1.
nonisolated public struct Gradient: Hashable, Sendable {
  /// One colour and where it stands, 0…1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which neighbouring stops are blended.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, linear, perceptual }
    let kind: Kind

    /// The gamma-encoded components, as they are sent to a screen.
    public static let device = ColorSpace(kind: .device)
    /// Oklab: equal steps look equal.
    public static let perceptual = ColorSpace(kind: .perceptual)
    /// Amounts of light.
    static let linear = ColorSpace(kind: .linear)
  }

  public var stops: [Gradient.Stop]
  var space = ColorSpace.perceptual

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same gradient, blended in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  package func ramp(in environment: EnvironmentValues) -> GradientRamp {
    let interpolation: GradientRamp.Interpolation =
      switch space.kind {
      case .device: .device
      case .linear: .linear
      case .perceptual: .perceptual
      }
    return GradientRamp(
      stops: stops.map {
        GradientRamp.Stop(
          color: $0.color.resolve(in: environment).components, location: Double($0.location))
      }, interpolation: interpolation)
  }
}

/// A gradient with a blending space; painted by itself it runs from top to bottom.
nonisolated public struct AnyGradient: Hashable, ShapeStyle, Sendable, PaintingStyle {
  public typealias Resolved = Never
  var gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .gradient(
        ResolvedGradient(
          ramp: gradient.ramp(in: environment),
          geometry: .linear(start: SIMD2(0.5, 0), end: SIMD2(0.5, 1)))))
  }
}

extension Color {
  /// The standard gradient of the colour: a little lighter at its top, and as opaque.
  nonisolated public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(.lighter(self, fraction: 0.18)), self]))
  }
}
