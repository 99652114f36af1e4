#if os(Linux)
import HalcyonTesting
import SwiftUI
import UIKit

/// The room for a view in a picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// The window of a device.
  case device(config: ViewImageConfig)
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As much as the view wants by itself.
  case sizeThatFits
}

/// A device as snapshot tests know it: its window, what bars cover of it, and its traits.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Hashable, Sendable { case landscape, portrait }

  public var safeArea: UIEdgeInsets
  /// Points; nil for what the view wants.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// A device of the table that `halcyon devices` prints, upright; nil where none is called so.
  public init?(device name: String) {
    guard let device = Device(named: name) else { return nil }
    self.init(
      safeArea: UIEdgeInsets(
        top: device.safeAreaTop, left: 0, bottom: device.safeAreaBottom, right: 0),
      size: device.size, traits: UITraitCollection(displayScale: device.scale))
  }
}

// The devices as swift-snapshot-testing measures them. All of its phones have text of the size medium, one step
// below what a new phone has.
extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, top: 20, orientation, sideways: .zero)
  }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 667, top: 20, orientation, sideways: .zero)
  }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 736, top: 20, orientation, sideways: .zero)
  }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 44, bottom: 34, orientation, sideways: sideways(44, 24))
  }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, top: 44, bottom: 34, orientation, sideways: sideways(44, 24))
  }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    iPhoneXsMax(orientation)
  }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, orientation, sideways: sideways(47, 21))
  }
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, top: 47, bottom: 34, orientation, sideways: sideways(47, 21))
  }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 50, bottom: 34, orientation, sideways: sideways(50, 21))
  }
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12ProMax(orientation)
  }

  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    pad(768, 1024, orientation)
  }
  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    pad(810, 1080, orientation)
  }
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    pad(834, 1112, orientation)
  }
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    pad(834, 1194, top: 24, bottom: 20, orientation)
  }
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    pad(1024, 1366, orientation)
  }

  private static func sideways(_ sides: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: sides, bottom: bottom, right: sides)
  }

  /// - Parameter sideways: the safe area of the phone that lies on its side.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0,
    _ orientation: Orientation, sideways: UIEdgeInsets
  ) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    return ViewImageConfig(
      safeArea: isUpright ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) : sideways,
      size: isUpright
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: .medium),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
      ]))
  }

  private static func pad(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0,
    _ orientation: Orientation
  ) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: isUpright
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: .medium),
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
      ]))
  }
}
#endif
