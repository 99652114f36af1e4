import Foundation
import Geometry
import ViewRuntime

/// A shape that is a rectangle with rounded corners.
public protocol RoundedRectangularShape: Shape {
  typealias Corners = RoundedRectangularShapeCorners
  /// Its corners in a rectangle of `size` points; nil where they depend on a size that is not known.
  nonisolated func corners(in size: CGSize?) -> Self.Corners?
}

/// How each corner of a rectangle is rounded.
nonisolated public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style?
  public var topTrailing: Edge.Corner.Style?
  public var bottomLeading: Edge.Corner.Style?
  public var bottomTrailing: Edge.Corner.Style?

  public init(
    topLeading: Edge.Corner.Style? = nil, topTrailing: Edge.Corner.Style? = nil,
    bottomLeading: Edge.Corner.Style? = nil, bottomTrailing: Edge.Corner.Style? = nil
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// All corners alike.
  init(_ style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  public static var concentric: Self { Self(.concentric) }
  public static func concentric(minimum: Edge.Corner.Style) -> Self {
    Self(.concentric(minimum: minimum))
  }
  public static func fixed(_ radius: CGFloat) -> Self { Self(.fixed(radius)) }

  /// In points, each with what `radius` says of its style; none is 0.
  func radii(_ radius: (Edge.Corner, Edge.Corner.Style) -> CGFloat) -> RectangleCornerRadii {
    func value(_ corner: Edge.Corner, _ style: Edge.Corner.Style?) -> CGFloat {
      style.map { radius(corner, $0) } ?? 0
    }
    return RectangleCornerRadii(
      topLeading: value(.topLeading, topLeading),
      bottomLeading: value(.bottomLeading, bottomLeading),
      bottomTrailing: value(.bottomTrailing, bottomTrailing),
      topTrailing: value(.topTrailing, topTrailing))
  }
}

extension Rectangle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
