import Foundation

/// An angle; positive ones turn clockwise on screen.
public struct Angle: Hashable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static let zero = Angle()
}

extension Angle: Comparable {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle {
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func * (factor: Double, angle: Angle) -> Angle {
    Angle(radians: factor * angle.radians)
  }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  public static func += (left: inout Angle, right: Angle) { left.radians += right.radians }

  public static func -= (left: inout Angle, right: Angle) { left.radians -= right.radians }

  public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }

  public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}
