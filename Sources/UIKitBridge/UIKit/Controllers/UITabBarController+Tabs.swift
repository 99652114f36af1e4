import CoreAnimation
import Foundation

extension UITabBarController {
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// A list of tabs at the side, on tablets: it is not shown here.
  @preconcurrency @MainActor
  public final class Sidebar: _KnownByIdentity {
    public var isHidden = true
    public var preferredLayout = 0
  }

  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The tab of that identifier, one in a group too.
  public func tab(forIdentifier identifier: String) -> UITab? {
    var open = tabs[...]
    while let tab = open.popFirst() {
      if tab.identifier == identifier { return tab }
      if let group = tab as? UITabGroup { open += group.children }
    }
    return nil
  }

  /// The tab that is shown; nil where there are none. Setting one that is in a group chooses it there.
  public var selectedTab: UITab? {
    get { barTabs.indices.contains(selectedIndex) ? barTabs[selectedIndex] : nil }
    set {
      guard let newValue else { return }
      var tab = newValue
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      if let place = barTabs.firstIndex(where: { $0 === tab }) { selectedIndex = place }
    }
  }

  var barTabs: [UITab] { tabs.filter(\.isInBar) }

  /// Shows the controllers of its tabs as they are now, and stays with the one that is chosen.
  func tabsChanged() {
    for tab in tabs {
      tab.tabBarController = self
      for child in (tab as? UITabGroup)?.children ?? [] { child.tabBarController = self }
    }
    let chosen = selectedViewController
    viewControllers = barTabs.map { tab in
      tab.shownController ?? UIViewController(nibName: nil, bundle: nil)
    }
    if let chosen { selectedViewController = chosen }
  }

  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// Puts the accessory over the bar, on glass of its own.
  func layOutAccessory() {
    guard let accessory = bottomAccessory else {
      accessoryView?.removeFromSuperview()
      accessoryView = nil
      return
    }
    let glass = accessoryView ?? UIVisualEffectView(effect: UIGlassEffect())
    if accessoryView == nil { view.addSubview(glass) }
    accessoryView = glass
    if accessory.contentView.superview !== glass.contentView {
      for old in glass.contentView.subviews { old.removeFromSuperview() }
      glass.contentView.addSubview(accessory.contentView)
    }
    // As high and as far inside as SwiftUI's, eight points over the bar.
    let (height, margin): (CGFloat, CGFloat) = (48, 21)
    glass.frame = CGRect(
      x: margin, y: tabBar.frame.minY - height - 8,
      width: max(view.bounds.width - 2 * margin, 0), height: height)
    accessory.contentView.frame = glass.contentView.bounds
    view.bringSubviewToFront(glass)
  }
}
