import Foundation
import Geometry
import Hosting
import Jobs

/// A device whose window a stage has: its size, its pixels and its safe area. Upright.
public struct Device: Hashable, Sendable {
  public var name: String
  /// Points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
  /// What bars and notches cover above and below, in points.
  public var safeAreaTop: CGFloat
  public var safeAreaBottom: CGFloat
  /// Whether it is a tablet: its windows are of regular width, and `UIDevice` says that it is one.
  public var isPad: Bool

  public init(
    name: String, size: CGSize, scale: Double, safeAreaTop: CGFloat = 0,
    safeAreaBottom: CGFloat = 0, isPad: Bool = false
  ) {
    (self.name, self.size, self.scale) = (name, size, scale)
    (self.safeAreaTop, self.safeAreaBottom) = (safeAreaTop, safeAreaBottom)
    self.isPad = isPad
  }

  /// A device by the name that `halcyon devices` prints; capitals and spaces may be left out. Nil where
  /// no device is called so.
  public init?(named name: String) {
    guard let model = DeviceModel.named(name) else { return nil }
    self.init(model)
  }

  private init(_ model: DeviceModel) {
    self.init(
      name: model.name, size: CGSize(width: model.width, height: model.height), scale: model.scale,
      safeAreaTop: model.safeAreaTop, safeAreaBottom: model.safeAreaBottom,
      isPad: model.kind == .pad)
  }

  /// All that are known, the newest first in each family.
  public static var all: [Device] { DeviceModel.all.map(Device.init) }

  public static let iPhoneSE = known("iPhone SE")
  public static let iPhone15 = known("iPhone 15")
  public static let iPhone17 = known("iPhone 17")
  public static let iPhone17ProMax = known("iPhone 17 Pro Max")
  public static let iPadAir11 = known("iPad Air 11")

  /// The table has all that stand above, as the tests of this file say; else a phone of usual size.
  private static func known(_ name: String) -> Device {
    Device(named: name)
      ?? Device(
        name: name, size: CGSize(width: 402, height: 874), scale: 3, safeAreaTop: 62,
        safeAreaBottom: 34)
  }
}

/// Light or dark, as the user has set it.
public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
