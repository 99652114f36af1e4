import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// Where a menu to edit with is to stand.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: _KnownByIdentity {
  public let identifier: AnyHashable
  /// In points of the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable? = nil, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// How a menu to edit with comes and goes.
public typealias UIEditMenuInteractionAnimating = UIContextMenuInteractionAnimating

/// Says what a menu to edit with offers.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// A menu to edit with, opened by code. Its lines stand below one another, as those of other menus, instead of in a row.
@preconcurrency @MainActor
open class UIEditMenuInteraction: _KnownByIdentity, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var opened: OpenedMenu?
  private var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) { dismissMenu() }
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu beside the rectangle that the delegate names, else beside the configuration's point.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view,
      let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    else { return }
    let part =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    guard let opened = OpenedMenu.open(menu, beside: part, of: view) else { return }
    (self.opened, self.configuration) = (opened, configuration)
    MenuMovement.run { movement in
      self.delegate?.editMenuInteraction(
        self, willPresentMenuFor: configuration, animator: movement)
    }
    opened.onEnd = { [weak self] in
      MenuMovement.run { movement in
        guard let self else { return }
        self.delegate?.editMenuInteraction(
          self, willDismissMenuFor: configuration, animator: movement)
      }
    }
  }

  open func dismissMenu() { opened?.close() }

  /// Asks the delegate for the lines of the open menu again.
  open func reloadVisibleMenu() {
    guard let configuration else { return }
    opened?.update { [weak self] menu in
      guard let self else { return menu }
      return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        ?? menu
    }
  }

  /// An open menu stays where it is.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Where the menu was opened, in points of `view`.
  open func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }
}
