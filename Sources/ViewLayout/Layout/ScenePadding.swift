import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// How much room there is between a scene's edge and what it shows.
nonisolated public struct ScenePadding: Hashable, Sendable {
  public static let minimum = ScenePadding()
}

extension View {
  /// Keeps this view as far from the edges as scenes do: 16 points on an iPhone.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)
    -> some View
  {
    scenePadding(edges)
  }

  /// Mirrors this view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(isEnabled: enabled))
  }
}

private struct DirectionFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
