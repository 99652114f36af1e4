import Foundation
import Geometry

/// How far a view wants to stay from its neighbours on each side.
///
/// Each edge has a kind and, for text, a value: two texts below one another use the lower one's
/// `toText`; a text and another view use the text's `toView`.
public struct ViewSpacing: Sendable, Equatable {
  package struct EdgeSpacing: Sendable, Equatable {
    /// To a neighbour of any kind; nil for the default of 8.
    package var toView: CGFloat?
    /// To a text on the other side; nil when this edge is no text's.
    package var toText: CGFloat?
    /// True when nothing stays away from this edge, whatever it is.
    package var isNone = false

    package init(toView: CGFloat? = nil, toText: CGFloat? = nil) {
      self.toView = toView
      self.toText = toText
    }

    package static let none: EdgeSpacing = {
      var spacing = EdgeSpacing()
      spacing.isNone = true
      return spacing
    }()

    /// The larger of two wishes.
    func union(_ other: EdgeSpacing) -> EdgeSpacing {
      if isNone { return other }
      if other.isNone { return self }
      let text: CGFloat? =
        toText.flatMap { own in other.toText.map { max(own, $0) } ?? own } ?? other.toText
      if toView == nil && other.toView == nil { return EdgeSpacing(toView: nil, toText: text) }
      return EdgeSpacing(
        toView: max(toView ?? ViewSpacing.standard, other.toView ?? ViewSpacing.standard),
        toText: text)
    }
  }

  package var top = EdgeSpacing()
  package var bottom = EdgeSpacing()
  package var leading = EdgeSpacing()
  package var trailing = EdgeSpacing()

  /// The distance where neither neighbour says anything, in points.
  package static let standard: CGFloat = 8

  public init() {}

  /// No distance to anything, as around a `Spacer`.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = .none
    spacing.bottom = .none
    spacing.leading = .none
    spacing.trailing = .none
    return spacing
  }()

  /// The distance to `next`, which follows along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
    if mine.isNone || theirs.isNone { return 0 }
    if mine.toText != nil, let value = theirs.toText { return value }
    switch (mine.toView, theirs.toView) {
    case (nil, nil): return Self.standard
    case (let value?, nil), (nil, let value?): return value
    case (let a?, let b?): return max(a, b)
    }
  }

  /// Takes over the wishes of `other` on the named edges where they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Forgets what the content wishes on edges that are no longer its own: inside a frame or padding
  /// a text is no neighbour any more. A spacer stays one.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    if edges.contains(.top), !top.isNone { result.top = EdgeSpacing() }
    if edges.contains(.bottom), !bottom.isNone { result.bottom = EdgeSpacing() }
    if edges.contains(.leading), !leading.isNone { result.leading = EdgeSpacing() }
    if edges.contains(.trailing), !trailing.isNone { result.trailing = EdgeSpacing() }
    return result
  }
}
