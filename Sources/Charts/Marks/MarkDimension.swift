import Foundation

/// How wide or high a mark is.
nonisolated public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  private init(kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The whole step less this many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A part of the whole step: 1 is all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// The length in points, of a step of `whole` points.
  func length(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .inset(let value): max(0, whole - 2 * value)
    case .ratio(let value): whole * value
    }
  }
}

/// How marks at one place are put upon each other.
nonisolated public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind
  /// One upon another, from zero: values below zero downwards.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// As parts of their sum, which is 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One upon another, with the middle of all at zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Each from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
