import Foundation

// Interim declarations until the full ones land; deleted then.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
}
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1); public static let vertical = Set(rawValue: 2) }
}
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8), all = Set(rawValue: 15) }
}
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  public init() {}
}
extension ProjectionTransform {
  public var isIdentity: Bool { self == ProjectionTransform() }
  public func concatenating(_ r: ProjectionTransform) -> ProjectionTransform { self }
  public mutating func invert() -> Bool { true }
}
extension CGPoint { public func applying(_ t: ProjectionTransform) -> CGPoint { self } }
extension Path { public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { true } }
