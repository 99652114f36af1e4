import Foundation
import Geometry
import ViewGraphics
import ViewLayout
import ViewRuntime

/// The mark that leads on, back or open: two strokes as strong as the system's, which are bolder
/// than those of the symbols.
package struct Chevron: View {
  package enum Direction { case leading, trailing, upAndDown }

  package let direction: Direction
  /// The size of the letters beside it, in points.
  package let size: CGFloat
  @Environment(\.layoutDirection) private var layoutDirection

  nonisolated package init(direction: Direction, size: CGFloat) {
    self.direction = direction
    self.size = size
  }

  package var body: some View {
    ChevronShape(direction: direction)
      .stroke(style: StrokeStyle(lineWidth: size * 0.135, lineCap: .round, lineJoin: .round))
      .frame(width: size * (direction == .upAndDown ? 0.56 : 0.42), height: height)
      .padding(size * 0.08)
      .scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)
  }

  private var height: CGFloat { size * (direction == .upAndDown ? 0.98 : 0.78) }
}

/// Turns a chevron that leads on downwards while what it stands for is open.
package struct OpeningTurn: ViewModifier {
  let isOpen: Bool
  @Environment(\.layoutDirection) private var direction

  package nonisolated init(isOpen: Bool) { self.isOpen = isOpen }

  package func body(content: Content) -> some View {
    content.rotationEffect(.degrees(isOpen ? direction == .rightToLeft ? -90 : 90 : 0))
  }
}

nonisolated private struct ChevronShape: Shape {
  let direction: Chevron.Direction

  func path(in rect: CGRect) -> Path {
    var path = Path()
    switch direction {
    case .trailing:
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
    case .leading:
      path.addLines([
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.midY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ])
    case .upAndDown:
      let rise = rect.width / 2
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY + rise), CGPoint(x: rect.midX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY + rise),
      ])
      path.addLines([
        CGPoint(x: rect.minX, y: rect.maxY - rise), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY - rise),
      ])
    }
    return path
  }
}
