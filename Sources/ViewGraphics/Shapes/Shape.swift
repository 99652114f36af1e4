import Foundation
import Geometry
import Motion
import ViewRuntime

/// A 2D shape that fits itself into the rectangle it is given.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path

  /// What the shape is for.
  static var role: ShapeRole { get }

  /// What happens to it where text runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size it takes when it is proposed `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
nonisolated public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// What happens to a drawing where text runs from right to left.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  /// Drawn as in a mirror.
  case mirrors(in: LayoutDirection = .rightToLeft)

  /// As in a mirror where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the environment's foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can draw in its edge.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with each side moved inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A path is a shape that stays where it was drawn.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
