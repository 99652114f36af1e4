import Foundation

/// The outline of a 2D shape: lines, quadratic and cubic Bézier curves, in points.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [Element] = []

  public init() {}

  package init(elements: [Element]) { self.elements = elements }
}
