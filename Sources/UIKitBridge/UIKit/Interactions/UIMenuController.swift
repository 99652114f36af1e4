import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewRuntime

/// A line of the menu to edit with: it sends a message to the first responder that takes it.
@preconcurrency @MainActor
open class UIMenuItem: _KnownByIdentity {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The one menu to edit with, as older programs open it. Its lines stand below one another, as those of other menus.
@preconcurrency @MainActor
open class UIMenuController: _KnownByIdentity {
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  public static let shared = UIMenuController()
  nonisolated public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  nonisolated public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  /// Where it stands, in points of the window.
  open private(set) var menuFrame = CGRect.zero
  private weak var target: (UIView)?
  private var part = CGRect.zero
  private var opened: OpenedMenu?

  private init() {}

  open var isMenuVisible: Bool {
    get { opened?.isOpen ?? false }
    set { setMenuVisible(newValue, animated: true) }
  }

  /// Opens it beside a part of a view, with those of its lines that the view or a responder behind it can perform.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    let items = (menuItems ?? []).filter {
      targetView.target(forAction: $0.action, withSender: self) != nil
    }
    let menu = UIMenu(children: items.map { UICommand(title: $0.title, action: $0.action) })
    guard let opened = OpenedMenu.open(menu, beside: targetRect, of: targetView) else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    menuFrame = opened.anchor
    self.opened = opened
    opened.onEnd = { [weak self] in
      self?.opened = nil
      NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
  }

  open func hideMenu() { opened?.close() }
  open func hideMenu(from targetView: UIView) { opened?.close() }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, part) = (targetView, targetRect)
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let target { showMenu(from: target, rect: part) }
  }

  /// Its lines are found when it opens.
  open func update() {}
}
