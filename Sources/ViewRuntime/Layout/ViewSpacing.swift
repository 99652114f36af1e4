import Foundation
import Geometry

/// How far a view wants to stay from its neighbours on each side.
///
/// Each edge has a kind and, for text, a value: two texts below one another use the lower one's
/// `textToText`; a text and another view use the text's value towards a view.
public struct ViewSpacing: Sendable, Equatable {
  package struct EdgeSpacing: Sendable, Equatable {
    /// To a neighbour of any kind; nil for the default of 8.
    package var toView: CGFloat?
    /// To a text on the other side; nil when this edge is no text's.
    package var toText: CGFloat?

    package init(toView: CGFloat? = nil, toText: CGFloat? = nil) {
      self.toView = toView
      self.toText = toText
    }
  }

  package var top = EdgeSpacing()
  package var bottom = EdgeSpacing()
  package var leading = EdgeSpacing()
  package var trailing = EdgeSpacing()

  /// The distance where neither neighbour says anything, in points.
  package static let standard: CGFloat = 8

  public init() {}

  /// No distance to anything, as around a `Spacer` and a `Divider`'s ends.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    let none = EdgeSpacing(toView: 0, toText: 0)
    spacing.top = none
    spacing.bottom = none
    spacing.leading = none
    spacing.trailing = none
    spacing.isZero = true
    return spacing
  }()

  package var isZero = false

  /// The distance to `next`, which follows along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isZero || next.isZero { return 0 }
    let (mine, theirs) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
    if mine.toText != nil, let value = theirs.toText { return value }
    switch (mine.toView, theirs.toView) {
    case (nil, nil): return Self.standard
    case (let value?, nil), (nil, let value?): return value
    case (let a?, let b?): return max(a, b)
    }
  }

  /// Takes the edges of `other` that are named.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.trailing) { trailing = other.trailing }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
