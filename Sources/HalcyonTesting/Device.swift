import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A device whose window a stage has: its size, its pixels and its safe area.
public struct Device: Hashable, Sendable {
  public var name: String
  /// Points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
  /// What bars and notches cover above and below, in points.
  public var safeAreaTop: CGFloat
  public var safeAreaBottom: CGFloat

  public init(
    name: String, size: CGSize, scale: Double, safeAreaTop: CGFloat = 0,
    safeAreaBottom: CGFloat = 0
  ) {
    (self.name, self.size, self.scale) = (name, size, scale)
    (self.safeAreaTop, self.safeAreaBottom) = (safeAreaTop, safeAreaBottom)
  }

  public static let iPhoneSE = Device(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2, safeAreaTop: 20)
  public static let iPhone15 = Device(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3, safeAreaTop: 59,
    safeAreaBottom: 34)
  public static let iPhone17 = Device(
    name: "iPhone 17", size: CGSize(width: 402, height: 874), scale: 3, safeAreaTop: 62,
    safeAreaBottom: 34)
  public static let iPhone17ProMax = Device(
    name: "iPhone 17 Pro Max", size: CGSize(width: 440, height: 956), scale: 3, safeAreaTop: 62,
    safeAreaBottom: 34)
  public static let iPadAir11 = Device(
    name: "iPad Air 11", size: CGSize(width: 820, height: 1180), scale: 2, safeAreaTop: 24,
    safeAreaBottom: 20)
}

/// Light or dark, as the user has set it.
public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
