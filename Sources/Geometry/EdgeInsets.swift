import Foundation

/// How far each side of a rectangle moves inwards, in points.
@frozen public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same inset on each of `edges`, none on the others.
  package init(_ inset: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? inset : 0, leading: edges.contains(.leading) ? inset : 0,
      bottom: edges.contains(.bottom) ? inset : 0, trailing: edges.contains(.trailing) ? inset : 0)
  }

  /// Both insets along x together.
  package var horizontal: CGFloat { leading + trailing }

  /// Both insets along y together.
  package var vertical: CGFloat { top + bottom }
}

extension CGRect {
  /// This rectangle with each side moved inwards; never of negative size.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}
