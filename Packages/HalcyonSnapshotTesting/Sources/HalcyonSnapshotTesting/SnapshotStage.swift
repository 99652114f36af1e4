#if os(Linux)
import Foundation
import HalcyonTesting
import SwiftUI
import UIKit

/// The window that a view gets for a snapshot.
@MainActor
struct SnapshotStage {
  let layout: SwiftUISnapshotLayout
  /// What the test asks for, before what the device has.
  let traits: UITraitCollection

  func stage<Content: View>(for view: Content) -> Stage {
    switch layout {
    case .device(let config):
      let traits = UITraitCollection(traitsFrom: [config.traits, traits])
      guard let size = config.size else { return fitting(view, traits) }
      return stage(
        view.safeAreaPadding(config.safeArea.sides), size: size, traits,
        top: config.safeArea.top, bottom: config.safeArea.bottom)
    case .fixed(let width, let height):
      return stage(view, size: CGSize(width: width, height: height), traits)
    case .sizeThatFits: return fitting(view, traits)
    }
  }

  /// A window as large as the view wants to be; a point at the least.
  private func fitting<Content: View>(_ view: Content, _ traits: UITraitCollection) -> Stage {
    let whole = CGSize(width: 4096, height: 4096)
    let frame =
      stage(Fitted(content: view), size: whole, traits)
      .frames(of: Fitted<Content>.self).first ?? .null
    let size = CGSize(
      width: max(1, frame.isNull ? 1 : frame.width.rounded(.up)),
      height: max(1, frame.isNull ? 1 : frame.height.rounded(.up)))
    return stage(Fitted(content: view), size: size, traits)
  }

  private func stage<Content: View>(
    _ view: Content, size: CGSize, _ traits: UITraitCollection, top: CGFloat = 0,
    bottom: CGFloat = 0
  ) -> Stage {
    Stage(
      view.modifier(SizeClasses(traits: traits)), size: size,
      device: Device(
        name: "snapshot", size: size, scale: 2, safeAreaTop: top, safeAreaBottom: bottom),
      scale: traits.displayScale > 0 ? Double(traits.displayScale) : 2,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      dynamicType: traits.preferredContentSizeCategory.dynamicType,
      layoutDirection: traits.layoutDirection.direction)
  }
}

/// A view of the size that it wants.
private struct Fitted<Content: View>: View {
  let content: Content
  var body: some View { content.fixedSize() }
}

/// Compact or regular, where the traits say it.
private struct SizeClasses: ViewModifier {
  let traits: UITraitCollection

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      if let known = traits.horizontalSizeClass.known { values.horizontalSizeClass = known }
      if let known = traits.verticalSizeClass.known { values.verticalSizeClass = known }
    }
  }
}

extension UIEdgeInsets {
  fileprivate var sides: EdgeInsets {
    EdgeInsets(top: 0, leading: left, bottom: 0, trailing: right)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var known: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  fileprivate var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension UIContentSizeCategory {
  /// As SwiftUI calls it; large where it is not said.
  fileprivate var dynamicType: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    default: .large
    }
  }
}
#endif
