import Foundation
import Geometry
import Motion
import Pixels
import ViewGraphics
import ViewRuntime

/// What lies over content that has gone below a bar at the top: it is blurred, and shaded from the window's edge
/// on.
///
/// The shade is recorded on iOS 26 over white: 218 of 255 at the edge, 231 after half of its length, 246 after
/// three quarters, 253 at its end. How far the blur reaches is by eye.
package struct ScrollEdgeShade: View {
  /// How far the shade goes on below the bar, in points: recorded below a bar of 64.
  package static let overhang: CGFloat = 16

  nonisolated package init() {}

  package var body: some View {
    Rectangle()
      .fill(EdgeBlur())
      .mask {
        LinearGradient(
          stops: [
            Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .black, location: 0.8),
            Gradient.Stop(color: .clear, location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .overlay {
        LinearGradient(
          stops: [
            Self.stop(218, at: 0), Self.stop(231, at: 0.5), Self.stop(246, at: 0.75),
            Self.stop(255, at: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .allowsHitTesting(false)
  }

  private static func stop(_ level: Double, at place: CGFloat) -> Gradient.Stop {
    Gradient.Stop(color: .black.opacity(1 - level / 255), location: place)
  }
}

/// What lies beneath, out of focus.
nonisolated private struct EdgeBlur: ShapeStyle, PaintingStyle {
  typealias Resolved = Never

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .material(
        ResolvedMaterial(
          blurRadius: 8, saturation: 1,
          tint: ColorComponents(red: 1, green: 1, blue: 1, alpha: 0))))
  }
}
