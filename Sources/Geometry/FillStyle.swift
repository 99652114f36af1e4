/// How the inside of a path is decided and how its edge is drawn.
@frozen public struct FillStyle: Hashable, Sendable {
  /// True for the even-odd rule, false for the non-zero winding rule.
  public var isEOFilled: Bool
  /// True to blend the pixels on the edge by the area that is covered.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
