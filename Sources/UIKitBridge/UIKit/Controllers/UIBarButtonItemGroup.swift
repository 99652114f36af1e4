import CoreAnimation
import Foundation

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: _KnownByIdentity {
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      take()
      onChange?()
    }
  }
  /// Stands for all of them where there is no room: bars here have room for all.
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false { didSet { onChange?() } }
  /// Told when other items are shown.
  var onChange: (() -> Void)?
  open var alwaysAvailable = false
  open var menuRepresentation: UIMenuElement?
  public var isDisplayingRepresentativeItem: Bool { false }

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    take()
  }

  private func take() { for item in barButtonItems { item.buttonGroup = self } }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  /// One that a person cannot take out of the bar. No bar here can be arranged by its user.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Shown from the start where `isInDefaultCustomization` says so.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// A group with this item alone.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
