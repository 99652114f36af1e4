import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// What a menu of a view shows, and what is shown beside it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: _KnownByIdentity {
  public let identifier: Any
  /// More of what the menu is for.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  public let actionProvider: UIContextMenuActionProvider?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var badgeCount = 0

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  public init(
    identifier: Any? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu of lines that the system offers for the place: none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// How a menu comes and goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a menu goes when its preview is chosen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Opens the menu of its view when a finger stays on that for half a second, as its delegate says. The menu stands beside the
/// view as SwiftUI's do; previews are left out, which is said.
@preconcurrency @MainActor
open class UIContextMenuInteraction: _KnownByIdentity, UIInteraction {
  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var menuAppearance: Appearance { .rich }
  private var press: UILongPressGestureRecognizer?
  private var place = CGPoint.zero
  private weak var opened: OpenedMenu?

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {
    if let press { self.view?.removeGestureRecognizer(press) }
    press = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.onAction = { [weak self] in self?.pressed($0) }
    view.addGestureRecognizer(press)
    self.press = press
  }

  /// Where the finger is that asks for a menu, in points of `view`.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }
  /// Closes the menu, where it is open.
  open func dismissMenu() { opened?.close() }
  /// Shows other lines in the menu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { opened?.update(block) }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let view else { return }
    place = recognizer.location(in: view)
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: place)
    else { return }
    opened = configuration.open(beside: nil, of: view)
    guard let opened else { return }
    MenuMovement.run { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
    }
    opened.onEnd = { [weak self] in
      MenuMovement.run { movement in
        guard let self else { return }
        self.delegate?.contextMenuInteraction(
          self, willEndFor: configuration, animator: movement)
      }
    }
  }
}

extension UIContextMenuConfiguration {
  /// Opens its menu; nil where it has none.
  func open(beside part: CGRect?, of view: UIView) -> OpenedMenu? {
    if previewProvider != nil { Reports.once("the preview of a context menu is left out") }
    return actionProvider?([]).flatMap { OpenedMenu.open($0, beside: part, of: view) }
  }
}

/// Says which menu a view has.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// How a view looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: _KnownByIdentity {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground
  public init() {}
}

/// Where a lifted view lies.
@preconcurrency @MainActor
open class UIPreviewTarget: _KnownByIdentity {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view that is lifted for a menu or to be dragged.
@preconcurrency @MainActor
open class UITargetedPreview: _KnownByIdentity {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.parentView ?? view, center: view.center))
  }
}
